"""The small dialogs of a battle: states, contacts, a note."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from desktop.battle_words import state_word
from desktop.dialogs.checks import Checks
from desktop.dialogs.frame import FrameDialog
from desktop.widgets.label import Label
from desktop.words import Words
from rules.battle.board import Board, Standing
from rules.battle.entries import LONGEST_NOTE
from rules.battle.head import OTHER
from rules.text import Text


@dataclass(frozen=True, slots=True)
class StateChange:
    """States that come and go."""

    add: tuple[str, ...]
    remove: tuple[str, ...]


class StatesDialog(FrameDialog):
    """The states of one figure: those of his game, those he has, and another one."""

    def __init__(self, words: Words, standing: Standing, parent: QWidget | None = None) -> None:
        title = words(Text("States of {name}", name=standing.name))
        super().__init__(words, title, words(Text("Done")), parent)
        self._standing = standing
        known = dict.fromkeys([*standing.game.labels, *standing.states])
        self._checks = Checks(words(Text("States")), self)
        lines = [(words(state_word(standing.game, state)), state, "") for state in known]
        self._checks.offer(lines, standing.states)
        self._other = QLineEdit(self)
        self._other.setAccessibleName(words(Text("Another state")))
        self._other.setMaxLength(80)
        self.parts.addWidget(self._checks, 1)
        self.parts.addWidget(Label(words(Text("Another state")), tone="muted", parent=self))
        self.parts.addWidget(self._other)
        self._checks.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(cls, words: Words, standing: Standing, parent: QWidget) -> StateChange | None:
        """What changes, or None."""
        dialog = cls(words, standing, parent)
        change = dialog.change() if dialog.accepted_once() else None
        dialog.deleteLater()
        return change

    def change(self) -> StateChange:
        """What is checked now and was not, and the other way round."""
        before = set(self._standing.states)
        wanted = [str(value) for value in self._checks.values()]
        other = self._other.text().strip()
        wanted += [other] if other else []
        add = tuple(state for state in wanted if state not in before)
        remove = tuple(state for state in self._standing.states if state not in wanted)
        return StateChange(add, remove)


class ContactsDialog(FrameDialog):
    """Whom a figure is in melee with, of the other side."""

    def __init__(
        self, words: Words, board: Board, standing: Standing, parent: QWidget | None = None
    ) -> None:
        title = words(Text("{name} is in melee with", name=standing.name))
        super().__init__(words, title, words(Text("Done")), parent)
        self._before = set(board.engaged_with(standing.id))
        self._checks = Checks(title, self)
        others = [one for one in board.side(OTHER[standing.side]) if not one.out]
        self._checks.offer([(one.name, one.id, one.side) for one in others], self._before)
        self.parts.addWidget(self._checks, 1)
        self._checks.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(
        cls, words: Words, board: Board, standing: Standing, parent: QWidget
    ) -> list[tuple[str, bool]] | None:
        """Each contact that changes, by the id of the other: whether it is there now; or None."""
        dialog = cls(words, board, standing, parent)
        changed = dialog.changed() if dialog.accepted_once() else None
        dialog.deleteLater()
        return changed

    def changed(self) -> list[tuple[str, bool]]:
        """Each contact that is not as it was."""
        now = [str(value) for value in self._checks.values()]
        begun = [(one, True) for one in now if one not in self._before]
        return begun + [(one, False) for one in sorted(self._before - set(now))]


class NoteDialog(FrameDialog):
    """A note of the players; Tab leaves the text."""

    def __init__(self, words: Words, about: str, parent: QWidget | None = None) -> None:
        title = words(Text("Note about {name}", name=about)) if about else words(Text("Note"))
        super().__init__(words, title, words(Text("Note it")), parent)
        self._text = QPlainTextEdit(self)
        self._text.setAccessibleName(title)
        self._text.setTabChangesFocus(True)
        self.parts.addWidget(self._text, 1)
        self._text.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(cls, words: Words, about: str, parent: QWidget) -> str | None:
        """What is to be noted, or None."""
        dialog = cls(words, about, parent)
        said = dialog.said() if dialog.accepted_once() else None
        dialog.deleteLater()
        return said

    def said(self) -> str:
        """What was written."""
        return self._text.toPlainText().strip()

    def accept(self) -> None:
        """Close once there is something, and not too much of it."""
        length = len(self.said())
        if not length:
            self.problem.say(self.words(Text("may not be empty")))
        elif length > LONGEST_NOTE:
            self.problem.say(self.words(Text("longer than {bound} characters", bound=LONGEST_NOTE)))
        else:
            super().accept()
