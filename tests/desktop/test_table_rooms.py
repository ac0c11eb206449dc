"""Where labels find room, against a slow count with Qt's own rectangles."""

from math import hypot
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.table.ground import Ground
from desktop.table.rooms import BEYOND, EDGE, UNDER, Cover, Plan, Seeker, box_of, rect_of
from desktop.table.stencil import stencil_path
from rules.geometry import Disc

GROUND = Ground(40.0)


def common(one, other):
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0.0


def slow_cost(room, bases, written, path, walls, within):
    """How much a label would hide where it lies."""
    hidden = sum(common(room, base) for base in bases)
    hidden += 4 * sum(common(room, other) for other in written)
    if path.intersects(room):
        hidden += UNDER + (UNDER if path.contains(room.center()) else 0)
        hidden += 0 if path.contains(room) else EDGE
    hidden += UNDER * sum(wall.intersects(room) for wall in walls)
    return hidden + (0 if within.contains(room) else BEYOND)


def wall(random):
    path = QPainterPath()
    path.addRect(QRectF(random.uniform(-300, 300), random.uniform(-300, 300), 120, 6))
    return path


@pytest.mark.parametrize("seed", range(40))
def test_the_best_room_is_the_one_that_hides_least(seed):
    random = Random(seed)
    area = Disc((random.uniform(-2, 2), random.uniform(-2, 2)), random.uniform(1, 3))
    path = stencil_path(area, GROUND)
    bases = [
        QRectF(random.uniform(-300, 300), random.uniform(-300, 300), 40, 40) for _ in range(12)
    ]
    written = [bases[0].translated(30, 10)]
    walls, within = [wall(random) for _ in range(3)], QRectF(-320, -320, 640, 640)
    plan = Plan(
        [box_of(base) for base in bases],
        [box_of(room) for room in written],
        Cover(area, path, GROUND),
        walls,
        box_of(within),
    )
    for base in bases:
        former = QPointF(28, -20) if random.random() < 0.5 else None
        seeker = Seeker(base.center(), 20, random.uniform(40, 160), 38, former)
        costs = {
            box: slow_cost(rect_of(box), bases, written, path, walls, within) + dislike
            for box, dislike in seeker.rooms()
        }
        room = plan.take(seeker)
        assert costs[box_of(room)] == pytest.approx(min(costs.values()))
        written.append(room)


def test_a_label_stays_where_it_stood():
    seeker = Seeker(QPointF(100, 100), 20, 60, 30)
    free = Plan([], [])
    first = free.take(seeker)
    right = next(box for box, _ in seeker.rooms() if box[0] == 128)
    stood = QPointF(right[0] - 100, right[1] - 100)
    again = Plan([], []).take(Seeker(QPointF(100, 100), 20, 60, 30, stood))
    assert first != again
    assert again == rect_of(right)
    assert hypot(again.left() - 128, again.top() - 85) < 1
