"""What the table says of the targets, where they say nothing themselves."""

from __future__ import annotations

from rules.json_reading import Json
from rules.service import Reading


def given_by_table(reading: Reading | None, targets: list[Json]) -> list[Json]:
    """For each target the fields the table fills in; empty where none is laid or it is unread."""
    standings = None if reading is None else reading.system.standings
    found = [] if reading is None or standings is None else standings(reading.engagement)
    if len(found) != len(targets):
        return [{} for _ in targets]
    given = [
        {
            "in_area": standing.in_area,
            "distance": standing.distance,
            "engaged_with": list(standing.engaged_with),
        }
        for standing in found
    ]
    return [
        {name: value for name, value in facts.items() if target.get(name) is None}
        for target, facts in zip(targets, given, strict=True)
    ]
