"""What the whole attack comes to, in three large numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.table.afterthoughts import total_mean
from desktop.views.table.rows import most_in_danger
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.words import Words
from rules.aiming import Worth
from rules.result import Result
from rules.text import Text

LARGE = 1.8


class Totals(QWidget):
    """Up to three numbers in large type, each over its caption."""

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

    def show_said(self, said: Sequence[tuple[str, str]]) -> None:
        """Show these numbers with their captions, three at most; hidden where there is none."""
        self.setVisible(bool(said))
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
        caption = ElidedLabel(factor=0.8, tone="muted", parent=self)
        caption.setMinimumWidth(1)
        if len(self._captions) == 2:
            caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._numbers.append(number)
        self._captions.append(caption)
        column.addWidget(number, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(caption)
        return column


def result_said(result: Result, words: Words) -> list[tuple[str, str]]:
    """All that is lost on average, how many are out, the chance to hurt one of ours."""
    out = sum((figure.out_chance for figure in result.figures), Fraction(0))
    said = [
        (words.decimal(total_mean(result)), words(Text("HP, mean"))),
        (words.decimal(out, 2), words(Text("out of action, mean"))),
    ]
    hurt = most_in_danger(result)
    if hurt is not None:
        told = words(Text("to hurt {name}", name=hurt.name))
        said.append((words.percent(1 - hurt.chart.law[0]), told))
    return said


def worth_said(worth: Worth, words: Words) -> list[tuple[str, str]]:
    """How many of theirs are taken out on average, and the chance to hurt a friend."""
    return [
        (words.decimal(worth.taken, 2), words(Text("of theirs lost, on average"))),
        (words.percent(worth.risk), words(Text("to hurt one of ours"))),
    ]
