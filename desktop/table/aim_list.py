"""The best places to aim at in words, for the keyboard: Enter or a click takes one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.forms.tooltip import plain_tip
from desktop.table.aim_delegate import HEAD, AimDelegate
from desktop.table.aim_sweep import Survey
from desktop.table.aim_words import gain_words, spot_words
from desktop.words import Words
from rules.text import Text

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BETWEEN = " · "


class AimList(QListWidget):
    """A line for each of the best places, numbered as their marks on the map."""

    aim_chosen = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._survey: Survey | None = None
        self.setAccessibleName(words(Text("The best places to aim at")))
        self.setItemDelegate(AimDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._take)

    def show_survey(self, survey: Survey | None) -> None:
        """Show what was found; None empties the list."""
        self.clear()
        self._survey = survey
        if survey is None:
            return
        for number, spot in enumerate(survey.spots, 1):
            gain = gain_words(self._words, survey.prospect, spot.aim.worth)
            said = spot_words(self._words, survey.prospect, spot)
            self._add(f"{number} ▲ {gain}", said)
        if not survey.spots:
            self._add("", self._words(_nowhere(survey))).setFlags(Qt.ItemFlag.NoItemFlags)
        self.setCurrentRow(0)

    def show_laid(self, document: dict[str, Any]) -> None:
        """Highlight the place on which the template lies in an engagement, or none."""
        spots = self._survey.spots if self._survey else ()
        laid = (row for row, spot in enumerate(spots) if spot.aim.place.lay(document) == document)
        self.setCurrentRow(next(laid, -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.currentItem() is not None:
            self._take(self.currentItem())
        else:
            super().keyPressEvent(event)

    def _add(self, head: str, said: str) -> QListWidgetItem:
        line = QListWidgetItem(said.replace("\n", BETWEEN), self)
        line.setData(HEAD, head)
        line.setToolTip(plain_tip(said).replace("\n", "<br>"))
        told = f"{head}, {said}" if head else said
        line.setData(Qt.ItemDataRole.AccessibleTextRole, told.replace("\n", ", "))
        return line

    def _take(self, line: QListWidgetItem) -> None:
        if self._survey is not None and self._survey.spots:
            self.aim_chosen.emit(self._survey.spots[self.row(line)].aim)


def _nowhere(survey: Survey) -> Text:
    if survey.prospect.unit == "out":
        return Text("Nowhere are more of theirs taken out than of ours.")
    if survey.prospect.unit == "figures":
        return Text("Nowhere are more of theirs affected than of ours.")
    return Text("Nowhere is more taken from theirs than from ours.")
