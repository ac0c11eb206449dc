"""The guide in a window of its own, to be read beside the work."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.room import open_at
from desktop.reading.book import Book
from desktop.views.reading.reader import Reader
from desktop.widgets.button import Button
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.text import Text

SIZE = (880, 620)


class HelpWindow(InReadingOrder, QDialog):
    """Shows the guide; nothing waits for it. ``print_wanted`` carries the guide."""

    print_wanted = Signal(object)

    def __init__(self, words: Words, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(book.title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.reader = Reader(words, self)
        self.reader.show_book(book)
        printing = Button(words(Text("Print…")), icon="print", parent=self)
        close = Button(words(Text("Close")), role="primary", parent=self)
        printing.clicked.connect(lambda: self.print_wanted.emit(book))
        close.clicked.connect(self.close)
        for button in (printing, close):
            button.setAutoDefault(False)
        row = QHBoxLayout()
        row.setContentsMargins(16, 8, 16, 12)
        row.setSpacing(8)
        row.addStretch()
        row.addWidget(printing)
        row.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.reader, 1)
        layout.addLayout(row)
        open_at(self, *SIZE)

    def turn_to(self, anchor: str) -> None:
        """Show a section, and come to the front."""
        self.reader.go_to(anchor)
        self.show()
        self.activateWindow()
        self.reader.page.setFocus()
