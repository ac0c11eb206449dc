"""Attacks of Mordheim, made into a course and read into a result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property

from rules.case import Caption, Why
from rules.counted import Counted
from rules.law import Law, at_least
from rules.readings import STATE_LIMIT, Measure, joint, marginals
from rules.resolution import Account, Course
from rules.result import Chart, FigureResult, Json, Result
from rules.story import Chapter, Thrown
from rules.systems.mordheim import attack_words, notation, reasons, words
from rules.systems.mordheim.alone import chart_names, counted
from rules.systems.mordheim.assumptions import assumptions
from rules.systems.mordheim.models import MordheimEngagement, Target
from rules.systems.mordheim.plans import Encounter
from rules.systems.mordheim.program import (
    Phase,
    criticals_on,
    falls_of,
    loss_of,
    note_of,
    state_of,
)
from rules.systems.mordheim.reckoning import RANKS, Reckoning
from rules.systems.mordheim.shares import arms, shares
from rules.systems.mordheim.tables import OUT, STATES
from rules.text import Text


class MordheimCase:
    """One attacker, or several in a row on targets matched by name, without problems.

    ``later``: attacks that follow and are not told. ``targets``: every figure, as the first who
    attacks him has him. ``program`` goes attacker by attacker, as it is told; ``computed`` figure
    by figure, where that gives the same law.
    """

    def __init__(
        self, *engagements: MordheimEngagement, later: Sequence[MordheimEngagement] = ()
    ) -> None:
        self.engagements = engagements
        self.later = later
        self.engagement = engagements[-1]
        self.targets = _by_name(engagements)
        self.names = [target.name for target in self.targets]
        told = self._encounters()
        points = tuple(target.hit_points for target in self.targets)
        states = tuple(RANKS[target.state] for target in self.targets)
        last = len(engagements) - 1
        self.program = Phase(tuple(told), points, states, last)
        self.computed = Phase(tuple(_figure_by_figure(told)), points, states, last)

    def _encounters(self) -> list[Encounter]:
        found: list[Encounter] = []
        for attacker, engagement in enumerate(self.engagements):
            after = (*self.engagements[attacker + 1 :], *self.later)
            later = {other.name for attack in after for other in attack.targets}
            for target, share in zip(engagement.targets, shares(engagement), strict=True):
                if share:
                    place = self.names.index(target.name)
                    reckoned = Reckoning(engagement, target)
                    first = all(encounter.figure != place for encounter in found)
                    followed = target.name in later
                    found.append(
                        reckoned.encounter(place, attacker, share, first=first, followed=followed)
                    )
        return found

    @cached_property
    def at_an_edge(self) -> set[str]:
        """Who stood near an edge when any of the attackers came."""
        targets = [target for attack in self.engagements for target in attack.targets]
        return {target.name for target in targets if target.near_edge is not None}

    @cached_property
    def notes(self) -> list[list[str]]:
        """The ids of what the players may have to do about each figure."""
        found: list[list[str]] = [[] for _ in self.targets]
        for encounter in self.program.encounters:
            for plan in encounter.plans:
                for group in plan.groups:
                    found[encounter.figure] += group.blow.notes()
        return [list(dict.fromkeys(notes)) for notes in found]

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law of the attacks, read from a course of one of the programs."""
        places = range(len(self.targets))
        laws = marginals(course, [account for place in places for account in self._read(place)])
        total, out = self._together(course, laws, limit)
        return Result(
            system=self.engagement.system,
            weapon=" + ".join(notation.write(weapon) for weapon, _ in arms(self.engagement)),
            figures=tuple(self._figure(place, laws) for place in places),
            total_loss=total,
            out_count=out,
            assumptions=tuple(assumptions(self.engagements)),
            warnings=tuple(self._warnings(bounded=total is not None and out is not None)),
            chances={"critical_spent": self._critical_spent(course, laws, limit)},
        )

    def counted(self) -> list[Counted]:
        """Every figure's worst state, and the points lost by who stood."""
        return [counted(place, target) for place, target in enumerate(self.targets)]

    def _read(self, place: int) -> Iterator[Account]:
        yield from (loss_of(place), state_of(place), criticals_on(place), falls_of(place))
        yield from (note_of(place, note) for note in self.notes[place])

    def _together(
        self, course: Course, laws: dict[Account, Law[int]], limit: int | None
    ) -> tuple[Law[int] | None, Law[int] | None]:
        """The laws of the total lost and of the number out; one figure needs no joint law."""
        if len(self.targets) != 1:
            return self._joint(course, limit)
        return laws[loss_of(0)], laws[state_of(0)].map(lambda worst: int(worst >= OUT))

    def _joint(self, course: Course, limit: int | None) -> tuple[Law[int] | None, Law[int] | None]:
        standing = [place for place, t in enumerate(self.targets) if t.state == "standing"]
        lost = {loss_of(place): self.targets[place].hit_points for place in standing}
        worst = {state_of(place): OUT for place in range(len(self.targets))}
        loss = Measure(lost, lambda _, value: value)
        out = Measure(worst, lambda _, value: int(value >= OUT))
        return joint(course, loss, limit), joint(course, out, limit)

    def _critical_spent(
        self, course: Course, laws: dict[Account, Law[int]], limit: int | None
    ) -> Fraction | None:
        """The chance that the last attacker made any critical hit."""
        if len(self.targets) == 1:
            return at_least(laws[criticals_on(0)], 1)
        any_of = Measure(
            {criticals_on(place): 1 for place in range(len(self.targets))}, lambda _, value: value
        )
        law = joint(course, any_of, limit)
        return None if law is None else at_least(law, 1)

    def _figure(self, place: int, laws: dict[Account, Law[int]]) -> FigureResult:
        target, worst = self.targets[place], laws[state_of(place)]
        return FigureResult(
            name=target.name,
            damage=None,
            loss=laws[loss_of(place)] if target.state == "standing" else None,
            points=target.hit_points,
            states={name: worst[rank] for rank, name in enumerate(STATES)},
            id=target.id,
            side=target.side,
            out=STATES[OUT],
            ladder=Chart(worst, None, *chart_names(target)),
            chances=self._chances(place, laws),
            notes=tuple(self._told_notes(place, laws)),
            striker=self.called(len(self.engagements) - 1) if len(self.engagements) > 1 else None,
        )

    def called(self, attacker: int) -> str:
        """The name of an attacker, his place in the row where he has none."""
        return self.engagements[attacker].attacker.name or f"{attacker + 1}"

    def _chances(self, place: int, laws: dict[Account, Law[int]]) -> dict[str, Fraction]:
        chances = {"critical_spent": at_least(laws[criticals_on(place)], 1)}
        if self.targets[place].name in self.at_an_edge:
            chances["fell"] = at_least(laws[falls_of(place)], 1)
        return chances

    def _told_notes(
        self, place: int, laws: dict[Account, Law[int]]
    ) -> Iterator[tuple[str, Fraction]]:
        for note in self.notes[place]:
            chance = at_least(laws[note_of(place, note)], 1)
            if chance:
                yield note, chance

    def _warnings(self, *, bounded: bool) -> Iterator[Json]:
        if not bounded:
            yield {"id": "too_many_states"}

    def caption(self, thrown: Thrown) -> Caption:
        """What the record shows of a throw."""
        return words.caption(self, thrown)

    def gained(self, thrown: Thrown) -> Text | None:
        """What the dice of a throw have given so far."""
        return words.gained(thrown)

    def account(self, chapter: Chapter) -> Text | None:
        """What a step came to."""
        return words.account(self, chapter)

    def reading(self) -> Text:
        """What was understood of the attack."""
        return attack_words.reading(self)

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """Why a figure reaches the state of this rank or a worse one (or exactly it)."""
        return reasons.why(self, course, figure, floor, exactly=exactly)

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """Which combinations make a total of ``floor`` or more (or exactly); None if too many."""
        return reasons.why_total(self, course, floor, exactly=exactly)


def _by_name(engagements: Sequence[MordheimEngagement]) -> list[Target]:
    """Every figure once, as the first attack on him has him."""
    found: dict[str, Target] = {}
    for engagement in engagements:
        for target in engagement.targets:
            found.setdefault(target.name, target)
    return list(found.values())


def _figure_by_figure(told: list[Encounter]) -> list[Encounter]:
    """The same encounters, all on one figure together.

    Attackers pass their critical on from figure to figure; where they meet figures in different
    orders, everything stays as it is told.
    """
    places = {attacker: [e.figure for e in told if e.attacker == attacker]
              for attacker in {e.attacker for e in told}}  # fmt: skip
    together = sorted(told, key=lambda encounter: encounter.figure)
    in_order = all(figures == sorted(figures) for figures in places.values())
    return together if in_order else told
