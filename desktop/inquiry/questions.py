"""What can be asked backwards of an engagement, and its answers as lines of a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from desktop.compare.telling import NOT_THERE, difference_words, number_words
from desktop.inquiry.armoury import Armoury
from desktop.inquiry.taking import Change, Setting
from desktop.inquiry.work import Ask
from desktop.words import Words
from rules.arms import Arm
from rules.backwards import Inquiry, Sight, Trial, Worth, best, is_ladder, marked, trimmed
from rules.fields import Slot, slots_of
from rules.gauges import Gauge
from rules.orders import MOST_ORDERED, Groups, Queue
from rules.service import Reading
from rules.text import Text

SEVERAL = 2
TAKE_VALUE, TAKE_WEAPON = Text("Take this value"), Text("Take this weapon")
TAKE_ORDER = Text("Take this order")
PARTS = {
    "attacker": Text("Attacker"), "weapon": Text("Weapon"), "circumstances": Text("Circumstances"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Question:
    """One question by its name. ``slot``: the field it varies; ``ranked``: the best comes first.

    ``worths``: it asks what one more of each number is worth. ``take``: the words on the button
    that takes an answer over. ``notes``: what is to be known of every answer; ``fixed``: why none
    can be taken over.
    """

    name: str
    ask: Ask
    slot: Slot | None = None
    ranked: bool = False
    worths: bool = False
    take: Text = TAKE_VALUE
    notes: tuple[str, ...] = ()
    fixed: str = ""

    @property
    def has_threshold(self) -> bool:
        """Whether it is asked where a number is reached."""
        return self.slot is not None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an answer: what is tried, its number, the step to it, what is to be noticed.

    ``change``: what is taken over with it, None where it is refused. ``strong``: it is what was
    sought. ``is_last``: the next does not reach any more what this one does.
    """

    tried: str
    number: str
    step: str
    noted: str
    change: Change | None = None
    strong: bool = False
    is_last: bool = False


def questions_of(
    reading: Reading, arms: Sequence[Arm], words: Words, armoury: Armoury | None = None
) -> list[Question]:
    """Every question there is for an engagement.

    ``arms``: the weapons of the game's lists; ``armoury``: those of the rosters.
    """
    slots = slots_of(reading)
    names = [target.name for target in reading.engagement.targets]
    worth = words(Text("What one more of each is worth"))
    own, theirs = (
        [
            Question(slot_words(slot, names, slots, words), partial(_values_of, slot), slot)
            for slot in slots
            if (slot.place is None) is of_attack
        ]
        for of_attack in (True, False)
    )
    return [
        Question(worth, lambda q: q.worths(slots), worths=True),
        *own,
        *_whole_questions(reading, arms, words, armoury),
        *sorted(theirs, key=_place),
    ]


def _whole_questions(
    reading: Reading, arms: Sequence[Arm], words: Words, armoury: Armoury | None
) -> Iterator[Question]:
    """The order of the targets, and another weapon."""
    if len(reading.engagement.targets) == len(reading.case.targets):
        yield from _order_question(Queue.of(reading), words)
    if arms:
        yield _weapon_question(words(Text("The weapon, from the game’s lists")), lambda: arms)
    if armoury is not None:
        yield _weapon_question(words(Text("The weapon, from the rosters")), armoury)


def _values_of(slot: Slot, inquiry: Inquiry) -> Iterator[Trial]:
    return inquiry.trials(slot)


def _place(question: Question) -> int:
    """Whose field it is, those of one figure one after the other."""
    return -1 if question.slot is None or question.slot.place is None else question.slot.place


def _weapon_question(name: str, armoury: Armoury) -> Question:
    return Question(name, lambda q: q.weapons(armoury()), ranked=True, take=TAKE_WEAPON)


