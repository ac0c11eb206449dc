"""How a text from Markdown looks: headings, tables, links, in the program's own type."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
    QTextTableCell,
    QTextTableCellFormat,
    QTextTableFormat,
)

from desktop.reading.book import Book
from desktop.reading.outline import Drawings, Ink
from desktop.text_pictures import draw_in
from desktop.theme_tokens import Tokens

PICTURE = re.compile(r"!\[(.*?)\]\(template:[^)]*\)")
FACTORS = {1: 1.45, 2: 1.2, 3: 1.0}
ABOVE = {1: 0.0, 2: 1.3, 3: 0.9}
INDENT = 1.8
"""Of a list, in lines."""
PICTURED = "\ufffc"
"""What stands in a text for a picture."""
LEADING = 118
"""The height of a line of running text, in per cent."""


def fill(document: QTextDocument, book: Book, unit_mm: float, ink: Ink) -> None:
    """Put a book into a document, its templates drawn and told; ``unit_mm``: of its game."""
    draw_in(document, Drawings(unit_mm, ink))
    document.setMarkdown(PICTURE.sub(r"\g<0>  \n\1", book.markdown))
    dress(document, ink.tokens)


def dress(document: QTextDocument, tokens: Tokens) -> None:
    """Give headings, paragraphs, links and tables their look."""
    line = QFontMetricsF(document.defaultFont()).height()
    # Qt's own indent is a number of pixels, too few on paper for the number of an item.
    document.setIndentWidth(line * INDENT)
    whole = QTextCursor(document)
    # One change: the text is laid out once, not for each cell.
    whole.beginEditBlock()
    for block in _blocks(document):
        _dress_block(block, line)
        _dress_links(block, tokens)
    for table in _tables(document):
        _dress_table(table, line, tokens)
    whole.endEditBlock()


def headings(document: QTextDocument) -> list[QTextBlock]:
    """The headings in their order, one for each section of the book."""
    return [block for block in _blocks(document) if block.blockFormat().headingLevel()]


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress_block(block: QTextBlock, line: float) -> None:
    level = block.blockFormat().headingLevel()
    inside = QTextCursor(block).currentTable() is not None
    shape = QTextBlockFormat()
    shape.setTopMargin(ABOVE.get(level, 0.0) * line)
    shape.setBottomMargin(0 if inside else line * 0.45)
    if not inside and PICTURED not in block.text():
        shape.setLineHeight(LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor = QTextCursor(block)
    cursor.mergeBlockFormat(shape)
    if level:
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(_heading(block.document().defaultFont(), level))


def _heading(base: QFont, level: int) -> QTextCharFormat:
    """Its own format: Markdown's would keep a size that comes before any other."""
    made = QTextCharFormat()
    made.setFontWeight(QFont.Weight.Bold)
    factor = FACTORS.get(level, 1.0)
    if base.pixelSize() > 0:
        made.setProperty(QTextFormat.Property.FontPixelSize.value, round(base.pixelSize() * factor))
    else:
        made.setFontPointSize(base.pointSizeF() * factor)
    return made


def _dress_links(block: QTextBlock, tokens: Tokens) -> None:
    spans = block.begin()
    ink = QTextCharFormat()
    ink.setForeground(QBrush(QColor(tokens.accent)))
    while not spans.atEnd():
        piece = spans.fragment()
        if piece.charFormat().isAnchor():
            cursor = QTextCursor(block.document())
            cursor.setPosition(piece.position())
            cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(ink)
        spans += 1


def _tables(document: QTextDocument) -> Iterator[QTextTable]:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            yield frame


def _dress_table(table: QTextTable, line: float, tokens: Tokens) -> None:
    shape = QTextTableFormat(table.format())
    shape.setBorder(max(1.0, line * 0.04))
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QBrush(QColor(tokens.line)))
    shape.setBorderCollapse(True)
    shape.setCellPadding(0)
    shape.setCellSpacing(0)
    shape.setTopMargin(line * 0.2)
    shape.setBottomMargin(line * 0.7)
    shape.setHeaderRowCount(1)
    table.setFormat(shape)
    for row in range(table.rows()):
        for column in range(table.columns()):
            _dress_cell(table.cellAt(row, column), line, tokens if row == 0 else None)


def _dress_cell(cell: QTextTableCell, line: float, head: Tokens | None) -> None:
    shape = QTextTableCellFormat()
    for pad in (shape.setLeftPadding, shape.setRightPadding):
        pad(line * 0.6)
    for pad in (shape.setTopPadding, shape.setBottomPadding):
        pad(line * 0.22)
    cell.setFormat(shape)
    if head is not None:
        ink = QTextCharFormat()
        ink.setForeground(QBrush(QColor(head.muted)))
        cursor = cell.firstCursorPosition()
        last = cell.lastCursorPosition().position()
        cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(ink)
