"""What a game says of a battle: how a result changes a figure, what an attack is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.json_reading import Json
from rules.readings import Measure
from rules.resolution import Account
from rules.text import Text, mark

Unit = Literal["points", "steps"]


@dataclass(frozen=True, slots=True)
class Condition:
    """What is computed of a figure: points lost, and his states, each by its id."""

    lost: int = 0
    states: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Change:
    """What befell a figure: points (negative: given back), states that came and went."""

    lost: int = 0
    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.lost or self.add or self.remove)


@dataclass(frozen=True, slots=True)
class Told:
    """What a result says of one target: his entry, and the throws of the whole.

    ``asked``: the target as the engagement had him.
    """

    entry: Json
    throws: Sequence[Json] = ()
    asked: Json = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class Injuries:
    """The injuries of a campaign, told with dice after a battle.

    ``tables``: the id of each with its name, marked. ``sides``: the sides of the next die after
    those of a table already told, 0 when all are told. ``outcome``: the id of what they say.
    ``words``: all that they say, one after the other. Dice too few or too many are an InputError.
    """

    tables: Mapping[str, str]
    sides: Callable[[str, Sequence[int]], int]
    outcome: Callable[[str, Sequence[int]], str]
    words: Callable[[str, Sequence[int]], Sequence[Text]]


@dataclass(frozen=True)
class BattleGame:
    """A game's part in a battle; ``target`` is always a profile's own, without what is computed.

    ``unit``: what a score is counted in. ``points``: the full points of a figure, None without.
    ``begin``: the condition of a figure at the start. ``take``: what becomes of one who is changed.
    ``stands``: the fields of an engagement's target that his condition gives. ``change``: what a
    result of dice does to one in a condition. ``score``: what it did to a target of an engagement,
    in ``unit``. ``merit``: the measure of that score over some targets of a case, by their places;
    None where it has no law. ``out``: the states of one who is out of the battle.
    ``labels``: the states by id, marked; others are shown as they stand. ``counted``: what his
    points are called, marked. ``mended``: what a wound or a repair by hand does to him, or the id
    of why it is refused; None where the game knows neither. ``penalty``: what his losses cost him,
    by its id; ``penalties``: the words of those that are worth a word.
    """

    unit: Unit
    points: Callable[[Json], int | None]
    begin: Condition
    take: Callable[[Json, Condition, Change], Condition]
    stands: Callable[[Json, Condition], Json]
    change: Callable[[Told, Json, Condition], Change]
    score: Callable[[Json, Json], int]
    merit: Callable[[Any, Mapping[int, Any]], Measure | None]
    out: frozenset[str]
    labels: Mapping[str, str] = field(default_factory=dict[str, str])
    counted: str = mark("HP")
    mended: Callable[[Json, Condition, Json], Change | str] | None = None
    penalty: Callable[[Json, Condition], str | None] | None = None
    penalties: Mapping[str, str] = field(default_factory=dict[str, str])
    injuries: Injuries | None = None

    def is_out(self, condition: Condition) -> bool:
        """Whether a figure in this condition takes no part any more."""
        return not self.out.isdisjoint(condition.states)


def clamped(before: Condition, change: Change, points: int | None) -> Condition:
    """Points kept from 0 to the full ones, states that came and went."""
    most = before.lost + abs(change.lost) if points is None else points
    lost = max(0, min(before.lost + change.lost, most))
    return Condition(lost, (before.states - set(change.remove)) | set(change.add))


def sum_of(
    account: Callable[[int], Account], most: Callable[[Any], int]
) -> Callable[[Any, Mapping[int, Any]], Measure]:
    """The merit of a game that marks each target's score on an account of his own.

    ``account``: by the place of a target. ``most``: what his score comes to at most.
    """

    def merit(_: Any, targets: Mapping[int, Any]) -> Measure:
        caps = {account(place): most(target) for place, target in targets.items()}
        return Measure(caps, lambda _, value: value)

    return merit
