"""Edits of the table in a raw engagement: each gives an edited copy, with all nobody reads.

What is not edited is shared with the copy, so that a figure among hundreds can follow the mouse.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.attack import draft
from desktop.views.attack.draft import free_name, name_of, part_of, targets_of
from rules.engagement import MAX_TARGETS
from rules.geometry import Point
from rules.json_reading import Json

FARTHEST = 10_000
PLACES = 9


def has_table(document: Json) -> bool:
    """Whether there is a table in the engagement."""
    return isinstance(document.get("table"), dict)


def figures_of(document: Json) -> list[Json]:
    """The figures on the table."""
    return _listed(part_of(document, "table"), "figures")


def obstacles_of(document: Json) -> list[Json]:
    """The obstacles on the table."""
    return _listed(part_of(document, "table"), "obstacles")


def figure_named(document: Json, name: str) -> Json | None:
    """The figure of this name, if there is one."""
    return next((one for one in figures_of(document) if name_of(one) == name), None)


def with_table(document: Json, **parts: object) -> Json:
    """With other parts of the table; None takes one away."""
    table = {**part_of(document, "table"), **parts}
    return document | {"table": {name: part for name, part in table.items() if part is not None}}


def with_figure(document: Json, name: str, facts: Json) -> Json:
    """With other facts of a figure; nothing else knows of them."""
    figures = figures_of(document)
    place = [name_of(figure) for figure in figures].index(name)
    figures[place] = {**figures[place], **facts}
    return with_table(document, figures=figures)


def with_place(document: Json, name: str, place: Point) -> Json:
    """With a figure somewhere else."""
    x, y = kept(place)
    return with_figure(document, name, {"x": x, "y": y})


def with_aim(document: Json, aim: Point) -> Json:
    """With the template laid on a point; that alone tells the direction then."""
    return with_table(document, aim=kept(aim), direction_deg=None)


def with_direction(document: Json, degrees: float) -> Json:
    """With the template laid in a direction, from -180 to 180 degrees."""
    turned = round((degrees + 180) % 360 - 180, PLACES)
    return with_table(document, direction_deg=turned + 0.0, aim=None)


def with_obstacle(document: Json, place: int, start: Point, to: Point) -> Json:
    """With an obstacle from here to there; one more when there is none at this place."""
    obstacles = obstacles_of(document)
    line = {"from": kept(start), "to": kept(to)}
    if place < len(obstacles):
        obstacles[place] = obstacles[place] | line
    else:
        obstacles.append(line)
    return with_table(document, obstacles=obstacles)


def without_obstacle(document: Json, place: int) -> Json:
    """Without an obstacle."""
    obstacles = obstacles_of(document)
    return with_table(document, obstacles=[*obstacles[:place], *obstacles[place + 1 :]])


def with_new_figure(document: Json, figure: Json, target: Json, *, attacks: bool) -> Json:
    """With one figure more and what an attack needs of it; its name is made unique.

    The attacker has his place on the table only; beyond the most targets so have the others.
    """
    name = new_name(document, name_of(figure))
    made = with_table(document, figures=[*figures_of(document), figure | {"name": name}])
    if attacks:
        return with_attacker(made, name)
    targets = targets_of(made)
    if len(targets) >= MAX_TARGETS:
        return made
    return made | {"targets": [*targets, {"name": name} | target | {"name": name}]}


def with_attacker(document: Json, name: str) -> Json:
    """With this figure as the one who attacks, on the table and in the engagement."""
    attacker = part_of(document, "attacker")
    return with_table(document, attacker=name) | {"attacker": attacker | {"name": name}}


def with_edited_figure(document: Json, name: str, figure: Json, target: Json) -> Json:
    """With what was edited of a figure; a new name is followed wherever it is spoken of."""
    edited = document
    places = [name_of(one) for one in targets_of(document)]
    if name in places:
        place = places.index(name)
        for field, value in target.items():
            edited = draft.with_target_field(edited, place, field, value)
    new = name_of(figure)
    if new != name:
        new = new_name(document, new)
        edited = _renamed(edited, name, new)
    elsewhere = {field: value for field, value in figure.items() if field != "name"}
    return with_figure(edited, new, elsewhere)


def with_twin(document: Json, name: str, place: Point) -> Json:
    """With a twin of a figure at a place, under a new name; it stands in no melee by its word."""
    figure = figure_named(document, name)
    if figure is None:
        return document
    x, y = kept(place)
    twin = {**figure, "x": x, "y": y}
    known = next((one for one in targets_of(document) if name_of(one) == name), None)
    if known is None:
        twin["name"] = new_name(document, name)
        return with_table(document, figures=[*figures_of(document), twin])
    own = {"id", "distance", "in_area", "engaged_with"}
    target = {field: value for field, value in known.items() if field not in own}
    return with_new_figure(document, twin, target, attacks=False)


def without_figure(document: Json, name: str) -> Json:
    """Without a figure and what was known of it as a target."""
    figures = [figure for figure in figures_of(document) if name_of(figure) != name]
    table = part_of(document, "table")
    gone = {"attacker": None} if table.get("attacker") == name else {}
    edited = with_table(document, figures=figures, **gone)
    names = [name_of(target) for target in targets_of(document)]
    return draft.without_target(edited, names.index(name)) if name in names else edited


def new_name(document: Json, wanted: str) -> str:
    """The name itself, or with the first number that nobody bears, on the table or as a target."""
    taken = [name_of(one) for one in (*figures_of(document), *targets_of(document))]
    return free_name(wanted, taken)


def kept(point: Point) -> list[float]:
    """A point as it is kept: rounded, and within the table's bounds."""
    return [round(max(-FARTHEST, min(FARTHEST, part)), PLACES) + 0.0 for part in point]


def _renamed(document: Json, name: str, new: str) -> Json:
    """With another name on the table, among the targets and for the attacker."""
    edited = with_figure(document, name, {"name": new})
    if part_of(document, "table").get("attacker") == name:
        edited = with_attacker(edited, new)
    places = [name_of(one) for one in targets_of(edited)]
    if name in places:
        edited = draft.with_target_field(edited, places.index(name), "name", new)
    return edited


def _listed(part: Json, name: str) -> list[Json]:
    found = part.get(name)
    listed: Sequence[object] = found if isinstance(found, list) else []
    return [one for one in listed if isinstance(one, dict)]
