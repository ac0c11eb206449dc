"""Why a total is what it is: the likeliest ways in which several figures make it together."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from rules.case import Ground, Why
from rules.combinations import combinations
from rules.resolution import Account, Course
from rules.text import Names, Percent, Text, mark

MOST_COMBINATIONS = 3


class Loser(NamedTuple):
    """A figure whose losses count: his name, the account of them, the points he has."""

    name: str
    account: Account
    points: int


def total_why(
    course: Course, losers: Sequence[Loser], floor: int, rule: str, *, exactly: bool
) -> Why | None:
    """The likeliest combinations of losses that make a total; the others are the rest.

    None where there are too many of them.
    """
    accounts = [loser.account for loser in losers]
    law = combinations(course, accounts, [loser.points for loser in losers])
    if law is None:
        return None
    making = [lost for lost in law if (sum(lost) == floor if exactly else sum(lost) >= floor)]
    chance = sum((law[lost] for lost in making), Fraction(0))
    likeliest = sorted(making, key=lambda lost: (-law[lost], lost))[:MOST_COMBINATIONS]
    grounds = tuple(Ground(_losses(losers, lost), law[lost], Fraction(1)) for lost in likeliest)
    need = mark("{points} in all.") if exactly else mark("{points} in all, or more.")
    told = sum((ground.chance for ground in grounds), Fraction(0))
    return Why(
        question=Text("Why {chance}?", chance=Percent(chance)),
        need=Text(need, points=Text("%n HP", None, floor)),
        grounds=grounds,
        chance=chance,
        rest=chance - told,
        rule=rule,
    )


def _losses(losers: Sequence[Loser], lost: tuple[int, ...]) -> Text:
    named = zip(losers, lost, strict=True)
    names = tuple(f"{loser.name} {points}" for loser, points in named if points)
    return Text("{names}", names=Names(names)) if names else Text("nobody loses anything")
