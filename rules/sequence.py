"""Several attackers in a row: what one leaves is what the next finds (contract.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from rules.case import Case, resolve
from rules.json_reading import Json
from rules.played import played_document, typed
from rules.readings import STATE_LIMIT
from rules.resolution import Resolver
from rules.result import Result
from rules.service import Reading, read_engagement
from rules.story import Story, beginning, rolled
from rules.text import InputError, InvalidError, Text


@dataclass(frozen=True, slots=True)
class Row:
    """Attackers in a row; ``cases``: what there is to tell after each of them."""

    readings: tuple[Reading, ...]
    cases: tuple[Case, ...]

    @property
    def reading(self) -> Reading:
        """The last attack, which tells the whole."""
        return self.after(len(self.cases) - 1)

    def after(self, place: int) -> Reading:
        """One of the attacks, which tells all up to it."""
        return replace(self.readings[place], case=self.cases[place])

    def resolve(self, resolver: Resolver, *, limit: int | None = STATE_LIMIT) -> Result:
        """The result after the last attacker, with the documents after each in ``steps``."""
        results = self.results(resolver, limit=limit)
        return self._whole(results[-1], [result.document() for result in results])

    def results(self, resolver: Resolver, *, limit: int | None = STATE_LIMIT) -> list[Result]:
        """The result after each attacker."""
        return [self._after(place, resolver, limit) for place in range(len(self.cases))]

    def rolled(self, random: Random) -> Story:
        """The story of all attacks with dice from ``random``."""
        return rolled(self.cases[-1].program, random)

    def typed(self, faces: list[int]) -> Story:
        """The story of dice read on the table; InputError naming the throw at fault."""
        return typed(self.cases[-1], faces)

    def told(self, story: Story, resolver: Resolver) -> list[Result]:
        """What a story that is told to its end came to after each attacker."""
        return [
            self._named(place, self.cases[place].result(part.rest(resolver)))
            for place, part in enumerate(self._parts(story))
        ]

    def document(
        self, story: Story, resolver: Resolver, words: Callable[[Text], str], seed: int | None
    ) -> Json:
        """The document of a story told to its end, with those after each attacker."""
        told = zip(self.cases, self._parts(story), self.told(story, resolver), strict=True)
        steps = [played_document(case, part, result, words, seed) for case, part, result in told]
        return steps[-1] | ({"steps": steps} if len(steps) > 1 else {})

    def _parts(self, story: Story) -> list[Story]:
        """The story up to the end of each attacker."""
        return [beginning(case.program, story.faces) for case in self.cases]

    def _after(self, place: int, resolver: Resolver, limit: int | None) -> Result:
        return self._named(place, resolve(self.cases[place], resolver, limit=limit))

    def _named(self, place: int, result: Result) -> Result:
        return self.readings[place].with_warnings(result)

    def _whole(self, result: Result, steps: list[Json]) -> Result:
        return replace(result, steps=tuple(steps)) if len(steps) > 1 else result


def read_row(raws: Sequence[bytes | str | Json]) -> Row:
    """Read engagements that follow one another, or raise InvalidError.

    All are of one game; what an earlier attack leaves wins over what a later one says.
    """
    return row_of([read_engagement(raw) for raw in raws])


def row_of(readings: Sequence[Reading]) -> Row:
    """Engagements already read, one after the other, or InvalidError where one can't follow."""
    if len(readings) == 1:
        return Row(tuple(readings), (readings[0].case,))
    system = readings[0].system
    for reading in readings:
        if reading.system is not system:
            text = Text("attackers in a row are of one game, {game}", game=system.id)
            raise InvalidError([InputError(text, where="system")])
    if system.chain is None:
        text = Text("attackers in a row can't be resolved in this game")
        raise InvalidError([InputError(text, where="system")])
    cases = system.chain([reading.engagement for reading in readings])
    return Row(tuple(readings), tuple(cases))
