"""The chance of both sides while a battle goes on, each law joined to those before it once."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle.chances import faced_by
from rules.battle.timeline import Timeline
from rules.chance import MOST_ATTACKS, Faced, Luck, so_far
from rules.convolution import added
from rules.law import Law
from rules.resolution import Resolver

Numbers = tuple[int, ...]
REMEMBERED = 8


@dataclass(frozen=True, slots=True)
class SideLuck:
    """How a side did so far, None where nothing is counted; ``left_out`` attacks are not."""

    luck: Luck | None
    left_out: int


class LuckBook:
    """Remembers joined laws by the numbers of their entries, which never change."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._known: dict[tuple[str, Numbers], Law[int]] = {}

    def of(self, timeline: Timeline, side: str) -> SideLuck:
        """How a side did so far."""
        game = timeline.system.battle
        assert game is not None
        told = list(faced_by(timeline, side, self._resolver))
        counted = [(attack.n, faced) for attack, faced in told if faced is not None]
        left_out = len(told) - len(counted)
        if not counted:
            return SideLuck(None, left_out)
        left_out += max(0, len(counted) - MOST_ATTACKS)
        last = counted[-MOST_ATTACKS:]
        law = self._joined(side, tuple(n for n, _ in last), [faced for _, faced in last])
        score = sum(faced.score for _, faced in last)
        return SideLuck(Luck(game.unit, len(last), left_out, score, law), left_out)

    def _joined(self, side: str, numbers: Numbers, faced: list[Faced]) -> Law[int]:
        law = self._known.get((side, numbers))
        if law is None:
            before = self._known.get((side, numbers[:-1]))
            law = self._all(faced) if before is None else added(before, faced[-1].law)
            self._keep((side, numbers), law)
        return law

    def _all(self, faced: list[Faced]) -> Law[int]:
        luck = so_far("points", faced)
        assert luck is not None
        return luck.law

    def _keep(self, key: tuple[str, Numbers], law: Law[int]) -> None:
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[key] = law
