"""What there is to say of a battle's file: torn, read only, not written."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.battle_desk import BattleDesk
from desktop.console import problem_line
from desktop.failures import reason_of
from desktop.theme import give
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import InputError, Text

LOCKED_OUT = Text("Another window of Toise writes here: the battle is only shown.")


class Notices(QFrame):
    """The sentences, or nothing; where another wrote, the battle can be read again."""

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._said = Label(factor=0.9, parent=self)
        self._said.setWordWrap(True)
        self.again = Button(words(Text("Read it again")), icon="repeat", parent=self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(self._said, 1)
        layout.addWidget(self.again, 0, Qt.AlignmentFlag.AlignTop)
        self.again.clicked.connect(desk.read_again)
        for fact in (desk.battle_changed, desk.trouble_changed):
            fact.connect(self.show_notices)
        self.show_notices()

    def show_notices(self) -> None:
        """Say what there is to say."""
        self._said.setText("\n".join(self._sentences()))
        trouble, opened = self._desk.trouble is not None, self._desk.opened is not None
        give(self, panel="error" if trouble else "note")
        self.again.setVisible(opened and (trouble or self._desk.locked_out))
        self.setVisible(bool(self._said.text()))

    def _sentences(self) -> Iterator[str]:
        words, desk = self._words, self._desk
        if desk.trouble is not None:
            yield self._trouble(desk.trouble.error)
        battle = desk.opened
        if battle is None:
            return
        if desk.locked_out:
            yield words(LOCKED_OUT)
        if battle.torn is not None:
            text = Text("The last line was not written to its end: it was put aside in {file}.",
                        file=battle.torn.name)  # fmt: skip
            yield words(text)
        if battle.journal.newer:
            yield words(Text("A newer version of Toise wrote this battle: it is only shown."))
        if battle.journal.broken is not None:
            broken = problem_line(battle.journal.broken, words)
            yield words(Text("The battle is only shown, up to its {broken}", broken=broken))

    def _trouble(self, error: InputError | OSError) -> str:
        words = self._words
        assert self._desk.trouble is not None
        said = words(reason_of(error)) if isinstance(error, OSError) else problem_line(error, words)
        path = self._desk.trouble.path
        # Which folder it is can't be told from its name.
        file = path.name if path.parent == self._desk.store.folder else str(path)
        return words(Text("{file}: {problem}", file=file, problem=said))
