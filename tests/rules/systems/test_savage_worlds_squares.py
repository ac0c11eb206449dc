"""Blasts in many places are seen as one after the other would be."""

from random import Random

import pytest

from rules.systems.savage_worlds.field import Looker
from rules.systems.savage_worlds.squares import SIDE, Squares
from rules.table import Figure, Obstacle, Table
from rules.template import Blast


def table(random):
    """Bases of all sizes at random, some on the corners of squares, and two walls."""
    figures = [
        Figure(
            name=f"T{number}",
            x=random.choice([random.uniform(-6, 6), SIDE * random.randint(-24, 24)]),
            y=random.uniform(-6, 6),
            base_mm=random.choice([25, 25.4, 40, 60, 120]),
        )
        for number in range(30)
    ]
    ends = [[random.uniform(-6, 6), random.uniform(-6, 6)] for _ in range(4)]
    walls = [
        Obstacle.model_validate({"from": start, "to": to, "armor_bonus": 2})
        for start, to in zip(ends[::2], ends[1::2], strict=True)
    ]
    return Table(figures=figures, obstacles=walls)


@pytest.mark.parametrize("radius", [1, 2, 3])
def test_a_square_of_the_table_hides_nobody(radius):
    random = Random(radius)
    crowd = table(random)
    plain, quick = Looker(crowd, Blast(radius)), Squares(crowd, Blast(radius))
    spots = [(random.uniform(-9, 9), random.uniform(-9, 9)) for _ in range(1500)]
    spots += [(SIDE * random.randint(-30, 30), SIDE * random.randint(-30, 30)) for _ in range(500)]
    for centre in spots:
        assert quick.blast(centre) == plain.blast(centre)


def test_a_blast_that_just_touches_does_not():
    crowd = Table(figures=[Figure(name="T", x=0, y=0, base_mm=50.8)])
    quick = Squares(crowd, Blast(2))
    assert quick.blast((3.0, 0.0)).under == ()
    assert quick.blast((2.999, 0.0)).under == (0,)
