"""What befalls the engines, told hit by hit until nothing is left to destroy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.resolution import Account, Marks
from rules.steps import Step
from rules.systems.confrontation.steps import Hit, Reading, Shot
from rules.systems.confrontation.throws import SIDES, Pair


def lost_of(group: int) -> Account:
    """The account of the points a group of engines loses, those that suffer alike."""
    return "lost", group


def pair_of(shot: int) -> Account:
    """The account of the two dice of a shot that is read on no table."""
    return "pair", shot


class Scene(NamedTuple):
    """Where things stand: hits still to come, points still to lose until a group is destroyed."""

    left: int
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Blows:
    """Hits or shots one after the other on all engines at once.

    ``needs``: of each group that suffers alike, what its toughest engine has left. Each blow says
    what every group loses.
    """

    blows: tuple[Hit | Shot, ...]
    needs: tuple[int, ...]

    def begin(self) -> Scene:
        return Scene(len(self.blows), self.needs)

    def rank(self, state: Scene) -> int:
        return state.left

    def next(self, state: Scene) -> Step | None:
        return self.blow(state) if state.left and any(state.needs) else None

    def follow(self, state: Scene, said: Any) -> tuple[Scene, Marks]:
        lost: tuple[int, ...] = said
        taken = tuple(map(min, state.needs, lost))
        needs = tuple(need - loss for need, loss in zip(state.needs, taken, strict=True))
        marks = ((lost_of(group), loss) for group, loss in enumerate(taken) if loss)
        return Scene(state.left - 1, needs), tuple(marks)

    def blow(self, state: Scene) -> Hit | Shot:
        """The blow in hand."""
        return self.blows[self.number(state)]

    def number(self, state: Scene) -> int:
        """The place of the blow in hand, from 0."""
        return len(self.blows) - state.left


@dataclass(frozen=True)
class Alone:
    """The same blows, one group after the other: each one's own law, and computed soonest."""

    parts: tuple[Blows, ...]

    def begin(self) -> tuple[int, Scene]:
        return self._on(0, self.parts[0].begin()) if self.parts else (0, Scene(0, ()))

    def rank(self, state: tuple[int, Scene]) -> int:
        group, scene = state
        return sum(len(part.blows) + 1 for part in self.parts[group + 1 :]) + scene.left

    def next(self, state: tuple[int, Scene]) -> Step | None:
        group, scene = state
        return self.parts[group].next(scene) if self.parts else None

    def follow(self, state: tuple[int, Scene], said: Any) -> tuple[tuple[int, Scene], Marks]:
        group, scene = state
        after, marks = self.parts[group].follow(scene, said)
        return self._on(group, after), tuple((lost_of(group), loss) for _, loss in marks)

    def _on(self, group: int, scene: Scene) -> tuple[int, Scene]:
        """The next group in whose course something is still to be told."""
        while self.parts[group].next(scene) is None and group + 1 < len(self.parts):
            group += 1
            scene = self.parts[group].begin()
        return group, scene


@dataclass(frozen=True)
class Readings:
    """Shots that are read on the players' own table: only their dice are told."""

    blows: tuple[Reading, ...]

    def begin(self) -> Scene:
        return Scene(len(self.blows), ())

    def rank(self, state: Scene) -> int:
        return state.left

    def next(self, state: Scene) -> Step | None:
        return self.blows[self.number(state)] if state.left else None

    def follow(self, state: Scene, said: Any) -> tuple[Scene, Marks]:
        pair: Pair = said
        told = SIDES * pair.high + pair.low
        return Scene(state.left - 1, ()), ((pair_of(self.number(state)), told),)

    def number(self, state: Scene) -> int:
        """The place of the shot in hand, from 0."""
        return len(self.blows) - state.left


def pair_in(told: int) -> Pair:
    """The dice that an account of a shot holds."""
    high, low = divmod(told - 1, SIDES)
    return Pair(low + 1, high)
