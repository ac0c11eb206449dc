"""What the arrow keys do to what is selected on the table."""

from __future__ import annotations

from desktop.table.board import Chosen
from desktop.table.draft import with_aim, with_direction, with_obstacle, with_place
from desktop.table.fitting import direction_of
from desktop.table.sight import Sight
from rules.geometry import Point
from rules.json_reading import Json
from rules.template import Spray

STEP = 0.1
TURN, LARGE_TURN = 0.5, 5.0


def stepped(
    document: Json, sight: Sight, chosen: Chosen, way: tuple[int, int], *, shift: bool
) -> Json:
    """With what is selected one step further: a tenth of a unit, or a millimetre with Shift.

    ``way``: right and up, -1 to 1. A spray turns: half a degree, or five with Shift.
    """
    step = 1 / sight.measure.unit_mm if shift else STEP
    by = way[0] * step, way[1] * step
    if chosen.kind == "figure":
        stand = sight.by_name[chosen.name]
        return with_place(document, chosen.name, _plus(stand.base.centre, by))
    if chosen.kind == "obstacle":
        wall = sight.table.obstacles[chosen.place]
        start, to = (wall.start[0], wall.start[1]), (wall.to[0], wall.to[1])
        return with_obstacle(document, chosen.place, _plus(start, by), _plus(to, by))
    if isinstance(sight.template, Spray):
        turn = (LARGE_TURN if shift else TURN) * (way[1] - way[0])
        return with_direction(document, (direction_of(document) or 0.0) + turn)
    aim = sight.table.aim
    return document if aim is None else with_aim(document, _plus((aim[0], aim[1]), by))


def _plus(point: Point, by: Point) -> Point:
    return point[0] + by[0], point[1] + by[1]
