"""A table fitted to its weapon: a blast needs a point to aim at, a spray a direction."""

from __future__ import annotations

from math import atan2, degrees

from desktop.table.draft import figure_named, has_table, with_aim, with_direction
from desktop.table.sight import USUAL, template_in
from desktop.views.attack.draft import part_of
from rules.geometry import Point, along, bearing
from rules.json_reading import Json
from rules.systems import game_of
from rules.template import Blast, Spray, Template

AHEAD = 4.0


def fitted(before: Json, document: Json) -> Json:
    """An edited engagement whose table suits its weapon; ``before``: as it was, to convert from.

    A spray turned into a blast is aimed at the middle of where the spray lay. A blast turned into
    a spray points to where the blast lay, and may be turned back.
    """
    if not has_table(document):
        return document
    system = game_of(str(document.get("system")))
    template = template_in(document, system)
    if template is None or _attacker(document) is None:
        return document
    table = part_of(document, "table")
    if isinstance(template, Blast):
        return _with_point(document, template_in(before, system), table)
    if table.get("aim") is None and table.get("direction_deg") is None:
        return with_direction(document, 0.0)
    return document


def direction_of(document: Json) -> float | None:
    """Where a spray points in degrees, by itself or by way of the aim; None where nobody says."""
    table = part_of(document, "table")
    told = table.get("direction_deg")
    if isinstance(told, int | float):
        return float(told)
    attacker, aim = _attacker(document), table.get("aim")
    if attacker is None or not isinstance(aim, list) or len(aim) != 2:
        return None
    x, y = attacker
    return degrees(atan2(aim[1] - y, aim[0] - x))


def _with_point(document: Json, former: Template | None, table: Json) -> Json:
    if table.get("aim") is not None:
        return document
    start = _attacker(document)
    assert start is not None
    direction = bearing(direction_of(document) or 0.0)
    x, y = along(start, direction, _reach(document, former))
    return with_aim(document, (round(x, 2), round(y, 2)))


def _reach(document: Json, former: Template | None) -> float:
    """From the attacker's centre to the middle of the weight of the spray that was there."""
    name = str(part_of(document, "table").get("attacker"))
    base = (figure_named(document, name) or {}).get("base_mm", USUAL.unit_mm)
    ahead = former.length * 2 / 3 if isinstance(former, Spray) else AHEAD
    return base / 2 / USUAL.unit_mm + ahead


def _attacker(document: Json) -> Point | None:
    figure = figure_named(document, str(part_of(document, "table").get("attacker")))
    if figure is None:
        return None
    x, y = figure.get("x"), figure.get("y")
    known = isinstance(x, int | float) and isinstance(y, int | float)
    return (float(x), float(y)) if known else None  # pyright: ignore[reportArgumentType]
