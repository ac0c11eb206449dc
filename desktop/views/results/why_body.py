"""Why this number: the need in a sentence, and the ways that lead to it with exact fractions."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.widgets.label import Label, Sentence
from desktop.words import Words
from rules.case import Why
from rules.law import Law, mean
from rules.text import Mean, Text

MOST_ROWS = 12
LONGEST = 15


class WhyBody(QWidget):
    """The body of the « why » panel."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._need = Sentence(parent=self)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._need)
        layout.addLayout(self._grid)

    def show_why(self, why: Why) -> None:
        """Show each state that can give the outcome, and their sum."""
        words = self._words
        self._need.show_html(words.html(why.need))
        self._row(0, [words(Text("when")), words(Text("chance")), words(Text("then")), ""], "muted")
        likeliest = sorted(why.grounds, key=lambda g: g.chance * g.given, reverse=True)[:MOST_ROWS]
        shown = [ground for ground in why.grounds if ground in likeliest]
        for at, ground in enumerate(shown, 1):
            part = ground.chance * ground.given
            self._row(
                at,
                [
                    words(ground.where),
                    exact(ground.chance),
                    exact(ground.given),
                    words.percent1(part),
                ],
            )
        told = sum((ground.chance * ground.given for ground in shown), Fraction(0))
        last = len(shown) + 1
        if why.chance != told:
            name = words(Text("otherwise") if shown else Text("never struck"))
            self._row(last, [name, "", "", words.percent1(why.chance - told)])
            last += 1
        self._row(
            last,
            [words(Text("Together")), "", exact(why.chance), words.percent1(why.chance)],
            bold=True,
        )

    def show_mean(self, name: str, law: Law[int]) -> None:
        """Show how a mean is made of the values and their chances."""
        words = self._words
        self._need.show_html(
            words.html(
                Text(
                    "{name}: each value times its chance, {mean} in all.",
                    name=name,
                    mean=Mean(mean(law)),
                )
            )
        )
        self._row(
            0,
            [words(Text("HP")), words(Text("chance")), words(Text("part of the mean")), ""],
            "muted",
        )
        values = [value for value in sorted(law) if value]
        for at, value in enumerate(values[:LONGEST], 1):
            self._row(at, [str(value), exact(law[value]), words.decimal(value * law[value], 2), ""])
        rest = sum((value * law[value] for value in values[LONGEST:]), Fraction(0))
        if rest:
            self._row(LONGEST + 1, [words(Text("otherwise")), "", words.decimal(rest, 2), ""])
        self._row(
            LONGEST + 2,
            [words(Text("Together")), exact(mean(law)), words.decimal(mean(law), 2), ""],
            bold=True,
        )

    def _row(
        self, at: int, cells: list[str], tone: str | None = None, *, bold: bool = False
    ) -> None:
        for column, shown in enumerate(cells):
            label = Label(shown, factor=0.9, bold=bold or (column == 3), tone=tone, parent=self)
            side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
            self._grid.addWidget(label, at, column, side)


def exact(value: Fraction) -> str:
    """A fraction as it is, or, where it would not fit, what stands in its place."""
    shown = str(value)
    return shown if len(shown) <= LONGEST else f"≈ {float(value):.4g}"


def scrolled(body: QWidget, height: int) -> QWidget:
    """A body no higher than this, with a bar where it is."""
    if body.sizeHint().height() <= height:
        return body
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(body)
    area.setMinimumHeight(height)
    area.setMinimumWidth(body.sizeHint().width() + 24)
    return area
