"""What was asked backwards, answered as lines of a table and in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from desktop.compare.telling import NOT_THERE, difference_words, number_words
from desktop.inquiry.questions import Question, slot_words
from desktop.inquiry.taking import Change, Setting
from desktop.words import Words
from rules.arms import Arm
from rules.backwards import Sight, Trial, Worth, best, is_ladder, is_reached_by_all, marked, trimmed
from rules.fields import Slot
from rules.gauges import Gauge
from rules.orders import Groups
from rules.service import Reading
from rules.text import Text

SEVERAL = 2


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an answer: what is tried, its number, the step to it, what is to be noticed.

    ``change``: what is taken over with it, None where it is refused. ``strong``: it is what was
    sought. ``reaches``: what is wanted is crossed here; ``is_last``: the next does not reach it any
    more. ``is_best``: none is better.
    """

    tried: str
    number: str
    step: str
    noted: str
    change: Change | None = None
    strong: bool = False
    reaches: bool = False
    is_last: bool = False
    is_best: bool = False


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
    targets, gauge = reading.engagement.targets, sight.gauge
    names = [target.name for target in targets]
    if question.worths:
        telling = [one for one in answers if one.then != one.now or _is_own(one, sight, targets)]
        ordered = sorted(telling or answers, key=lambda worth: -abs(worth.then - worth.now))
        slots = [one.slot for one in answers]
        return [
            _worth_line(worth, gauge, slot_words(worth.slot, names, slots, words), words)
            for worth in ordered
        ]
    if question.ranked:
        trials = _from_now(best(answers, falls=gauge.falls))
        return _chosen_lines(trials, None, names, gauge, words)
    slot = question.slot
    if slot is None or not (slot.climbs or is_ladder(answers)):
        return _chosen_lines(_from_now(answers), slot, names, gauge, words)
    trials = marked(answers, wanted, falls=gauge.falls)
    if not slot.climbs:
        return _chosen_lines(trials, slot, names, gauge, words)
    trials = trimmed(trials) if slot.counts else trials
    return [_line(trial, slot, names, gauge, words) for trial in trials]


def _from_now(trials: Sequence[Trial]) -> list[Trial]:
    """Trials in no order of their own, each with its difference to what is now."""
    now = next((one.number for one in trials if one.is_now), None)
    return [
        one
        if now is None or one.number is None or one.is_now
        else replace(one, step=one.number - now)
        for one in trials
    ]


def _chosen_lines(
    trials: Sequence[Trial],
    slot: Slot | None,
    names: Sequence[str],
    gauge: Gauge,
    words: Words,
) -> list[Line]:
    """Of what stands in no order of its own, the best marked, where not all are alike."""
    numbers = {trial.number for trial in trials if trial.number is not None}
    top = (min if gauge.falls else max)(numbers) if len(numbers) > 1 else None
    return [
        _line(trial, slot, names, gauge, words, is_best=top is not None and trial.number == top)
        for trial in trials
    ]


def _is_own(worth: Worth, sight: Sight, targets: Sequence[Any]) -> bool:
    """Whether a field is the figure's looked at, be he one of a group."""
    if sight.figure is None or worth.slot.place is None:
        return False
    target = targets[worth.slot.place]
    is_group = getattr(target, "count", 1) > 1
    whose = sight.figure.rpartition(" ")[0] if is_group else sight.figure
    return whose == target.name


def answer_words(
    question: Question,
    answers: Sequence[Any],
    lines: Sequence[Line],
    gauge: Gauge,
    wanted: Fraction,
    words: Words,
) -> str:
    """The answer in a sentence: where what is wanted is reached, or which is best."""
    told, asked = _best_words(question, lines, words), number_words(wanted, gauge, words)
    if question.has_threshold and is_reached_by_all(answers, wanted, falls=gauge.falls):
        told.append(words(Text("Every value reaches {wanted}.", wanted=asked)))
    elif question.has_threshold:
        told += _crossing_words(question, lines, asked, words)
    return " ".join(told)


