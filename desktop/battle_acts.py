"""What is wished in the place « Bataille », carried out: the way to Résoudre and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.battle_desk import BattleDesk
from desktop.battle_in_hand import AttackInHand
from desktop.battle_result import offer_of
from desktop.dialogs.ask import ask_before
from desktop.dialogs.battle_apply import ApplyDialog
from desktop.dialogs.battle_attack import AttackDialog
from desktop.dialogs.battle_mend import MendDialog
from desktop.dialogs.battle_small import ContactsDialog, NoteDialog, StatesDialog
from desktop.open_elsewhere import open_elsewhere
from desktop.session import Session
from desktop.views.battle.place import BattleView
from rules.battle.opening import again, engagement_of, last_attack
from rules.json_reading import Json
from rules.text import Text


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways between the places: to Résoudre, back to the battle.

    ``may_leave``: whether the engagement at hand may be left for another.
    """

    resolve: Callable[[], object]
    battle: Callable[[], object]
    may_leave: Callable[[], bool]


class BattleActs(QObject):
    """Connects the wishes of a battle to what they do."""

    def __init__(self, session: Session, view: BattleView, ways: Ways) -> None:
        super().__init__(view)
        self._session, self._view, self._ways = session, view, ways
        self._desk: BattleDesk = view.desk
        self._attack = AttackInHand(session, self._desk)

    @property
    def in_hand(self) -> bool:
        """Whether the engagement at hand is an attack of the battle that is open."""
        return self._attack.here

    def dice_may_go(self) -> bool:
        """Whether the dice at hand may go; those the battle does not know of are asked about."""
        if not self._attack.dice_wait:
            return True
        words = self._session.words
        title = words(Text("Give up the dice of {attack}?", attack=self._attack.title))
        sentence = words(Text("They have fallen, and the battle does not know of them."))
        return ask_before(self._parent(), words, title, sentence, words(Text("Give them up")))

    def connect_wishes(self) -> None:
        """Connect every wish that needs nothing but the battle and the session."""
        view, figure = self._view, self._view.figure
        self._desk.battle_changed.connect(self._attack.keep_up)
        view.undo_wanted.connect(self._desk.undo)
        view.redo_wanted.connect(self._desk.redo)
        view.head.turn_wanted.connect(lambda: self._desk.add("turn"))
        view.head.resolve_wanted.connect(self.attack)
        view.head.battle_chosen.connect(self._desk.open)
        view.head.folder_wanted.connect(self._open_folder)
        view.head.copy_wanted.connect(self._save_copy)
        view.journal.again_wanted.connect(self.attack_again)
        view.journal.note_wanted.connect(lambda: self.note(about=False))
        figure.attack_wanted.connect(self.attack)
        figure.aimed_at.connect(self.aim_at)
        figure.points_wanted.connect(self.lose)
        figure.states_wanted.connect(self.change_states)
        figure.contacts_wanted.connect(self.change_contacts)
        figure.note_wanted.connect(lambda: self.note(about=True))
        figure.leave_wanted.connect(self.leave)
        figure.mend_wanted.connect(self.mend)
        for panel in view.sides:
            panel.played_wanted.connect(self.play)
            panel.view.attack_wanted.connect(self.attack)
            panel.view.points_wanted.connect(self.lose)
            panel.view.menu_wanted.connect(figure.pop_menu)

    def attack(self) -> None:
        """From the figure that is looked at to Résoudre, as the attacker."""
        standing = self._desk.standing
        present = standing is not None and not standing.out
        self._plan(by=self._desk.current if present else None, target=None)

    def aim_at(self) -> None:
        """From the figure that is looked at to Résoudre, as the target."""
        self._plan(by=None, target=self._desk.current)

    def attack_again(self) -> None:
        """The last attack once more, with the points of now."""
        timeline, board = self._desk.timeline, self._desk.board
        last = None if timeline is None else last_attack(timeline)
        if timeline is None or board is None or last is None:
            return
        document = again(timeline, board)
        if document is None or not self._desk.can_add:
            return
        if not document["targets"]:
            self._say(Text("None of the targets of the last attack is left."))
            return
        self._open(document, last.by)

    def apply(self) -> None:
        """What was resolved, taken over into the battle once the players agree."""
        desk, session = self._desk, self._session
        alone = len(session.attacks.row) == 1
        if desk.board is None or session.reading is None or not (alone and desk.can_add):
            return
        if not self.in_hand:
            return
        told, proposals = offer_of(session, desk.board, session.reading.case)
        by = desk.board.standings.get(self._attack.by or "")
        name = by.name if by else ""
        agreed = ApplyDialog.ask(session.words, proposals, name, told.question, self._parent())
        if agreed is None:
            return
        fields: Json = {
            "by": by.id if by else None,
            "engagement": session.document,
            "source": told.source,
            "result": told.document,
            "applied": agreed.applied,
            "plays": agreed.plays,
        }
        edited: Json = {"edited": True} if agreed.edited and told.document else {}
        document = session.document
        self._attack.note_applied()
        desk.attack(fields | edited, lambda: self._attack.leave_dice(document))
        self._ways.battle()

    def lose(self, points: int) -> None:
        """Points of the figure that is looked at, lost or given back by hand."""
        standing = self._desk.standing
        if standing is not None and standing.points is not None and self._desk.can_add:
            self._desk.add("points", figure=standing.id, lost=points)

    def play(self, figure: str, played: bool) -> None:
        """Say that a figure has played, or has not."""
        if self._desk.can_add:
            self._desk.add("played", figure=figure, played=played)

    def change_states(self) -> None:
        """Ask for the states of the figure that is looked at."""
        standing = self._desk.standing
        if standing is None:
            return
        change = StatesDialog.ask(self._session.words, standing, self._parent())
        if change is not None and (change.add or change.remove):
            self._desk.add(
                "state", figure=standing.id, add=list(change.add), remove=list(change.remove)
            )

    def change_contacts(self) -> None:
        """Ask whom the figure that is looked at is in melee with."""
        standing, board = self._desk.standing, self._desk.board
        if standing is None or board is None:
            return
        changed = ContactsDialog.ask(self._session.words, board, standing, self._parent())
        for other, engaged in changed or ():
            self._desk.add("contact", figures=[standing.id, other], engaged=engaged)

    def note(self, *, about: bool) -> None:
        """Ask for a note, about the figure that is looked at or about nobody."""
        standing = self._desk.standing if about else None
        name = standing.name if standing is not None else ""
        said = NoteDialog.ask(self._session.words, name, self._parent())
        if said:
            figures = {} if standing is None else {"figures": [standing.id]}
            self._desk.add("note", text=said, **figures)

    def mend(self) -> None:
        """Ask for a wound or a repair; what the rules forbid is kept, without effect."""
        standing = self._desk.standing
        if standing is None or standing.game.mended is None:
            return
        asked = MendDialog.ask(self._session.words, standing, self._parent())
        if asked is None:
            return
        kind = "repair" if "repair" in asked else "wound"
        fields: Json = {"figure": standing.id} | asked
        said = standing.game.mended(standing.fighter.target, standing.condition, asked)
        self._desk.add(kind, **(fields | ({"refused": said} if isinstance(said, str) else {})))

    def leave(self) -> None:
        """The figure that is looked at leaves the table."""
        if self._desk.current is not None:
            self._desk.add("leave", figure=self._desk.current)

    def _plan(self, *, by: str | None, target: str | None) -> None:
        timeline, board = self._desk.timeline, self._desk.board
        if timeline is None or board is None or not self._desk.can_add:
            return
        plan = AttackDialog.ask(
            self._session.words, timeline.system, board, self._parent(), by=by, target=target
        )
        if plan is not None:
            document = engagement_of(timeline, board, plan.by, plan.weapon, plan.targets)
            self._open(document, plan.by)

    def _open(self, document: Json, by: str | None) -> None:
        may_go = self.dice_may_go if self.in_hand else self._ways.may_leave
        if self._desk.board is None or not may_go():
            return
        self._attack.begin(document, by)
        self._ways.resolve()

    def _say(self, text: Text) -> None:
        self._view.toast.say(self._session.words(text))

    def _open_folder(self) -> None:
        folder = self._desk.store.folder
        open_elsewhere(folder)

    def _save_copy(self) -> None:
        opened, words = self._desk.opened, self._session.words
        if opened is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self._parent(), words(Text("Save a copy…")), opened.path.name, "*.jsonl"
        )
        if name:
            self._desk.save_copy(Path(name))

    def _parent(self) -> QWidget:
        return self._view.window()
