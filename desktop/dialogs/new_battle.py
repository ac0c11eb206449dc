"""The dialog « Nouvelle bataille »: its name, its game, the rosters of both sides."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.dialogs.frame import FrameDialog
from desktop.store import Shelved
from desktop.widgets.choice import Choice
from desktop.words import Words
from rules.naming import LONGEST_NAME
from rules.systems import load
from rules.text import Text

LONGEST = 200


@dataclass(frozen=True, slots=True)
class NewBattle:
    """What a battle begins with: the files of the two rosters, ours first."""

    name: str
    rosters: tuple[Path, Path]


class NewBattleDialog(FrameDialog):
    """Asks for a name and two rosters of one game."""

    def __init__(self, words: Words, shelf: list[Shelved], parent: QWidget | None = None) -> None:
        title, act = words(Text("New battle")), words(Text("Begin"))
        super().__init__(words, title, act, parent)
        self._shelf = [one for one in shelf if one.system is not None]
        self._name = QLineEdit(words(Text("Battle")), self)
        self._name.setAccessibleName(words(Text("Name")))
        self._name.setMaxLength(LONGEST_NAME)
        self._system = Choice(words(Text("Game")), self._games(), parent=self)
        self._ours = Choice(words(Text("Our roster")), parent=self)
        self._theirs = Choice(words(Text("Their roster")), parent=self)
        self.add_row(Text("Name"), self._name)
        self.add_row(Text("Game"), self._system)
        self.add_row(Text("Our roster"), self._ours)
        self.add_row(Text("Their roster"), self._theirs)
        self._system.value_chosen.connect(self._show_rosters)
        self._show_rosters()
        self._name.selectAll()
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(cls, words: Words, shelf: list[Shelved], parent: QWidget) -> NewBattle | None:
        """What the battle begins with, or None."""
        dialog = cls(words, shelf, parent)
        asked = dialog.asked() if dialog.accepted_once() else None
        dialog.deleteLater()
        return asked

    def asked(self) -> NewBattle | None:
        """What is chosen now, or None where a roster is missing."""
        ours, theirs = self._ours.value(), self._theirs.value()
        if not (isinstance(ours, Path) and isinstance(theirs, Path)):
            return None
        return NewBattle(self._name.text().strip(), (ours, theirs))

    def accept(self) -> None:
        """Close once there is a name and there are rosters."""
        asked = self.asked()
        if asked is None:
            self.problem.say(self.words(Text("A battle needs a roster of this game first.")))
        elif not asked.name:
            self.problem.say(self.words(Text("A battle needs a name.")))
        else:
            super().accept()

    def _games(self) -> list[tuple[str, object]]:
        """The games with rosters, those with the most first."""
        played = [game for game in load().values() if game.battle is not None]
        counted = {game.id: sum(one.system is game for one in self._shelf) for game in played}
        played.sort(key=lambda game: -counted[game.id])
        return [(self.words.label(game.name), game.id) for game in played]

    def _show_rosters(self) -> None:
        wanted = self._system.value()
        found = [
            (one.name, one.path) for one in self._shelf if one.system and one.system.id == wanted
        ]
        for choice in (self._ours, self._theirs):
            choice.set_options(found)
            choice.setEnabled(bool(found))
        if len(found) > 1:
            self._theirs.set_value(found[1][1])
        self.problem.say(None)
