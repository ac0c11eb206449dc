"""How the dice of a throw are shown, in the tray and in the record."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.dice.dice_row import ShownDie
from desktop.widgets.dice import DieState
from desktop.words import Words
from rules.story import Thrown
from rules.text import Text


def fallen(thrown: Thrown) -> list[ShownDie]:
    """The dice that fell; where a die does not count by itself, it stands out all the same."""
    shown: list[ShownDie] = []
    for face in thrown.faces:
        good = thrown.throw.good(face)
        shown.append(ShownDie(str(face), DieState.MISS if good is False else DieState.HIT))
    return shown


def to_come(thrown: Thrown, pending: str = "") -> list[ShownDie]:
    """The die that is asked for, with what is typed of it, and those that come for certain."""
    if not thrown.sides:
        return []
    left = thrown.throw.fewest(thrown.dice)
    return [ShownDie(pending, DieState.ASKED), *[ShownDie("", DieState.TO_COME)] * (left - 1)]


def handful(
    thrown: Thrown, gathered: Sequence[int], count: int, words: Words
) -> tuple[list[ShownDie], str]:
    """Dice of several like throws, taken at once: those typed, those to come; and in words."""
    dice: list[ShownDie] = []
    for face in gathered:
        good = thrown.throw.good(face)
        dice.append(ShownDie(str(face), DieState.MISS if good is False else DieState.HIT))
    left = count - len(gathered)
    dice += [ShownDie("", DieState.ASKED), *[ShownDie("", DieState.TO_COME)] * (left - 1)]
    faces = ", ".join(map(str, gathered))
    due = words(Text("%n dice to come", None, left))
    return dice, f"{faces}, {due}" if faces else due


def told(thrown: Thrown, words: Words) -> str:
    """The dice of a throw for a screen reader."""
    faces = ", ".join(map(str, thrown.faces))
    if not thrown.sides:
        return faces
    left = words(Text("%n dice to come", None, thrown.throw.fewest(thrown.dice)))
    return f"{faces}, {left}" if faces else left
