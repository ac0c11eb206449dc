"""The table once the dice have said where the template came down."""

from __future__ import annotations

from dataclasses import replace

from desktop.table.sight import Sight
from rules.landing import Landing
from rules.template import Blast, shape
from rules.touch import touches


def fallen(sight: Sight, landing: Landing | None) -> Sight:
    """The template where it landed, with those who are under it there; as it was without one."""
    template = sight.template
    if landing is None or sight.area is None or not isinstance(template, Blast):
        return sight
    moved = {"aim": [landing.x, landing.y], "direction_deg": None}
    table = sight.table.model_copy(update=moved)
    rows = touches(table, template, sight.measure, ranked=False)
    found = {row.name: row for row in rows}
    return replace(
        sight,
        stands=tuple(replace(one, touch=found.get(one.name), tied=False) for one in sight.stands),
        rows=tuple(rows),
        area=shape(table, template, sight.measure),
        aimed=sight.area,
    )
