"""How a battle begins, who comes in later, how it ends: what needs the rosters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from desktop.battle_desk import BattleDesk
from desktop.battle_history import write_history
from desktop.console import problem_line
from desktop.dialogs.ask import tell
from desktop.dialogs.battle_end import EndDialog
from desktop.dialogs.new_battle import NewBattle, NewBattleDialog
from desktop.dialogs.profile_picker import ProfilePicker
from desktop.failures import reason_of
from desktop.roster_library import Library
from desktop.seeds import drawn_seed
from desktop.trouble import TroubleError
from desktop.views.battle.notices import LOCKED_OUT
from desktop.views.battle.place import BattleView
from desktop.words import Words
from rules.battle.board import Standing
from rules.battle.entries import Injury
from rules.battle.sides import figures_of_profile, new_battle
from rules.json_reading import Json
from rules.text import Text

MOST_NEWCOMERS = 40


@dataclass(frozen=True, slots=True)
class RosterShelf:
    """The rosters and the place that shows them: ``save`` before they are read, ``reload`` after.

    ``reload`` is told the files that were written.
    """

    store: Library
    save: Callable[[], object]
    reload: Callable[[list[Path]], object]


class BattleEnds(QObject):
    """Connects the wishes that read rosters, or write to them."""

    def __init__(self, words: Words, view: BattleView, rosters: RosterShelf) -> None:
        super().__init__(view)
        self._words, self._view, self._rosters = words, view, rosters
        self._desk: BattleDesk = view.desk
        self._was_over = False

    def connect_wishes(self) -> None:
        """Connect every wish, and keep the rosters in step with the end of the battle."""
        self._view.new_wanted.connect(self.begin)
        self._view.head.join_wanted.connect(self.join)
        self._view.head.end_wanted.connect(self.end)
        self._desk.battle_changed.connect(self._keep_history)
        # The end may have been the last that was written before the program was killed.
        self._keep_history()

    def begin(self) -> None:
        """Ask for the two rosters of a new battle, and begin it."""
        if self._desk.locked_out:
            self._view.toast.say(self._words(LOCKED_OUT))
            return
        self._rosters.save()
        library = self._rosters.store
        try:
            library.open_folder()
            asked = NewBattleDialog.ask(self._words, library.shelf(), self._parent())
            if asked is not None:
                self._desk.create(self._head(asked))
        except TroubleError as trouble:
            self._tell(trouble)

    def join(self, side: str) -> None:
        """Ask who joins a side, of any roster of the game."""
        timeline, words = self._desk.timeline, self._words
        if timeline is None or not self._desk.can_add:
            return
        name = next(one.name for one in timeline.head.sides if one.id == side)
        self._rosters.save()
        picker = ProfilePicker(
            words, self._rosters.store, timeline.system, room=MOST_NEWCOMERS,
            parent=self._parent(),
        )  # fmt: skip
        picker.setWindowTitle(words(Text("Figures join {side}…", side=name)))
        accepted = picker.exec() == QDialog.DialogCode.Accepted
        picked = picker.picked() if accepted else None
        picker.deleteLater()
        for profile in picked.profiles if picked is not None else ():
            self._let_in(profile, side)

    def end(self) -> None:
        """Ask how the battle ended; injuries come before the end, and then into the rosters."""
        desk, head = self._desk, self._desk.head
        if head is None or desk.board is None or not desk.can_add:
            return
        ending = EndDialog.ask(self._words, head, self._hurt(), drawn_seed, self._parent())
        if ending is None:
            return
        for hurt in ending.injuries:
            desk.add("injury", figure=hurt.figure, table=hurt.table, dice=list(hurt.dice),
                     outcome=hurt.outcome, source=hurt.source)  # fmt: skip
        desk.add("end", winner=ending.winner)

    def _hurt(self) -> list[Standing]:
        """Who is out of action and has no injury yet, where the game has injuries."""
        timeline, board = self._desk.timeline, self._desk.board
        assert timeline is not None
        assert board is not None
        told = {entry.figure for entry in timeline.live if isinstance(entry, Injury)}
        return [
            one
            for one in board.standings.values()
            if one.game.injuries is not None
            and one.game.is_out(one.condition)
            and one.id not in told
        ]

    def _head(self, asked: NewBattle) -> Json:
        opened = [self._rosters.store.read(path).reading for path in asked.rosters]
        documents = (opened[0].document, opened[1].document)
        return new_battle(opened[0].system, asked.name, documents, self._desk.store.new_id)

    def _let_in(self, profile: Json, side: str) -> None:
        """One entry for each figure."""
        timeline = self._desk.timeline
        assert timeline is not None
        names = {fighter.name for fighter in timeline.fighters.values()}
        for figure in figures_of_profile(profile, names):
            identity = next(f"f{n}" for n in count(1) if f"f{n}" not in timeline.fighters)
            self._desk.add("join", side=side, figure={"id": identity} | figure)

    def _keep_history(self) -> None:
        """Once the battle is over, or no longer, the rosters say so."""
        if self._desk.over == self._was_over:
            return
        self._was_over = self._desk.over
        timeline = self._desk.timeline
        if timeline is None or timeline.system.battle is None or self._desk.locked_out:
            return
        if timeline.system.battle.injuries is None:
            return
        self._rosters.save()
        try:
            written = write_history(self._rosters.store, timeline, self._words)
        except TroubleError as trouble:
            self._tell(trouble)
            return
        self._rosters.reload(written)
        if written and self._desk.over:
            said = Text("The injuries stand in %n roster(s).", None, len(written))
            self._view.toast.say(self._words(said))

    def _tell(self, trouble: TroubleError) -> None:
        words, error = self._words, trouble.error
        said = words(Text("“{name}” can't be read or written.", name=trouble.path.name))
        why = words(reason_of(error)) if isinstance(error, OSError) else problem_line(error, words)
        tell(self._parent(), words, said, why)

    def _parent(self) -> QWidget:
        return self._view.window()