def _best_words(question: Question, lines: Sequence[Line], words: Words) -> list[str]:
    """The best of what stands in no order of its own."""
    best_ones = sorted((line for line in lines if line.is_best), key=_is_unsaid)
    if best_ones:
        top = best_ones[0]
        return [words(Text("Best: {tried}, {number}.", tried=top.tried, number=top.number))]
    numbers = [line.number for line in lines if line.number != NOT_THERE]
    if not question.ranked or len(numbers) < SEVERAL:
        return []
    return [words(Text("All come to the same: {number}.", number=numbers[0]))]


def _is_unsaid(line: Line) -> bool:
    """Whether a field is left to be found elsewhere: as good as a value, but less telling."""
    return isinstance(line.change, Setting) and line.change.value is None


def _crossing_words(
    question: Question, lines: Sequence[Line], asked: str, words: Words
) -> list[str]:
    """Where what is wanted is reached first, or that it is nowhere."""
    reached = next((line for line in lines if line.reaches), None)
    if reached is None:
        climbs = question.slot is not None and question.slot.climbs
        return [words(Text("No value crosses {wanted}.", wanted=asked))] if climbs else []
    at = {"wanted": asked, "field": question.name, "value": reached.tried}
    if reached.is_last:
        told = Text("{wanted} is reached up to {field} = {value}: {number}.",
                    number=reached.number, **at)  # fmt: skip
    else:
        told = Text("{wanted} is reached at {field} = {value}: {number}.",
                    number=reached.number, **at)  # fmt: skip
    return [words(told)]


def _worth_line(worth: Worth, gauge: Gauge, field: str, words: Words) -> Line:
    change = worth.then - worth.now
    now = words.number(int(worth.slot.now)) if worth.slot.now is not None else ""
    return Line(
        words(Text("{field}, {now} + 1", field=field, now=now)),
        number_words(worth.then, gauge, words),
        difference_words(change, gauge, words),
        "",
        Setting(worth.slot, worth.slot.one_more),
        strong=bool(change),
    )


def _line(
    trial: Trial,
    slot: Slot | None,
    names: Sequence[str],
    gauge: Gauge,
    words: Words,
    *,
    is_best: bool = False,
) -> Line:
    step = "" if trial.step is None else difference_words(trial.step, gauge, words)
    number = NOT_THERE if trial.number is None else number_words(trial.number, gauge, words)
    sought, is_last = trial.crosses or trial.is_last, trial.is_last and not trial.crosses
    tried, told = _tried(trial, slot, names, words), _noted(trial, words, is_best=is_best)
    change, strong = _change(trial, slot), sought or is_best
    return Line(tried, number, step, told, change, strong, sought, is_last, is_best)


def _noted(trial: Trial, words: Words, *, is_best: bool) -> str:
    noted = [words(Text("now"))] if trial.is_now else []
    noted += [words(Text("◂ reached"))] if trial.crosses else []
    noted += [words(Text("◂ reached up to here"))] if trial.is_last and not trial.crosses else []
    noted += [words(Text("◂ best"))] if is_best else []
    noted += [words(trial.error.text)] if trial.error is not None else []
    return ", ".join(noted)


def _change(trial: Trial, slot: Slot | None) -> Change | None:
    """What is taken over with a trial; nothing with one that is refused."""
    if trial.error is not None:
        return None
    if slot is not None:
        return Setting(slot, trial.value)
    if isinstance(trial.value, tuple):
        return tuple(place for group in trial.value for place in group)
    return trial.value


def _tried(trial: Trial, slot: Slot | None, names: Sequence[str], words: Words) -> str:
    value = trial.value
    if isinstance(value, tuple):
        groups: Groups = value
        return " → ".join(" = ".join(names[place] for place in group) for group in groups)
    if isinstance(value, Arm):
        return value.name
    if value is None:
        return words(Text("left empty"))
    if isinstance(value, bool):
        return words(Text("yes") if value else Text("no"))
    if isinstance(value, int):
        return words.decimal(value, 0)
    label = slot.label(value) if slot is not None else None
    return str(value) if label is None else words.label(label)
