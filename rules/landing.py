"""Where a template may come down otherwise than aimed, and whom of one's own that endangers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

from rules.json_reading import Json
from rules.text import Names, Percent, Text


@dataclass(frozen=True, slots=True)
class Landing:
    """A place where the template may come down otherwise than aimed, and how likely that is.

    ``under``: the names of the figures under it there. ``told``: how it comes to lie there;
    ``short``: the same in a letter or two, for a map.
    """

    x: float
    y: float
    chance: Fraction
    under: tuple[str, ...] = ()
    told: Text | None = None
    short: Text | None = None

    def document(self) -> Json:
        """The entry of ``deviation`` in a result."""
        return {"x": self.x, "y": self.y, "p": str(self.chance)}


@dataclass(frozen=True, slots=True)
class Danger:
    """How likely at least one of the attacker's own side lies under the template in the end.

    ``each``: of every one of them, who may hang together. ``attacker``: his name among them, None
    where he never is a victim. ``side``: the attacker's.
    """

    chance: Fraction
    each: Mapping[str, Fraction] = field(default_factory=dict[str, Fraction])
    attacker: str | None = None
    side: Literal["ally", "foe"] = "ally"

    def sentences(self) -> Iterator[Text]:
        """The danger in a sentence, and what becomes of the attacker in another."""
        yield self._any()
        if self.attacker is not None and len(self.each) > 1 and 0 < self.chance < 1:
            yield from self._of_attacker(self.attacker, self.each[self.attacker])

    def _any(self) -> Text:
        ours = self.side == "ally"
        if not self.chance:
            return (
                Text("None of ours under the template, certain.")
                if ours
                else Text("None of theirs under the template, certain.")
            )
        if self.chance == 1:
            return self._certain(ours=ours)
        chance = Percent(self.chance)
        return (
            Text("One of ours under the template in {chance}.", chance=chance)
            if ours
            else Text("One of theirs under the template in {chance}.", chance=chance)
        )

    def _certain(self, *, ours: bool) -> Text:
        names = tuple(name for name, chance in self.each.items() if chance == 1)
        if not names:
            return (
                Text("One of ours comes under the template, certain.")
                if ours
                else Text("One of theirs comes under the template, certain.")
            )
        return (
            Text("Of ours under the template, certain: {names}.", names=Names(names))
            if ours
            else Text("Of theirs under the template, certain: {names}.", names=Names(names))
        )

    def _of_attacker(self, name: str, chance: Fraction) -> Iterator[Text]:
        if not chance:
            yield Text("{name}, who attacks, never is.", name=name)
        elif chance != 1:
            yield Text("{name}, who attacks, is in {chance}.", name=name, chance=Percent(chance))
