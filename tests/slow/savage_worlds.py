"""Savage Worlds counted the long way, without a line of the program.

Every grade of the attack and every place where the template may come down is followed with its
`Fraction`; there the victims are independent, and each is counted by what damage he must reach.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from tests.slow.geometry import figure_of
from tests.slow.savage_worlds_dice import CERTAIN, Law, attack_roll, merged
from tests.slow.savage_worlds_read import Attack, Target, read_attack
from tests.slow.savage_worlds_table import (
    Zone,
    aimed,
    cover,
    deviated,
    deviations,
    spared,
    under,
)
from tests.slow.savage_worlds_victim import SAFE, damage_roll, mean_damage, suffered

CHARACTER = ("no_effect", "shaken", "wound_1", "wound_2", "wound_3", "incapacitated")
STATES = {
    "character": CHARACTER,
    "vehicle": tuple(state for state in CHARACTER if state != "shaken"),
    "object": ("no_effect", "broken"),
}
OUT = ("incapacitated", "broken")

# Whether the attack has a raise, and each target's cover where the template lies, None if not under
Course = tuple[bool, tuple[int | None, ...]]
Document = dict[str, Any]


def resolve(engagement: Mapping[str, Any]) -> Document:
    """All laws of the result document, targets by name, probabilities as reduced fractions."""
    attack = read_attack(engagement)
    falls = list(places(attack))
    courses = merged((lying(attack, raised, zone), chance) for raised, zone, chance in falls)
    told: Document = {"attack": printed(grades(attack)), "out_count": told_out(attack, courses)}
    told["targets"] = {
        target.name: told_target(attack, courses, place)
        for place, target in enumerate(attack.targets)
    }
    if attack.table is not None:
        told["targets"] |= bystanders(attack, falls)
        if attack.arms.deviates:
            told["deviation"] = told_deviation(attack)
    return told


def grades(attack: Attack) -> Law:
    """Law of the grade of the attack."""
    return attack_roll(attack.trait, attack.modifier, wild=attack.wild)


def failed(attack: Attack) -> Fraction:
    """The chance that the attack fails, critically or not."""
    law = grades(attack)
    return law["critical_failure"] + law["failure"]


def places(attack: Attack) -> Iterator[tuple[bool, Zone | None, Fraction]]:
    """Raise or not, where the template comes down (None: nowhere), how likely.

    Without a table the zone that catches everybody stands for the template as aimed.
    """
    law = grades(attack)
    zone = aimed(attack) if attack.table is not None else Zone("everywhere", 0j)
    yield False, zone, law["success"]
    yield True, zone, law["raise"]
    if attack.table is None or not attack.arms.deviates:
        yield False, None, failed(attack)
        return
    for (squares, hour), chance in deviations(attack).items():
        yield False, deviated(attack, squares, hour), chance * failed(attack)


def lying(attack: Attack, raised: bool, zone: Zone | None) -> Course:
    """The course once the template has come down."""
    return raised, tuple(covered(attack, target, zone) for target in attack.targets)


def covered(attack: Attack, target: Target, zone: Zone | None) -> int | None:
    """What covers a target under the template, None for who is not under it."""
    if zone is None:
        return None
    if attack.table is None:
        return target.cover
    figure = figure_of(attack.table, target.name)
    if figure is None or not under(attack, zone, figure):
        return None
    return cover(attack, zone, figure, target.cover)


def struck(attack: Attack, course: Course, place: int) -> Law:
    """Law of (state, out of control) of one target in one course."""
    raised, covers = course
    there = covers[place]
    if there is None:
        return {SAFE: CERTAIN}
    return suffered(attack, attack.targets[place], there, raised=raised)


# --- telling the laws ---


def printed(law: Law) -> dict[str, str]:
    """A law as the document writes it."""
    return {str(outcome): str(chance) for outcome, chance in law.items()}


def told_target(attack: Attack, courses: dict[Course, Fraction], place: int) -> Document:
    """All that may befall one target."""
    target = attack.targets[place]
    law = merged(
        (outcome, chance * weight)
        for course, chance in courses.items()
        for outcome, weight in struck(attack, course, place).items()
    )
    states = {state: Fraction(0) for state in STATES[target.kind]}
    for (state, _), chance in law.items():
        states[state] += chance
    if target.kind == "vehicle":
        states["out_of_control"] = sum((p for (_, lost), p in law.items() if lost), Fraction(0))
    reached = (chance for (_, covers), chance in courses.items() if covers[place] is not None)
    return {
        "states": printed(states),
        "under": str(sum(reached, Fraction(0))),
        "damage_roll": damage_roll(attack.arms, target),
        "mean_damage": mean_damage(attack.arms, target),
    }


def told_out(attack: Attack, courses: dict[Course, Fraction]) -> dict[str, str]:
    """The printed law of how many are out; within a course everybody is on his own."""
    law = merged(
        (count, chance * weight)
        for course, chance in courses.items()
        for count, weight in counted(attack, course).items()
    )
    return printed({count: law[count] for count in sorted(law)})


def counted(attack: Attack, course: Course) -> Law:
    """Law of how many are out in one course."""
    law: Law = {0: CERTAIN}
    for place in range(len(attack.targets)):
        outcomes = struck(attack, course, place).items()
        out = sum((chance for (state, _), chance in outcomes if state in OUT), Fraction(0))
        law = merged(
            (count + more, chance * weight)
            for count, chance in law.items()
            for more, weight in ((0, 1 - out), (1, out))
        )
    return law


def bystanders(
    attack: Attack, falls: list[tuple[bool, Zone | None, Fraction]]
) -> dict[str, Document]:
    """Figures nobody aims at: under the template as aimed, and how likely in the end."""
    names = {target.name for target in attack.targets}
    others = [f for f in (attack.table or {})["figures"] if f["name"] not in names]
    return {
        figure["name"]: {
            "touched": under(attack, aimed(attack), figure),
            "under": str(reached(attack, falls, figure)),
        }
        for figure in others
        if not spared(attack, figure["name"])
    }


def reached(
    attack: Attack, falls: list[tuple[bool, Zone | None, Fraction]], figure: Document
) -> Fraction:
    """How likely the template comes down on a figure."""
    return sum((p for _, zone, p in falls if zone and under(attack, zone, figure)), Fraction(0))


def told_deviation(attack: Attack) -> list[tuple[float, float, str]]:
    """Where a failed attack may come down: x, y, chance."""
    rows = []
    for (squares, hour), chance in deviations(attack).items():
        centre = deviated(attack, squares, hour).origin
        rows.append((centre.real, centre.imag, str(chance * failed(attack))))
    return rows
