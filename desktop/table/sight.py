"""What is seen of a table: who stands where, what the template covers, who is in melee."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.views.attack.draft import name_of, targets_of
from rules.engagement import validated
from rules.geometry import Disc, Shape
from rules.json_reading import Json
from rules.service import Reading, read_engagement
from rules.spill import Spill
from rules.systems import GameSystem, game_of
from rules.table import Figure, Table, attacker_of
from rules.template import Measure, Template, problems, shape
from rules.text import InputError, InvalidError
from rules.touch import Touch, crossed, engaged, overlapping, touches

MANY = 60
"""With more figures than this only the table itself is looked at while something is dragged."""
CONTESTABLE_MM = 2.0
USUAL = Measure(25, tangent_touches=True)


@dataclass(frozen=True, slots=True)
class Stand:
    """One figure as it is seen; ``points``: what it has left, None where nobody says."""

    figure: Figure
    base: Disc
    side: str | None
    points: int | None
    touch: Touch | None
    attacks: bool
    tied: bool = False

    @property
    def name(self) -> str:
        return self.figure.name

    @property
    def touched(self) -> bool:
        return self.touch is not None and self.touch.touched

    @property
    def contestable(self) -> bool:
        """Whether so little is between touched and untouched that two people may differ."""
        return self.touch is not None and abs(self.touch.margin_mm) < CONTESTABLE_MM


@dataclass(frozen=True)
class Sight:
    """A table as it is seen. ``area``: what the template covers, None where none can be laid.

    ``rows``: every figure in the order of approach. ``contacts``: opposite sides in contact.
    ``reading``: the whole engagement, None where it can't be read (or was not asked for).
    ``aimed``: what the template covered where it was aimed, once it has come down elsewhere.
    """

    system: GameSystem | None
    table: Table
    measure: Measure
    stands: tuple[Stand, ...]
    rows: tuple[Touch, ...]
    template: Template | None
    area: Shape | None
    contacts: tuple[tuple[str, str], ...]
    overlaps: tuple[tuple[str, str], ...]
    spills: tuple[Spill, ...]
    problems: tuple[InputError, ...]
    reading: Reading | None
    aimed: Shape | None = None

    @cached_property
    def by_name(self) -> Mapping[str, Stand]:
        """The figures by their names."""
        return {stand.name: stand for stand in self.stands}

    @property
    def attacker(self) -> Stand | None:
        """The attacker, if he stands on the table."""
        return next((stand for stand in self.stands if stand.attacks), None)

    @property
    def contestables(self) -> list[Stand]:
        """Those of whom two people may differ, the nearest to the limit first."""
        doubtful = [stand for stand in self.stands if stand.contestable]
        return sorted(doubtful, key=_doubt)

    @property
    def blind(self) -> bool:
        """Whether an obstacle is on the way from the attacker to the point aimed at."""
        start, aim = self.attacker, self.table.aim
        if start is None or aim is None or self.area is None:
            return False
        return bool(crossed(self.table.obstacles, start.base.centre, (aim[0], aim[1])))


def sight_of(document: Json, *, resting: bool = True) -> Sight | None:
    """What is seen of a document's table, or None where it has none.

    ``resting``: nothing is being dragged, so that everything may be looked at. InvalidError where
    the table itself can't be read.
    """
    if not isinstance(document.get("table"), dict):
        return None
    table: Table = validated(Table, document["table"])
    system = game_of(str(document.get("system")))
    measure = (system and system.measure) or USUAL
    whole = resting or len(table.figures) <= MANY
    reading, found = _read(document) if whole else (None, ())
    template = template_in(document, system) if reading is None else _template_of(reading)
    laid = template is not None and not problems(table, template)
    rows = _rows(reading, table, template if laid else None, measure)
    return Sight(
        system=system,
        table=table,
        measure=measure,
        stands=_stands(document, table, measure, rows),
        rows=tuple(rows),
        template=template,
        area=shape(table, template, measure) if template is not None and laid else None,
        contacts=tuple(engaged(table, measure)) if whole else (),
        overlaps=tuple(overlapping(table, measure)) if whole else (),
        spills=_spills(reading),
        problems=tuple(found),
        reading=reading,
    )


def template_in(document: Json, system: GameSystem | None) -> Template | None:
    """The template of a document's weapon, or None where it has none or can't be read."""
    written = document.get("weapon")
    if system is None or system.template is None:
        return None
    try:
        if isinstance(written, str):
            return system.template(system.read(written))
        if not isinstance(written, dict):
            return None
        return system.template(validated(_weapon_model(system), written))
    except (InputError, InvalidError):
        return None


def _template_of(reading: Reading) -> Template | None:
    template = reading.system.template
    return None if template is None else template(reading.engagement.weapon)


def _weapon_model(system: GameSystem) -> type[Any]:
    model = system.engagement.model_fields["weapon"].annotation
    assert isinstance(model, type)
    return model


def _doubt(stand: Stand) -> float:
    return abs(stand.touch.margin_mm) if stand.touch else 0.0


def _read(document: Json) -> tuple[Reading | None, list[InputError]]:
    try:
        return read_engagement(document), []
    except InvalidError as invalid:
        return None, invalid.problems


def _rows(
    reading: Reading | None, table: Table, template: Template | None, measure: Measure
) -> list[Touch]:
    """How everybody stands to the template: as the game says, or as the table alone does."""
    if template is None:
        return []
    if reading is None or reading.system.touch is None:
        return touches(table, template, measure, ranked=False)
    return reading.system.touch(reading.engagement)


def _spills(reading: Reading | None) -> tuple[Spill, ...]:
    if reading is None or reading.system.spills is None:
        return ()
    return tuple(reading.system.spills(reading.engagement))


def _stands(document: Json, table: Table, measure: Measure, rows: list[Touch]) -> tuple[Stand, ...]:
    known = {name_of(target): target for target in targets_of(document)}
    found = {row.name: row for row in rows}
    orders = [row.order for row in rows if row.order is not None]
    attacker = attacker_of(table)
    stands: list[Stand] = []
    for figure in table.figures:
        target, row = known.get(figure.name, {}), found.get(figure.name)
        stands.append(
            Stand(
                figure=figure,
                base=measure.base(figure),
                side=_side(target, figure),
                points=_points(target),
                touch=row,
                attacks=figure is attacker,
                tied=row is not None and row.order is not None and orders.count(row.order) > 1,
            )
        )
    return tuple(stands)


def _side(target: Json, figure: Figure) -> str | None:
    said = target.get("side")
    return said if said in ("ally", "foe") else figure.side


def _points(target: Json) -> int | None:
    points = target.get("hit_points")
    return points if isinstance(points, int) else None
