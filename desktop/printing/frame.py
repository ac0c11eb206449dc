"""What stands above and below every page: the mark and the date, the title and the page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.icons import draw as draw_icon
from desktop.printing.ink import BLACK, HAIRLINE, MUTED, THICK, THIN, font, pen, width_of
from desktop.printing.sheet import Sheet
from desktop.theme_tokens import LIGHT
from desktop.words import Words
from rules.text import Text

POINTS = 8.0
MARK_WIDTH, MARK_HEIGHT = 390.0, 260.0
GAP = 150.0


@dataclass(frozen=True)
class Frame:
    """Head and foot of the pages of one report."""

    sheet: Sheet
    title: str
    day: date
    words: Words

    def draw(self, painter: QPainter, number: int, count: int) -> None:
        """Draw head and foot of a page, counted from 1."""
        painter.setFont(font(POINTS))
        self._draw_head(painter)
        self._draw_foot(painter, number, count)

    def _draw_head(self, painter: QPainter) -> None:
        head = self.sheet.head
        line = head.adjusted(0, 0, 0, -120)
        mark = QRectF(0, 0, MARK_WIDTH, MARK_HEIGHT)
        mark.moveCenter(line.center())
        mark.moveLeft(line.left())
        in_black = replace(LIGHT, text=BLACK, accent=BLACK)
        draw_icon(painter, mark, "mark", in_black, "text")
        beside = line.adjusted(MARK_WIDTH + GAP, 0, 0, 0)
        painter.setPen(pen(MUTED))
        painter.drawText(beside, _flags(Qt.AlignmentFlag.AlignLeft), "Toise")
        painter.drawText(line, _flags(Qt.AlignmentFlag.AlignRight), self.words.date(self.day))
        painter.setPen(pen(BLACK, THICK))
        painter.drawLine(QLineF(head.bottomLeft(), head.bottomRight()))

    def _draw_foot(self, painter: QPainter, number: int, count: int) -> None:
        foot = self.sheet.foot
        line = foot.adjusted(0, 120, 0, 0)
        page = self.words(Text("page {number}/{count}", number=number, count=count))
        room = line.width() - width_of(page, POINTS) - 2 * GAP
        elided = Qt.TextElideMode.ElideRight
        title = QFontMetricsF(font(POINTS)).elidedText(_on_one_line(self.title), elided, room)
        painter.setPen(pen(MUTED))
        painter.drawText(line, _flags(Qt.AlignmentFlag.AlignLeft), title)
        painter.drawText(line, _flags(Qt.AlignmentFlag.AlignRight), page)
        painter.setPen(pen(HAIRLINE, THIN))
        painter.drawLine(QLineF(foot.topLeft(), foot.topRight()))


def _flags(across: Qt.AlignmentFlag) -> int:
    return int(across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)


def _on_one_line(title: str) -> str:
    return " ".join(title.split())
