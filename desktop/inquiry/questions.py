"""What can be asked backwards of an engagement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from desktop.inquiry.armoury import Armoury
from desktop.inquiry.work import Ask
from desktop.words import Words
from rules.arms import Arm
from rules.backwards import Inquiry, Trial
from rules.fields import Slot, slots_of
from rules.orders import MOST_ORDERED, Queue
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
