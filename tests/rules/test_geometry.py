"""Exact distances against formulas, samples and whole numbers."""

from math import cos, hypot, pi, sin, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.geometry import (
    Cone,
    Disc,
    along,
    bearing,
    gap,
    segments_meet,
    strip,
    towards,
    triangle,
)

EAST = (1.0, 0.0)
BLAST = Disc((0, 0), 3)
SOUFFLE = triangle((0, 0), EAST, 6, 2)
CONE = Cone((0, 0), EAST, 9, 3)
STREAM = strip((0, 0), EAST, 12, 1)
SHAPES = [BLAST, SOUFFLE, CONE, STREAM]
NAMES = ["blast", "souffle", "cone", "stream"]

# Said again in the words of the dossiers: is a point, seen from the tip along +x, inside?
INSIDE = {
    "blast": lambda x, y: x * x + y * y <= 9,
    "souffle": lambda x, y: 0 <= x <= 6 and abs(y) <= x / 6,
    "cone": lambda x, y: (
        (0 <= x <= 7.5 and abs(y) <= 0.2 * x) or (x >= 7.5 and (x - 7.5) ** 2 + y * y <= 2.25)
    ),
    "stream": lambda x, y: 0 <= x <= 12 and abs(y) <= 0.5,
}
every_name = pytest.mark.parametrize(
    ("name", "shape"), list(zip(NAMES, SHAPES, strict=True)), ids=NAMES
)
every_shape = pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
places = st.tuples(st.floats(-6, 16), st.floats(-6, 6))
directions = st.floats(-720, 720)


def outline(name):
    """Points along the edge, less than 0.002 apart."""
    if name == "blast":
        yield from arc((0, 0), 3, -pi, pi)
        return
    if name == "cone":
        yield from line((0, 0), (7.5, 1.5))
        yield from line((0, 0), (7.5, -1.5))
        yield from arc((7.5, 0), 1.5, -pi / 2, pi / 2)
        return
    corners = {
        "souffle": [(0, 0), (6, 1), (6, -1)],
        "stream": [(0, -0.5), (12, -0.5), (12, 0.5), (0, 0.5)],
    }[name]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        yield from line(start, end)


def line(start, end, steps=8_000):
    (x, y), (ex, ey) = start, end
    for step in range(steps + 1):
        yield x + (ex - x) * step / steps, y + (ey - y) * step / steps


def arc(centre, radius, start, end, steps=10_000):
    for step in range(steps + 1):
        angle = start + (end - start) * step / steps
        yield centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


OUTLINES = {name: list(outline(name)) for name in NAMES}


@every_name
@given(point=places)
def test_the_distance_is_that_of_the_nearest_point_of_the_edge(name, shape, point):
    nearest = min(hypot(point[0] - x, point[1] - y) for x, y in OUTLINES[name])
    assert abs(shape.distance(point)) == pytest.approx(nearest, abs=2e-3)
    if nearest > 2e-3:
        assert (shape.distance(point) < 0) == INSIDE[name](*point)


@every_name
@given(point=places, radius=st.floats(0.1, 3))
def test_a_base_is_touched_where_it_and_the_template_share_a_point(name, shape, point, radius):
    room = gap(Disc(point, radius), shape)
    rings = [part * radius for part in (0, 0.25, 0.5, 0.75, 1)]
    of_base = [along(point, bearing(3 * k), far) for far in rings for k in range(120)]
    if any(INSIDE[name](*sample) for sample in of_base):
        assert room <= 1e-9
    if room < -2e-3:
        of_edge = (hypot(point[0] - x, point[1] - y) <= radius for x, y in OUTLINES[name])
        assert INSIDE[name](*point) or any(of_edge)


@every_shape
@given(point=places, radius=st.floats(0.1, 3))
def test_a_negative_gap_is_the_shortest_way_out(shape, point, radius):
    depth = -gap(Disc(point, radius), shape)
    if depth <= 0:
        return

    def moved(by, degrees):
        return gap(Disc(along(point, bearing(degrees), by), radius), shape)

    assert all(moved(0.999 * depth, k / 4) < 1e-9 for k in range(1_440))
    assert any(moved(1.001 * depth, k / 4) > -1e-9 for k in range(1_440))


@every_name
@given(point=places, angle=directions, shift=st.tuples(st.floats(-9e3, 9e3), st.floats(-9e3, 9e3)))
def test_turning_and_moving_change_nothing(name, shape, point, angle, shift):
    direction = bearing(angle)
    turned = {
        "blast": lambda: Disc(shift, 3),
        "souffle": lambda: triangle(shift, direction, 6, 2),
        "cone": lambda: Cone(shift, direction, 9, 3),
        "stream": lambda: strip(shift, direction, 12, 1),
    }[name]()
    there = along(shift, direction, point[0], point[1])
    assert turned.distance(there) == pytest.approx(shape.distance(point), abs=1e-10)


