"""The sentences of figures of whom the worst state is what matters."""

from __future__ import annotations

from desktop.words import Words
from rules.result import Chart, FigureResult
from rules.text import Percent, Text


def graded_sentence(figure: FigureResult, ladder: Chart) -> Text:
    """The best and the worst that may happen to a figure."""
    if len(ladder.law) == 1:
        return Text("{state}, certain.", state=state_words(ladder, min(ladder.law)))
    out, worst = figure.out_chance, state_words(ladder, ladder.worst)
    return Text(
        "{first}, {out}.",
        first=Text("{chance} {state}", chance=Percent(ladder.law[0]), state=state_words(ladder, 0)),
        out=Text("{state} in {chance}", state=worst, chance=Percent(out))
        if out
        else Text("never {state}", state=worst),
    )


def graded_asks(figure: FigureResult, ladder: Chart) -> list[tuple[int, bool]]:
    """For each number of the sentence, what it is about: (rank of a state, exactly or at least)."""
    if len(ladder.law) == 1:
        return []
    return [(0, True), (ladder.worst, False)] if figure.out_chance else [(0, True)]


def graded_line(figure: FigureResult, ladder: Chart, words: Words) -> str:
    """What may happen to a figure, or what did, in a few words."""
    if len(ladder.law) == 1:
        return f"{figure.name} {words(state_words(ladder, min(ladder.law)))}"
    told = Text(
        "{name} {unharmed} {best}, {out} {worst}",
        name=figure.name,
        unharmed=Percent(ladder.law[0]),
        best=state_words(ladder, 0),
        out=Percent(figure.out_chance),
        worst=state_words(ladder, ladder.worst),
    )
    return words(told)


def state_words(ladder: Chart, rank: int) -> Text:
    """A state by its rank."""
    return Text(ladder.names[rank])
