"""The course of attacks in Mordheim: attacker on figure, in a schedule (seed 003, dossier §11).

For each figure all to-hit dice, the parry, hit by hit, the edge. A schedule may go attacker by
attacker, as it is told, or figure by figure, as it is computed soonest: the law is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from rules.resolution import Account, Marks
from rules.steps import Step
from rules.systems.mordheim.plans import Encounter, Group, Plan
from rules.systems.mordheim.steps import Blown, CoupDeGrace, Fall, Hit, Parry, Totter
from rules.systems.mordheim.tables import KNOCKED_DOWN, NEVER, OUT, STUNNED, UNHARMED

Hits = tuple[tuple[int, int], ...]
NO_HIT = (0, 0)

DONE, FALLING, FALL, EDGE, HITS, PARRY, STRIKE, FINISH = range(8)
ROUND = 1000


def loss_of(figure: int) -> Account:
    """The account of the points a figure loses."""
    return "loss", figure


def state_of(figure: int) -> Account:
    """The account of the worst state a figure reaches, by its rank."""
    return "state", figure


def criticals_on(figure: int) -> Account:
    """The account of the critical hits on a figure."""
    return "critical", figure


def falls_of(figure: int) -> Account:
    """The account of a figure's falls."""
    return "fell", figure


def note_of(figure: int, note: str) -> Account:
    """The account of what the players must do about a figure."""
    return "note", figure, note


class Standing(NamedTuple):
    """A figure before an attacker turns to him: points left, worst state so far, parry used."""

    points: int
    worst: int = UNHARMED
    parried: bool = False


class Scene(NamedTuple):
    """Where the attacks stand.

    ``left``: encounters still to come, the present one included. ``group``: the weapon whose
    to-hit dice are due. ``hits``: lotus and plain hits of each weapon; of a fall, plain ones.
    ``best``: the highest hit that may be parried, and its weapon. ``points`` left and state
    ``reached`` in this encounter by the figure in hand. ``spent``: attackers whose critical is
    spent, one bit each. ``standings``: of every figure who is still to be attacked, before it.
    """

    left: int
    stage: int = DONE
    group: int = 0
    hits: Hits = ()
    best: tuple[int, int] = (0, 0)
    points: int = 0
    reached: int = UNHARMED
    spent: int = 0
    standings: tuple[Standing | None, ...] = ()


OVER = Scene(0)
"""Nobody attacks any more."""


