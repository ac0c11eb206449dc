"""What can be asked backwards of an engagement, and its answers as lines of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from desktop.compare.telling import NOT_THERE, difference_words, number_words
from desktop.inquiry.armoury import Armoury
from desktop.inquiry.work import Ask
from desktop.words import Words
from rules.backwards import Sight, Trial, Worth, best, marked, trimmed
from rules.fields import Slot, slots_of
from rules.gauges import Gauge
from rules.service import Reading
from rules.text import Text

SEVERAL = 2


@dataclass(frozen=True, slots=True)
class Question:
    """One question by its name. ``slot``: the field it varies; ``ranked``: the best comes first.

    ``worths``: it asks what one more of each number is worth.
    """

    name: str
    ask: Ask
    slot: Slot | None = None
    ranked: bool = False
    worths: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an answer: what is tried, its number, the step to it, what is to be noticed.

    ``value``: what is put into the field when it is taken; ``strong``: it is what was sought.
    """

    tried: str
    number: str
    step: str
    noted: str
    value: Any = None
    strong: bool = False


def questions_of(
    reading: Reading,
    weapons: Sequence[tuple[str, Any]],
    words: Words,
    armoury: Armoury | None = None,
) -> list[Question]:
    """Every question there is for an engagement.

    ``weapons``: those of the game's lists; ``armoury``: those of the rosters.
    """
    slots = slots_of(reading)
    names = [target.name for target in reading.engagement.targets]
    found = [
        Question(words(Text("What one more of each is worth")), lambda q: q.worths(slots),
                 worths=True)
    ]  # fmt: skip
    found += [
        Question(slot_words(slot, names, words), lambda q, slot=slot: q.trials(slot), slot)
        for slot in slots
    ]
    if 1 < len(names) == len(reading.case.targets):
        found.append(Question(words(Text("The order of the targets")), lambda q: q.orders(),
                              ranked=True))  # fmt: skip
    if weapons:
        found.append(Question(words(Text("The weapon, from the game’s lists")),
                              lambda q: q.weapons(weapons), ranked=True))  # fmt: skip
    if armoury is not None:
        found.append(Question(words(Text("The weapon, from the rosters")),
                              lambda q: q.weapons(armoury()), ranked=True))  # fmt: skip
    return found


def slot_words(slot: Slot, names: Sequence[str], words: Words) -> str:
    """A field by its title, with whose it is where several have one."""
    title = words.label(slot.title)
    if slot.place is None:
        return title
    return words(Text("{name}: {field}", name=names[slot.place], field=title))


def lines_of(
    question: Question,
    answers: Sequence[Any],
    sight: Sight,
    wanted: Fraction | None,
    reading: Reading,
    words: Words,
) -> list[Line]:
    """An answer as the lines of its table.

    What is worth nothing is left out, but not of the figure looked at: that is an answer too.
    """
    names, gauge = [target.name for target in reading.engagement.targets], sight.gauge
    if question.worths:
        telling = [one for one in answers if one.then != one.now or _is_own(one, sight)]
        ordered = sorted(telling or answers, key=lambda worth: -abs(worth.then - worth.now))
        return [_worth_line(worth, gauge, names, words) for worth in ordered]
    trials = best(answers, falls=gauge.falls) if question.ranked else answers
    slot = question.slot
    if slot is not None and slot.counts:
        trials = trimmed(marked(trials, wanted, falls=gauge.falls))
        return [_line(trial, _tried(trial, slot, names, words), gauge, words) for trial in trials]
    top = _best_of(trials) if question.ranked else None
    return [
        _line(trial, _tried(trial, slot, names, words), gauge, words,
              is_best=top is not None and trial.number == top)
        for trial in trials
    ]  # fmt: skip


def _best_of(trials: Sequence[Trial]) -> Fraction | None:
    """The number of the best, which come first; None where all come to the same."""
    numbers = [trial.number for trial in trials if trial.number is not None]
    return numbers[0] if len(set(numbers)) > 1 else None


def _is_own(worth: Worth, sight: Sight) -> bool:
    return sight.figure is not None and worth.slot.place == sight.figure


def answer_words(
    question: Question, lines: Sequence[Line], gauge: Gauge, wanted: Fraction, words: Words
) -> str:
    """The answer in a sentence: where what is wanted is reached, or which is best."""
    if question.ranked:
        return _ranked_words(lines, words)
    if question.slot is None or not question.slot.counts:
        return ""
    reached = [line for line in lines if line.strong]
    asked = number_words(wanted, gauge, words)
    if not reached:
        return words(Text("No value crosses {wanted}.", wanted=asked))
    told = Text(
        "{wanted} is reached at {field} = {value}: {number}.",
        wanted=asked, field=question.name, value=reached[0].tried, number=reached[0].number,
    )  # fmt: skip
    return words(told)


def _ranked_words(lines: Sequence[Line], words: Words) -> str:
    if len(lines) < SEVERAL or lines[0].number == NOT_THERE:
        return ""
    first = lines[0]
    if first.strong:
        return words(Text("Best: {tried}, {number}.", tried=first.tried, number=first.number))
    return words(Text("All come to the same: {number}.", number=first.number))


def _worth_line(worth: Worth, gauge: Gauge, names: Sequence[str], words: Words) -> Line:
    change = worth.then - worth.now
    now = words.number(int(worth.slot.now)) if worth.slot.now is not None else ""
    field = slot_words(worth.slot, names, words)
    return Line(
        words(Text("{field}, {now} + 1", field=field, now=now)),
        number_words(worth.then, gauge, words),
        difference_words(change, gauge, words),
        "",
        strong=bool(change),
    )


def _line(trial: Trial, tried: str, gauge: Gauge, words: Words, *, is_best: bool = False) -> Line:
    noted = [words(Text("now"))] if trial.is_now else []
    noted += [words(Text("◂ reached"))] if trial.crosses else []
    noted += [words(Text("◂ best"))] if is_best else []
    noted += [words(trial.error.text)] if trial.error is not None else []
    step = "" if trial.step is None else difference_words(trial.step, gauge, words)
    number = NOT_THERE if trial.number is None else number_words(trial.number, gauge, words)
    return Line(tried, number, step, ", ".join(noted), trial.value, trial.crosses or is_best)


def _tried(trial: Trial, slot: Slot | None, names: Sequence[str], words: Words) -> str:
    value = trial.value
    if isinstance(value, tuple):
        return words.names([names[int(place)] for place in value])
    if value is None:
        return words(Text("nothing"))
    if isinstance(value, bool):
        return words(Text("yes") if value else Text("no"))
    if isinstance(value, int):
        return words.decimal(value, 0)
    label = slot.label(value) if slot is not None else None
    return str(value) if label is None else words.label(label)
