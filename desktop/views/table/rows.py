"""The rows of the panel: every figure in the order of approach, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from desktop.table.sight import Sight, Stand
from desktop.table.touch_words import margin_words, touch_words
from desktop.words import Words
from rules.law import Law, mean
from rules.result import FigureResult, Result
from rules.text import Mean, Percent, Text


@dataclass(frozen=True)
class Row:
    """A figure as the list tells of it; ``melee``: a blow may go over to it. Words come last."""

    stand: Stand
    melee: bool
    unit: str | None
    words: Words = field(compare=False)

    @property
    def name(self) -> str:
        return self.stand.name

    @property
    def order(self) -> str:
        """The place in the order of approach, with a sign for a tie."""
        touch = self.stand.touch
        order = "" if touch is None or touch.order is None else str(touch.order)
        return f"{order}=" if self.stand.tied else order

    @property
    def attacks(self) -> str:
        """What is said of the one who attacks."""
        return self.words(Text("attacks")) if self.stand.attacks else ""

    @cached_property
    def margin(self) -> str:
        """How far under the template, or how far from it, in millimetres."""
        touch, words = self.stand.touch, self.words
        if touch is None:
            return self.attacks
        return margin_words(touch, words)

    @cached_property
    def distance(self) -> str:
        """The distance from the attacker, base to base."""
        touch = self.stand.touch
        far = None if touch is None else touch.distance
        return "" if far is None else self.words.decimal(far, 1)

    @property
    def columns(self) -> tuple[object, ...]:
        """What each column shows."""
        stand, touched = self.stand, self.stand.touched
        name = stand.name, stand.side, self.order, self.attacks, self.melee, touched
        return name, (self.margin, stand.contestable, touched), (self.distance, touched)

    @property
    def told(self) -> str:
        """What a screen reader says."""
        return ", ".join(_said(self))


@dataclass(frozen=True, slots=True)
class Odds:
    """What a figure may lose; ``law`` is None for a weapon that inflicts a state only."""

    name: str
    side: str | None
    law: Law[int] | None
    points: int
    mean: str
    out: str
    told: str

    @property
    def columns(self) -> tuple[object, ...]:
        """What each column shows."""
        return (self.name, self.side), (self.law, self.points), self.mean, self.out


def rows_of(sight: Sight, words: Words) -> list[Row]:
    """Every figure: the touched from the nearest on, the others, the one who attacks."""
    known = sight.by_name
    reached = {spill.to for spill in sight.spills}
    placed = [known[touch.name] for touch in sight.rows if touch.name in known]
    others = [stand for stand in sight.stands if stand.touch is None]
    unit = sight.system.unit if sight.system is not None else None
    return [Row(stand, stand.name in reached, unit, words) for stand in (*placed, *others)]


def _said(row: Row) -> Iterator[str]:
    """The row for a screen reader: all that the picture shows of the figure."""
    stand, words, touch = row.stand, row.words, row.stand.touch
    yield stand.name
    if stand.side:
        yield words(Text("ours") if stand.side == "ally" else Text("theirs"))
    if row.attacks:
        yield row.attacks
    if touch is None:
        return
    if touch.order is not None:
        place = words.ordinal(touch.order)
        yield words(Text("{place}, tied", place=place)) if stand.tied else place
    yield touch_words(touch, words)
    if stand.contestable:
        yield words(Text("contestable"))
    if row.distance and row.unit:
        unit = words.label(row.unit)
        yield words(Text("distance {far} {unit}", far=row.distance, unit=unit))
    if row.melee:
        yield words(Text("in melee, outside the area"))


def odds_of(sight: Sight, result: Result | None, words: Words) -> list[Odds]:
    """What those lose who are touched, or may be reached through a melee, as the list goes."""
    if result is None:
        return []
    figures = {figure.name: figure for figure in result.figures}
    named = [touch.name for touch in sight.rows if touch.name in figures]
    struck = [figures[name] for name in named if _is_struck(figures[name], sight)]
    return [_odds(figure, result, words) for figure in struck]


def _is_struck(figure: FigureResult, sight: Sight) -> bool:
    stand = sight.by_name.get(figure.name)
    return bool(figure.through) or (stand is not None and stand.touched)


def _odds(figure: FigureResult, result: Result, words: Words) -> Odds:
    if not result.has_damage:
        state, chance = next(item for item in figure.states.items() if item[0] != "out")
        told = words(Text("{name}: {state} in {chance}", name=figure.name, state=state,
                          chance=Percent(chance)))  # fmt: skip
        return Odds(figure.name, figure.side, None, 0, state, words.percent(chance), told)
    lost, out = mean(figure.chart.law), figure.out_chance
    told = words(Text("{name}: {mean} HP on average, out of action in {chance}", name=figure.name,
                      mean=Mean(lost), chance=Percent(out)))  # fmt: skip
    return Odds(
        figure.name,
        figure.side,
        figure.chart.law,
        figure.points,
        words.decimal(lost),
        words.percent(out),
        told,
    )


def most_in_danger(result: Result) -> FigureResult | None:
    """The one of ours most likely to be hurt, if any may be."""
    ours = [figure for figure in result.figures if figure.side == "ally"]
    worst: Sequence[FigureResult] = sorted(ours, key=_unhurt)[:1]
    return worst[0] if worst and worst[0].chart.law[0] != 1 else None


def _unhurt(figure: FigureResult) -> float:
    return float(figure.chart.law[0])
