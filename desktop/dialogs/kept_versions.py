"""A list of files that can be taken back: the trash, or earlier versions of a roster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.room import open_at
from desktop.forms.tooltip import plain_tip
from desktop.widgets.button import Button
from desktop.widgets.empty import Empty
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.text import Text

MARGIN = 24
SIZE = (520, 440)
ROW = 36


@dataclass(frozen=True, slots=True)
class Kept:
    """A file with what it is called; ``at``: when it was written."""

    path: Path
    name: str
    at: datetime


class KeptVersions(InReadingOrder, QDialog):
    """Asks which file to take back."""

    def __init__(
        self, words: Words, title: str, kept: Sequence[Kept], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._kept = kept
        self._list = QListWidget(self)
        self._list.setAccessibleName(title)
        self._back = Button(words(Text("Cancel")), parent=self)
        self._act = Button(words(Text("Restore")), role="primary", parent=self)
        for one in kept:
            said = words(Text("{name}, {when}", name=one.name, when=moment(words, one.at)))
            line = QListWidgetItem(said, self._list)
            line.setSizeHint(QSize(0, ROW))
            line.setToolTip(plain_tip(f"{said}\n{one.path}"))
        self._list.setCurrentRow(0 if kept else -1)
        self._list.setVisible(bool(kept))
        self._act.setEnabled(bool(kept))
        self._lay_out(words, title)
        self._list.doubleClicked.connect(self.accept)
        self._back.clicked.connect(self.reject)
        self._act.clicked.connect(self.accept)

    @classmethod
    def ask(cls, words: Words, title: str, kept: Sequence[Kept], parent: QWidget) -> Kept | None:
        """The file to take back, or None."""
        dialog = cls(words, title, kept, parent)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.chosen() if accepted else None
        dialog.deleteLater()
        return chosen

    def chosen(self) -> Kept | None:
        """The file that is selected."""
        row = self._list.currentRow()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def _lay_out(self, words: Words, title: str) -> None:
        self.setWindowTitle(title)
        open_at(self, *SIZE)
        heading = Label(title, factor=1.2, bold=True, parent=self)
        heading.setWordWrap(True)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch()
        foot.addWidget(self._back)
        foot.addWidget(self._act)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(self._list, 1)
        if not self._kept:
            layout.addWidget(
                Empty("rosters", words(Text("There is nothing here.")), parent=self), 1
            )
        layout.addLayout(foot)
        self._back.setAutoDefault(False)
        self._act.setDefault(True)
        (self._list if self._kept else self._back).setFocus(Qt.FocusReason.OtherFocusReason)


def moment(words: Words, at: datetime) -> str:
    """A moment in the time of the machine: « 29 novembre 2026, 21:14 »."""
    local = at.astimezone()
    return words(Text("{date}, {time}", date=local.date(), time=f"{local:%H:%M}"))
