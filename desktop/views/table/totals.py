"""What the whole attack comes to, in three large numbers."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.table.board import total_mean
from desktop.views.table.rows import most_in_danger
from desktop.widgets.label import Label
from desktop.words import Words
from rules.result import Result
from rules.text import Text

LARGE = 1.8


class Totals(QWidget):
    """All that is lost on average, how many are out, the chance to hurt one of ours."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._numbers: list[Label] = []
        self._captions: list[Label] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(16)
        for at in range(3):
            row.addLayout(self._column(), 1 if at == 2 else 0)

    def show_result(self, result: Result | None) -> None:
        """Show what a result comes to."""
        self.setVisible(result is not None and result.has_damage and bool(result.figures))
        if result is None:
            return
        words = self._words
        out = sum((figure.out_chance for figure in result.figures), Fraction(0))
        said = [
            (words.decimal(total_mean(result)), words(Text("HP, mean"))),
            (words.decimal(out, 2), words(Text("out of action, mean"))),
        ]
        hurt = most_in_danger(result)
        if hurt is not None:
            told = words(Text("to hurt {name}", name=hurt.name))
            said.append((words.percent(1 - hurt.chart.law[0]), told))
        for at, (number, caption) in enumerate(zip(self._numbers, self._captions, strict=True)):
            shown = said[at] if at < len(said) else ("", "")
            number.setText(shown[0])
            caption.setText(shown[1])
            caption.setToolTip(shown[1])
        self.setAccessibleName(", ".join(f"{number} {caption}" for number, caption in said))

    def _column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        number = Label(factor=LARGE, bold=True, parent=self)
        caption = Label(factor=0.8, tone="muted", parent=self)
        caption.setMinimumWidth(1)
        if len(self._captions) == 2:
            caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._numbers.append(number)
        self._captions.append(caption)
        column.addWidget(number, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(caption)
        return column
