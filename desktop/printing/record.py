"""The record of the dice: throw by throw, with what each came to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from rules.case import Case
from rules.landing import Landing
from rules.resolution import Resolver
from rules.result import Result, only
from rules.story import Chapter, Rolled, Story, Thrown
from rules.text import Text


@dataclass(frozen=True, slots=True)
class Die:
    """A face, and whether it counts by itself: a hit, a miss, or None where that says nothing."""

    face: int
    good: bool | None


@dataclass(frozen=True, slots=True)
class Entry:
    """A throw of the record: what it was about, its dice, what it came to."""

    label: Text
    dice: tuple[Die, ...]
    account: Text | None


@dataclass(frozen=True, slots=True)
class Total:
    """What was lost in all: how likely as few or fewer, and as many or more, were before."""

    lost: int
    at_most: Fraction | None
    at_least: Fraction | None


@dataclass(frozen=True, slots=True)
class Record:
    """The dice so far. ``seed``: of Toise's dice, None for the table's. ``total``: at the end.

    ``typed``: how many dice of the table came before those that Toise rolled.
    """

    entries: tuple[Entry, ...]
    seed: int | None
    typed: int
    finished: bool
    total: Total | None
    out: tuple[str, ...]
    """The names of those out of action at the end."""
    worst: str
    """What the game calls that, marked."""
    landed: Landing | None = None
    """Where the template came down, if otherwise than aimed."""


def record_of(
    case: Case, resolver: Resolver, story: Story | None, rolled: Rolled | None, before: Result
) -> Record | None:
    """The record of a story, or None without one; ``before`` is the result before its first die."""
    if story is None:
        return None
    finished = story.current is None
    after = case.result(story.rest(resolver)) if finished else None
    return Record(
        entries=(*_told(case, story), *_going_on(case, story)),
        seed=None if rolled is None else rolled.seed,
        typed=0 if rolled is None else rolled.typed,
        finished=finished,
        total=None if after is None else _total(before, after),
        out=() if after is None else _out(after),
        worst=before.worst,
        landed=None if after is None else after.landed,
    )


def _told(case: Case, story: Story) -> Iterator[Entry]:
    for chapter in story.chapters:
        yield from _chapter(case, chapter)


def _chapter(case: Case, chapter: Chapter) -> Iterator[Entry]:
    """The throws of a step; one without a die is told only where it is all there was."""
    shown = [thrown for thrown in chapter.throws if thrown.faces] or [*chapter.throws[:1]]
    account = case.account(chapter)
    for thrown in shown:
        said = account if thrown is shown[-1] else None
        if thrown.faces or said is not None:
            yield _entry(case, thrown, said)
    if not shown and account is not None:
        yield Entry(account, (), None)


def _going_on(case: Case, story: Story) -> Iterator[Entry]:
    """The throws of the step in hand."""
    told = {id(thrown) for chapter in story.chapters for thrown in chapter.throws}
    for thrown in story.throws:
        if thrown.faces and id(thrown) not in told:
            yield _entry(case, thrown, case.gained(thrown))


def _entry(case: Case, thrown: Thrown, account: Text | None) -> Entry:
    dice = tuple(Die(face, thrown.throw.good(face)) for face in thrown.faces)
    return Entry(case.caption(thrown).label, dice, account)


def _total(before: Result, after: Result) -> Total | None:
    if not after.has_damage or not after.figures:
        return None
    lost = sum(only(figure.loss) for figure in after.figures if figure.loss is not None)
    law = before.total_loss
    if law is None:
        return Total(lost, None, None)
    return Total(lost, law.chance(lambda v: v <= lost), law.chance(lambda v: v >= lost))


def _out(after: Result) -> tuple[str, ...]:
    return tuple(figure.name for figure in after.figures if figure.out_chance == 1)
