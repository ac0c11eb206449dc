"""The weapon: its notation, what was understood of it, or what is wrong and how to mend it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from desktop.forms.problem_line import ProblemLines
from desktop.forms.tooltip import give_tip
from desktop.theme import scaled
from desktop.views.attack.notation_field import NotationField
from desktop.widgets.button import Button
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import InputError, Text

CHIP_PADDING = 20


class NotationSection(QWidget):
    """The notation field with its label above and what it came to below.

    ``head``: the line of the label, with room for buttons.
    """

    typed = Signal(str)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        title = words(Text("Weapon, as on the card"))
        self.field = NotationField(title, self)
        self._reading = Label(factor=0.9, tone="muted", parent=self)
        self._understood = QWidget(self)
        self._invitation = Label(factor=0.9, tone="muted", parent=self)
        self._problems = ProblemLines(self)
        self.chip = Chip(self)
        self._title = Label(title, tone="muted", parent=self)
        self.head = QHBoxLayout()
        self._lay_out()
        self.field.typed.connect(self.typed)
        self.field.dismissed.connect(self.chip.hide)
        self.chip.clicked.connect(self._take)

    def show_title(self, title: str) -> None:
        """Call the weapon otherwise."""
        self._title.setText(title)
        self.field.setAccessibleName(title)

    def show_notation(self, text: str) -> None:
        """Show the weapon as it was typed."""
        self.field.show_text(text)

    def show_reading(self, text: str | None) -> None:
        """Say what was understood, or nothing."""
        self._reading.setText(text or "")
        self.field.setAccessibleDescription(text or "")
        self._understood.setVisible(bool(text))

    def show_problems(self, error: InputError | None, others: Sequence[str] = ()) -> None:
        """Show what is wrong in the notation, and what else is wrong with the weapon.

        Where nothing is typed yet, nothing is wrong: what is expected is said as an invitation.
        """
        told = [] if error is None else [self._words(error.text)]
        invited = bool(told) and not others and not self.field.text().strip()
        self._invitation.setText(told[0] if invited else "")
        self._invitation.setVisible(invited)
        wrong = [] if invited else [*told, *others]
        self._problems.say(wrong)
        self.field.show_wrong(wrong=bool(wrong))
        marked = None if invited else error
        self.field.show_error(marked.column if marked else None, marked.length if marked else 1)
        self._suggest(error.suggestion if error else None)
        if told:
            self.field.setAccessibleDescription(told[0])

    def reading(self) -> str:
        """What is said to be understood."""
        return self._reading.text()

    def problems(self) -> list[str]:
        """What is said to be wrong."""
        return self._problems.texts()

    def _lay_out(self) -> None:
        for label in (self._reading, self._invitation):
            label.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        self.head.setSpacing(0)
        self.head.addWidget(self._title, 1)
        layout.addLayout(self.head)
        layout.addWidget(self.field)
        layout.addWidget(self._understood)
        layout.addWidget(self._invitation)
        layout.addWidget(self._problems)
        layout.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self._understood)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        check = IconLabel("check", self._words(Text("read")), ink="positive", parent=self)
        row.addWidget(check, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._reading, 1)

    def _suggest(self, text: str | None) -> None:
        self.field.suggest(text)
        if text is None:
            self.chip.hide()
            return
        name = self._words(Text("Take “{suggestion}” (Tab)", suggestion=text))
        self.chip.suggest(text, name)

    def _take(self) -> None:
        self.field.setFocus()
        self.field.take_suggestion()


class Chip(Button):
    """A suggestion, cut where it is too long; by keyboard the field takes it with Tab."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", role="chip", icon="check", parent=parent)
        self._host = parent
        self._whole = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._set_font()
        self.hide()

    def suggest(self, text: str, name: str) -> None:
        """Show a suggestion."""
        self._whole = text
        self.setAccessibleName(name)
        give_tip(self, name)
        self._cut()
        self.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._set_font()

    def _set_font(self) -> None:
        self.setFont(scaled(QApplication.font(), 0.9))

    def _cut(self) -> None:
        room = self._host.width() - self.iconSize().width() - CHIP_PADDING
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideMiddle, room)
        self.setText(shown.replace("&", "&&"))