def _order_question(queue: Queue, words: Words) -> Iterator[Question]:
    if len(queue.now) < SEVERAL:
        return
    by_table = Text("The table says how far they are: move them there to have another order.")
    first = Text("Of more than {count} targets only who comes first is tried.", count=MOST_ORDERED)
    fixed = words(by_table) if queue.by_table else ""
    notes = [*([fixed] if fixed else []), *([] if queue.is_whole else [words(first)])]
    yield Question(
        words(Text("The order of the targets")),
        lambda q: q.orders(),
        ranked=True,
        take=TAKE_ORDER,
        notes=tuple(notes),
        fixed=fixed,
    )


def slot_words(slot: Slot, names: Sequence[str], slots: Sequence[Slot], words: Words) -> str:
    """A field by its title, with whose it is where several of the ``slots`` have one."""
    title = words.label(slot.title)
    if slot.place is not None:
        return words(Text("{name}: {field}", name=names[slot.place], field=title))
    alike = [one for one in slots if one.place is None and one.title == slot.title]
    if len(alike) == 1 or slot.part not in PARTS:
        return title
    return words(Text("{name}: {field}", name=words(PARTS[slot.part]), field=title))


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
    trials = best(answers, falls=gauge.falls) if question.ranked else answers
    slot = question.slot
    if slot is not None and (slot.climbs or is_ladder(trials)):
        trials = marked(trials, wanted, falls=gauge.falls)
        trials = trimmed(trials) if slot.counts else trials
        return [_line(trial, slot, names, gauge, words) for trial in trials]
    top = _best_of(trials) if question.ranked else None
    return [
        _line(trial, slot, names, gauge, words, is_best=top is not None and trial.number == top)
        for trial in trials
    ]


def _best_of(trials: Sequence[Trial]) -> Fraction | None:
    """The number of the best, which come first; None where all come to the same."""
    numbers = [trial.number for trial in trials if trial.number is not None]
    return numbers[0] if len(set(numbers)) > 1 else None


def _is_own(worth: Worth, sight: Sight, targets: Sequence[Any]) -> bool:
    """Whether a field is the figure's looked at, be he one of a group."""
    if sight.figure is None or worth.slot.place is None:
        return False
    target = targets[worth.slot.place]
    is_group = getattr(target, "count", 1) > 1
    whose = sight.figure.rpartition(" ")[0] if is_group else sight.figure
    return whose == target.name


def answer_words(
    question: Question, lines: Sequence[Line], gauge: Gauge, wanted: Fraction, words: Words
) -> str:
    """The answer in a sentence: where what is wanted is reached, or which is best."""
    if question.ranked:
        return _ranked_words(lines, words)
    if question.slot is None:
        return ""
    reached = next((line for line in lines if line.strong), None)
    asked = number_words(wanted, gauge, words)
    if reached is None:
        none = Text("No value crosses {wanted}.", wanted=asked)
        return words(none) if question.slot.climbs else ""
    at = {"wanted": asked, "field": question.name, "value": reached.tried}
    if reached.is_last:
        told = Text("{wanted} is reached up to {field} = {value}: {number}.",
                    number=reached.number, **at)  # fmt: skip
    else:
        told = Text("{wanted} is reached at {field} = {value}: {number}.",
                    number=reached.number, **at)  # fmt: skip
    return words(told)


def _ranked_words(lines: Sequence[Line], words: Words) -> str:
    if len(lines) < SEVERAL or lines[0].number == NOT_THERE:
        return ""
    first = lines[0]
    if first.strong:
        return words(Text("Best: {tried}, {number}.", tried=first.tried, number=first.number))
    return words(Text("All come to the same: {number}.", number=first.number))


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
    return Line(tried, number, step, told, _change(trial, slot), sought or is_best, is_last)


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
        return words(Text("nothing"))
    if isinstance(value, bool):
        return words(Text("yes") if value else Text("no"))
    if isinstance(value, int):
        return words.decimal(value, 0)
    label = slot.label(value) if slot is not None else None
    return str(value) if label is None else words.label(label)
