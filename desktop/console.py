"""What the command line prints for people."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from desktop.words import Words
from rules.grades import CHANCE_LABELS, GRADE_LABELS, chance_words
from rules.law import Law, mean
from rules.text import InputError, Mean, Names, Percent, Text
from rules.warning import unknown_words, warning_words

if TYPE_CHECKING:
    from rules.engagement import UnknownField
    from rules.notations import FoundWeapon
    from rules.result import FigureResult, Result
    from rules.sequence import Row
    from rules.service import Reading
    from rules.story import Chapter, Story

COLON = Text(": ", "between a place and what is said of it")


def problem_line(error: InputError, words: Words) -> str:
    """Where, what, and what may have been meant, on one line."""
    column = "" if error.column is None else words(Text("column {n}", n=error.column + 1))
    parts = [part for part in (error.where, column, words(error.text)) if part]
    line = words(COLON).join(parts)
    if error.suggestion:
        suggestion = words(Text("suggestion: {text}", text=error.suggestion))
        line += f" ({suggestion})"
    return line


def unknown_line(field: UnknownField, words: Words) -> str:
    """A field that nothing reads, and what it may have meant."""
    return words(unknown_words(field.field, field.near))


def weapon_line(weapon: FoundWeapon, words: Words) -> str:
    """A weapon that was read, with its game and what to tell of it."""
    notices = [words(notice) for notice in weapon.notation.notices]
    name = words.label(weapon.system.name)
    return "\n".join([f"{name}{words(COLON)}{weapon.text}", *notices])


def row_lines(row: Row, results: list[Result], words: Words) -> list[str]:
    """The results attacker by attacker, each with the figures he attacks, then all together."""
    reading, result = row.reading, results[-1]
    told = [line for place in range(len(results)) for line in _told(row, place, results, words)]
    return [
        *told,
        *_bystander_lines(result, words),
        *_total_lines(result, words),
        *_meaning_lines(reading, result, words),
        *_assumption_lines(reading, result, words),
        *_warning_lines(result, words),
    ]


def _told(row: Row, place: int, results: list[Result], words: Words) -> Iterator[str]:
    """One attacker of the row: what he does, and how those he attacks stand after him."""
    reading, result = row.readings[place], results[place]
    if place:
        yield ""
    yield from _head(row, place, result, words)
    yield from _attack_lines(result, words)
    yield from _danger_lines(result, words)
    yield ""
    for figure in result.figures:
        if len(results) == 1 or figure.name in {one.name for one in reading.engagement.targets}:
            yield from _figure_lines(figure, result, words)


def _head(row: Row, place: int, result: Result, words: Words) -> Iterator[str]:
    """With what, in a row also who comes when, and what was understood of it."""
    reading = row.readings[place]
    if len(row.readings) == 1:
        yield from _weapon_lines(result)
    else:
        name = reading.engagement.attacker.name or words(Text("nameless"))
        yield words(Text("{n}. {name} – {weapon}", n=place + 1, name=name, weapon=result.weapon))
    yield words(reading.case.reading())


def _weapon_lines(result: Result) -> list[str]:
    """The weapon as it is printed; nothing where none was told."""
    return [result.weapon] if result.weapon else []


def _attack_lines(result: Result, words: Words) -> Iterator[str]:
    if result.attack is None:
        return
    if "hit" in result.attack:
        yield words(Text("The attack hits in {chance}.", chance=Percent(result.attack["hit"])))
        return
    yield ", ".join(
        f"{words.label(GRADE_LABELS[grade])} {words.percent(chance)}"
        for grade, chance in result.attack.items()
    )


def _danger_lines(result: Result, words: Words) -> Iterator[str]:
    """Whether the template may come to lie over one's own side."""
    if result.danger is not None:
        yield " ".join(words(said) for said in result.danger.sentences())


def _figure_lines(figure: FigureResult, result: Result, words: Words) -> Iterator[str]:
    """What may happen to a figure, and below it what else there is to say of him."""
    yield _figure_line(figure, result, words)
    for detail in figure.details:
        yield f"  {words(detail)}"


def _figure_line(figure: FigureResult, result: Result, words: Words) -> str:
    if figure.sentence is not None:
        return f"{figure.name}{words(COLON)}{words(figure.sentence)}"
    if figure.ladder is not None or not result.has_damage:
        chances = [f"{state} {words.percent(chance)}" for state, chance in _states(figure, words)]
        return f"{figure.name}{words(COLON)}{', '.join(chances)}"
    lost = Text(
        "{name}: {mean} HP of {points} on average, nothing {nothing}, out of action {out}",
        name=figure.name,
        mean=Mean(mean(figure.chart.law)),
        points=figure.points,
        nothing=Percent(figure.chart.law[0]),
        out=Percent(figure.out_chance),
    )
    states = (
        f", {name} {words.percent(chance)}" for name, chance in _states(figure, words) if chance
    )
    return words(lost) + "".join(states)


