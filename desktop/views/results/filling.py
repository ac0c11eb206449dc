"""What the cards of a result say: one for each figure, one for the total."""

from __future__ import annotations

from desktop.views.results.law_card import CardLaw, Heading, LawCard
from desktop.views.results.sentences import (
    figure_asks,
    figure_sentence,
    further_chances,
    total_asks,
    total_sentence,
)
from desktop.words import Words
from rules.law import Law
from rules.result import Result
from rules.text import Text


def show_figure(
    card: LawCard, at: int, result: Result, before: Result | None, words: Words
) -> None:
    """Show one figure of a result, and in dashes what there was before the dice."""
    figure = result.figures[at]
    side = figure.side if figure.side in ("ally", "foe") else None
    order = "" if figure.order is None else str(figure.order)
    heading = Heading(figure.name, order, side, bool(figure.through))
    if figure.lost is not None:
        heading = Heading(words(Text("Lost in the end")))
    card.show_heading(heading)
    sentence = figure_sentence(figure, has_damage=result.has_damage)
    card.show_further(further_chances(figure, words))
    asks = figure_asks(figure) if result.has_charts else []
    chart, was = figure.chart, _law_before(before, at)
    law = CardLaw(chart.law, chart.worst, was, chart.names, chart.short, chart.unit)
    card.show_law(law, sentence, asks)


def show_total(card: LawCard, result: Result, before: Result | None, words: Words) -> None:
    """Show what is lost in all, where it could be computed."""
    if result.total_loss is None:
        return
    card.show_heading(Heading(words(Text("Total lost"))))
    was = None if before is None else before.total_loss
    law = CardLaw(result.total_loss, None, was)
    card.show_law(law, total_sentence(result.total_loss), total_asks(result.total_loss))


def _law_before(before: Result | None, figure: int) -> Law[int] | None:
    if before is None or figure >= len(before.figures):
        return None
    return before.figures[figure].chart.law
