"""The card of how many are out of action, and of the dice never spent."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.results.law_card import NUMBER, STANDING_NUMBER
from desktop.views.results.law_table import LawTable
from desktop.views.results.sentences import danger_sentences
from desktop.views.results.standing import STANDING
from desktop.widgets.bars import LawBars
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label, Sentence
from desktop.words import Words
from rules.law import Law, mean
from rules.result import Result
from rules.text import Text, mark

LEAST_SHOWN = Fraction(1, 200)
MOST_ROWS = 3
LOWEST_TABLE = 68
BESIDES: Mapping[str, str] = {"dice_left": mark("Dice never spent")}


class OutCard(QWidget):
    """The law of the number of figures out of action, and the game's further laws."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._title = ElidedLabel(bold=True, parent=self)
        self._mean = Label(factor=NUMBER, bold=True, parent=self)
        self._unit = Label(words(Text("on average")), factor=0.8, tone="muted", parent=self)
        self._sentence = Sentence(parent=self)
        self._out = LawBars("", words, self)
        self._besides = Label(factor=0.9, tone="muted", parent=self)
        self._further = LawBars("", words, self)
        self._tables: dict[LawBars, LawTable] = {}
        self._laws: dict[LawBars, Law[int] | None] = {self._out: None, self._further: None}
        self._tabled = False
        self._labels = [(self._title, 1.0), (self._unit, 0.8), (self._sentence, 0.9)]
        self._labels.append((self._besides, 0.9))
        self._lay_out()

    def set_standing(self, *, standing: bool) -> None:
        """Write large, to be read standing, or as usual."""
        factor = STANDING if standing else 1.0
        self._mean.set_factor(STANDING_NUMBER if standing else NUMBER)
        for label, usual in self._labels:
            label.set_factor(usual * factor)
        for bars in (self._out, self._further):
            bars.set_type(factor)

    def set_table(self, *, shown: bool) -> None:
        """Show the tables in place of the bars, or the bars."""
        self._tabled = shown
        self._show_parts()

    def show_result(self, result: Result) -> None:
        """Show the number out and what the game adds."""
        words = self._words
        law = result.out_count
        title = words.label(result.worst)
        self._title.setText(title[:1].upper() + title[1:])
        certain = law is not None and len(law) == 1
        self._unit.setText("" if certain else words(Text("on average")))
        self._mean.setText(self._number(law))
        said = " ".join(words.html(sentence) for sentence in danger_sentences(result))
        self._sentence.setVisible(bool(said) or law is None)
        if law is None:
            said = words(Text("This law would take too many states."))
        self._sentence.show_html(said)
        self._show_law(self._out, law, self._title.text())
        self._show_besides(result)
        self._show_parts()

    def _show_besides(self, result: Result) -> None:
        for name, law in result.besides.items():
            title = self._words.label(BESIDES.get(name, name))
            self._besides.setText(title)
            self._show_law(self._further, law, title)
        if not result.besides:
            self._laws[self._further] = None
        self._besides.setVisible(bool(result.besides))

    def _show_law(self, bars: LawBars, law: Law[int] | None, name: str) -> None:
        self._laws[bars] = law
        bars.setAccessibleName(name)
        bars.show_rows([] if law is None else _rows(law, self._words))

    def _show_parts(self) -> None:
        for bars, law in self._laws.items():
            bars.setVisible(law is not None and not self._tabled)
            if law is not None and self._tabled:
                self._table_of(bars).show_law(law, unit=self._words(Text("how many")))
            if bars in self._tables:
                self._tables[bars].setVisible(law is not None and self._tabled)

    def _table_of(self, bars: LawBars) -> LawTable:
        """The table beside some bars, made when it is first asked for."""
        if bars not in self._tables:
            self._tables[bars] = table = LawTable("", self._words, self)
            table.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
            table.setMinimumHeight(LOWEST_TABLE)
            layout = self._layout
            layout.insertWidget(layout.indexOf(bars) + 1, table, 1)
        self._tables[bars].setAccessibleName(bars.accessibleName())
        return self._tables[bars]

    def _number(self, law: Law[int] | None) -> str:
        if law is None:
            return ""
        return str(min(law)) if len(law) == 1 else self._words.decimal(mean(law), 2)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._mean, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._unit, 0, Qt.AlignmentFlag.AlignBottom)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 6, 12, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._sentence)
        for bars in (self._out, self._further):
            if bars is self._further:
                layout.addWidget(self._besides)
            layout.addWidget(bars)
        layout.addStretch()


def _rows(law: Law[int], words: Words) -> list[tuple[str, Fraction]]:
    """The likeliest values in their order; the others stand together in a last row."""
    likely = sorted(law, key=lambda value: law[value], reverse=True)[:MOST_ROWS]
    shown = [value for value in sorted(likely) if law[value] >= LEAST_SHOWN] or likely
    rest = 1 - sum((law[value] for value in shown), Fraction(0))
    others = [(words(Text("others", "other numbers, together")), rest)] if rest else []
    return [*((str(value), law[value]) for value in shown), *others]
