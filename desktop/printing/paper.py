"""A text that flows, as something that can be printed: its pages, with the frame around them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtGui import QTextDocument

from desktop.printing.frame import Frame
from desktop.printing.output import Printable
from desktop.printing.pages import Pages
from desktop.printing.sheet import Sheet
from desktop.printing.strips import Strip, strips_of
from desktop.words import Words


def on_paper(
    title: str,
    day: date,
    words: Words,
    document_of: Callable[[float], QTextDocument],
    strips_in: Callable[[QTextDocument], list[Strip]] = strips_of,
) -> Printable:
    """What ``document_of`` a width in twips makes, to be printed; ``strips_in`` cuts it."""

    def laid_on(sheet: Sheet) -> Pages:
        document = document_of(sheet.body.width())
        return Pages(sheet, document, Frame(sheet, title, day, words), strips_in(document))

    return Printable(title, laid_on)
