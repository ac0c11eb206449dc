"""The chance of both sides while a battle goes on, each law joined to those before it once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.battle.chances import attacks_of, faced_in
from rules.battle.entries import Attack
from rules.battle.timeline import Timeline
from rules.chance import MOST_ATTACKS, Faced, Luck
from rules.convolution import added, convolved, taken_out
from rules.law import Law
from rules.resolution import Resolver

Numbers = frozenset[int]
Joined = Callable[[Sequence[Law[int]]], Law[int]]
REMEMBERED = 8
NEAR = 4
"""So many laws at most are joined or taken out one by one."""


@dataclass(frozen=True, slots=True)
class SideLuck:
    """How a side did so far, None where nothing is counted; ``left_out`` attacks are not."""

    luck: Luck | None
    left_out: int


class LuckBook:
    """Remembers the laws joined last: what came and went since is joined to them, or taken out.

    ``joined``: joins many laws at once. ``step_aside``: called before each law that is read.
    """

    def __init__(
        self,
        resolver: Resolver,
        joined: Joined = convolved,
        step_aside: Callable[[], object] = lambda: None,
    ) -> None:
        self._resolver = resolver
        self._join, self._step_aside = joined, step_aside
        self._faced: dict[int, tuple[Attack, Faced | None]] = {}
        self._known: dict[tuple[str, Numbers], Law[int]] = {}
        self._last: dict[str, SideLuck] = {}

    def of(self, timeline: Timeline, side: str) -> SideLuck:
        """How a side did so far."""
        game = timeline.system.battle
        assert game is not None
        attacks = list(attacks_of(timeline, side))
        counted = [attack for attack in attacks if self._face(timeline, attack) is not None]
        left_out = len(attacks) - len(counted)
        if not counted:
            return SideLuck(None, left_out)
        left_out += max(0, len(counted) - MOST_ATTACKS)
        last = {attack.n: self._faced[attack.n][1] for attack in counted[-MOST_ATTACKS:]}
        faced = {n: one for n, one in last.items() if one is not None}
        law = self._joined(side, faced)
        score = sum(one.score for one in faced.values())
        return self._same(side, Luck(game.unit, len(faced), left_out, score, law))

    def _same(self, side: str, luck: Luck) -> SideLuck:
        """What was told last, itself, where that is still so: nobody need show it anew."""
        last = self._last.get(side)
        before = None if last is None else last.luck
        if last and before and before.law is luck.law and before.left_out == luck.left_out:
            return last
        self._last[side] = SideLuck(luck, luck.left_out)
        return self._last[side]

    def _face(self, timeline: Timeline, attack: Attack) -> Faced | None:
        """What an attack faced, read once for each entry."""
        known = self._faced.get(attack.n)
        if known is None or known[0] is not attack:
            self._step_aside()
            known = self._faced[attack.n] = attack, faced_in(timeline, attack, self._resolver)
        return known[1]

    def _joined(self, side: str, faced: dict[int, Faced]) -> Law[int]:
        numbers = frozenset(faced)
        law = self._known.get((side, numbers))
        if law is None:
            law = self._moved(side, faced) or self._join([one.law for one in faced.values()])
        self._known.pop((side, numbers), None)
        if len(self._known) >= REMEMBERED:
            del self._known[next(iter(self._known))]
        self._known[side, numbers] = law
        return law

    def _moved(self, side: str, faced: dict[int, Faced]) -> Law[int] | None:
        """The law made from the one known that is nearest; None where none is near."""
        now = frozenset(faced)
        near = [numbers for of, numbers in self._known if of == side and len(numbers ^ now) <= NEAR]
        if not near:
            return None
        before = min(near, key=lambda numbers: len(numbers ^ now))
        law = self._known[side, before]
        for n in before - now:
            gone = self._faced[n][1]
            if gone is None:
                return None
            law = taken_out(law, gone.law)
        for n in now - before:
            law = added(law, faced[n].law)
        return law
