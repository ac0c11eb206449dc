"""A card of the results: the mean large beside the name, a sentence, a chart or its table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Protocol

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.views.results.law_table import LawTable
from desktop.views.results.standing import STANDING
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Label, Sentence
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.law import Law, mean
from rules.result import POINTS
from rules.text import Text

LOWEST_PICTURE = 110
NUMBER, STANDING_NUMBER = 1.45, 3.2
MEAN_LINK = '<a href="mean"><b>{}</b></a>'
FIGURES = re.compile(r"<b>.*?</b>")


class Chart(Protocol):
    """What a card asks of its chart, which is made once the plots are loaded."""

    def show_law(self, bars: object, **options: object) -> None: ...


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands at the top of a card: place in the order, mark, name, melee or not."""

    name: str
    order: str = ""
    side: Side | None = None
    melee: bool = False


@dataclass(frozen=True, slots=True)
class CardLaw:
    """What a card shows: the law, the cap, the law from before the last die.

    ``names``: of the values, marked, where they are states and no points; ``short`` under bars.
    ``unit``: what points are called, marked.
    """

    law: Law[int]
    cap: int | None = None
    before: Law[int] | None = None
    names: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    unit: str = POINTS


class LawCard(QWidget):
    """One law; ``why_asked`` when one of its numbers is chosen: (points, exactly or at least)."""

    why_asked = Signal(int, bool)
    mean_asked = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._asks: Sequence[tuple[int, bool]] = ()
        self._law = CardLaw(Law.certain(0))
        self._order = Label(factor=0.8, tone="muted", parent=self)
        self._melee = IconLabel("melee", words(Text("in melee, outside the area")), parent=self)
        self._mark = SideMark(parent=self)
        self._name = ElidedLabel(bold=True, parent=self)
        self._mean = Sentence(factor=NUMBER, parent=self)
        self._unit = Label(factor=0.8, tone="muted", parent=self)
        self._sentence = Sentence(parent=self)
        self._further = Label(factor=0.9, tone="muted", parent=self)
        self._further.setWordWrap(True)
        self._further.hide()
        self._labels = [(self._order, 0.8), (self._name, 1.0), (self._unit, 0.8)]
        self._labels += [(self._sentence, 0.9), (self._further, 0.9)]
        self._type = 1.0
        self._picture = _Picture(self)
        self._stack = QStackedLayout(self._picture)
        self._chart: QWidget | None = None
        self._table: LawTable | None = None
        self._vacant = QWidget(self)
        self._stack.addWidget(self._vacant)
        self._lay_out()
        self._sentence.linkActivated.connect(self._follow)
        self._mean.linkActivated.connect(lambda _: self.mean_asked.emit())

    @property
    def has_chart(self) -> bool:
        """Whether it has its chart."""
        return self._chart is not None

    def set_chart(self, chart: QWidget) -> None:
        """Take the chart, once the plots are loaded."""
        self._chart = chart
        self._stack.insertWidget(0, chart)
        self._stack.removeWidget(self._vacant)
        self._stack.setCurrentIndex(0)
        self._size_chart()
        self._draw()

    def set_table(self, *, shown: bool) -> None:
        """Show the table in place of the chart, or the chart."""
        if shown:
            table = self._tabled()
            self._fill_table(table)
            self._stack.setCurrentWidget(table)
        else:
            self._stack.setCurrentIndex(0)

    def set_standing(self, *, standing: bool) -> None:
        """Write large, to be read standing, or as usual."""
        self._type = STANDING if standing else 1.0
        self._mean.set_factor(STANDING_NUMBER if standing else NUMBER)
        for label, factor in self._labels:
            label.set_factor(factor * self._type)
        if self._table is not None:
            self._table.set_factor(self._type)
        self._sentence.setMinimumHeight(2 * self._sentence.fontMetrics().lineSpacing())
        self._size_chart()

    def show_heading(self, heading: Heading) -> None:
        """Show whom the card is about."""
        self._order.setText(heading.order)
        self._order.setVisible(bool(heading.order))
        self._melee.setVisible(heading.melee)
        self._mark.set_side(heading.side)
        self._mark.setVisible(heading.side is not None)
        self._name.setText(heading.name)
        if self._table is not None:
            self._table.setAccessibleName(heading.name)

    def show_law(
        self, law: CardLaw, sentence: Text | None, asks: Sequence[tuple[int, bool]]
    ) -> None:
        """Show a law; ``asks`` says for each number of the sentence what it is about."""
        self._law, self._asks = law, asks
        words = self._words
        number, unit = self._state() if law.names else self._points()
        linked = len(law.law) > 1 and not law.names
        told = escape(number)
        self._mean.show_html(MEAN_LINK.format(told) if linked else f"<b>{told}</b>")
        self._unit.setText(unit)
        html = "" if sentence is None else words.html(sentence)
        html = html[:1].upper() + html[1:]
        self._sentence.show_html(_linked(html, len(asks)))
        name, told = self._name.text(), f"{number} {self._unit.text()}"
        self.setAccessibleName(f"{name}, {told}")
        self._mean.setAccessibleName(f"{told}, {name}")
        self._sentence.setAccessibleDescription(f"{told}, {name}")
        self._draw()

    def show_further(self, told: str) -> None:
        """Say what else may happen, or nothing."""
        self._further.setText(told)
        self._further.setVisible(bool(told))

    def _points(self) -> tuple[str, str]:
        """The points lost on average, or for certain, and their unit."""
        words, law = self._words, self._law.law
        if len(law) == 1:
            return words.number(min(law)), words.label(self._law.unit)
        unit = words.label(self._law.unit)
        return words.decimal(mean(law)), words(Text("{unit} on average", unit=unit))

    def _state(self) -> tuple[str, str]:
        """The chance of the worst state and its name, or nothing but the name of a certain one."""
        words, law, names = self._words, self._law.law, self._law.names
        if len(law) == 1:
            return "", words.label(names[min(law)])
        return words.percent(law[len(names) - 1]), words.label(names[-1])

    def law_shown(self) -> Law[int]:
        """The law of the card."""
        return self._law.law

    def unit(self) -> str:
        """What its points are called."""
        return self._words.label(self._law.unit)

    def heading(self) -> str:
        """Whom or what the card is about."""
        return self._name.text()

    def number_place(self) -> QRect:
        """Where its numbers stand, for a panel beside them."""
        return self._sentence.geometry()

    def _size_chart(self) -> None:
        resize = getattr(self._chart, "set_type", None)
        if resize is not None:
            resize(self._type)

    def _draw(self) -> None:
        law, before = self._law.law, self._law.before
        if self._table is not None and self._stack.currentWidget() is self._table:
            self._fill_table(self._table)
        show = getattr(self._chart, "show_law", None)
        if show is not None:
            show(
                sorted(law.items()),
                cap=self._law.cap,
                before=[] if before is None else sorted(before.items()),
                mean=None if self._law.names else mean(law),
                labels=[self._words.label(name) for name in self._law.short or self._law.names],
            )

    def _tabled(self) -> LawTable:
        """The table, made when it is first asked for."""
        if self._table is None:
            self._table = LawTable(self._name.text(), self._words, self)
            self._table.set_factor(self._type)
            self._table.itemActivated.connect(self._ask_of_row)
            self._stack.addWidget(self._table)
        return self._table

    def _fill_table(self, table: LawTable) -> None:
        """Fill the table: it is slow, and not done while the chart is shown."""
        names = [self._words.label(name) for name in self._law.names]
        table.show_law(self._law.law, names, self._words.label(self._law.unit))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        for part in (self._order, self._melee, self._mark):
            head.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        head.addWidget(self._name, 1)
        self._mean.setWordWrap(False)
        head.addWidget(self._mean, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._unit, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 6, 12, 2)
        layout.setSpacing(2)
        layout.addLayout(head)
        self._sentence.setMinimumHeight(2 * self._sentence.fontMetrics().lineSpacing())
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._sentence)
        layout.addWidget(self._further)
        layout.addWidget(self._picture, 1)

    def _follow(self, link: str) -> None:
        self.why_asked.emit(*self._asks[int(link)])

    def _ask_of_row(self, item: QTableWidgetItem) -> None:
        self.why_asked.emit(item.data(Qt.ItemDataRole.UserRole), item.column() < 2)


class _Picture(QWidget):
    """The room of the chart or its table: what is left, and never less than can be read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # A height that is ignored counts for nothing where the width decides on it.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(LOWEST_PICTURE)

    def sizeHint(self) -> QSize:
        return QSize(0, LOWEST_PICTURE)


def _linked(html: str, asks: int) -> str:
    """The sentence with its last ``asks`` numbers as links, numbered in order."""
    numbers = list(FIGURES.finditer(html))
    for at, number in reversed(list(enumerate(numbers[-asks:] if asks else []))):
        start, end = number.span()
        html = f'{html[:start]}<a href="{at}">{number[0]}</a>{html[end:]}'
    return html
