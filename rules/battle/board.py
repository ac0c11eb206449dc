"""The board: what stands after the live entries. Computed, never stored."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.entries import (
    Attack,
    Contact,
    Entry,
    Join,
    Leave,
    Played,
    Points,
    Repair,
    State,
    Turn,
    Wound,
)
from rules.battle.game import BattleGame, Change, Condition
from rules.battle.head import Fighter
from rules.battle.timeline import Timeline

Pair = frozenset[str]


@dataclass(frozen=True, slots=True)
class Standing:
    """One figure as he is now."""

    game: BattleGame
    fighter: Fighter
    side: str
    condition: Condition
    played: bool = False
    gone: bool = False

    @property
    def id(self) -> str:
        return self.fighter.id

    @property
    def name(self) -> str:
        return self.fighter.name

    @property
    def points(self) -> int | None:
        """His full points."""
        return self.game.points(self.fighter.target)

    @property
    def left(self) -> int | None:
        """The points he has left."""
        return None if self.points is None else self.points - self.condition.lost

    @property
    def out(self) -> bool:
        """Whether he takes no part any more: out of action, or gone."""
        return self.gone or self.game.is_out(self.condition)

    @property
    def states(self) -> list[str]:
        """The ids of his states, in the order of the game, others after them by name."""
        known = list(self.game.labels)
        return sorted(
            self.condition.states,
            key=lambda state: (known.index(state) if state in known else len(known), state),
        )

    @property
    def penalty(self) -> str | None:
        """What his losses cost him, where the game says so."""
        told = self.game.penalty
        return None if told is None else told(self.fighter.target, self.condition)


@dataclass(frozen=True, slots=True)
class Board:
    """Both sides: every figure by his id in the order of the file, who fights whom, the turn.

    ``mended``: the points each wound really took, by its entry; below zero what a repair gave back.
    """

    standings: dict[str, Standing]
    contacts: frozenset[Pair]
    turn: int
    mended: dict[int, int]

    def side(self, side: str) -> list[Standing]:
        """The figures of a side who have not left it."""
        return [one for one in self.standings.values() if one.side == side and not one.gone]

    def engaged_with(self, figure: str) -> list[str]:
        """The ids of those he is in contact with, who can still fight."""
        pairs = [pair for pair in self.contacts if figure in pair]
        others = {other for pair in pairs for other in pair - {figure}}
        return [one for one in self.standings if one in others and not self.standings[one].out]


def board_of(timeline: Timeline) -> Board:
    """The board after all live entries."""
    board = _Moving(timeline)
    for entry in timeline.live:
        board.take(entry)
    return board.now()


class _Moving:
    """The board while entries are taken one after the other."""

    def __init__(self, timeline: Timeline) -> None:
        game = timeline.system.battle
        assert game is not None
        self.game = game
        self.fighters = {
            figure.id: (figure, side.id) for side in timeline.head.sides for figure in side.figures
        }
        self.conditions = dict.fromkeys(self.fighters, game.begin)
        self.played: set[str] = set()
        self.gone: set[str] = set()
        self.contacts: set[Pair] = set()
        self.turn = 1
        self.mended: dict[int, int] = {}

    def now(self) -> Board:
        standings = {
            one: Standing(
                self.game, fighter, side, self.conditions[one], one in self.played, one in self.gone
            )
            for one, (fighter, side) in self.fighters.items()
        }
        return Board(standings, frozenset(self.contacts), self.turn, self.mended)

    def take(self, entry: Entry) -> None:
        match entry:
            case Attack():
                self._take_attack(entry)
            case Points():
                self._change(entry.figure, Change(entry.lost))
            case State():
                self._change(entry.figure, Change(0, tuple(entry.add), tuple(entry.remove)))
            case Wound() | Repair():
                self._mend(entry)
            case Contact():
                pair = frozenset(entry.figures)
                (self.contacts.add if entry.engaged else self.contacts.discard)(pair)
            case Played():
                (self.played.add if entry.played else self.played.discard)(entry.figure)
            case Turn():
                self.turn += 1
                self.played.clear()
            case Join():
                self.fighters[entry.figure.id] = entry.figure, entry.side
                self.conditions[entry.figure.id] = self.game.begin
            case Leave():
                self.gone.add(entry.figure)
            case _:
                pass

    def _take_attack(self, attack: Attack) -> None:
        for applied in attack.applied:
            change = Change(applied.lost, tuple(applied.add), tuple(applied.remove))
            self._change(applied.figure, change)
        if attack.by is not None and attack.plays:
            self.played.add(attack.by)

    def _mend(self, entry: Wound | Repair) -> None:
        if self.game.mended is None or entry.refused is not None:
            return
        target, before = self.fighters[entry.figure][0].target, self.conditions[entry.figure]
        change = self.game.mended(target, before, entry.model_dump(mode="json"))
        if isinstance(change, Change):
            self._change(entry.figure, change)
            self.mended[entry.n] = self.conditions[entry.figure].lost - before.lost

    def _change(self, figure: str, change: Change) -> None:
        target = self.fighters[figure][0].target
        self.conditions[figure] = self.game.take(target, self.conditions[figure], change)
