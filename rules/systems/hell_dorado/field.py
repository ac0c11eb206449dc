"""How the targets stand to an attack: each one's own word first, then the table.

Everything else of the game asks here who is under the template, how far off, and in melee with whom
(contract.md § table).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from rules.json_reading import Json
from rules.result import Bystander
from rules.standing import Standing
from rules.systems.hell_dorado.models import HellDoradoEngagement, Target, Weapon
from rules.table import Figure, Table, table_problems
from rules.template import Blast, Measure, Spray, Template, problems
from rules.text import InputError, Text
from rules.touch import Touch, approach, engaged, line_crosses_obstacle, overlapping, touches

TOISE = Measure(25, tangent_touches=True)
SOUFFLE = Spray("triangle", 6, 2)
MOST_OVERLAPS = 20

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Stand:
    """How one target stands; ``distance``: base to base from the attacker, None if unknown."""

    in_area: bool
    distance: float | None
    side: str | None


@dataclass(frozen=True, slots=True)
class Field:
    """Where everybody stands.

    ``stands``: each target, in file order. ``melees``: pairs of places, each both ways.
    ``bystanders``: figures without a target entry.
    """

    stands: tuple[Stand, ...]
    melees: frozenset[tuple[int, int]]
    bystanders: tuple[Bystander, ...]

    @classmethod
    def of(cls, engagement: HellDoradoEngagement) -> Field:
        """Read an engagement that is without problems."""
        rows = _rows(engagement)
        return cls(
            stands=tuple(_stand(engagement, target, rows) for target in engagement.targets),
            melees=frozenset(_melees(engagement)),
            bystanders=tuple(_bystanders(engagement, rows)),
        )

    @property
    def inside(self) -> tuple[int, ...]:
        """Places of the targets under the template."""
        return tuple(place for place, stand in enumerate(self.stands) if stand.in_area)


def template_of(weapon: Weapon) -> Template | None:
    """The template of an area weapon; a shot and a melee have none."""
    match weapon.kind:
        case "explosion":
            return Blast(weapon.radius)
        case "englobant" | "percutant":
            return SOUFFLE
        case _:
            return None


def table_errors(engagement: HellDoradoEngagement) -> list[InputError]:
    """Why the table can't be used for this attack; empty where it can or there is none."""
    table, template = engagement.table, template_of(engagement.weapon)
    if table is None:
        return []
    return list(table_problems(table)) if template is None else problems(table, template)


def touch(engagement: HellDoradoEngagement) -> list[Touch]:
    """Every figure in the order of approach; what a target says of himself wins over the table.

    Raises InputError without a table or a template.
    """
    table, template = engagement.table, template_of(engagement.weapon)
    if table is None:
        raise InputError(Text("there is no table in this engagement"), where="table")
    if template is None:
        raise InputError(Text("only an area weapon has a template"), where="weapon")
    found = {row.name: row for row in touches(table, template, TOISE, ranked=False)}
    targets = {target.name: target for target in engagement.targets}
    rows = [
        _own_word(found[figure.name], targets.get(figure.name))
        for figure in table.figures
        if figure.name in found
    ]
    return approach(rows, ranked=engagement.weapon.chained)


def blind(engagement: HellDoradoEngagement) -> bool:
    """Whether an obstacle stands between the attacker and the point an explosion is aimed at."""
    table = engagement.table
    if engagement.weapon.kind != "explosion" or table is None:
        return False
    return line_crosses_obstacle(table)


def standings(engagement: HellDoradoEngagement) -> list[Standing]:
    """How each target stands, in file order; empty where no template lies on a table."""
    if _laid(engagement) is None:
        return []
    field, targets = Field.of(engagement), engagement.targets
    return [
        Standing(
            stand.in_area,
            stand.distance,
            tuple(targets[other].name for one, other in sorted(field.melees) if one == place),
        )
        for place, stand in enumerate(field.stands)
    ]


