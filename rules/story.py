"""A story: one course of events, die by die, rolled or typed.

The same steps as in ``rules.resolution``, told once. After any die the story gives the course of
what remains; taking a die back is telling all dice but the last again.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from rules.resolution import (
    Account,
    Course,
    Marks,
    Program,
    Resolver,
    course_of,
    never,
)
from rules.steps import Step, Telling
from rules.throws import AnyThrow


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw of the story: in which state it was asked, its faces, the fold so far.

    ``over``: no die of it is to come. ``place``: how many throws its step had asked before.
    """

    state: Any
    step: Step
    throw: AnyThrow
    place: int
    faces: tuple[int, ...]
    dice: Hashable

    @property
    def sides(self) -> int:
        """The sides of its next die, or 0 when it is over."""
        return self.throw.sides(self.dice)

    def with_face(self, face: int) -> Thrown:
        """The same throw after one more die."""
        return Thrown(
            self.state,
            self.step,
            self.throw,
            self.place,
            (*self.faces, face),
            self.throw.add(self.dice, face),
        )


@dataclass(frozen=True, slots=True)
class Chapter:
    """A step that was told to its end: what it said and what it marked.

    ``before``: what stood on the accounts when it began.
    """

    state: Any
    step: Step
    throws: tuple[Thrown, ...]
    said: Hashable
    marks: Marks
    before: Mapping[Account, int]


@dataclass(frozen=True, slots=True)
class Rolled:
    """Where virtual dice came from: their seed, and how many of the table's stood before them."""

    seed: int
    typed: int = 0


class Dice(Protocol):
    """Where faces come from when a story is rolled."""

    def randrange(self, stop: int, /) -> int:
        """A whole number from 0 up to ``stop``, excluded."""
        ...


class Story:
    """One course of events under a program, as far as its dice have been told."""

    def __init__(self, program: Program, faces: Iterable[int] = ()) -> None:
        self.program = program
        self.faces: list[int] = []
        self.chapters: list[Chapter] = []
        self.sums: dict[Account, int] = {}
        self.state: Any = program.begin()
        self._step: Step | None = None
        self._telling: Telling | None = None
        self._heard: list[Hashable] = []
        self._throws: list[Thrown] = []
        self._go_on()
        for face in faces:
            self.add(face)

    @property
    def current(self) -> Thrown | None:
        """The throw whose next die is awaited, or None when all is told."""
        return self._throws[-1] if self._telling is not None else None

    @property
    def heard(self) -> tuple[Hashable, ...]:
        """What the throws of the step in hand said before the current one."""
        return tuple(self._heard)

    @property
    def throws(self) -> list[Thrown]:
        """Every throw that asked for a die, in order, the current one included."""
        told = [thrown for chapter in self.chapters for thrown in chapter.throws]
        return [thrown for thrown in (*told, *self._throws) if thrown.faces or thrown.sides]

    def add(self, face: int) -> None:
        """Tell one more die; ValueError when none is awaited or it has no such face."""
        thrown = self.current
        if thrown is None or not 1 <= face <= thrown.sides:
            msg = f"no die can show {face} here"
            raise ValueError(msg)
        self.faces.append(face)
        self._throws[-1] = thrown.with_face(face)
        self._go_on()

    def without_last(self) -> Story:
        """The story with its last die taken back."""
        return Story(self.program, self.faces[:-1])

    def roll_on(self, dice: Dice) -> None:
        """Tell the rest with dice from a random source."""
        while (thrown := self.current) is not None:
            self.add(dice.randrange(thrown.sides) + 1)

    def rest(self, resolver: Resolver, stopped: Callable[[], bool] = never) -> Course:
        """The course of what remains after the dice told so far."""
        first = None
        if self._step is not None:
            dice = self._throws[-1].dice
            first = resolver.rest_of_step(self._step, tuple(self._heard), dice)
        program, state = ahead(self.program, self.state)
        return course_of(
            program,
            resolver,
            state=state,
            first=first,
            sums=dict(self.sums),
            stopped=stopped,
        )

    def _go_on(self) -> None:
        """Tell all that needs no die: throws that are over, and the steps that follow."""
        while self._is_telling() and not self._throws[-1].sides:
            thrown = self._throws[-1]
            self._heard.append(thrown.throw.outcome(thrown.dice))
            self._tell(self._heard[-1])

    def _is_telling(self) -> bool:
        """Whether a throw is in hand, the next step that has one being begun."""
        while self._telling is None and (step := self.program.next(self.state)) is not None:
            self._step, self._telling = step, step()
            self._tell(None)
        return self._telling is not None

    def _tell(self, outcome: Hashable) -> None:
        assert self._step is not None
        assert self._telling is not None
        try:
            throw = self._telling.send(outcome)
        except StopIteration as over:
            self._close_step(over.value)
        else:
            place = len(self._throws)
            self._throws.append(Thrown(self.state, self._step, throw, place, (), throw.begin()))

    def _close_step(self, said: Hashable) -> None:
        assert self._step is not None
        following, marks = self.program.follow(self.state, said)
        throws, before = tuple(self._throws), dict(self.sums)
        self.chapters.append(Chapter(self.state, self._step, throws, said, marks, before))
        for account, amount in marks:
            self.sums[account] = self.sums.get(account, 0) + amount
        self.state = following
        self._step, self._telling, self._throws, self._heard = None, None, [], []


def ahead(program: Program, state: Any) -> tuple[Program, Any]:
    """What follows a state; a program that knows how tells it as it is computed soonest."""
    known = getattr(program, "ahead", None)
    return (program, state) if known is None else known(state)


def rolled(program: Program, random: Random) -> Story:
    """A whole story with dice from ``random``."""
    story = Story(program)
    story.roll_on(random)
    return story


def beginning(program: Program, faces: Iterable[int]) -> Story:
    """The story of the first part of a longer one, with as many of its dice as it takes."""
    story = Story(program)
    for face in faces:
        if story.current is None:
            break
        story.add(face)
    return story
