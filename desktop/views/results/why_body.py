"""Why this number: the need in a sentence, and the ways that lead to it with exact fractions."""

from __future__ import annotations

from fractions import Fraction
from math import floor, log10

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.widgets.button import Button
from desktop.widgets.label import Label, Sentence
from desktop.words import Words
from rules.case import Why
from rules.law import Law, mean
from rules.text import Mean, Text

MOST_ROWS = MOST_VALUES = 12
LONGEST, DIGITS, LEAST_POWER = 15, 4, -5


class WhyBody(QWidget):
    """The body of the « why » panel; ``rule_wanted`` names the rule that a number hangs on."""

    rule_wanted = Signal(str)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._need = Sentence(parent=self)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(6)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._need)
        self._layout.addLayout(self._grid)

    def show_why(self, why: Why) -> None:
        """Show each state that can give the outcome, and their sum."""
        words = self._words
        self._need.show_html(words.html(why.need))
        self._row(0, [words(Text("when")), words(Text("chance")), words(Text("then")), ""], "muted")
        likeliest = sorted(why.grounds, key=lambda g: g.chance * g.given, reverse=True)[:MOST_ROWS]
        shown = [ground for ground in why.grounds if ground in likeliest]
        for at, ground in zip(range(1, 2 * len(shown), 2), shown, strict=True):
            part = ground.chance * ground.given
            self._row(
                at,
                [
                    words(ground.where),
                    exact(ground.chance, words),
                    "" if ground.given == 1 else exact(ground.given, words),
                    words.percent1(part),
                ],
            )
            if ground.arithmetic is not None:
                self._row(at + 1, [words(ground.arithmetic)], "muted")
        told = sum((ground.chance * ground.given for ground in shown), Fraction(0))
        last = 2 * len(shown) + 1
        if why.chance != told:
            name = words(Text("otherwise") if shown else Text("never struck"))
            self._row(last, [name, "", "", words.percent1(why.chance - told)])
            last += 1
        self._row(
            last,
            [words(Text("Together")), "", exact(why.chance, words), words.percent1(why.chance)],
            bold=True,
        )
        self._link(why.rule)

    def show_mean(self, name: str, law: Law[int], unit: str) -> None:
        """Show of which values, times their chances, most of a mean is made."""
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
            [unit, words(Text("chance")), words(Text("part of the mean")), ""],
            "muted",
        )
        parts = {value: value * law[value] for value in sorted(law) if value}
        shown = sorted(sorted(parts, key=parts.__getitem__, reverse=True)[:MOST_VALUES])
        for at, value in enumerate(shown, 1):
            part = words.decimal(parts[value], 2)
            self._row(at, [str(value), exact(law[value], words), part, ""])
        rest = sum(parts.values(), Fraction(0)) - sum(parts[value] for value in shown)
        if rest:
            self._row(MOST_VALUES + 1, [words(Text("otherwise")), "", words.decimal(rest, 2), ""])
        self._row(
            MOST_VALUES + 2,
            [words(Text("Together")), exact(mean(law), words), words.decimal(mean(law), 2), ""],
            bold=True,
        )

    def show_beyond(self) -> None:
        """Say that what was asked for is not what is shown."""
        told = Text("Too many ways lead to this number to be told one by one. Instead, its mean:")
        label = Label(self._words(told), factor=0.9, parent=self)
        label.setWordWrap(True)
        self._layout.insertWidget(0, label)

    def _link(self, rule: str) -> None:
        """The way to the rule, under the rows."""
        link = Button(self._words(Text("Read the rule")), role="link", icon="rules", parent=self)
        link.clicked.connect(lambda: self.rule_wanted.emit(rule))
        self._layout.addWidget(link)

    def _row(
        self, at: int, cells: list[str], tone: str | None = None, *, bold: bool = False
    ) -> None:
        for column, shown in enumerate(cells):
            label = Label(shown, factor=0.9, bold=bold or (column == 3), tone=tone, parent=self)
            side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
            self._grid.addWidget(label, at, column, side)


def exact(value: Fraction, words: Words) -> str:
    """A fraction as it is, or, where it would not fit, its first digits in its place."""
    shown = str(value)
    if len(shown) <= LONGEST:
        return shown
    power = floor(log10(value.numerator) - log10(value.denominator))
    if power < LEAST_POWER:
        return f"≈ {words.decimal(value / Fraction(10) ** power, DIGITS - 1)} × 10{_raised(power)}"
    return f"≈ {words.decimal(value, max(0, DIGITS - 1 - power))}"


def _raised(power: int) -> str:
    return str(power).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def scrolled(body: QWidget, height: int) -> QWidget:
    """A body no higher than this, with a bar where it is."""
    if body.sizeHint().height() <= height:
        return body
    area = QScrollArea()
    area.setProperty("panel", "read")
    area.setWidgetResizable(True)
    area.setWidget(body)
    # The ground is that of the panel; a scroll area gives its widget one of its own.
    body.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    area.setMinimumHeight(height)
    area.setMinimumWidth(body.sizeHint().width() + 24)
    return area
