"""Dice as they come from the table: one by one, or several of like throws at once.

Where like throws are to come (to wound, hit by hit), players throw their dice together and read
them from left to right, though other throws (saves, injuries) stand between them. A hand takes
such dice at once, and tells each where its throw is asked; what was thrown for hits that are no
longer told is left on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.resolution import Program
from rules.story import Dice, Story, Thrown

Alike = Callable[[Thrown], tuple[object, int]]
"""The kind of a throw (None: one by itself), and how many of the kind may come, it included."""


def apart(thrown: Thrown) -> tuple[object, int]:
    """No throw is like another."""
    del thrown
    return None, 1


class Hand:
    """A story told by the dice of the table; each was typed for one throw or for several."""

    def __init__(
        self,
        program: Program,
        alike: Alike | None = None,
        dice: Iterable[tuple[int, bool]] = (),
    ) -> None:
        self.story = Story(program)
        self.dice: list[tuple[int, bool]] = []
        self.gathered: list[int] = []
        """Dice thrown together of which some are still to be typed."""
        self._held: list[int] = []
        self._kind: object = None
        self._alike = alike or apart
        for face, together in dice:
            self.add(face, together=together)

    def again(self) -> Hand:
        """Another hand with the same dice."""
        return Hand(self.story.program, self._alike, self.dice)

    def without_last(self) -> Hand:
        """The hand before the last die was typed."""
        return Hand(self.story.program, self._alike, self.dice[:-1])

    @property
    def at_once(self) -> int:
        """How many dice may be thrown together for the throw in hand and those like it."""
        thrown = self.story.current
        return 1 if thrown is None or thrown.faces else self._alike(thrown)[1]

    def add(self, face: int, *, together: bool) -> None:
        """Take one more die; ValueError where no such die is awaited.

        ``together``: it is one of several for the throw in hand and those like it.
        """
        if self.gathered or (together and self.at_once > 1):
            self._gather(face)
        else:
            self.story.add(face)
            self._tell_held()
        self.dice.append((face, together))

    def roll_on(self, dice: Dice) -> None:
        """Tell the rest with dice from a random source, after those that were typed."""
        while (thrown := self.story.current) is not None:
            self.add(dice.randrange(thrown.sides) + 1, together=False)

    def _gather(self, face: int) -> None:
        thrown = self.story.current
        if thrown is None or not 1 <= face <= thrown.sides:
            msg = f"no die can show {face} here"
            raise ValueError(msg)
        self.gathered.append(face)
        if len(self.gathered) == self.at_once:
            self._kind = self._alike(thrown)[0]
            self._held, self.gathered = self.gathered, []
            self._tell_held()

    def _tell_held(self) -> None:
        """Tell the dice that wait as long as throws like theirs are asked."""
        while self._held and (thrown := self.story.current) is not None:
            kind, _ = self._alike(thrown)
            if kind is None:
                return
            if kind != self._kind:
                self._held = []
            else:
                self.story.add(self._held.pop(0))
