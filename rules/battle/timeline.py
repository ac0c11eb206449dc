"""The order of entries: which are live, what may be undone and done again."""

from __future__ import annotations

from rules.battle.entries import (
    Contact,
    End,
    Entry,
    Injury,
    Join,
    Redo,
    Repair,
    Undo,
    Wound,
    figures_of,
)
from rules.battle.head import Fighter, Head, figure_problems
from rules.systems import GameSystem
from rules.text import InputError, Text


class Timeline:
    """Every entry in order; ``live``: those that count, ``undone``: what may stand again."""

    def __init__(self, system: GameSystem, head: Head) -> None:
        self.system = system
        self.head = head
        self.entries: list[Entry] = []
        self.live: list[Entry] = []
        self.undone: list[Entry] = []
        self.fighters: dict[str, Fighter] = {}
        self.sides: dict[str, str] = {}
        self._gather()

    @property
    def ended(self) -> End | None:
        """The end of the battle, once it has come."""
        last = self.live[-1] if self.live else None
        return last if isinstance(last, End) else None

    def _gather(self) -> None:
        """Everyone who takes part or took part, and his side, by his id."""
        began = [(figure, side.id) for side in self.head.sides for figure in side.figures]
        joined = [(entry.figure, entry.side) for entry in self.live if isinstance(entry, Join)]
        self.fighters = {figure.id: figure for figure, _ in (*began, *joined)}
        self.sides = {figure.id: side for figure, side in (*began, *joined)}

    def allows(self, entry: Entry) -> None:
        """Refuse an entry that can't follow with an InputError."""
        if entry.n != len(self.entries) + 1:
            text = Text(
                "entry {expected} was expected, not {n}", expected=len(self.entries) + 1, n=entry.n
            )
            raise InputError(text, where="n")
        match entry:
            case Undo() if not self.live or self.live[-1].n != entry.of:
                raise InputError(Text("only the last entry can be undone"), where="of")
            case Redo() if not self.undone or self.undone[-1].n != entry.of:
                raise InputError(Text("only what was undone last can be done again"), where="of")
            case Undo() | Redo():
                pass
            case _:
                self._check(entry)

    def add(self, entry: Entry) -> None:
        """Take one more entry; InputError where it can't follow."""
        self.allows(entry)
        match entry:
            case Undo():
                self.undone.append(self.live.pop())
                self._follow(self.undone[-1])
            case Redo():
                self.live.append(self.undone.pop())
                self._follow(self.live[-1])
            case _:
                self.live.append(entry)
                self.undone.clear()
                self._follow(entry)
        self.entries.append(entry)

    def _follow(self, entry: Entry) -> None:
        """Know anew who takes part, once somebody came or did not come after all."""
        if isinstance(entry, Join):
            self._gather()

    def _check(self, entry: Entry) -> None:
        if self.ended is not None:
            raise InputError(Text("the battle is over: only an undo may follow"), where="kind")
        for figure in figures_of(entry):
            if figure not in self.fighters:
                text = Text("{name} is not in this battle", name=figure)
                raise InputError(text, where="figure")
        self._check_kind(entry)

    def _check_kind(self, entry: Entry) -> None:
        game = self.system.battle
        assert game is not None
        match entry:
            case Contact() if len(set(entry.figures)) == 1:
                raise InputError(Text("a figure can't fight himself"), where="figures")
            case Wound() | Repair() if game.mended is None:
                raise InputError(Text("this game knows no such entry"), where="kind")
            case Injury():
                self._check_injury(entry)
            case Join():
                self._check_newcomer(entry.figure)
            case _:
                pass

    def _check_injury(self, entry: Injury) -> None:
        game = self.system.battle
        if game is None or game.injuries is None:
            raise InputError(Text("this game knows no such entry"), where="kind")
        outcome = game.injuries.outcome(entry.table, entry.dice)
        if outcome != entry.outcome:
            text = Text("the dice say {outcome}", outcome=outcome)
            raise InputError(text, where="outcome", suggestion=outcome)

    def _check_newcomer(self, figure: Fighter) -> None:
        names = {other.name for other in self.fighters.values()}
        if figure.id in self.fighters or figure.name in names:
            raise InputError(Text("{name} is there already", name=figure.name), where="figure")
        for problem in figure_problems(self.system, figure, "figure"):
            raise problem
