"""T7: where to aim, every place about a crowd of ten. No other library can be asked this."""

from __future__ import annotations

from collections.abc import Callable

from rules.aiming import Prospect, sweep
from rules.best_aims import best
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.bench import blasts, clock
from tests.bench.table import Row

FIGURES = 10
WEAPONS = {
    "piercing blast": "souffle percutant (puissance 4/2)",
    "explosion": "explosion (puissance 4/2)",
}


def rows() -> list[Row]:
    """Each sweep from the file of its engagement on, with the best places found."""
    asked = {name: crowd(weapon) for name, weapon in WEAPONS.items()}
    asked["Savage Worlds"] = blasts.engagement(FIGURES, "thrown")
    return [_row(name, document) for name, document in asked.items()]


def _row(name: str, document: Json) -> Row:
    places = len(prospect_of(document).places)
    told = f"{name}, {places:,} places"
    return Row(f"T7 aim sweep × {FIGURES} figures", told, clock.slow(_swept(document)))


def _swept(document: Json) -> Callable[[], object]:
    return lambda: best(list(sweep(prospect_of(document), Resolver())))


def prospect_of(document: Json) -> Prospect:
    """All that an engagement may aim at."""
    reading = read_engagement(document)
    assert reading.system.aims is not None
    found = reading.system.aims(reading.engagement)
    assert found is not None
    return found


def crowd(weapon: str) -> Json:
    """A shooter among ten who differ in Protection, friends and foes by turns."""
    places = [(2 + n % 5, 1.5 * (n // 5) - 0.7) for n in range(FIGURES)]
    figures = [{"name": "S", "x": 0, "y": 0, "side": "ally"}] + [
        {"name": f"T{n}", "x": x, "y": y, "side": "ally" if n % 4 == 3 else "foe"}
        for n, (x, y) in enumerate(places)
    ]
    targets = [{"name": f"T{n}", "protection": n % 5, "hit_points": 6} for n in range(FIGURES)]
    aim = {"aim": [4, 0]} if weapon.startswith("explosion") else {"direction_deg": 0}
    return {
        "toise": "engagement",
        "version": 1,
        "system": "hell_dorado",
        "attacker": {"name": "S", "shooting": 3},
        "weapon": weapon,
        "targets": targets,
        "table": {"figures": figures, "attacker": "S"} | aim,
    }
