"""A book with its contents at the left, and a search that keeps the sections that say it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.reading.book import Book
from desktop.views.reading.page import BookPage
from desktop.widgets.label import Label
from desktop.widgets.search_field import SearchField
from desktop.words import Words
from rules.text import Text

ROW = 32
WIDE, SLIM, NARROW = 288, 200, 860
GAP, INDENT = "\u2002", "\u2003"
"""Blanks before a line of the contents."""


class Reader(QWidget):
    """A book: its contents and what is looked for beside its page."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.book: Book | None = None
        self.search = SearchField(words, words(Text("Search in this text")), self)
        self.contents = QListWidget(self)
        self.contents.setAccessibleName(words(Text("Contents")))
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.page = BookPage(words(Text("Text", "what is read")), self)
        self._count = Label(factor=0.9, tone="muted", parent=self)
        self._count.setWordWrap(True)
        self._side = QFrame(self)
        self._lay_out()
        self.search.textChanged.connect(self._look)
        self.search.returnPressed.connect(self.contents.setFocus)
        self.contents.currentRowChanged.connect(self._turn)
        find = QShortcut(QKeySequence("Ctrl+F"), self, self._find)
        back = QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self, self.page.go_back)
        for keys in (find, back):
            keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.contents.itemActivated.connect(lambda _: self.page.setFocus())

    def show_book(self, book: Book, unit_mm: float = 0.0) -> None:
        """Show a book from its beginning; what was looked for is forgotten."""
        self.book = book
        self.search.clear()
        self.page.show_book(book, unit_mm)
        self._list(book)
        self._look("")

    def go_to(self, anchor: str) -> bool:
        """Show the section an anchor names; False where none does."""
        at = None if self.book is None else self.book.place(anchor)
        if at is None:
            return False
        self.search.clear()
        self.contents.setCurrentRow(at)
        self.page.show_section(at)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.setFixedWidth(SLIM if self.width() < NARROW else WIDE)

    def _list(self, book: Book) -> None:
        quiet = self.contents.blockSignals(True)
        self.contents.clear()
        for section in book.sections:
            line = QListWidgetItem(GAP + INDENT * max(0, section.level - 2) + section.title)
            line.setData(Qt.ItemDataRole.AccessibleTextRole, section.title)
            line.setToolTip(section.title)
            line.setSizeHint(QSize(0, ROW))
            self.contents.addItem(line)
        self.contents.setCurrentRow(0)
        self.contents.blockSignals(quiet)

    def _look(self, wanted: str) -> None:
        if self.book is None:
            return
        found = self.book.found(wanted)
        for at in range(self.contents.count()):
            self.contents.item(at).setHidden(at not in found)
        self._count.setVisible(bool(wanted.strip()))
        nothing = Text("Nothing for “{search}”: try fewer letters.", search=wanted.strip())
        said = Text("%n section(s)", None, len(found)) if found else nothing
        self._count.setText(self._words(said))
        self.page.mark(wanted)
        if wanted.strip() and found and self.contents.currentRow() not in found:
            self.contents.setCurrentRow(found[0])

    def _turn(self, at: int) -> None:
        if self.book is not None and 0 <= at < len(self.book.sections):
            self.page.show_section(at)

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _lay_out(self) -> None:
        self._side.setProperty("ground", "field")
        self._side.setProperty("edge", "right")
        side = QVBoxLayout(self._side)
        side.setContentsMargins(16, 14, 14, 14)
        side.setSpacing(8)
        side.addWidget(self.search)
        side.addWidget(self._count)
        side.addWidget(self.contents, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._side)
        layout.addWidget(self.page, 1)
