"""The battlefield from above, as an engagement file holds it (contract.md § table)."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated, Literal

from pydantic import Field

from rules.document import Document, Name
from rules.text import InputError, Text
from rules.wording import shown

Coordinate = Annotated[float, Field(ge=-10_000, le=10_000)]
Point = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]


class Figure(Document):
    """A round base on the table; ``x`` and ``y`` in units of the game, ``y`` up."""

    name: Name
    x: Coordinate
    y: Coordinate
    base_mm: float = Field(default=25, ge=5, le=300)
    side: Literal["ally", "foe"] | None = None


class Obstacle(Document):
    """A straight line that covers what lies behind it."""

    start: Point = Field(alias="from")
    to: Point
    armor_bonus: int = Field(default=0, ge=0, le=99)


class Table(Document):
    """Figures, the attacker among them, where the template lies, obstacles."""

    figures: list[Figure] = Field(max_length=1_000)
    attacker: Name | None = None
    aim: Point | None = None
    direction_deg: float | None = None
    obstacles: list[Obstacle] = Field(default_factory=list[Obstacle], max_length=1_000)


def attacker_of(table: Table) -> Figure | None:
    """The attacker's figure, if there is one."""
    return next((figure for figure in table.figures if figure.name == table.attacker), None)


def table_problems(table: Table) -> Iterator[InputError]:
    """What is wrong with a table whatever is done on it: a name used twice, an unknown attacker."""
    yield from _repeated_names(table)
    if table.attacker is not None and attacker_of(table) is None:
        near = get_close_matches(table.attacker, [figure.name for figure in table.figures], 1)
        yield InputError(
            Text("{name} is not a figure on the table", name=shown(table.attacker)),
            where="table.attacker",
            suggestion=near[0] if near else None,
        )


def _repeated_names(table: Table) -> Iterator[InputError]:
    known: set[str] = set()
    for place, figure in enumerate(table.figures):
        if figure.name in known:
            yield InputError(
                Text("{name} stands twice on the table", name=shown(figure.name)),
                where=f"table.figures[{place}].name",
            )
        known.add(figure.name)