@every_shape
@given(point=places)
def test_both_sides_of_the_axis_are_alike(shape, point):
    assert shape.distance(point) == pytest.approx(shape.distance((point[0], -point[1])), abs=1e-12)


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [
        (4, 0.5, True), (4, 0.9, False), (7.5, 1.5, True), (7.5, 1.6, False),
        (9, 0, True), (8.5, 1.2, False), (1, 0.2, True), (1, 0.21, False),
    ],
)  # fmt: skip
def test_points_of_the_cone(x, y, inside):
    assert (CONE.distance((x, y)) <= 1e-12) == inside


@pytest.mark.parametrize(
    ("x", "y", "under"),
    [(3, 1, 1), (3, 1.2, 0), (9.4, 0, 1), (9.6, 0, 0), (6, 1.6, 1), (6, 1.75, 0)],
)
def test_bases_under_the_cone(x, y, under):
    assert (gap(Disc((x, y), 0.5), CONE) < 0) == under


def test_known_distances():
    assert BLAST.distance((0, 0)) == -3
    assert BLAST.distance((3, 4)) == 2
    assert STREAM.distance((6, 0)) == -0.5
    assert STREAM.distance((13, 0)) == 1
    assert STREAM.distance((-3, 4.5)) == 5
    assert SOUFFLE.distance((-3, 4)) == 5
    assert SOUFFLE.distance((7, 0)) == 1
    assert SOUFFLE.distance((5, 0)) == pytest.approx(-5 / sqrt(37))
    assert CONE.distance((7.5, 0)) == pytest.approx(-7.5 * 1.5 / hypot(7.5, 1.5))
    assert CONE.distance((8.5, 0)) == pytest.approx(-0.5)
    assert CONE.distance((11, 0)) == 2
    assert CONE.distance((-3, 4)) == 5


def test_the_cone_has_no_seam_where_its_end_begins():
    before, after = CONE.distance((7.5 - 1e-9, 1.2)), CONE.distance((7.5 + 1e-9, 1.2))
    assert before == pytest.approx(after, abs=1e-8)


def test_a_cone_as_long_as_its_end_is_a_half_disc():
    half = Cone((0, 0), EAST, 2, 4)
    assert half.distance((-1, 1)) == 1
    assert half.distance((1, 0)) == -1
    assert half.distance((0, 3)) == 1


def test_directions():
    assert towards((1, 1), (1, 4)) == (0, 1)
    assert towards((1, 1), (1, 1)) is None
    assert towards((1, 1), (1 + 1e-12, 1)) is None
    assert bearing(90) == pytest.approx((0, 1))
    assert bearing(-450) == pytest.approx((0, -1))
    assert bearing(1e300) == pytest.approx(bearing(1e300 % 360))


def test_far_off():
    far = (1e4, -1e4)
    assert gap(Disc(far, 6), SOUFFLE) == pytest.approx(hypot(1e4 - 6, 1e4 - 1) - 6)


whole = st.tuples(st.integers(-4, 4), st.integers(-4, 4))


def exactly_meet(a, b, c, d):
    """Whether two segments with whole ends meet: the classic test, free of rounding."""

    def side(p, q, r):
        value = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
        return (value > 0) - (value < 0)

    def between(p, q, r):
        return side(p, q, r) == 0 and all(
            min(p[i], q[i]) <= r[i] <= max(p[i], q[i]) for i in (0, 1)
        )

    if any((between(a, b, c), between(a, b, d), between(c, d, a), between(c, d, b))):
        return True
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@given(a=whole, b=whole, c=whole, d=whole, angle=directions, shift=st.floats(-9e3, 9e3))
def test_segments_meet_as_whole_numbers_say_wherever_they_are_turned(a, b, c, d, angle, shift):
    expected = exactly_meet(a, b, c, d)
    assert segments_meet(a, b, c, d) == expected
    assert segments_meet(c, d, b, a) == expected
    turned = [along((shift, -shift), bearing(angle), *point) for point in (a, b, c, d)]
    assert segments_meet(*turned) == expected


def test_rounding_makes_no_segments_of_one_line_cross():
    for k in range(3_600):
        a, b, c, d = (along((97.3, -41.7), bearing(k / 10), far) for far in (0, 1, 2, 3))
        assert not segments_meet(a, b, c, d)
        assert segments_meet(a, c, b, d)
        assert segments_meet(a, b, b, d)
