"""A comparison as a picture: the same cells and colours, whole, for a file or a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from desktop.compare.board import Column, Row
from desktop.compare.colours import ground_of, ink_on
from desktop.compare.desk import CompareDesk
from desktop.compare.telling import Telling
from desktop.files import write_whole
from desktop.png import png_of
from desktop.theme import scaled
from desktop.theme_tokens import Tokens
from desktop.words import Words
from rules.text import Text

FINE = 2
LONGEST = 12_000
TITLE = 1.2
ROW, PADDING, MARGIN = 30.0, 9.0, 16.0
MOST_NAMES, MOST_COLUMN = 220.0, 130.0
Flags = Qt.AlignmentFlag


@dataclass(frozen=True)
class Look:
    """In which colours, letters and language."""

    tokens: Tokens
    font: QFont
    words: Words


class ComparePicture:
    """A part of a comparison laid out once; ``draw`` draws it at the painter's origin.

    ``rows`` and ``columns``: those shown, in their order; all where they are left out.
    """

    def __init__(
        self,
        desk: CompareDesk,
        look: Look,
        rows: Sequence[Row] | None = None,
        columns: Sequence[Column] | None = None,
    ) -> None:
        self._desk, self._look = desk, look
        self._telling = Telling(desk, look.words)
        self._rows = desk.rows() if rows is None else rows
        self._columns = desk.columns() if columns is None else columns
        self._most = desk.most()
        metrics = QFontMetricsF(look.font)
        names = [metrics.horizontalAdvance(row.attack.name) for row in self._rows]
        self._names = min(MOST_NAMES, max(names, default=0) + 2 * PADDING)
        self._widths = [self._width(column, metrics) for column in self._columns]

    @property
    def width(self) -> float:
        """Its width, margins included."""
        return self._names + sum(self._widths) + 2 * MARGIN

    @property
    def height(self) -> float:
        """Its height: a title, a head, the rows."""
        return (len(self._rows) + 2) * ROW + 2 * MARGIN

    def columns_within(self, width: float) -> list[list[Column]]:
        """The columns in parts, each with room beside the names in a width."""
        room = width - self._names - 2 * MARGIN
        parts: list[list[Column]] = []
        left = 0.0
        for column, wide in zip(self._columns, self._widths, strict=True):
            if not parts or wide > left:
                parts.append([])
                left = room
            parts[-1].append(column)
            left -= wide
        return parts

    def draw(self, painter: QPainter) -> None:
        """Draw the title, the names and the cells."""
        painter.setFont(_title_font(self._look.font))
        painter.setPen(QColor(self._look.tokens.text))
        room = QRectF(MARGIN, MARGIN, self.width - 2 * MARGIN, ROW)
        painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, self.title())
        painter.setFont(self._look.font)
        left = MARGIN + self._names
        for column, width in zip(self._columns, self._widths, strict=True):
            self._draw_column(painter, column, QRectF(left, MARGIN + ROW, width, ROW))
            left += width
        for at, row in enumerate(self._rows):
            top = MARGIN + (at + 2) * ROW
            self._draw_name(painter, row.attack.name, QRectF(MARGIN, top, self._names, ROW))

    def title(self) -> str:
        """What is compared, measured by what, and from which row differences are told."""
        desk, words = self._desk, self._look.words
        game, measure = words.label(desk.system.name), words(desk.gauge.name)
        reference = desk.board.row(desk.board.reference)
        if reference is None:
            return words(Text("{game}: {measure}", game=game, measure=measure))
        told = Text("{game}: {measure}, differences to {name}", game=game, measure=measure,
                    name=reference.attack.name)  # fmt: skip
        return words(told)

    def _width(self, column: Column, metrics: QFontMetricsF) -> float:
        told = [column.mark.name, *(self._telling.short(row, column) for row in self._rows)]
        widest = max(metrics.horizontalAdvance(one) for one in told)
        return min(MOST_COLUMN, widest + 2 * PADDING)

    def _draw_column(self, painter: QPainter, column: Column, head: QRectF) -> None:
        tokens = self._look.tokens
        painter.setPen(QColor(tokens.muted))
        self._draw_text(painter, column.mark.name, head)
        for at, row in enumerate(self._rows, 1):
            box = head.translated(0, at * ROW).adjusted(0.5, 0.5, -0.5, -0.5)
            ground = ground_of(self._telling.shade(row, column, self._most), tokens)
            painter.fillRect(box, QColor(ground))
            painter.setPen(QColor(ink_on(ground, tokens)))
            self._draw_text(painter, self._telling.short(row, column), box)

    def _draw_name(self, painter: QPainter, name: str, room: QRectF) -> None:
        painter.setPen(QColor(self._look.tokens.text))
        shown = self._elided(name, room.width() - PADDING)
        painter.drawText(room, Flags.AlignLeft | Flags.AlignVCenter, shown)

    def _draw_text(self, painter: QPainter, text: str, room: QRectF) -> None:
        inside = room.adjusted(2, 0, -PADDING, 0)
        shown = self._elided(text, inside.width())
        painter.drawText(inside, Flags.AlignRight | Flags.AlignVCenter, shown)

    def _elided(self, text: str, room: float) -> str:
        metrics = QFontMetricsF(self._look.font)
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


def _title_font(font: QFont) -> QFont:
    """The letters of a title, whether a font is measured in points or in pixels."""
    if font.pixelSize() <= 0:
        return scaled(font, TITLE, bold=True)
    made = QFont(font)
    made.setPixelSize(round(font.pixelSize() * TITLE))
    made.setBold(True)
    return made


def png(picture: ComparePicture, tokens: Tokens) -> bytes:
    """The picture as PNG, twice as fine as the screen where it is not too large for that."""
    longest = max(picture.width, picture.height)
    fine = min(FINE, LONGEST / longest)
    size = (round(picture.width * fine), round(picture.height * fine))
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.base))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(fine, fine)
        picture.draw(painter)
    return png_of(image)


def write_picture(path: Path, desk: CompareDesk, look: Look) -> None:
    """Write the whole comparison as a picture; OSError where it can't."""
    write_whole(path, png(ComparePicture(desk, look), look.tokens))