@dataclass(frozen=True)
class Phase:
    """Encounters one after the other.

    ``points`` and ``states``: of the figures at the start. ``last``: the attacker whose criticals
    are marked.
    """

    encounters: tuple[Encounter, ...]
    points: tuple[int, ...]
    states: tuple[int, ...]
    last: int = 0

    def begin(self) -> Scene:
        return self._open(len(self.encounters), 0, tuple(map(Standing, self.points)))

    def rank(self, state: Scene) -> int:
        hits = sum(map(sum, state.hits)) if state.stage in (HITS, FALLING) else 50 - state.group
        return ROUND * state.left + 100 * state.stage + hits

    def next(self, state: Scene) -> Step | None:
        if state.stage == HITS:
            return self.hit(state)
        if state.stage == STRIKE:
            return self.plan(state).groups[state.group].strike
        if state.stage == PARRY:
            return Parry(state.best[0], self.plan(state).tries)
        if state.stage == FINISH:
            return CoupDeGrace()
        edge = self.encounter(state).edge if state.stage else None
        if edge is None:
            return None
        if state.stage == EDGE:
            return Totter(edge.initiative)
        if state.stage == FALL:
            return Fall()
        return Hit(edge.blow, edge.body, state.points, state.reached)

    def follow(self, state: Scene, said: Any) -> tuple[Scene, Marks]:
        stage = state.stage
        if stage == HITS:
            return self._hurt(state, said)
        if stage == STRIKE:
            return self._struck(state, said)
        if stage == PARRY:
            return self._parried(state, succeeds=said)
        if stage == EDGE:
            return self._tottered(state, falls=said)
        if stage == FALL:
            return state._replace(stage=FALLING, hits=((0, said),)), ()
        return self._hurt(state, said)

    def encounter(self, state: Scene) -> Encounter:
        """Who attacks whom."""
        return self.encounters[-state.left]

    def standing(self, state: Scene) -> Standing:
        """The figure in hand, as this attacker found him."""
        standing = state.standings[self.encounter(state).figure]
        assert standing is not None
        return standing

    def began(self, state: Scene) -> int:
        """The state in which this attacker found the figure in hand."""
        return self._in_force(self.encounter(state).figure, self.standing(state))

    def plan(self, state: Scene) -> Plan:
        """The attacks on the figure in hand."""
        return self.encounter(state).plan(self.began(state))

    def group(self, state: Scene) -> Group | None:
        """The attacks in hand, with one weapon; those of the hit to be parried in a parry."""
        if state.stage not in (STRIKE, PARRY, HITS):
            return None
        return self.plan(state).groups[self._place(state)]

    def _place(self, state: Scene) -> int:
        if state.stage != HITS:
            return state.best[1] if state.stage == PARRY else state.group
        place = 0
        while state.hits[place] == NO_HIT:
            place += 1
        return place

    def hit(self, state: Scene) -> Hit:
        """The hit that is due: weapons in the order struck, black-lotus hits first."""
        encounter, place = self.encounter(state), self._place(state)
        plan = encounter.plan(self.began(state))
        blow, lotus = plan.groups[place].blow, state.hits[place][0] > 0
        spent = encounter.limited and state.spent >> encounter.attacker & 1
        critical = blow.critical is not None and not spent
        return Hit(blow, plan.body, state.points, state.reached, lotus, critical)

    def _struck(self, state: Scene, said: Any) -> tuple[Scene, Marks]:
        lotus, plain, highest = self._landed(said)
        best = (highest, state.group) if highest > state.best[0] else state.best
        hits, group, plan = (*state.hits, (lotus, plain)), state.group + 1, self.plan(state)
        state = state._replace(hits=hits, group=group, best=best)
        if group < len(plan.groups):
            return state, ()
        if 0 < best[0] < 6 and not self.standing(state).parried:
            return state._replace(stage=PARRY, group=0), ()
        return self._hit_on(state)

    def _landed(self, said: Any) -> tuple[int, int, int]:
        """What to-hit dice gave; a fall says how many hits it inflicts."""
        return (0, said, 0) if isinstance(said, int) else said

    def _parried(self, state: Scene, *, succeeds: bool) -> tuple[Scene, Marks]:
        figure, weapon = self.encounter(state).figure, state.best[1]
        used = self.standing(state)._replace(parried=True)
        state = state._replace(standings=_with(state.standings, figure, used))
        if succeeds:
            state = state._replace(hits=_parried_less(state.hits, weapon))
        return self._hit_on(state)

    def _hit_on(self, state: Scene) -> tuple[Scene, Marks]:
        """The next hit, or what follows the last."""
        if _any_left(state.hits):
            return state._replace(stage=HITS, group=0, best=(0, 0)), ()
        return self._all_told(state, ())

    def _all_told(self, state: Scene, marks: Marks) -> tuple[Scene, Marks]:
        """What follows the last hit."""
        if self.encounter(state).edge is not None and state.reached in (KNOCKED_DOWN, STUNNED):
            return state._replace(stage=EDGE, group=0, hits=(), best=(0, 0)), marks
        return self._close(state, marks)

    def _hurt(self, state: Scene, said: Blown) -> tuple[Scene, Marks]:
        lost, reached, critical, note = said
        left, stage, _, hits, _, points, _, spent, standings = state
        marks: Marks = ()
        if critical or note is not None:
            encounter = self.encounters[-left]
            marks = self._noted(encounter, said)
            spent |= (critical and encounter.limited) << encounter.attacker
        hits = _hit_less(hits)
        state = Scene(left, stage, 0, hits, (0, 0), points - lost, reached, spent, standings)
        if reached == OUT:
            return self._close(state, marks)
        if _any_left(hits):
            return state, marks
        return self._close(state, marks) if stage == FALLING else self._all_told(state, marks)

    def _noted(self, encounter: Encounter, said: Blown) -> Marks:
        """A critical of the last attacker, and what the players must do."""
        marks: Marks = ()
        if said.critical and encounter.attacker == self.last:
            marks = ((criticals_on(encounter.figure), 1),)
        if said.note is not None:
            marks = (*marks, (note_of(encounter.figure, said.note), 1))
        return marks

    def _tottered(self, state: Scene, *, falls: bool) -> tuple[Scene, Marks]:
        edge = self.encounter(state).edge
        assert edge is not None
        if not falls:
            return self._close(state, ())
        marks: Marks = ((falls_of(self.encounter(state).figure), 1),)
        if edge.blow.need >= NEVER:
            return self._close(state, marks)
        return state._replace(stage=FALL), marks

    def _close(self, state: Scene, marks: Marks) -> tuple[Scene, Marks]:
        """This attacker is done with the figure: what it came to is marked."""
        figure, left, reached = self.encounters[-state.left].figure, state.points, state.reached
        points, worst, parried = self.standing(state)
        if left < points and self.states[figure] == UNHARMED:
            marks = (*marks, (loss_of(figure), points - left))
        if reached > worst:
            marks = (*marks, (state_of(figure), reached - worst))
            worst = reached
        if state.left == 1:
            return OVER, marks
        standings = _with(state.standings, figure, Standing(left, worst, parried))
        return self._open(state.left - 1, state.spent, standings), marks

    def _open(self, left: int, spent: int, standings: tuple[Standing | None, ...]) -> Scene:
        """The next encounter in which anything can happen, with no more than it must know."""
        while left:
            encounter = self.encounters[-left]
            standing = standings[encounter.figure]
            assert standing is not None
            plan = encounter.plan(self._in_force(encounter.figure, standing))
            idle = not plan.groups and not plan.finishing
            if standing.worst < OUT and not idle:
                figures, attackers = self._awaited[-left]
                kept = tuple(s if f in figures else None for f, s in enumerate(standings))
                stage = FINISH if plan.finishing else STRIKE
                known = spent & attackers
                return Scene(left, stage, points=standing.points, spent=known, standings=kept)
            left -= 1
        return OVER

    def _in_force(self, figure: int, standing: Standing) -> int:
        """The state a figure is in: as he began, or as he was put since."""
        put = standing.worst if standing.worst in (KNOCKED_DOWN, STUNNED) else UNHARMED
        return max(self.states[figure], put)

    @cached_property
    def _awaited(self) -> list[tuple[frozenset[int], int]]:
        """For each encounter: the figures and the attackers (bits) it or a later one reads."""
        found: list[tuple[frozenset[int], int]] = []
        figures, attackers = frozenset[int](), 0
        for encounter in reversed(self.encounters):
            figures |= {encounter.figure}
            attackers |= encounter.limited << encounter.attacker
            found.append((figures, attackers))
        return found[::-1]


def _with(
    standings: tuple[Standing | None, ...], figure: int, standing: Standing
) -> tuple[Standing | None, ...]:
    return (*standings[:figure], standing, *standings[figure + 1 :])


def _any_left(hits: Hits) -> bool:
    return hits.count(NO_HIT) < len(hits)


def _hit_less(hits: Hits) -> Hits:
    """The hits without the one just told: weapons in the order struck, black lotus first."""
    for place, (lotus, plain) in enumerate(hits):
        if lotus or plain:
            fewer = (lotus - 1, plain) if lotus else (0, plain - 1)
            return (*hits[:place], fewer, *hits[place + 1 :])
    return hits


def _parried_less(hits: Hits, weapon: int) -> Hits:
    """The hits without a plain one of a weapon."""
    lotus, plain = hits[weapon]
    return (*hits[:weapon], (lotus, plain - 1), *hits[weapon + 1 :])
