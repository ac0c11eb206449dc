"""Injuries after a battle of Mordheim: two dice for a hero, one for a henchman (dossier §8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.battle.game import Injuries
from rules.text import InputError, Text, mark

D6 = 6
HERO, HENCHMAN = "hero", "henchman"
TABLES = {HERO: mark("hero: two dice"), HENCHMAN: mark("henchman: one die")}

DEAD, SEVERAL, CAPTURED = "dead", "multiple", "captured"
PASSED_OVER = (DEAD, SEVERAL, CAPTURED)
"""What does not count among several injuries."""

HERO_TABLE: dict[tuple[int, int], str] = {
    (11, 15): DEAD,
    (16, 21): SEVERAL,
    (22, 22): "leg_wound",
    (23, 23): "arm_wound",
    (24, 24): "madness",
    (25, 25): "smashed_leg",
    (26, 26): "chest_wound",
    (31, 31): "blinded_eye",
    (32, 32): "old_wound",
    (33, 33): "nervous",
    (34, 34): "hand_injury",
    (35, 35): "deep_wound",
    (36, 36): "robbed",
    (41, 55): "full_recovery",
    (56, 56): "bitter_enmity",
    (61, 61): CAPTURED,
    (62, 63): "hardened",
    (64, 64): "horrible_scars",
    (65, 65): "gladiator",
    (66, 66): "survives_against_the_odds",
}
OUTCOMES = {
    DEAD: mark("dead"),
    SEVERAL: mark("several injuries"),
    "leg_wound": mark("leg wound: −1 Movement"),
    "arm_wound": mark("arm wound"),
    "madness": mark("madness"),
    "smashed_leg": mark("smashed leg"),
    "chest_wound": mark("chest wound: −1 Toughness"),
    "blinded_eye": mark("blind in one eye: −1 Ballistic Skill, retires the second time"),
    "old_wound": mark("old battle wound: on a 1 before a battle he stays out of it"),
    "nervous": mark("nervous condition: −1 Initiative"),
    "hand_injury": mark("hand injury: −1 Weapon Skill"),
    "deep_wound": mark("deep wound"),
    "robbed": mark("robbed"),
    "full_recovery": mark("full recovery"),
    "bitter_enmity": mark("bitter enmity"),
    CAPTURED: mark("captured"),
    "hardened": mark("hardened"),
    "horrible_scars": mark("horrible scars"),
    "gladiator": mark("sold as a gladiator"),
    "survives_against_the_odds": mark("survives against the odds: +1 experience"),
    "lost": mark("lost for the warband"),
    "fine": mark("fine"),
}
AFTER = {
    "arm_wound": ((1, mark("arm lost")), (6, mark("arm wound: misses the next battle"))),
    "madness": ((3, mark("madness: stupidity")), (6, mark("madness: frenzy"))),
    "smashed_leg": (
        (1, mark("smashed leg: can't run any more")),
        (6, mark("smashed leg: misses the next battle")),
    ),
    "deep_wound": (
        (1, mark("deep wound: misses the next battle")),
        (2, mark("deep wound: misses the next two battles")),
        (3, mark("deep wound: misses the next three battles")),
    ),
}
"""What one more die says of an injury: the last face of each reading, and its words.

The last face of all is the number of its sides; a die of three is told 1 to 3.
"""


@dataclass(frozen=True, slots=True)
class Injury:
    """One injury as told: its outcome, and what it says in words."""

    outcome: str
    words: str


class UntoldError(Exception):
    """A die of so many sides is missing; ``about``: the injury that waits for it, if any."""

    def __init__(self, sides: int, about: str | None) -> None:
        super().__init__()
        self.sides = sides
        self.about = about

    def text(self) -> Text:
        """What is missing, in words."""
        if self.about is None:
            return Text("dice are missing")
        injury = Text(OUTCOMES[self.about])
        return Text("{injury}: one more die is missing, 1 to {sides}", injury=injury,
                    sides=self.sides)  # fmt: skip


def _hero(dice: Iterator[int]) -> Iterator[Injury]:
    outcome = _read(dice)
    yield _detailed(outcome, dice)
    if outcome == SEVERAL:
        for _ in range(_next(dice, about=SEVERAL)):
            further = _read(dice)
            if further not in PASSED_OVER:
                yield _detailed(further, dice)


def _henchman(dice: Iterator[int]) -> Iterator[Injury]:
    outcome = "lost" if _next(dice) <= 2 else "fine"
    yield Injury(outcome, OUTCOMES[outcome])


def _read(dice: Iterator[int]) -> str:
    result = 10 * _next(dice) + _next(dice)
    return next(name for (first, last), name in HERO_TABLE.items() if first <= result <= last)


def _detailed(outcome: str, dice: Iterator[int]) -> Injury:
    if outcome not in AFTER:
        return Injury(outcome, OUTCOMES[outcome])
    readings = AFTER[outcome]
    face = _next(dice, readings[-1][0], outcome)
    return Injury(outcome, next(words for last, words in readings if face <= last))


def _next(dice: Iterator[int], sides: int = D6, about: str | None = None) -> int:
    for face in dice:
        if not 1 <= face <= sides:
            text = Text("a die can't show {face}, 1 to {sides} is allowed", face=face, sides=sides)
            raise InputError(text, where="dice")
        return face
    raise UntoldError(sides, about)


def _told(table: str, dice: Sequence[int]) -> tuple[list[Injury], UntoldError | None, int]:
    """The injuries told so far, the die that is missing, how many were not read."""
    rest = iter(dice)
    found: list[Injury] = []
    try:
        found.extend(_hero(rest) if table == HERO else _henchman(rest))
    except UntoldError as missing:
        return found, missing, 0
    return found, None, len(list(rest))


def sides(table: str, dice: Sequence[int]) -> int:
    """The sides of the next die, 0 when all are told."""
    missing = _told(table, dice)[1]
    return 0 if missing is None else missing.sides


def outcome(table: str, dice: Sequence[int]) -> str:
    """The id of what the dice say; InputError where they are too few or too many."""
    return _whole(table, dice)[0].outcome


def words(table: str, dice: Sequence[int]) -> list[Text]:
    """Every injury the dice say, one after the other."""
    return [Text(injury.words) for injury in _whole(table, dice)]


def _whole(table: str, dice: Sequence[int]) -> list[Injury]:
    told, missing, left = _told(table, dice)
    if missing is not None:
        raise InputError(missing.text(), where="dice")
    if left:
        raise InputError(Text("%n die too many", None, left), where="dice")
    return told


INJURIES = Injuries(TABLES, sides, outcome, words)
