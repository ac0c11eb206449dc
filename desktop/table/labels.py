"""What is written beside the figures, and where it finds room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.bases import wall_path
from desktop.table.ground import Ground
from desktop.table.look import BODY, CAPTION, Look
from desktop.table.melees import BADGE, arrows_of, contact_point
from desktop.table.rooms import Cover, Plan, Seeker, box_of
from desktop.table.sight import Sight, Stand
from desktop.table.stencil import HANDLE, handle_of, stencil_path
from desktop.table.touch_words import touch_words
from rules.text import Text

Tone = Literal["touched", "contestable", "clear", "ally", "foe", "muted"]
NEAR_MM = 25.0
MOST_NAMES = 60
LEAST_NAMED = 9.0
LONGEST_NAME = 170.0
PILL, PAD = 20.0, 8.0
ARC_ROOM, HALO = 7.0, 4.0
DONT_CLIP = Qt.TextFlag.TextDontClip
PILLS: Mapping[Tone, tuple[str, str, str]] = {
    "touched": ("accent", "accent", "accent_text"),
    "contestable": ("warn_soft", "warn", "warn"),
    "clear": ("base", "line", "muted"),
}


@dataclass(frozen=True, slots=True)
class Label:
    """A name with what is left of it, and the margin in a pill under it, in a room of its own."""

    name: str
    points: str
    pill: str
    tone: Tone
    room: QRectF = field(default_factory=QRectF)


@dataclass(frozen=True, slots=True)
class View:
    """What is seen of the map, in pixels; ``covered``: where something lies over it.

    ``chances``: of figures to be under the template, told in place of margins; None for none.
    """

    within: QRectF
    covered: Sequence[QRectF] = ()
    chances: Mapping[str, Fraction] | None = None


def labels_of(
    sight: Sight,
    ground: Ground,
    look: Look,
    former: Mapping[str, QPointF] | None = None,
    chosen: str | None = None,
    view: View | None = None,
) -> list[Label]:
    """The labels of those worth naming, laid out; ``former``: where each stood from its base.

    The touched, the near and the one selected are named first, the others while there is room.
    ``view``: the part of the map that is seen, all of it when not given.
    """
    within = view and view.within
    chances = (view and view.chances) or {}
    plan = _plan(sight, ground, look, view, chances)
    laid: list[Label] = []
    for stand in _named(sight, ground, chosen, within):
        label = _label(stand, look, chances.get(stand.name))
        held = (former or {}).get(stand.name)
        room = plan.take(_seeker(stand, label, ground, look, held, told=stand.name in chances))
        laid.append(replace(label, room=room))
    return laid


def _plan(
    sight: Sight, ground: Ground, look: Look, view: View | None, chances: Mapping[str, Fraction]
) -> Plan:
    """What lies on the map beside the labels."""
    arcs = [ARC_ROOM if stand.name in chances else 0 for stand in sight.stands]
    bases = [base_box(stand, ground, arc) for stand, arc in zip(sight.stands, arcs, strict=True)]
    written = [*(arrow.room for arrow in arrows_of(sight, ground, look)), *_grips(sight, ground)]
    written += view.covered if view else ()
    area = sight.area
    return Plan(
        bases=[box_of(base) for base in bases],
        written=[box_of(room) for room in written],
        cover=None if area is None else Cover(area, stencil_path(area, ground), ground),
        walls=[wall_path(wall, ground) for wall in sight.table.obstacles],
        within=None if view is None else box_of(view.within),
    )


def _named(sight: Sight, ground: Ground, chosen: str | None, within: QRectF | None) -> list[Stand]:
    """Those worth naming, the touched first, of all who are seen at all."""
    shown = [
        stand
        for stand in sight.stands
        if stand.base.radius * ground.scale >= LEAST_NAMED or stand.name == chosen
    ]
    if within is not None:
        shown = [stand for stand in shown if within.intersects(base_box(stand, ground))]
    return sorted(shown, key=lambda stand: _weight(stand, chosen))[:MOST_NAMES]


def _weight(stand: Stand, chosen: str | None) -> tuple[bool, bool, float]:
    margin = stand.touch.margin_mm if stand.touch else NEAR_MM * 40
    return not stand.touched, stand.name != chosen, margin


def _label(stand: Stand, look: Look, chance: Fraction | None) -> Label:
    points = "" if stand.points is None else look.words(Text("%n HP", None, stand.points))
    pill, tone = _pill(stand, look) if chance is None else _share(stand, chance, look)
    return Label(stand.name, points, pill, tone)


def _seeker(
    stand: Stand, label: Label, ground: Ground, look: Look, former: QPointF | None, *, told: bool
) -> Seeker:
    """A label that looks for room around a base; ``told``: an arc lies around it."""
    name = min(LONGEST_NAME, look.width(label.name, BODY, bold=True))
    first = name + (6 + look.width(label.points, CAPTION) if label.points else 0)
    pill = label.pill
    second = look.width(pill, CAPTION, bold=stand.touched) + 2 * PAD if pill else 0
    return Seeker(
        ground.at(stand.base.centre),
        stand.base.radius * ground.scale + (6 if stand.touched or told else 0),
        max(first, second),
        look.height(BODY) + (PILL + 1 if pill else 0),
        former,
    )


def _pill(stand: Stand, look: Look) -> tuple[str, Tone]:
    """The margin in words, where the template is near enough to care."""
    tone: Tone = "contestable" if stand.contestable else "touched" if stand.touched else "clear"
    touch = stand.touch
    if touch is None or (touch.margin_mm > NEAR_MM and not touch.own_word):
        return "", tone
    return touch_words(touch, look.words), tone


def _share(stand: Stand, chance: Fraction, look: Look) -> tuple[str, Tone]:
    """The chance to be under the template, in the colour of the side."""
    tone: Tone = "ally" if stand.side == "ally" else "foe" if stand.side == "foe" else "muted"
    return look.words.percent(chance), tone if chance else "muted"


def _grips(sight: Sight, ground: Ground) -> list[QRectF]:
    """Where the handle of the template and the signs of the melees lie."""
    handle, known = handle_of(sight), sight.by_name
    meet = [contact_point(known[one].base, known[two].base) for one, two in sight.contacts]
    held = [] if handle is None else [_box(ground.at(handle), HANDLE + 2)]
    return [*held, *(_box(ground.at(point), BADGE) for point in meet)]


def base_box(stand: Stand, ground: Ground, more: float = 0) -> QRectF:
    """The square around a base on the picture, and around ``more`` pixels beyond its rim."""
    return _box(ground.at(stand.base.centre), stand.base.radius * ground.scale + more)


def _box(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def draw_label(painter: QPainter, label: Label, look: Look, *, halo: bool = False) -> None:
    """Draw a label where it lies; ``halo``: legible on anything, at ten times the price."""
    room = label.room
    metrics = look.height(BODY)
    painter.setFont(look.type(BODY, bold=True))
    name = painter.fontMetrics().elidedText(
        label.name, Qt.TextElideMode.ElideMiddle, int(LONGEST_NAME) + 1
    )
    wide = look.width(name, BODY, bold=True)
    whole = wide + (6 + look.width(label.points, CAPTION) if label.points else 0)
    left = room.center().x() - whole / 2
    base = room.top() + metrics * 0.78
    if halo:
        _draw_halo(painter, QPointF(left, base), name, look)
    painter.setPen(look.pen("text"))
    painter.drawText(QPointF(left, base), name)
    painter.setPen(look.pen("muted"))
    painter.setFont(look.type(CAPTION))
    painter.drawText(QPointF(left + wide + 6, base), label.points)
    if label.tone in PILLS and label.pill:
        _draw_pill(painter, label, look, room.top() + metrics + 1)
    elif label.pill:
        painter.setFont(look.type(BODY, bold=True))
        begins = room.center().x() - look.width(label.pill, BODY, bold=True) / 2
        under = QPointF(begins, base + metrics)
        if halo:
            _draw_halo(painter, under, label.pill, look)
        painter.setPen(look.pen(label.tone))
        painter.drawText(under, label.pill)


def _draw_halo(painter: QPainter, at: QPointF, text: str, look: Look) -> None:
    """What keeps a text legible on whatever it lies."""
    letters = QPainterPath()
    letters.addText(at, painter.font(), text)
    ink = look.pen("field", HALO)
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(letters, ink)


def _draw_pill(painter: QPainter, label: Label, look: Look, top: float) -> None:
    ground, edge, ink = PILLS[label.tone]
    bold = label.tone != "clear"
    width = look.width(label.pill, CAPTION, bold=bold) + 2 * PAD
    box = QRectF(label.room.center().x() - width / 2, top, width, PILL)
    painter.setPen(look.pen(edge, 1))
    painter.setBrush(look.colour(ground))
    painter.drawRoundedRect(box, PILL / 2, PILL / 2)
    painter.setPen(look.pen(ink))
    painter.setFont(look.type(CAPTION, bold=bold))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter | DONT_CLIP), label.pill)
