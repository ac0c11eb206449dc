"""The record of the dice in words."""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop.printing.ink import width_of
from desktop.printing.pictures import DIE_ROOM
from desktop.printing.record import Die, Entry, Record, Total
from desktop.words import NBSP, Words
from rules.text import Percent, Text

COLON = re.compile(r"\s*:\s+")
FEW_DICE = 8
GAP, SLACK = 150, 40
MOST_OF_SUM, LEAST_OF_THROW = 0.45, 0.25


@dataclass(frozen=True, slots=True)
class ShownDie:
    """A die as it is drawn."""

    face: int
    weight: str


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """A throw as it is printed: what about, how, its dice, the sum and what it comes to.

    ``lost``: on a line of its own, where a figure had fewer points left than that.
    """

    about: str
    how: str
    dice: tuple[ShownDie, ...]
    sum: str
    points: str
    lost: str


@dataclass(frozen=True, slots=True)
class ShownRecord:
    """The record as it is printed; ``closing``: sentences below it, each with a strong start."""

    heading: str
    entries: tuple[ShownEntry, ...]
    closing: tuple[tuple[str, str], ...]

    def widths(self, width: float) -> tuple[int, int, int]:
        """The widths of number, throw and sum in twips; the dice have the rest."""
        number = width_of(str(len(self.entries)), 10) + GAP
        dice = min(FEW_DICE, max((len(e.dice) for e in self.entries), default=0)) * DIE_ROOM + GAP
        widest = max((width_of(e.sum, 10) + width_of(e.points, 10, bold=True) + SLACK
                      for e in self.entries), default=0)  # fmt: skip
        sums = min(widest, width * MOST_OF_SUM)
        throw = max((_breadth(entry) for entry in self.entries), default=0)
        throw = max(min(throw, width - number - dice - sums), width * LEAST_OF_THROW)
        return round(number), round(throw), round(sums)


def _breadth(entry: ShownEntry) -> float:
    return width_of(entry.about, 10, bold=True) + width_of(f" {entry.how}", 10) + GAP + SLACK


def record_in_words(record: Record, words: Words) -> ShownRecord:
    """The record in a language."""
    entries = tuple(_entry(entry, words) for entry in record.entries)
    return ShownRecord(_heading(record, words), entries, tuple(_closing(record, words)))


def _heading(record: Record, words: Words) -> str:
    if record.seed is None:
        return words(Text("Record of the dice, typed at the table"))
    seed = str(record.seed)
    if record.typed:
        return words(
            Text(
                "Record of the dice, %n typed, the others rolled by Toise, seed {seed}",
                None,
                record.typed,
                seed=seed,
            )
        )
    return words(Text("Record of the dice, rolled by Toise, seed {seed}", seed=seed))


def _entry(entry: Entry, words: Words) -> ShownEntry:
    """What stands before a colon is what the throw is about, what follows « = » its outcome."""
    about, *how = COLON.split(words(entry.label), maxsplit=1)
    account = "" if entry.account is None else words(entry.account)
    before, equals, points = account.rpartition("= ")
    dice = tuple(ShownDie(die.face, _weight(die)) for die in entry.dice)
    if equals:
        # A number stays with what it counts; what a cap leaves of it has a line of its own.
        points, comma, lost = points.replace(" ", NBSP).partition(f",{NBSP}")
        points += comma.rstrip(NBSP)
    else:
        before, points, lost = points, "", ""
    return ShownEntry(about, "".join(how), dice, before + equals, points, lost)


def _weight(die: Die) -> str:
    if die.good is None:
        return "plain"
    return "hit" if die.good else "miss"


def _closing(record: Record, words: Words) -> list[tuple[str, str]]:
    if not record.finished:
        return [(words(Text("Unfinished.")), words(Text("There are dice still to be thrown.")))]
    said = [] if record.total is None else [_lost(record.total, words)]
    if record.out:
        worst = words(Text("{state}:", state=Text(record.worst)))
        said.append((worst[:1].upper() + worst[1:], words.names(record.out)))
    return said


def _lost(total: Total, words: Words) -> tuple[str, str]:
    lost = words(Text("%n HP lost in all.", None, total.lost))
    if total.at_most is None or total.at_least is None:
        return lost, ""
    shares = Text(
        "As many or fewer in {below}, as many or more in {above}.",
        below=Percent(total.at_most),
        above=Percent(total.at_least),
    )
    return lost, words(shares)
