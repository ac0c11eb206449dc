"""Where to aim: every place where a template may be laid, and what it is worth there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal

from rules.geometry import Disc, Point
from rules.json_reading import Json
from rules.law import Law, at_least, mean
from rules.readings import Measure, joint, marginals
from rules.resolution import Account, Course, Program, Resolver, StoppedError, course_of, never
from rules.table import Table
from rules.template import Template

DIRECTIONS = 720


@dataclass(frozen=True, slots=True)
class Place:
    """A direction in degrees, or a point; the other is None.

    ``cell``: its number on the ring of directions, or its column and row on the grid of points.
    """

    cell: tuple[int, int]
    direction_deg: float | None = None
    point: Point | None = None

    def on(self, table: Table) -> Table:
        """The table with the template laid here."""
        return table.model_copy(update={"direction_deg": self.direction_deg, "aim": self._aim()})

    def lay(self, document: Json) -> Json:
        """A copy of an engagement file that has a table, with the template laid here."""
        laid = without_aim(document)
        laid["table"] |= (
            {"direction_deg": self.direction_deg} if self.point is None else {"aim": self._aim()}
        )
        return laid

    def neighbours(self) -> Iterator[tuple[int, int]]:
        """The cells next to this one."""
        x, y = self.cell
        if self.point is None:
            return iter((((x - 1) % DIRECTIONS, y), ((x + 1) % DIRECTIONS, y)))
        return iter(((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))

    def _aim(self) -> list[float] | None:
        return None if self.point is None else list(self.point)


def without_aim(document: Json) -> Json:
    """A copy of an engagement file that does not say where its template lies.

    Files that are equal so far have the same worth at each place.
    """
    table = document.get("table")
    if table is None:
        return dict(document)
    kept = {name: value for name, value in table.items() if name not in {"aim", "direction_deg"}}
    return document | {"table": kept}


@dataclass(frozen=True, slots=True)
class Stake:
    """What a figure has to lose: the sum on an account, up to ``points``."""

    account: Account
    points: int
    friendly: bool


@dataclass(frozen=True, slots=True)
class Worth:
    """What may be expected: taken from foes, taken from friends, the chance to hurt a friend."""

    taken: Fraction
    friendly: Fraction
    risk: Fraction

    @property
    def gain(self) -> Fraction:
        """What is taken from foes less what is taken from friends."""
        return self.taken - self.friendly


@dataclass(frozen=True)
class Prospect:
    """All that an attack may aim at.

    ``attacker``: his base, None where he has no figure. ``spread``: finds the places, when they are
    first asked for, and the step between neighbours, in degrees or units. ``unit``: what is
    counted, hit points, figures with a state, or figures taken out of action.
    ``touched``: the names of the targets under the template at a place; places that touch the same
    come to the same. ``program``: the attack at a place. ``blind``: whether an obstacle stands
    before a place. ``weigh``: what a place is worth, where more than whom it touches decides; then
    stakes and program are not read.
    """

    template: Template
    attacker: Disc | None
    spread: Callable[[], tuple[float, tuple[Place, ...]]]
    stakes: tuple[Stake, ...]
    unit: Literal["points", "figures", "out"]
    touched: Callable[[Place], tuple[str, ...]]
    program: Callable[[Place], Program]
    blind: Callable[[Place], bool]
    weigh: Callable[[Place, Resolver], Worth] | None = None

    @property
    def step(self) -> float:
        """Between neighbouring places, in degrees or units."""
        return self._found[0]

    @property
    def places(self) -> tuple[Place, ...]:
        """Every place that may be aimed at."""
        return self._found[1]

    @cached_property
    def _found(self) -> tuple[float, tuple[Place, ...]]:
        return self.spread()


@dataclass(frozen=True, slots=True)
class Aim:
    """What a place is worth, whom the template touches there, whether an obstacle is before it."""

    place: Place
    worth: Worth
    touched: tuple[str, ...]
    blind: bool = False


def sweep(
    prospect: Prospect, resolver: Resolver, stopped: Callable[[], bool] = never
) -> Iterator[Aim]:
    """An aim for each place, in turn; what comes to the same is resolved once.

    StoppedError as soon as ``stopped`` says that they are not wanted any more.
    """
    known: dict[Hashable, Worth] = {}
    for place in prospect.places:
        if stopped():
            raise StoppedError
        touched = prospect.touched(place)
        worth = prospect.weigh(place, resolver) if prospect.weigh else known.get(touched)
        if worth is None:
            course = course_of(prospect.program(place), resolver, stopped=stopped)
            worth = weigh(course, prospect.stakes)
            known[touched] = worth
        yield Aim(place, worth, touched, prospect.blind(place))


def weigh(course: Course, stakes: Sequence[Stake]) -> Worth:
    """What an attack is worth, exactly."""
    laws = marginals(course, (stake.account for stake in stakes))
    friends = [stake for stake in stakes if stake.friendly]
    return Worth(
        taken=_expected(laws, [stake for stake in stakes if not stake.friendly]),
        friendly=_expected(laws, friends),
        risk=_any_marked(course, [stake.account for stake in friends]),
    )


def _expected(laws: dict[Account, Law[int]], stakes: Sequence[Stake]) -> Fraction:
    return sum((_mean_loss(laws[stake.account], stake.points) for stake in stakes), Fraction(0))


def _mean_loss(law: Law[int], points: int) -> Fraction:
    return mean(law.map(lambda value: min(value, points)))


def _any_marked(course: Course, accounts: Sequence[Account]) -> Fraction:
    """The chance that at least one of several accounts is not left at zero."""
    hurt = joint(course, Measure(dict.fromkeys(accounts, 1), lambda _, value: value), None)
    assert hurt is not None
    return at_least(hurt, 1)
