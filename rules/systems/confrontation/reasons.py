"""Why an engine has lost what it has: where it stood before the last hit that took something."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.case import Ground, Why
from rules.systems.confrontation.program import Readings, lost_of
from rules.text import Text
from rules.why import never, origins

if TYPE_CHECKING:
    from rules.resolution import Account, Course
    from rules.systems.confrontation.case import ConfrontationCase


def why(case: ConfrontationCase, course: Course, figure: int, floor: int, *, exactly: bool) -> Why:
    """The need in a sentence, then what may have been lost before the hit that decides it."""
    most, start = case.engines[figure].structure, case.lost(figure)
    account = lost_of(case.groups[figure])

    def holds(taken: int) -> bool:
        lost = 0 if isinstance(case.program, Readings) else min(most, start + taken)
        return lost == floor if exactly else lost >= floor

    grounds = _grounds(case, course, account, figure, holds)
    rest = never(course, account, holds)
    return Why.of(
        _need(case, figure, floor, exactly=exactly), grounds, rest, "confrontation/structure"
    )


def _grounds(
    case: ConfrontationCase,
    course: Course,
    account: Account,
    figure: int,
    holds: Callable[[int], bool],
) -> list[Ground]:
    most, start = case.engines[figure].structure, case.lost(figure)
    return [
        Ground(
            Text(
                "{hit}, %n SP lost before",
                None,
                min(most, start + origin.before),
                hit=Text("hit {number}", number=1 + case.program.number(origin.state)),
            ),
            origin.chance,
            origin.given,
        )
        for origin in origins(course, account, holds)
    ]


def _need(case: ConfrontationCase, figure: int, floor: int, *, exactly: bool) -> Text:
    name, most = case.targets[figure].name, case.engines[figure].structure
    if floor >= most:
        return Text("{name}: destroyed once %n SP are lost.", None, floor, name=name)
    if exactly:
        return Text("{name}: %n SP of {structure} lost.", None, floor, name=name, structure=most)
    return Text("{name}: %n SP of {structure} lost, or more.", None, floor, name=name,
                structure=most)  # fmt: skip
