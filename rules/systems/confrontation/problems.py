"""What is wrong with an engagement of Confrontation as a whole (contract.md § confrontation)."""

from __future__ import annotations

from collections.abc import Iterator
from math import lcm

from rules.systems.confrontation.editions import EDITIONS, WITHOUT_TEXT
from rules.systems.confrontation.models import (
    Circumstances,
    ConfrontationEngagement,
    SeverityLaw,
    Target,
    WoundTable,
)
from rules.systems.confrontation.throws import WoundDice
from rules.systems.confrontation.wounds import BANDS, row_of
from rules.text import InputError, Names, Text

MOST_FACES = 10**12


def problems(engagement: ConfrontationEngagement) -> list[InputError]:
    """Every error that no single field shows, in the order of the document."""
    targets = engagement.targets
    return [
        *_circumstances(engagement),
        *_targets(targets),
        *shot_problems(engagement.circumstances, targets),
    ]


def _circumstances(engagement: ConfrontationEngagement) -> Iterator[InputError]:
    how = engagement.circumstances
    if len(how.given) > 1:
        text = Text("one of these at most: {names}", names=Names(tuple(how.given)))
        yield InputError(text, where=f"circumstances.{how.given[1]}")
    if how.hits is not None and how.severity is None:
        text = Text("the law of their severity is needed, as in “light”: “1/3”")
        yield InputError(text, where="circumstances.severity")
    if how.severity is not None:
        yield from _severity(how.severity)
    yield from _entries(how, {target.name for target in engagement.targets})


def _severity(law: SeverityLaw) -> Iterator[InputError]:
    total = law.total()
    if total > 1:
        text = Text("the chances come to {total} in all, 1 at most", total=str(total))
        yield InputError(text, where="circumstances.severity")
    elif lcm(*(chance.denominator for chance in law.chances().values())) > MOST_FACES:
        text = Text("these chances have no common parts that a die could show: use rounder ones")
        yield InputError(text, where="circumstances.severity")


def _entries(how: Circumstances, names: set[str]) -> Iterator[InputError]:
    for place, entry in enumerate(how.wounds or ()):
        if entry.target is not None and entry.target not in names:
            text = Text("{name} is not among the targets", name=entry.target)
            yield InputError(text, where=f"circumstances.wounds[{place}].target")


def _targets(targets: list[Target]) -> Iterator[InputError]:
    known: set[str] = set()
    for place, target in enumerate(targets):
        if target.name in known:
            text = Text("the name {name} stands twice", name=target.name)
            yield InputError(text, where=f"targets[{place}].name")
        known.add(target.name)
        yield from target_problems(target, f"targets[{place}]")


def target_problems(target: Target, where: str) -> Iterator[InputError]:
    """What is wrong with a target by itself."""
    edition = EDITIONS.get(target.edition)
    if edition is None:
        yield InputError(WITHOUT_TEXT[target.edition], where=f"{where}.edition")
    elif edition.several == "refused" and len(target.structure) > 1:
        text = Text("Confrontation 3 has one value of structure points, not several")
        yield InputError(text, where=f"{where}.structure")
    if target.lost > target.highest:
        text = Text("{value} is too large: {bound} at most", value=target.lost,
                    bound=target.highest)  # fmt: skip
        yield InputError(text, where=f"{where}.lost")


def shot_problems(how: Circumstances, targets: list[Target]) -> Iterator[InputError]:
    """What shots at these need and are not told."""
    if how.shots is None:
        return
    against: list[int] = []
    for place, target in enumerate(targets):
        resistance = how.resistance if target.resistance is None else target.resistance
        if resistance is None:
            text = Text("shots need the RES of what they hit")
            yield InputError(text, where=f"targets[{place}].resistance")
        else:
            against.append(resistance)
    if how.wound_table is not None:
        yield from _empty_cells(how.wound_table, how.shots, against)


def _empty_cells(table: WoundTable, shots: list[int], against: list[int]) -> Iterator[InputError]:
    """The cells that are not filled in and that a roll may come to."""
    pairs = list(WoundDice().law())
    met = {
        (row_of(pair.high, strength, resistance), pair.low)
        for strength in dict.fromkeys(shots)
        for resistance in dict.fromkeys(against)
        for pair in pairs
    }
    for row, column in sorted(met):
        if row and table[row][column - 1] is None:
            text = Text(
                "row {row} ({band}), column {column} of the wound table is not filled in, "
                "and a roll may come to it",
                row=row,
                band=BANDS[row],
                column=column,
            )
            yield InputError(text, where=f"circumstances.wound_table[{row}][{column - 1}]")
