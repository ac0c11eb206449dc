"""Mordheim counted the long way, without a line of the program.

Every course of one or several attacks is followed with its `Fraction`; equal courses are merged
after each hit, everybody stands side by side in one joint law. Meant for a handful of figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tests.slow.mordheim_aim import hits
from tests.slow.mordheim_hit import (
    CERTAIN,
    KNOCKED_DOWN,
    OUT,
    STUNNED,
    Figure,
    Hit,
    Law,
    gone,
    merged,
    strike,
)
from tests.slow.read_mordheim import Attack, Fighter, Weapon, falling, read_attack

STATES = ("unharmed", "wounded", "knocked_down", "stunned", "out_of_action")


@dataclass(frozen=True)
class Course:
    """Where the attacks stand: everybody so far, and whether this attacker's critical is spent."""

    figures: tuple[Figure, ...]
    spent: bool = False


def resolve(*engagements: Mapping[str, Any]) -> dict[str, Any]:
    """All laws after the last of the engagements, targets by name; `steps` after each of them."""
    names: dict[str, Fighter] = {}  # as first met, but near an edge once any attacker says so
    law: dict[Course, Fraction] = {Course(()): CERTAIN}
    steps = []
    for engagement in engagements:
        attack = read_attack(engagement)
        law = merged((arrived(course, attack, names), chance) for course, chance in law.items())
        for fighter in attack.fighters:
            first = names.get(fighter.name, fighter)
            names[fighter.name] = replace(first, edge=first.edge or fighter.edge)
        law = attacked(law, attack, list(names))
        steps.append(told(law, names))
    return {**steps[-1], "steps": steps}


def arrived(course: Course, attack: Attack, known: Mapping[str, Fighter]) -> Course:
    """The same course with a fresh attacker, and with the figures he is the first to attack."""
    before = tuple(settled(figure) for figure in course.figures)
    fresh = [fighter for fighter in attack.fighters if fighter.name not in known]
    return Course((*before, *(Figure(new.points, new.state) for new in fresh)))


def settled(figure: Figure) -> Figure:
    """A figure between two attackers: what he suffered was there from the start."""
    state = max(figure.began, figure.now - 1)
    return replace(figure, began=state, now=0, worst=max(figure.worst, figure.now))


def attacked(law: dict[Course, Fraction], attack: Attack, names: list[str]) -> Law:
    """The law after one attacker, target by target."""
    for fighter, blows in zip(attack.fighters, attack.blows, strict=True):
        place = names.index(fighter.name)
        known: dict[tuple[Figure, bool], Law] = {}
        for course in law:
            start = course.figures[place], course.spent
            if start not in known:
                known[start] = alone(attack, fighter, blows, start)
        law = merged(
            (moved(course, place, later), chance * weight)
            for course, chance in law.items()
            for later, weight in known[course.figures[place], course.spent].items()
        )
    return law


def moved(course: Course, place: int, later: tuple[Figure, bool]) -> Course:
    """The course once this figure has been dealt with."""
    figures = course.figures
    return Course((*figures[:place], later[0], *figures[place + 1 :]), later[1])


def alone(
    attack: Attack, fighter: Fighter, blows: tuple[Weapon, ...], start: tuple[Figure, bool]
) -> Law:
    """One target under all his blows: law of the figure and of the critical spent or not."""
    figure, spent = start
    if gone(figure) or not blows:
        return {start: CERTAIN}
    if figure.began == STUNNED - 1 and any(blow.kind == "melee" for blow in blows):
        return {(replace(figure, now=OUT), spent): CERTAIN}
    total: list[tuple[Any, Fraction]] = []
    for (struck, parried), chance in hits(attack, fighter, blows, figure).items():
        tried = replace(figure, parried=figure.parried or parried)
        law: Law = {(tried, spent): CERTAIN}
        for weapon, lotus in struck:
            law = hit_once(Hit(attack, fighter, weapon, lotus), law)
        total += [(later, chance * weight) for later, weight in law.items()]
    return at_the_edge(attack, fighter, merged(total))


def hit_once(hit: Hit, law: Law) -> Law:
    """The law after one more hit."""
    return merged(
        (later, chance * weight)
        for (figure, spent), chance in law.items()
        for later, weight in strike(hit, figure, spent=spent)
    )


def at_the_edge(attack: Attack, fighter: Fighter, law: Law) -> Law:
    """Those just put down near an edge test Initiative, and fall where they fail."""
    if fighter.edge is None:
        return law
    fails = Fraction(max(1, 6 - fighter.initiative), 6)
    hit = Hit(attack, fighter, falling(fighter.edge))
    total: list[tuple[Any, Fraction]] = []
    for (figure, spent), chance in law.items():
        if figure.now not in (KNOCKED_DOWN, STUNNED):
            total.append(((figure, spent), chance))
            continue
        total.append(((figure, spent), chance * (1 - fails)))
        fallen: Law = {(replace(figure, fell=True), spent): chance * fails / 3}
        for _ in range(3):
            fallen = hit_once(hit, fallen)
            total += fallen.items()
    return merged(total)


# --- telling the laws ---


def printed(law: Law) -> dict[str, str]:
    """A law as the document writes it, smallest outcome first."""
    return {str(outcome): str(law[outcome]) for outcome in sorted(law)}


def told_law(law: dict[Course, Fraction], read: Callable[[Course], int]) -> dict[str, str]:
    """The printed law of what is read off each course."""
    return printed(merged((read(course), chance) for course, chance in law.items()))


def mean(law: dict[Course, Fraction], read: Callable[[Course], int]) -> str:
    """The printed mean of what is read off each course."""
    return str(sum((chance * read(course) for course, chance in law.items()), Fraction(0)))


def told(law: dict[Course, Fraction], names: Mapping[str, Fighter]) -> dict[str, Any]:
    """All that a document tells of these figures."""
    places = [place for place, fighter in enumerate(names.values()) if not fighter.state]
    return {
        "targets": {
            fighter.name: told_target(law, place, fighter)
            for place, fighter in enumerate(names.values())
        },
        "total_loss": told_law(law, lambda course: sum(course.figures[at].lost for at in places)),
        "out_count": told_law(
            law, lambda course: sum(reached(figure) == OUT for figure in course.figures)
        ),
        "critical_spent": mean(law, lambda course: course.spent),
    }


def told_target(law: dict[Course, Fraction], place: int, fighter: Fighter) -> dict[str, Any]:
    """All that may befall one figure."""
    states = merged((reached(course.figures[place]), chance) for course, chance in law.items())
    told: dict[str, Any] = {
        "states": {name: str(states.get(at, Fraction(0))) for at, name in enumerate(STATES)}
    }
    if not fighter.state:
        told["loss"] = told_law(law, lambda course: course.figures[place].lost)
        told["mean_loss"] = mean(law, lambda course: course.figures[place].lost)
    if fighter.edge is not None:
        told["fell"] = mean(law, lambda course: course.figures[place].fell)
    told["notes"] = dict(told_notes(law, place))
    return told


def reached(figure: Figure) -> int:
    """The worst that all the attacks did to him."""
    return max(figure.worst, figure.now)


def told_notes(law: dict[Course, Fraction], place: int) -> Iterator[tuple[str, str]]:
    """How likely the players must do something that is not computed, by what it is."""
    for note in sorted({note for course in law for note in course.figures[place].met}):
        yield note, mean(law, lambda course, note=note: note in course.figures[place].met)
