"""A text on one endless page, before it is cut into pages."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument, QTextOption

from desktop.printing.ink import font
from desktop.text_pictures import Drawer, draw_in

BODY_POINTS = 10.0


def endless(html: str, drawer: Drawer, width: float) -> QTextDocument:
    """A text of so many twips across; long words break wherever they must."""
    document = QTextDocument()
    document.setDefaultFont(font(BODY_POINTS))
    document.setDocumentMargin(0)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    document.setDefaultTextOption(option)
    draw_in(document, drawer)
    document.setHtml(html)
    document.setTextWidth(width)
    return document
