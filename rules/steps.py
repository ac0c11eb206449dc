"""Steps: one decision of the rules, told with the dice of the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Mapping
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from rules.law import Law
from rules.throws import AnyThrow, Throw

REMEMBERED = 4096

Telling = Generator[AnyThrow, Any, Hashable]
Outcome = TypeVar("Outcome", bound=Hashable)
Said = TypeVar("Said", bound=Hashable)


class Step(Hashable, Protocol):
    """One decision of the rules: yields throws, is sent their outcomes, returns what is said.

    It is frozen, hashable, holds all it reads and reads nothing else: its law is remembered by
    the step alone. One that has a ``law`` of its own is not told throw by throw to find it.
    """

    def __call__(self) -> Telling: ...


class Laws(Protocol):
    """Where a step finds the laws of what it asks."""

    def throw_law(self, throw: AnyThrow) -> Law[Any]:
        """The law of a throw's outcome."""
        ...

    def rest_of_step(self, step: Step) -> Law[Any]:
        """The law of what a step says."""
        ...


def hear(step: Step, heard: tuple[Hashable, ...]) -> tuple[AnyThrow | None, Hashable]:
    """The throw a step asks for after the outcomes ``heard``, or None and what it says."""
    telling = step()
    try:
        throw = next(telling)
        for outcome in heard:
            throw = telling.send(outcome)
    except StopIteration as over:
        return None, over.value
    return throw, None


class OneThrow(ABC, Generic[Outcome, Said]):
    """A step of one throw: its law is that of the throw, each outcome read as what it says.

    What it says is the outcome itself where nothing else is told.
    """

    __slots__ = ()

    @abstractmethod
    def throw(self) -> Throw[Any, Outcome]:
        """The one throw."""

    def say(self, outcome: Outcome, /) -> Said:
        """What follows from its outcome."""
        return cast("Said", outcome)

    def __call__(self) -> Generator[Throw[Any, Outcome], Outcome, Said]:
        return self.say((yield self.throw()))

    def law(self, laws: Laws) -> Law[Any]:
        """The law of what it says."""
        return laws.throw_law(self.throw()).map(self.say)


class Quiet(ABC):
    """A step that leaves out each throw whose outcomes all lead to the same.

    Its law is that of all the throws which the rulebook names.
    """

    __slots__ = ()

    @abstractmethod
    def tell(self) -> Telling:
        """The step with every throw."""

    def __call__(self) -> Telling:
        branch = _branch_of(self)
        while branch.throw is not None:
            outcome: Any = yield branch.throw
            branch = branch.after[outcome]
        return branch.said

    def law(self, laws: Laws) -> Law[Any]:
        """The law of what it says."""
        return laws.rest_of_step(self.tell)


class Branch(NamedTuple):
    """What a step still asks: a throw and what follows each outcome, or what it says."""

    throw: AnyThrow | None
    after: Mapping[Hashable, Branch]
    said: Hashable


@lru_cache(REMEMBERED)
def _branch_of(step: Quiet) -> Branch:
    return _from(step.tell, ())


def _from(step: Step, heard: tuple[Hashable, ...]) -> Branch:
    throw, said = hear(step, heard)
    if throw is None:
        return Branch(None, {}, said)
    after: dict[Hashable, Branch] = {
        outcome: _from(step, (*heard, outcome)) for outcome in _law(throw)
    }
    first, *others = after.values()
    return Branch(throw, after, None) if any(other != first for other in others) else first


@lru_cache(REMEMBERED)
def _law(throw: AnyThrow) -> Law[Any]:
    return throw.law()