def _states(figure: FigureResult, words: Words) -> Iterator[tuple[str, Fraction]]:
    """The states of a figure in words with their chances, out of action only on a ladder."""
    for name in CHANCE_LABELS:
        if figure.further.get(name):
            yield words(chance_words(name, figure.striker)), figure.further[name]
    if figure.ladder is not None:
        for rank, name in enumerate(figure.ladder.names):
            yield words.label(name), figure.ladder.law[rank]
        return
    for state, chance in figure.states.items():
        if state != figure.out:
            yield state, chance


def _meaning_lines(reading: Reading, result: Result, words: Words) -> Iterator[str]:
    """What the states that may be reached, and the notes, ask of the players."""
    said = reading.meanings(result)
    if said:
        yield ""
    for text in said:
        yield f"– {words(text)}"


def _bystander_lines(result: Result, words: Words) -> Iterator[str]:
    names = tuple(figure.name for figure in result.bystanders if figure.touched)
    if names:
        yield words(Text("Also under the template, without a target entry: {names}",
                         names=Names(names)))  # fmt: skip


def _total_lines(result: Result, words: Words) -> Iterator[str]:
    if not result.figures:
        if not any(figure.touched for figure in result.bystanders):
            yield words(Text("Nobody is touched."))
        return
    if not result.has_damage:
        return
    yield ""
    if result.total_loss is None or result.out_count is None:
        yield words(Text("The law of the total would take too many states (--joint computes it)."))
        return
    yield words(
        Text(
            "In all: {mean} HP on average, {out} out of action on average",
            mean=Mean(mean(result.total_loss)),
            out=_hundredths(result.out_count, words),
        )
    )


def _hundredths(law: Law[int], words: Words) -> str:
    return words.decimal(mean(law), 2)


def _assumption_lines(reading: Reading, result: Result, words: Words) -> Iterator[str]:
    if result.assumptions:
        yield ""
    for assumption in result.assumptions:
        yield f"– {words(reading.system.assumption(assumption.id, assumption.value))}"


def _warning_lines(result: Result, words: Words) -> Iterator[str]:
    for warning in result.warnings:
        said = warning_words(warning)
        if said is not None and warning["id"] != "unknown_field":
            yield f"! {words(said)}"


def story_lines(
    row: Row, story: Story, results: list[Result], seed: int | None, words: Words
) -> list[str]:
    """What happened, throw by throw, and what it came to."""
    reading, result = row.reading, results[-1]
    lines = [*(line for at, one in enumerate(results) for line in _head(row, at, one, words)), ""]
    for chapter in story.chapters:
        lines += _chapter_lines(reading, chapter, words)
    lines += _danger_lines(result, words)
    lines.append("")
    lines += [_told_line(figure, result, words) for figure in result.figures]
    lines += _bystander_lines(result, words)
    lines += _assumption_lines(reading, result, words)
    lines += _warning_lines(result, words)
    lines += _meaning_lines(reading, result, words)
    if seed is not None:
        lines.append(words(Text("Rolled by Toise, seed {seed}", seed=str(seed))))
    return lines


def _chapter_lines(reading: Reading, chapter: Chapter, words: Words) -> Iterator[str]:
    """Each throw with its dice, then what the step came to; without a die its first throw."""
    said = reading.case.account(chapter)
    faced = [thrown for thrown in chapter.throws if thrown.faces]
    if said is not None and not faced:
        yield from (words(reading.case.caption(one).label) for one in chapter.throws[:1])
    for thrown in faced:
        label = words(reading.case.caption(thrown).label)
        yield f"{label}{words(COLON)}{' '.join(map(str, thrown.faces))}"
    if said is not None:
        yield f"  {words(said)}"


def _told_line(figure: FigureResult, result: Result, words: Words) -> str:
    if figure.sentence is not None:
        return f"{figure.name}{words(COLON)}{words(figure.sentence)}"
    told = figure.told()
    if figure.ladder is not None or not result.has_damage:
        reached = [state for state, chance in _states(figure, words) if chance == 1]
        states = ", ".join(reached) or words(Text("unharmed"))
        return f"{figure.name}{words(COLON)}{states}"
    lost = words(Text("{name}: %n HP lost", None, told["loss"], name=figure.name))
    out = [words(Text("out of action"))] if "out" in told["states"] else []
    return ", ".join(
        (lost, *out, *(name for name, chance in _states(figure, words) if chance == 1))
    )
