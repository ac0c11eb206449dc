"""The table twin of a chart: every value with exactly and at least."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.theme import scaled
from desktop.views.results.tails import tails
from desktop.words import Words
from rules.law import Law
from rules.text import Text

ROW = 24
LEAST = 72


class LawTable(QTableWidget):
    """A law in numbers; each row opens « why » when it is activated."""

    def __init__(self, name: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self._words = words
        self.setAccessibleName(name)
        heads = [Text("HP"), Text("exactly"), Text("at least")]
        self.setHorizontalHeaderLabels([words(head) for head in heads])
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setMinimumSectionSize(LEAST)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignRight)

    def set_factor(self, factor: float) -> None:
        """Change the size of type and rows, as a factor of the usual one."""
        font = scaled(QApplication.font(), factor)
        self.setFont(font)
        for column in range(self.columnCount()):
            head = self.horizontalHeaderItem(column)
            if head is not None:
                head.setFont(font)
        self.horizontalHeader().setMinimumSectionSize(round(LEAST * factor))
        self.verticalHeader().setDefaultSectionSize(round(ROW * factor))

    def show_law(self, law: Law[int], names: Sequence[str] = (), unit: str = "") -> None:
        """Show a row for each possible value; ``names``: of values that are states."""
        rows = tails(law)
        head = self.horizontalHeaderItem(0)
        if head is not None:
            head.setText(self._words(Text("state")) if names else unit)
        self.setRowCount(len(rows))
        for row, (value, least) in enumerate(rows.items()):
            exactly = law[value]
            name = names[value] if names else str(value)
            cells = (name, self._words.percent1(exactly), self._words.percent1(least))
            for column, shown in enumerate(cells):
                item = QTableWidgetItem(shown)
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                item.setData(Qt.ItemDataRole.UserRole, value)
                item.setToolTip("" if column == 0 else str(exactly if column == 1 else least))
                self.setItem(row, column, item)
