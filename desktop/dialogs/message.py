"""The look of everything the program asks or says in a box of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.forms.tooltip import give_tip
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder

MARGIN = 24
WIDTH = 420
LONGEST_WORD = 48


class Message(InReadingOrder, QDialog):
    """A bold title, a sentence, and for each answer a button; the last of them is the default.

    ``answers``: the words of a button and its role, three at most.
    """

    def __init__(
        self,
        title: str,
        sentence: str,
        answers: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(WIDTH)
        self.setAccessibleDescription(sentence)
        self._buttons = [
            Button(words, role=role, name=words, parent=self) for words, role in answers
        ]
        for at, button in enumerate(self._buttons):
            button.setAutoDefault(False)
            button.clicked.connect(lambda *_, at=at: self.done(at + 1))
        self._buttons[-1].setDefault(True)
        self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        self._lay_out(title, sentence)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def ask(self) -> int | None:
        """The place of the answer given, or None where the box was only sent away."""
        answer = self.exec()
        return answer - 1 if answer else None

    def _lay_out(self, title: str, sentence: str) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        for button in self._buttons:
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        heading = Label(_cut(title), factor=1.2, bold=True, parent=self)
        give_tip(heading, title)
        for said in (heading, Label(sentence, tone="muted", parent=self)):
            said.setWordWrap(True)
            said.setVisible(bool(said.text()))
            layout.addWidget(said)
        layout.addSpacing(4)
        layout.addLayout(row)


def _cut(title: str) -> str:
    """The title with words (names, paths) too long for any line cut in the middle."""
    half = LONGEST_WORD // 2
    words = title.split(" ")
    return " ".join(one if len(one) <= 2 * half else f"{one[:half]}…{one[-half:]}" for one in words)
