"""The sentences of the cards: what a law says, in a line a player reads aloud."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce

from desktop.views.results.graded import graded_asks, graded_line, graded_sentence
from desktop.views.results.tails import reached
from desktop.words import Words
from rules.grades import CHANCE_LABELS, GRADE_LABELS, chance_words
from rules.law import Law, mean
from rules.result import FigureResult, Result
from rules.text import Names, Percent, Text

NINE_IN_TEN = Fraction(9, 10)
HALF = Fraction(1, 2)


def figure_sentence(figure: FigureResult, *, has_damage: bool = True) -> Text:
    """What may happen to a figure, in one sentence."""
    if figure.sentence is not None:
        return figure.sentence
    if figure.ladder is not None:
        return graded_sentence(figure, figure.ladder)
    said = _with_states(_lost(figure), figure) if has_damage else _afflicted(figure)
    if figure.through:
        return Text("Through melee with {names}. {what}", names=Names(figure.through), what=said)
    return said


def figure_asks(figure: FigureResult) -> list[tuple[int, bool]]:
    """For each number of the sentence, what it is about: (points, exactly or at least)."""
    if figure.sentence is not None:
        return list(figure.asks)
    if figure.ladder is not None:
        return graded_asks(figure, figure.ladder)
    loss = figure.chart.law
    if len(loss) == 1:
        return []
    first = (0, True) if loss[0] else (min(loss), False)
    return [first, (figure.points, False)] if figure.out_chance else [first]


def further_chances(figure: FigureResult, words: Words) -> str:
    """What else may happen to a figure: a critical hit, a fall; nothing of what never does."""
    further = figure.further
    told = [
        f"{words(chance_words(name, figure.striker))} {words.percent(further[name])}"
        for name in CHANCE_LABELS
        if further.get(name)
    ]
    return ", ".join(told)


def _lost(figure: FigureResult) -> Text:
    out, loss = figure.out_chance, figure.chart.law
    if len(loss) == 1:
        return _certain(min(loss), figure.points)
    if loss[0]:
        nothing = Text("{nothing} to lose nothing", nothing=Percent(loss[0]))
        return Text("{first}, {out}.", first=nothing, out=_out(out))
    least = Text("%n HP", None, min(loss))
    return Text("Loses {least} at least, {out}.", least=least, out=_out(out))


def _out(chance: Fraction) -> Text:
    if not chance:
        return Text("never out of action")
    return Text("out of action in {out}", out=Percent(chance))


def _certain(loss: int, points: int) -> Text:
    if not loss:
        return Text("Loses nothing, certain.")
    if loss >= points:
        return Text("%n HP lost, out of action.", None, loss)
    left = Text("%n left", None, points - loss)
    return Text("%n HP lost, {left}.", None, loss, left=left)


def _afflicted(figure: FigureResult) -> Text:
    return reduce(_joined, (_state(*item) for item in inflicted(figure)))


def _with_states(said: Text, figure: FigureResult) -> Text:
    """Every state that may be inflicted, then a sentence: its last numbers are asked about."""
    may_be = [_state(*item) for item in inflicted(figure) if item[1]]
    return reduce(_joined, [*may_be, said])


def inflicted(figure: FigureResult) -> list[tuple[str, Fraction]]:
    """The states that weapons inflict, with their chances."""
    return [item for item in figure.states.items() if item[0] != figure.out]


def _state(state: str, chance: Fraction) -> Text:
    return Text("{state} in {chance}.", state=state, chance=Percent(chance))


def _joined(said: Text, more: Text) -> Text:
    return Text("{told} {more}", told=said, more=more)


def total_sentence(total: Law[int]) -> Text:
    """How much is lost in all, nine times out of ten and one time out of two."""
    if len(total) == 1:
        return Text("%n HP lost in all.", None, min(total))
    nearly, half = reached(total, NINE_IN_TEN), reached(total, HALF)
    if not half:
        return Text("{nothing} that nothing is lost at all.", nothing=Percent(total[0]))
    most = Text("%n HP", None, half)
    if not nearly:
        return Text("At least {half} one time out of two.", half=most)
    return Text(
        "At least {nearly} nine times out of ten, at least {half} one time out of two.",
        nearly=Text("%n HP", None, nearly),
        half=most,
    )


def total_asks(total: Law[int]) -> list[tuple[int, bool]]:
    """What the numbers of the total's sentence are about."""
    if len(total) == 1:
        return []
    nearly, half = reached(total, NINE_IN_TEN), reached(total, HALF)
    if not half:
        return [(0, True)]
    return [(nearly, False), (half, False)] if nearly else [(half, False)]


def out_sentence(result: Result) -> Text | None:
    """The chance that one of ours is hurt, where the sides are known."""
    ours = [figure for figure in result.figures if figure.side == "ally"]
    if not ours:
        return None
    worst = min(ours, key=lambda figure: figure.chart.law[0])
    unhurt = worst.chart.law[0]
    if unhurt in {0, 1}:
        told = Text("unharmed") if unhurt else Text("hurt")
        return Text("Ours, {name}: {told}, certain.", name=worst.name, told=told)
    return Text("Ours, {name}, is hurt in {chance}.", name=worst.name, chance=Percent(1 - unhurt))


def danger_sentences(result: Result) -> list[Text]:
    """Whether ours are in danger: under the template, or hurt where nothing else is known."""
    if result.danger is not None:
        return list(result.danger.sentences())
    said = out_sentence(result)
    return [] if said is None else [said]


def one_line(result: Result, words: Words) -> str:
    """The whole result in one line."""
    parts = [*_short(result, words), *_in_all(result, words)]
    return ", ".join(parts) or words(Text("nobody is touched"))


def shortest_line(result: Result, words: Words) -> str:
    """The total alone, where a line with every figure would be too long to read."""
    return ", ".join(_in_all(result, words))


def _in_all(result: Result, words: Words) -> Iterator[str]:
    if result.total_loss is not None and result.has_damage and len(result.figures) > 1:
        total = _points(result.total_loss, words)
        yield words(Text("in all {points}", points=total))


def _short(result: Result, words: Words) -> Iterator[str]:
    for figure in result.figures:
        if figure.line is not None:
            yield words(figure.line)
            continue
        if figure.ladder is not None:
            yield graded_line(figure, figure.ladder, words)
            continue
        if not result.has_damage:
            yield f"{figure.name} {words(_afflicted(figure)).removesuffix('.')}"
            continue
        told = f"{figure.name} {_points(figure.chart.law, words)}"
        out = figure.out_chance
        if out == 1:
            told += words(Text(" (out of action)"))
        elif out:
            told += words(Text(" (out {chance})", chance=Percent(out)))
        yield told


def _points(law: Law[int], words: Words) -> str:
    if len(law) == 1:
        return words(Text("%n HP", None, min(law)))
    return words(Text("{mean} HP", mean=words.decimal(mean(law))))


def attack_words(result: Result | None, words: Words) -> str:
    """The chances of the attack roll, where there is one."""
    if result is None or result.attack is None:
        return ""
    if "hit" in result.attack:
        return words(Text("The attack hits in {chance}.", chance=Percent(result.attack["hit"])))
    grades = result.attack.items()
    return ", ".join(
        f"{words.label(GRADE_LABELS[grade])} {words.percent(chance)}" for grade, chance in grades
    )
