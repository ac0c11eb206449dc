"""A book as one page to scroll: its links lead within it, what is looked for is marked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QFrame, QTextBrowser, QTextEdit, QWidget

from desktop.reading.book import Book
from desktop.reading.dress import fill, headings
from desktop.reading.outline import Ink
from desktop.theme import scaled
from desktop.theme_tokens import Tokens
from desktop.widgets.follows_scheme import FollowsScheme
from rules.folding import folded

WIDEST, MARGIN = 760, 28
CAPTION = 0.8
SCREEN_DPI = 96.0
WORD = re.compile(r"[\w'’+-]+")


class BookPage(FollowsScheme, QTextBrowser):
    """Shows a book; dressed anew, at the same place, when the scheme changes."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._text: QTextDocument | None = None
        self._unit_mm = 0.0
        self._sought: list[str] = []
        self._at, self._top = 0, 0
        self._left: list[tuple[int, int, int]] = []
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("ground", "base")
        self.setProperty("panel", "read")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.anchorClicked.connect(self._follow)

    def show_book(self, book: Book, unit_mm: float = 0.0) -> None:
        """Show a book from its beginning; ``unit_mm``: of the game whose templates it draws."""
        self._book, self._unit_mm = book, unit_mm
        self._left.clear()
        self.redress(again=True)
        self.show_section(0)

    def show_section(self, at: int) -> None:
        """Bring a section to the top."""
        block = headings(self.document())[at]
        self.setTextCursor(QTextCursor(block))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) if at else 0)
        self._at, self._top = at, self.verticalScrollBar().value()

    def mark(self, wanted: str) -> None:
        """Mark every word that begins as one of those looked for."""
        self._sought = folded(wanted).split()
        self._show_marks()

    def dress(self, tokens: Tokens) -> None:
        if self._book is None:
            return
        place = self.verticalScrollBar().value()
        ink = Ink(tokens, scaled(QApplication.font(), CAPTION), SCREEN_DPI)
        # A text of its own each time: one that is filled again may still be drawn by its pictures.
        document = QTextDocument(self)
        document.setDefaultFont(QApplication.font())
        fill(document, self._book, self._unit_mm, ink)
        self.setExtraSelections([])
        former, self._text = self._text, document
        self.setDocument(document)
        if former is not None:
            former.deleteLater()
        self.verticalScrollBar().setValue(place)
        self._show_marks()

    def resizeEvent(self, event: QResizeEvent) -> None:
        unmoved = self._book is not None and self.verticalScrollBar().value() == self._top
        self._fit()
        super().resizeEvent(event)
        if unmoved:
            self.show_section(self._at)

    def _fit(self) -> None:
        room = self.width() - 2 * MARGIN
        self.setViewportMargins(MARGIN, 8, max(MARGIN, room - WIDEST), 0)

    def _follow(self, link: QUrl) -> None:
        at = None if self._book is None else self._book.place(link.fragment())
        if at is not None:
            here, top = self.textCursor(), self.verticalScrollBar().value()
            self._left.append((here.anchor(), here.position(), top))
            self.show_section(at)

    def go_back(self) -> None:
        """Go to where the last link was followed, with the keyboard on that link."""
        if self._left:
            anchor, position, top = self._left.pop()
            link = self.textCursor()
            link.setPosition(anchor)
            link.setPosition(position, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(link)
            self.verticalScrollBar().setValue(top)

    def _show_marks(self) -> None:
        ground = QColor(self.palette().highlight().color())
        marks: list[QTextEdit.ExtraSelection] = []
        for cursor in self._hits():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(ground)
            marks.append(mark)
        self.setExtraSelections(marks)

    def _hits(self) -> Iterator[QTextCursor]:
        block = self.document().begin()
        while self._sought and block.isValid():
            yield from self._hits_in(block)
            block = block.next()

    def _hits_in(self, block: QTextBlock) -> Iterator[QTextCursor]:
        for word in WORD.finditer(block.text()):
            plain = folded(word[0])
            if any(one in plain for one in self._sought):
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + word.start())
                end = block.position() + word.end()
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                yield cursor
