"""The attack of a battle that is resolved in « Résoudre », kept to the points of now."""

from __future__ import annotations

from typing import Any

from desktop.battle_desk import BattleDesk
from desktop.session import Session
from rules.battle.opening import of_now, stands_of
from rules.text import Text

Json = dict[str, Any]


class AttackInHand:
    """Knows whether the engagement at hand is an attack of the open battle; ``by``: whose."""

    def __init__(self, session: Session, desk: BattleDesk) -> None:
        self._session, self._desk = session, desk
        self.by: str | None = None
        self.title = ""
        self._battle = ""
        self._applied: Json | None = None
        self._planned: Json = {}
        self._shown: Json = {}
        self._stood: dict[str, Json | None] = {}

    @property
    def here(self) -> bool:
        """Whether the engagement at hand is an attack of the battle that is open."""
        session, head = self._session, self._desk.head
        ours = head is not None and bool(self.title) and head.id == self._battle
        return ours and session.path is None and session.title == self.title

    @property
    def dice_wait(self) -> bool:
        """Whether dice have fallen that the battle does not know of."""
        session = self._session
        fallen = session.story is not None and bool(session.story.faces)
        return self.here and fallen and session.document != self._applied

    def begin(self, document: Json, by: str | None) -> None:
        """Take an attack to Résoudre."""
        head, board, words = self._desk.head, self._desk.board, self._session.words
        assert head is not None
        assert board is not None
        standing = board.standings.get(by or "")
        name = words(Text("Attack")) if standing is None else standing.name
        self.by, self._battle = by, head.id
        self.title = words(Text("{battle}: {name}", battle=head.name, name=name))
        self._applied = None
        self._planned = self._shown = document
        self._stood = stands_of(board, document)
        self._session.open(document, None, self.title)

    def note_applied(self) -> None:
        """Know that its dice are on their way into the journal."""
        self._applied = self._session.document

    def leave_dice(self, document: Json) -> None:
        """Leave the dice of an attack that stands in the journal: nothing of it is lost by that."""
        if self.here and self._session.document == document:
            self._session.close_story()
            self._session.open(document, None, self.title)
            self.keep_up()
        self._applied = None

    def keep_up(self) -> None:
        """Give the targets the points and states of now, once those have changed.

        Dice that are told stay with what they were thrown against. Who comes in again is a target
        again, unless the attack was edited since he went out.
        """
        session, board = self._session, self._desk.board
        if not self.here or board is None or session.story or len(session.attacks.row) > 1:
            return
        if session.document != self._shown:
            self._planned = session.document
        stood = stands_of(board, self._planned)
        if stood == self._stood:
            return
        self._stood, now = stood, of_now(board, self._planned)
        if session.unsaved:
            session.edit(now)
        else:
            session.open(now, None, self.title)
        self._shown = session.document
