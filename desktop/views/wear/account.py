"""What befell a figure, step by step: a line for each entry, the refused ones with their reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Label
from desktop.words import MINUS, Words
from rules.sheet import Sheet, SheetLine


class Account(QWidget):
    """Number, entry, change, what is lost after it, penalty; refused entries are told as such."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the entries of a sheet."""
        for part in self._parts:
            part.setParent(None)
            part.deleteLater()
        self._parts.clear()
        self.setAccessibleName(self._told(sheet.lines, sheet))
        before = None
        for row, line in enumerate(sheet.lines):
            self._show_line(2 * row, line, sheet, changed=line.penalty != before)
            before = line.penalty

    def _told(self, lines: Sequence[SheetLine], sheet: Sheet) -> str:
        """All lines in words, for a screen reader."""
        return "; ".join(
            f"{self._words(line.what)}, {self._words(line.refused or line.penalty)}, "
            f"{sheet.points - line.lost}"
            for line in lines
        )

    def _show_line(self, row: int, line: SheetLine, sheet: Sheet, *, changed: bool) -> None:
        """The entry and its points in one line; below, a penalty that changed, or the refusal."""
        words, tone = self._words, "muted" if line.refused else None
        self._put(row, 0, Label(f"{line.number + 1}", factor=0.8, tone="muted"))
        self._put(row, 1, _wrapped(words(line.what), factor=0.9, tone=tone))
        if line.refused is not None:
            self._put(row, 2, IconLabel("warning", words(line.refused), ink="warn"))
            self._put(row + 1, 1, _wrapped(words(line.refused), factor=0.8, tone="warn"), span=3)
            return
        self._put(row, 2, Label(_signed(-line.change), factor=0.9, bold=True))
        left = f"{sheet.points - line.lost}/{sheet.points}"
        self._put(row, 3, Label(left, factor=0.9))
        if changed:
            said = f"→ {words(line.penalty)}"
            self._put(row + 1, 1, _wrapped(said, factor=0.8, tone="muted"), span=3)

    def _put(self, row: int, column: int, part: QWidget, span: int = 1) -> None:
        side = Qt.AlignmentFlag.AlignTop
        if column in {2, 3}:
            side |= Qt.AlignmentFlag.AlignRight
        if column == 1:
            self._grid.addWidget(part, row, column, 1, span)
        else:
            self._grid.addWidget(part, row, column, 1, span, side)
        self._parts.append(part)


def _wrapped(text: str, *, factor: float, tone: str | None) -> Label:
    label = Label(text, factor=factor, tone=tone)
    label.setWordWrap(True)
    return label


def _signed(change: int) -> str:
    if not change:
        return "0"
    return f"+{change}" if change > 0 else f"{MINUS}{-change}"