def doubts(engagement: HellDoradoEngagement) -> list[Json]:
    """Obstacles in the way, targets without a figure, the first pairs that stand on one another."""
    found: list[Json] = [{"id": "no_line_of_sight"}] if blind(engagement) else []
    table = _laid(engagement)
    if table is None:
        return found
    found += [
        {"id": "target_without_figure", "name": name}
        for name in _unplaced(table, engagement.targets)
    ]
    pairs = islice(overlapping(table, TOISE), MOST_OVERLAPS)
    return [*found, *({"id": "overlapping", "names": list(pair)} for pair in pairs)]


Rows = dict[str, Touch] | None


def _rows(engagement: HellDoradoEngagement) -> Rows:
    """The touch of each figure by its name; None where no template lies on a table."""
    if _laid(engagement) is None:
        return None
    return {row.name: row for row in touch(engagement)}


def _laid(engagement: HellDoradoEngagement) -> Table | None:
    """The table, where a template lies on it."""
    return None if template_of(engagement.weapon) is None else engagement.table


def _own_word(row: Touch, target: Target | None) -> Touch:
    """What the table says of a figure, corrected by his own entry."""
    if target is None:
        return row
    distance = row.distance if target.distance is None else target.distance
    touched = target.in_area if _says(target, "in_area") else row.touched
    return replace(row, touched=touched, distance=distance, own_word=touched != row.touched)


def _says(target: Target, field: str) -> bool:
    """Whether a field is written in the file: a default is no word of the target's own."""
    return field in target.model_fields_set


def _stand(engagement: HellDoradoEngagement, target: Target, rows: Rows) -> Stand:
    side = _side(engagement.table, target)
    if rows is None:
        return Stand(target.in_area, target.distance, side)
    row = rows.get(target.name)
    if row is None:
        return Stand(_says(target, "in_area") and target.in_area, target.distance, side)
    return Stand(row.touched, row.distance, side)


def _side(table: Table | None, target: Target) -> str | None:
    if target.side is not None or table is None:
        return target.side
    return next((figure.side for figure in table.figures if figure.name == target.name), None)


def _melees(engagement: HellDoradoEngagement) -> Iterator[tuple[int, int]]:
    """Pairs named by one of the two, and contacts of which neither says anything."""
    places = {target.name: place for place, target in enumerate(engagement.targets)}
    for one, other in (*_named(engagement), *_contacts(engagement)):
        if one in places and other in places:
            yield places[one], places[other]
            yield places[other], places[one]


def _named(engagement: HellDoradoEngagement) -> Iterator[Pair]:
    for target in engagement.targets:
        yield from ((target.name, other) for other in target.engaged_with)


def _contacts(engagement: HellDoradoEngagement) -> Iterator[Pair]:
    table = engagement.table
    if table is None:
        return
    settled = {target.name for target in engagement.targets if _says(target, "engaged_with")}
    if isinstance(template_of(engagement.weapon), Spray) and table.attacker is not None:
        settled.add(table.attacker)  # never the victim of his own souffle, not by a melee either
    for pair in engaged(_sided(table, engagement.targets), TOISE):
        if settled.isdisjoint(pair):
            yield pair


def _sided(table: Table, targets: list[Target]) -> Table:
    """The table with the sides that targets give themselves."""
    sides = {target.name: target.side for target in targets if target.side is not None}
    figures = [_with_side(figure, sides.get(figure.name, figure.side)) for figure in table.figures]
    return table.model_copy(update={"figures": figures})


def _with_side(figure: Figure, side: str | None) -> Figure:
    return figure if side == figure.side else figure.model_copy(update={"side": side})


def _bystanders(engagement: HellDoradoEngagement, rows: Rows) -> Iterator[Bystander]:
    if engagement.table is None or rows is None:
        return
    known = {target.name for target in engagement.targets}
    for figure in engagement.table.figures:
        if figure.name not in known and figure.name in rows:
            yield Bystander(figure.name, rows[figure.name].touched)


def _unplaced(table: Table, targets: list[Target]) -> Iterator[str]:
    """The targets who are outside for want of a figure."""
    placed = {figure.name for figure in table.figures}
    for target in targets:
        if target.name not in placed and not _says(target, "in_area"):
            yield target.name
