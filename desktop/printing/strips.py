"""A laid out text as strips from top to bottom that a page break may part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextTable

SIDE_BY_SIDE = 2


@dataclass(frozen=True, slots=True)
class Strip:
    """A paragraph or a row of a table, from ``top`` to ``bottom`` of the text, in twips.

    ``kept``: never parted from what follows. ``head``: the head row repeated above it on a new
    page. ``ruled``: a line runs along its foot, a strong one under heads and at a table's end.
    """

    top: float
    bottom: float
    kept: bool = False
    head: Strip | None = None
    ruled: bool = False
    strong: bool = False

    @property
    def height(self) -> float:
        return self.bottom - self.top


def strips_of(document: QTextDocument) -> list[Strip]:
    """The strips of a text that was laid out on one endless page."""
    found: list[Strip] = []
    place = document.rootFrame().begin()
    while not place.atEnd():
        frame, block = place.currentFrame(), place.currentBlock()
        if isinstance(frame, QTextTable):
            found += _rows(frame)
        elif block.isValid() and block.length() > 1:
            found.append(_paragraph(block))
        place += 1
    return found


def _paragraph(block: QTextBlock) -> Strip:
    rect = _rect(block)
    return Strip(rect.top(), rect.bottom(), kept=block.blockFormat().headingLevel() > 1)


def _rect(block: QTextBlock) -> QRectF:
    return block.document().documentLayout().blockBoundingRect(block)


def _rows(table: QTextTable) -> Iterator[Strip]:
    """The rows; a table of one or two columns only sets words side by side and has no lines."""
    heads, last = table.format().headerRowCount(), table.rows() - 1
    ruled = table.columns() > SIDE_BY_SIDE
    head = None
    for row in range(table.rows()):
        top, bottom = _extent(table, row)
        in_head = row < heads
        strong = bool(heads) and (row in (heads - 1, last))
        strip = Strip(top, bottom, in_head, None if in_head else head, ruled, strong)
        head = strip if in_head else head
        yield strip


def _extent(table: QTextTable, row: int) -> tuple[float, float]:
    """Where a row begins and ends: its fullest cell with that cell's padding."""
    tops: list[float] = []
    bottoms: list[float] = []
    for column in range(table.columns()):
        cell = table.cellAt(row, column)
        shape = cell.format().toTableCellFormat()
        blocks = list(_blocks(cell.firstCursorPosition(), cell.lastPosition()))
        tops.append(min(_rect(block).top() for block in blocks) - shape.topPadding())
        bottoms.append(max(_rect(block).bottom() for block in blocks) + shape.bottomPadding())
    return min(tops), max(bottoms)


def _blocks(first: QTextCursor, last: int) -> Iterator[QTextBlock]:
    block = first.block()
    while block.isValid() and block.position() <= last:
        yield block
        block = block.next()


def lines_of(document: QTextDocument, strip: Strip) -> list[tuple[float, float]]:
    """Top and bottom of every line of text in a strip."""
    found: list[tuple[float, float]] = []
    block = document.begin()
    while block.isValid():
        top = _rect(block).top()
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            span = top + line.y(), top + line.y() + line.height()
            if strip.top <= span[0] and span[1] <= strip.bottom:
                found.append(span)
        block = block.next()
    return found
