"""The states that a target of some kind may come to, from the best to the worst."""

from __future__ import annotations

from fractions import Fraction

from rules.law import Law, at_least
from rules.result import Chart
from rules.systems.savage_worlds.models import Target
from rules.systems.savage_worlds.steps import NO_EFFECT, OUT, SHAKEN, STATES
from rules.text import mark

BROKEN = "broken"
STATE_LABELS = {
    "no_effect": mark("no effect"),
    "shaken": mark("Shaken"),
    "wound_1": mark("1 wound"),
    "wound_2": mark("2 wounds"),
    "wound_3": mark("3 wounds"),
    "incapacitated": mark("incapacitated"),
    "broken": mark("broken"),
}
SHORT_LABELS = {
    "no_effect": mark("nothing"),
    "shaken": mark("Shaken"),
    "wound_1": mark("1 w."),
    "wound_2": mark("2 w."),
    "wound_3": mark("3 w."),
    "incapacitated": mark("incap."),
    "broken": mark("broken"),
}

_WOUNDED = mark("wounded")


def ranks(target: Target) -> tuple[int, ...]:
    """The ranks of the states he may come to."""
    if target.kind == "object":
        return NO_EFFECT, OUT
    wounds = tuple(range(SHAKEN + 1, OUT)) if target.wild_card else ()
    shaken = () if target.kind == "vehicle" else (SHAKEN,)
    return NO_EFFECT, *shaken, *wounds, OUT


def state_name(target: Target, rank: int) -> str:
    """The id of a state."""
    return BROKEN if target.kind == "object" and rank == OUT else STATES[rank]


def states_of(target: Target, law: Law[int]) -> dict[str, Fraction]:
    """The chance of every state of his kind, impossible ones included."""
    if target.kind == "object":
        return {STATES[NO_EFFECT]: law[NO_EFFECT], BROKEN: law[OUT]}
    never = {SHAKEN} if target.kind == "vehicle" else set[int]()
    return {name: law[rank] for rank, name in enumerate(STATES) if rank not in never}


def chart(target: Target, law: Law[int]) -> Chart:
    """What his card draws: the states of his kind as steps of a ladder."""
    steps = law.map(ranks(target).index)
    return Chart(steps, None, names_of(target), short_names_of(target))


def names_of(target: Target) -> tuple[str, ...]:
    """The marked names of the steps of his ladder."""
    return tuple(STATE_LABELS[state_name(target, rank)] for rank in ranks(target))


def short_names_of(target: Target) -> tuple[str, ...]:
    """The same names, short enough to stand under bars."""
    return tuple(SHORT_LABELS[state_name(target, rank)] for rank in ranks(target))


def glance(target: Target, law: Law[int]) -> dict[str, Fraction]:
    """What is told first of him: that he is Shaken and no more, that he is worse off."""
    if target.kind == "object":
        return {STATE_LABELS[BROKEN]: law[OUT]}
    hurt = {_WOUNDED: at_least(law, SHAKEN + 1)}
    return hurt if target.kind == "vehicle" else {STATE_LABELS["shaken"]: law[SHAKEN]} | hurt
