"""Where a link of a label stands: Qt's label does not say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTextBlock, QTextDocument, QTextFragment, QTextOption
from PySide6.QtWidgets import QLabel


def place_of_link(label: QLabel, at: int) -> tuple[QRectF, str]:
    """The place of a link, in pixels of the label, and its words; laid out as the label does."""
    document = _laid(label)
    links = list(_links(document))
    if at >= len(links):
        return QRectF(), ""
    block, start, end, words = links[at]
    line = block.layout().lineForTextPosition(start)
    end = min(end, line.textStart() + line.textLength())
    left, right = _x(line.cursorToX(start)), _x(line.cursorToX(end))
    top = document.documentLayout().blockBoundingRect(block).top() + line.y()
    place = QRectF(left, top, right - left, line.height())
    return place.translated(_corner(label, document)), words


def _laid(label: QLabel) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setDocumentMargin(0)
    modes = QTextOption.WrapMode
    option = QTextOption(label.alignment())
    option.setWrapMode(modes.WordWrap if label.wordWrap() else modes.ManualWrap)
    document.setDefaultTextOption(option)
    document.setHtml(label.text())
    document.setTextWidth(label.contentsRect().width())
    # The lines are made when the size is first asked for.
    document.size()
    return document


def _corner(label: QLabel, document: QTextDocument) -> QPointF:
    """Where the text begins: at the top, or in the middle of the height there is."""
    room = QRectF(label.contentsRect())
    low = 0.0 if label.alignment() & Qt.AlignmentFlag.AlignTop else room.height()
    return room.topLeft() + QPointF(0, max(0.0, (low - document.size().height()) / 2))


def _links(document: QTextDocument) -> Iterator[tuple[QTextBlock, int, int, str]]:
    """Every link: its paragraph, where in there it begins and ends, its words."""
    block = document.begin()
    while block.isValid():
        for _, run in groupby(_pieces(block), key=lambda piece: piece.charFormat().anchorHref()):
            linked = list(run)
            if linked[0].charFormat().isAnchor():
                start = linked[0].position() - block.position()
                end = start + sum(piece.length() for piece in linked)
                yield block, start, end, "".join(piece.text() for piece in linked)
        block = block.next()


def _pieces(block: QTextBlock) -> Iterator[QTextFragment]:
    spans = block.begin()
    while not spans.atEnd():
        yield spans.fragment()
        spans += 1


def _x(found: object) -> float:
    """How far along a line; bindings differ in what they return."""
    return float(found[0]) if isinstance(found, tuple) else float(str(found))
