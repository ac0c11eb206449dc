"""Tables of the slow resolver of Savage Worlds against the published figures."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.slow.savage_worlds import resolve
from tests.slow.savage_worlds_dice import merged
from tests.slow.savage_worlds_read import read_attack
from tests.slow.savage_worlds_table import (
    Zone,
    aimed,
    cover,
    deviated,
    deviations,
    from_zone,
    under,
)
from tests.test_slow_savage_worlds import GRENADE, average, blast, fractions

BASE = {"base_mm": 25.4}

Document = dict[str, Any]


# --- deviation ---


def thrown(band: str, far: float, *others: Document, **weapon: Any) -> Document:
    """A throw from (0, 0) at B, who stands on the point aimed at, (0, far)."""
    figures = [{"name": "A", "x": 0, "y": 0, **BASE}, {"name": "B", "x": 0, "y": far, **BASE}]
    table = {"figures": [*figures, *others], "attacker": "A", "aim": [0, far]}
    around = {"range": band, "aimed": band == "extreme"}
    return {**blast(), "weapon": {**GRENADE, **weapon}, "circumstances": around, "table": table}


def standing(name: str, x: float, y: float) -> Document:
    """A figure on one square."""
    return {"name": name, "x": x, "y": y, **BASE}


def squares(engagement: Document) -> dict[float, Fraction]:
    """Law of the squares of a deviation."""
    law = deviations(read_attack(engagement))
    return merged((far, chance) for (far, _), chance in law.items())


def caught(engagement: Document, name: str) -> Fraction:
    """The chance to be under the template once it has deviated."""
    attack = read_attack(engagement)
    figure = next(f for f in engagement["table"]["figures"] if f["name"] == name)
    return sum(
        chance
        for (far, hour), chance in deviations(attack).items()
        if under(attack, deviated(attack, far, hour), figure)
    )


def test_v11() -> None:
    engagement = thrown("short", 4)
    assert squares(engagement) == {1: Fraction(1, 6), 2: Fraction(5, 6)}
    assert average(squares(engagement)) == Fraction(11, 6)
    assert caught(engagement, "B") == 1
    assert caught(engagement, "A") == Fraction(5, 24)
    assert caught(thrown("short", 4, template="large"), "A") == Fraction(7, 18)


def test_v12() -> None:
    engagement = thrown("medium", 10, standing("C", 4, 10))
    assert squares(engagement) == dict(zip((2, 4, 5), fractions("1/6 1/6 2/3"), strict=True))
    assert average(squares(engagement)) == Fraction(13, 3)
    assert caught(engagement, "B") == Fraction(1, 6)
    assert caught(engagement, "C") == Fraction(5, 36)


def test_v13() -> None:
    law = squares(thrown("long", 20))
    assert list(law.values()) == fractions("1/6 1/6 1/6 1/2")
    assert (list(law), average(law)) == ([3, 6, 9, 10], 8)
    short = {1: Fraction(1, 6), 2: Fraction(1, 6), 2.5: Fraction(2, 3)}
    assert squares(thrown("short", 5)) == short
    floored = thrown("short", 5) | {"rules": {"half_distance": "floor"}}
    assert squares(floored) == {1: Fraction(1, 6), 2: Fraction(5, 6)}


def test_v14() -> None:
    engagement = thrown("short", 12, standing("C", 0, 7), delivery="fired")
    assert caught(engagement, "B") == Fraction(1, 36)
    assert caught(engagement, "C") == Fraction(35, 432)
    far = squares(thrown("long", 60, delivery="fired"))
    assert (far[30], average(far)) == (Fraction(1, 6), Fraction(62, 3))
    farther = squares(thrown("extreme", 100, delivery="fired"))
    assert (max(farther), average(farther)) == (48, 28)


@pytest.mark.parametrize(
    ("hour", "x", "y"),
    [
        (12, 0, 14),
        (3, 4, 10),
        (6, 0, 6),
        (9, -4, 10),
        (1, 2, 13.4641),
        (4, 3.4641, 8),
        (5, 2, 6.5359),
    ],
)
def test_v14b(hour: int, x: float, y: float) -> None:
    centre = deviated(read_attack(thrown("short", 10)), 4, hour).origin
    assert (centre.real, centre.imag) == pytest.approx((x, y), abs=1e-4)


def test_b19_half_an_odd_distance() -> None:
    assert max(squares(thrown("short", 7))) == 3.5


def test_v16() -> None:
    engagement = thrown("short", 4)
    engagement["targets"] = [{"name": "B", "toughness": 5}]
    told = resolve(engagement)["targets"]["B"]
    assert (told["states"]["incapacitated"], told["under"]) == ("37409/46656", "1")


def test_v17() -> None:
    told = resolve(thrown("medium", 10))["targets"]["B"]["states"]
    assert list(told.values()) == [
        "450325/995328",
        "63311/497664",
        "163715/995328",
        "26359/221184",
        "1873703/26873856",
        "3599321/53747712",
    ]


# --- templates ---


@pytest.mark.parametrize(
    ("template", "on_a_square", "on_a_corner"),
    [("small", 9, 4), ("medium", 21, 16), ("large", 45, 36)],
)
def test_v22(template: str, on_a_square: int, on_a_corner: int) -> None:
    for shift, count in ((0.5, on_a_square), (0, on_a_corner)):
        zone = Zone(template, complex(shift, shift))
        corners = [
            (nearest(x, shift), nearest(y, shift)) for x in range(-5, 6) for y in range(-5, 6)
        ]
        assert sum(from_zone(zone, complex(*corner)) < -1e-9 for corner in corners) == count


def nearest(low: int, centre: float) -> float:
    """The place of the square from `low` on that comes nearest to a centre."""
    return min(low + 1, max(low, centre))


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (4, 0.5, True),
        (4, 0.9, False),
        (7.5, 1.5, True),
        (7.5, 1.6, False),
        (9, 0, True),
        (8.5, 1.2, False),
        (1, 0.2, True),
        (1, 0.21, False),
    ],
)
def test_v23_points(x: float, y: float, inside: bool) -> None:
    assert (from_zone(Zone("cone", 0j), complex(x, y)) <= 1e-9) == inside


@pytest.mark.parametrize(
    ("x", "y", "touched"),
    [
        (3, 1, True),
        (3, 1.2, False),
        (9.4, 0, True),
        (9.6, 0, False),
        (6, 1.6, True),
        (6, 1.75, False),
    ],
)
def test_v23_bases(x: float, y: float, touched: bool) -> None:
    sprayed = thrown("short", 4, standing("C", x, y + 0.5), template="cone")
    sprayed["table"] |= {"figures": [standing("A", -0.5, 0.5), standing("C", x, y + 0.5)]}
    sprayed["table"] |= {"aim": [5, 0.5]}
    attack = read_attack(sprayed)
    assert under(attack, aimed(attack), standing("C", x, y + 0.5)) == touched


def test_v24() -> None:
    attack = read_attack(thrown("short", 4))
    assert not under(attack, aimed(attack), standing("C", 2.5, 4))
    assert under(attack, aimed(attack), standing("C", 2.49, 4))


@pytest.mark.parametrize(
    ("wall", "bonus"),
    [
        ([[1, 3], [1, 5]], 4),
        ([[1, 4], [1, 5]], 4),
        ([[1, 4.01], [1, 5]], 2),
        ([[-1, 3], [-1, 5]], 2),
        ([[-1, 2], [3, 2]], 2),
    ],
)
def test_b21_cover_stands_between_the_blast_and_the_victim(wall: Any, bonus: int) -> None:
    engagement = thrown("short", 4)
    engagement["table"]["obstacles"] = [{"from": wall[0], "to": wall[1], "armor_bonus": 4}]
    attack = read_attack(engagement)
    assert cover(attack, aimed(attack), standing("C", 2, 4), 2) == bonus
