"""How the deviation map is drawn: dots for places, arcs around bases, a template that is looked at.

A dot's area is the place's probability; an arc is as long as the figure's.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.table.ground import Ground
from desktop.table.look import CAPTION, SMALL, Look
from desktop.table.scatter import Scatter
from desktop.table.sight import Sight, Stand
from desktop.words import Words
from rules.landing import Landing
from rules.text import Text

LARGEST, SMALLEST_MAP = 8.0, 3.0
ARC, ARC_ROOM, BEYOND_RING = 4.0, 5.0, 5.0
FILL = 0.16
REACH_FILL = 0.05
HOUR_ROOM, HOUR_HALF = 17.0, 10.0
TIP_PAD, TIP_GAP, TIP_EDGE = 12.0, 10.0, 4.0
TOOLS = 68.0


def dot_radius(place: Landing, scatter: Scatter, ground: Ground) -> float:
    """The radius of a dot in pixels: its area goes with the probability."""
    largest = max(SMALLEST_MAP, min(LARGEST, 0.24 * ground.scale))
    return largest * sqrt(float(place.chance / scatter.most))


def draw_reach(painter: QPainter, scatter: Scatter, ground: Ground, look: Look) -> None:
    """The rings on which the places lie, all that may be covered, the line from the attacker."""
    if not scatter.places:
        return
    centre = ground.at(scatter.aim)
    reach = scatter.reach.radius * ground.scale
    pen = look.pen("s2", 1)
    pen.setDashPattern([3, 4])
    painter.setPen(pen)
    painter.setBrush(look.colour("s2", REACH_FILL))
    painter.drawEllipse(centre, reach, reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen("line", 1))
    for ring in scatter.rings:
        painter.drawEllipse(centre, ring * ground.scale, ring * ground.scale)
    if scatter.attacker is not None:
        painter.setPen(QPen(look.colour("muted"), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(ground.at(scatter.attacker), centre))


def draw_dots(painter: QPainter, scatter: Scatter, ground: Ground, look: Look) -> None:
    """Every place as a dot, the outermost with how it is reached."""
    painter.setPen(look.pen("field", 1))
    painter.setBrush(look.colour("s2"))
    for place in scatter.places:
        radius = dot_radius(place, scatter, ground)
        painter.drawEllipse(ground.at((place.x, place.y)), radius, radius)
    _draw_hours(painter, scatter, ground, look)


def _draw_hours(painter: QPainter, scatter: Scatter, ground: Ground, look: Look) -> None:
    centre = ground.at(scatter.aim)
    painter.setFont(look.type(CAPTION))
    painter.setPen(look.pen("muted"))
    for place in scatter.outermost:
        line = QLineF(centre, ground.at((place.x, place.y)))
        if place.short is None or not line.length():
            continue
        line.setLength(line.length() + HOUR_ROOM)
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip)
        painter.drawText(QRectF(line.p2(), line.p2()), flags, look.words(place.short))


def taken_rooms(scatter: Scatter, ground: Ground) -> list[QRectF]:
    """Where the dots lie and what is written beside them, for names to keep clear of."""
    rooms = [
        _around(ground.at((place.x, place.y)), dot_radius(place, scatter, ground))
        for place in scatter.places
    ]
    centre = ground.at(scatter.aim)
    for place in scatter.outermost:
        line = QLineF(centre, ground.at((place.x, place.y)))
        line.setLength(line.length() + HOUR_ROOM)
        rooms.append(_around(line.p2(), HOUR_HALF))
    return rooms


def _around(centre: QPointF, far: float) -> QRectF:
    return QRectF(centre.x() - far, centre.y() - far, 2 * far, 2 * far)


def draw_arc(painter: QPainter, stand: Stand, chance: Fraction, ground: Ground, look: Look) -> None:
    """The chance to be under the template, clockwise from above, around a base."""
    room = ARC_ROOM + (BEYOND_RING if stand.contestable else 0)
    far = stand.base.radius * ground.scale + room
    centre = ground.at(stand.base.centre)
    box = _around(centre, far)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen("line", ARC))
    painter.drawEllipse(box)
    pen = look.pen(stand.side or "muted", ARC)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawArc(box, 90 * 16, -round(360 * 16 * float(chance)))


def draw_looked_at(
    painter: QPainter, place: Landing, scatter: Scatter, sight: Sight, ground: Ground, look: Look
) -> None:
    """The template as it would lie at a place, with those under it."""
    centre, far = ground.at((place.x, place.y)), scatter.radius * ground.scale
    painter.setPen(look.pen("s2", 1.5))
    painter.drawLine(QLineF(ground.at(scatter.aim), centre))
    pen = look.pen("s2", 2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(look.colour("s2", FILL))
    painter.drawEllipse(centre, far, far)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(look.pen("s2", 3))
    for name in place.under:
        stand = sight.by_name.get(name)
        if stand is not None:
            radius = stand.base.radius * ground.scale - 2
            painter.drawEllipse(ground.at(stand.base.centre), radius, radius)
    painter.setPen(look.pen("text", 2))
    painter.setBrush(look.colour("s2"))
    radius = dot_radius(place, scatter, ground) + 1
    painter.drawEllipse(centre, radius, radius)


def place_words(place: Landing, look: Look) -> list[str]:
    """A place in three lines: how it is reached, where and how likely, who is under it."""
    words = look.words
    told = Text("Elsewhere") if place.told is None else place.told
    where = Text(
        "{chance}, at {x}; {y}",
        chance=words.percent1(place.chance),
        x=words.decimal(place.x, 2),
        y=words.decimal(place.y, 2),
    )
    return [words(told), words(where), under_words(place, words)]


def under_words(place: Landing, words: Words) -> str:
    """Who is under the template at a place."""
    if not place.under:
        return words(Text("nobody under it"))
    return words(Text("under it: {names}", names=words.names(place.under)))


def tip_place(
    lines: Sequence[str],
    place: Landing,
    scatter: Scatter,
    ground: Ground,
    within: QRectF,
    look: Look,
) -> QRectF:
    """Where the words on a place stand: beyond its template as seen from the aim, if they can."""
    first, *rest = lines
    wide = max(look.width(first, SMALL, bold=True), *(look.width(one, SMALL) for one in rest))
    width = wide + 2 * TIP_PAD
    height = look.height(SMALL) * len(lines) + 2 * TIP_PAD * 0.7
    centre, far = ground.at((place.x, place.y)), scatter.radius * ground.scale + TIP_GAP
    above, below = centre.y() - far - height, centre.y() + far
    fits_above = above >= within.top() + TOOLS
    fits_below = below + height <= within.bottom() - TIP_EDGE
    up = fits_above if place.y > scatter.aim[1] else not fits_below
    most = within.right() - width - TIP_EDGE
    left = max(within.left() + TIP_EDGE, min(centre.x() - width / 2, most))
    return QRectF(left, above if up else below, width, height)


def draw_tip(painter: QPainter, lines: Sequence[str], room: QRectF, look: Look) -> None:
    """Words on a place, the first of them in bold."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour("tip"))
    painter.drawRoundedRect(room, 6, 6)
    painter.setPen(look.pen("tip_text"))
    high = look.height(SMALL)
    for at, line in enumerate(lines):
        painter.setFont(look.type(SMALL, bold=at == 0))
        base = room.top() + TIP_PAD * 0.7 + high * (at + 0.78)
        painter.drawText(QPointF(room.left() + TIP_PAD, base), line)
