"""The templates in a text, drawn to scale: ``![what it is](template:cone:9:3)``."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop.table.ground import Ground
from desktop.table.stencil import stencil_path
from desktop.theme_tokens import Tokens
from rules.geometry import Cone, Disc, Point, Shape, strip, triangle
from rules.template import Blast, Spray, Template

REDUCTION = 5
MM_PER_INCH = 25.4
BASE_MM = 25.0
AHEAD: Point = (1.0, 0.0)
FILL = 0.16


@dataclass(frozen=True, slots=True)
class Ink:
    """What templates are drawn with; ``dpi``: how many of the picture's pixels make an inch."""

    tokens: Tokens
    font: QFont
    dpi: float

    @property
    def pixel(self) -> float:
        """The 96th part of an inch."""
        return self.dpi / 96

    def pen(self, token: str, width: float) -> QPen:
        """A line, its width in 96ths of an inch."""
        return QPen(QColor(getattr(self.tokens, token)), width * self.pixel)


def template_named(name: str) -> Template | None:
    """The template that a picture's name describes; None for any other picture."""
    match name.split(":"):
        case ["template", "blast", radius]:
            return Blast(float(radius))
        case ["template", ("triangle" | "cone" | "strip") as outline, length, width]:
            return Spray(outline, float(length), float(width))
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Drawing:
    """One template a fifth of its size, a base at its tip, and a ruler in units under it."""

    template: Template
    unit_mm: float
    ink: Ink

    @property
    def unit(self) -> float:
        """A unit of the game on the picture."""
        return self.unit_mm / REDUCTION / MM_PER_INCH * self.ink.dpi

    @property
    def length(self) -> float:
        """How many units the ruler counts."""
        return (
            2 * self.template.radius if isinstance(self.template, Blast) else self.template.length
        )

    @property
    def size(self) -> QSizeF:
        """The room of the picture."""
        across = self._left + self.length * self.unit + self._edge
        return QSizeF(across, self._height + 2 * self._edge + self._ruler)

    def draw(self, painter: QPainter, corner: QPointF) -> None:
        """Draw it with its upper left corner here."""
        middle = corner.y() + self._edge + self._height / 2
        ground = Ground(self.unit, corner.x() + self._left, middle)
        painter.setPen(self.ink.pen("accent", 2))
        fill = QColor(self.ink.tokens.accent)
        fill.setAlphaF(FILL)
        painter.setBrush(fill)
        painter.drawPath(stencil_path(self._shape, ground))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self.ink.pen("muted", 1))
        base = self._base * self.unit
        at = (self.length / 2, 0.0) if isinstance(self.template, Blast) else (-self._base, 0.0)
        painter.drawEllipse(ground.at(at), base, base)
        self._draw_ruler(painter, ground, corner.y() + self.size.height() - self._ruler)

    @property
    def _shape(self) -> Shape:
        match self.template:
            case Blast(radius):
                return Disc((radius, 0.0), radius)
            case Spray("triangle", length, width):
                return triangle((0.0, 0.0), AHEAD, length, width)
            case Spray("cone", length, width):
                return Cone((0.0, 0.0), AHEAD, length, width)
            case Spray(_, length, width):
                return strip((0.0, 0.0), AHEAD, length, width)

    @property
    def _base(self) -> float:
        return BASE_MM / 2 / self.unit_mm

    @property
    def _edge(self) -> float:
        return 6 * self.ink.pixel

    @property
    def _left(self) -> float:
        spray = isinstance(self.template, Spray)
        return self._edge + (2 * self._base * self.unit if spray else 0)

    @property
    def _height(self) -> float:
        match self.template:
            case Blast(radius):
                return 2 * radius * self.unit
            case Spray(width=width):
                return max(width, 2 * self._base) * self.unit

    @property
    def _ruler(self) -> float:
        return 26 * self.ink.pixel

    def _draw_ruler(self, painter: QPainter, ground: Ground, top: float) -> None:
        """A tick for each unit, and the number of them at the end."""
        pixel = self.ink.pixel
        ends = [QPointF(ground.left + at * self.unit, top) for at in (0, self.length)]
        painter.setPen(self.ink.pen("muted", 1))
        painter.drawLine(QLineF(*ends))
        for mark in range(int(self.length) + 1):
            x = ground.left + mark * self.unit
            high = 5 if mark in {0, int(self.length)} else 3
            painter.drawLine(QLineF(x, top, x, top + high * pixel))
        painter.setFont(self.ink.font)
        told = f"{self.length:g}"
        room = QRectF(ends[1].x() - 40 * pixel, top + 6 * pixel, 80 * pixel, 20 * pixel)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, int(flags | Qt.TextFlag.TextDontClip), told)


class Drawings:
    """Draws the templates of a document."""

    def __init__(self, unit_mm: float, ink: Ink) -> None:
        self._unit_mm, self._ink = unit_mm, ink

    def size(self, name: str) -> QSizeF:
        drawing = self._drawing(name)
        return QSizeF() if drawing is None else drawing.size

    def draw(self, painter: QPainter, place: QRectF, name: str) -> None:
        drawing = self._drawing(name)
        if drawing is not None:
            drawing.draw(painter, place.topLeft())

    def _drawing(self, name: str) -> Drawing | None:
        template = template_named(name)
        return None if template is None else Drawing(template, self._unit_mm, self._ink)
