"""Cells in words: numbers as people read them, and the sentence about one of them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from desktop.compare.board import Column, Row
from desktop.compare.desk import CompareDesk
from desktop.words import MINUS, Words
from rules.gauges import Fate, Gauge, gauges_of
from rules.matrix import Refused
from rules.text import Text

NOT_THERE, NEARLY = "–", "≈"
MOST_TOLD = 4


@dataclass(frozen=True, slots=True)
class Shade:
    """How strongly a cell is coloured, 0 to 1, and whether as a loss against the reference."""

    share: float
    below: bool = False


def number_words(number: Fraction, gauge: Gauge, words: Words) -> str:
    """A number of a measure."""
    return words.percent(number) if gauge.chance else words.decimal(number, 2)


def difference_words(number: Fraction, gauge: Gauge, words: Words) -> str:
    """A difference, with its sign; of chances in points of a hundred.

    A small one has one more digit; what is nearly the same is told from what is the same.
    """
    if not number:
        return "="
    shown, places = (abs(number) * 100, 0) if gauge.chance else (abs(number), 2)
    for digits in (places, places + 1):
        told = words.decimal(shown, digits)
        if told != words.decimal(Fraction(0), digits):
            return f"{'+' if number > 0 else MINUS}{told}"
    return NEARLY


class Telling:
    """What a desk's cells say, in one language."""

    def __init__(self, desk: CompareDesk, words: Words) -> None:
        self._desk, self._words = desk, words

    def base(self, row: Row) -> Row | None:
        """The reference from which a row is told as differences; None for itself or without one."""
        reference = self._desk.board.row(self._desk.board.reference)
        return None if reference is None or reference.id == row.id else reference

    def shown(self, row: Row, column: Column) -> Fraction | None:
        """The number of a cell, or how far it is from that of the reference."""
        number, base = self._desk.number(row, column), self.base(row)
        if base is None or number is None:
            return number
        beside = self._desk.number(base, column)
        return None if beside is None else number - beside

    def short(self, row: Row, column: Column) -> str:
        """What stands in the cell."""
        shown, gauge = self.shown(row, column), self._desk.gauge
        if shown is None:
            return NOT_THERE
        told = number_words if self.base(row) is None else difference_words
        return told(shown, gauge, self._words)

    def shade(self, row: Row, column: Column, most: Fraction) -> Shade:
        """The colour of a cell; ``most`` is the largest number there is."""
        shown = self.shown(row, column) or Fraction(0)
        return Shade(_share(abs(shown), most or Fraction(1)), shown < 0)

    def sentence(self, row: Row, column: Column) -> str:
        """Who on whom, and the numbers worth telling, or why there are none."""
        return self._words(
            Text(
                "{attack} on {target}: {told}",
                attack=row.attack.name,
                target=column.mark.name,
                told=self.told(row, column),
            )
        )

    def told(self, row: Row, column: Column) -> str:
        """The numbers of a cell, or why there are none."""
        words, cell = self._words, self._desk.cell(row, column)
        if cell is None:
            return words(Text("not computed"))
        if isinstance(cell, Refused):
            return words(Text("can’t be resolved: {problem}", problem=cell.error.text))
        gauges = gauges_of([cell])[:MOST_TOLD]
        chosen = self._desk.gauge
        named = gauges if chosen in gauges else [*gauges, chosen]
        return ", ".join(part for gauge in named if (part := self._part(cell, gauge)))

    def _part(self, fate: Fate, gauge: Gauge) -> str:
        number = gauge.read(fate)
        if number is None:
            return ""
        name = self._words(gauge.name)
        return f"{name[:1].lower()}{name[1:]} {number_words(number, gauge, self._words)}"


def _share(number: Fraction, whole: Fraction) -> float:
    """How much of the whole a number is, in a few hundred steps that can be seen."""
    return round(min(1.0, float(number) / float(whole)), 2)
