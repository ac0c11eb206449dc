"""Why a figure loses so many points to several attacks in a row: each attack's own words."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING

from rules.case import Ground, Why
from rules.systems.hell_dorado import reasons
from rules.systems.hell_dorado.program import damage_of
from rules.text import Text
from rules.total_why import Loser, total_why
from rules.why import Origin, never, origins, together

if TYPE_CHECKING:
    from rules.resolution import Course
    from rules.succession import Moment
    from rules.systems.hell_dorado.row import HellDoradoRow


def why(row: HellDoradoRow, course: Course, figure: int, floor: int, *, exactly: bool) -> Why:
    """What each attack takes, then each state of a last strike with whose it is."""
    holds: Callable[[int], bool] = (lambda v: v == floor) if exactly else (lambda v: v >= floor)
    account = damage_of(figure)
    found = _merged(origins(course, account, holds))
    grounds = tuple(_ground(row, figure, floor, origin) for origin in found)
    rest = never(course, account, holds)
    return Why.of(_need(row, figure, floor, exactly=exactly), grounds, rest, _rule(row))


def why_total(row: HellDoradoRow, course: Course, floor: int, *, exactly: bool) -> Why | None:
    """The likeliest combinations of losses that make a total; the others are the rest."""
    losers = [
        Loser(target.name, damage_of(place), target.hit_points)
        for place, target in enumerate(row.targets)
    ]
    return total_why(course, losers, floor, _rule(row), exactly=exactly)


def _rule(row: HellDoradoRow) -> str:
    return f"hell_dorado/{row.last.engagement.weapon.kind}"


def _merged(found: list[Origin]) -> list[Origin]:
    """Origins that differ only in what the sentence does not say are one row, attack by attack."""
    rows: dict[tuple[int, str], Origin] = {}
    for origin in found:
        state: Moment = origin.state
        key = -state.attack, str(reasons.row(state.inner, origin.before))
        rows[key] = together(rows[key], origin) if key in rows else origin
    return [rows[key] for key in sorted(rows, reverse=True)]


def _ground(row: HellDoradoRow, figure: int, floor: int, origin: Origin) -> Ground:
    state: Moment = origin.state
    case, at = row.case_of(state), row.place_in(state.attack, figure)
    assert at is not None
    return Ground(
        row.of(state, reasons.where(case, state.inner, origin.before)),
        origin.chance,
        origin.given,
        reasons.arithmetic(case, at, floor - origin.before),
    )


def _need(row: HellDoradoRow, figure: int, floor: int, *, exactly: bool) -> Text:
    """What it takes, told attack by attack where they differ."""
    needs: dict[Text, str] = {}
    for attack, case in enumerate(row.cases):
        at = row.place_in(attack, figure)
        if at is not None:
            said = reasons.need(case, at, floor, exactly=exactly)
            needs.setdefault(said, row.called(attack))
    if len(needs) == 1:
        return next(iter(needs))
    told = (Text("{name} – {what}", name=name, what=said) for said, name in needs.items())
    return reduce(lambda said, more: Text("{told} {more}", told=said, more=more), told)
