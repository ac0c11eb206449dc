"""The editions side by side as a table: differing cells marked, each difference in a line."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.comparison import Compared, Comparison
from desktop.theme import scaled, tokens_shown
from desktop.words import Words
from rules.text import Text

DIFFERS = "≠ "


class EditionTable(QTableWidget):
    """A row for each subject; under one that differs, the reason over all columns."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setAccessibleName(words(Text("Editions side by side")))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setWordWrap(True)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)

    def show_comparison(self, shown: Comparison) -> None:
        """Show a comparison."""
        words = self._words
        self.clear()
        self.setColumnCount(1 + len(shown.editions))
        heads = [shown.name, *map(words.label, shown.editions)]
        self.setHorizontalHeaderLabels(heads)
        self.setRowCount(sum(1 + (row.why is not None) for row in shown.rows))
        at = 0
        for row in shown.rows:
            at = self._show_row(at, row)
        self.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resizeRowsToContents()

    def _show_row(self, at: int, row: Compared) -> int:
        words, tokens = self._words, tokens_shown()
        subject = _item(words(row.subject), tokens.muted)
        self.setItem(at, 0, subject)
        for column, (cell, differs) in enumerate(zip(row.cells, row.differs, strict=True), 1):
            told = words(cell)
            item = _item(f"{DIFFERS}{told}" if differs else told, tokens.text, bold=differs)
            if differs:
                item.setBackground(QBrush(QColor(tokens.warn_soft)))
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole,
                    words(Text("{cell}, different", cell=told)),
                )
            self.setItem(at, column, item)
        if row.why is None:
            return at + 1
        why = _item(f"↳ {words(row.why)}", tokens.warn, factor=0.9)
        self.setItem(at + 1, 0, why)
        self.setSpan(at + 1, 0, 1, self.columnCount())
        return at + 2


def _item(text: str, ink: str, *, bold: bool = False, factor: float = 1.0) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setFont(scaled(QApplication.font(), factor, bold=bold))
    item.setForeground(QBrush(QColor(ink)))
    item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return item
