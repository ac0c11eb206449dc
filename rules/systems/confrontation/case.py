"""What befalls engines with Structure/X, made into a course and read into a result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.case import Caption, Why
from rules.counted import Counted
from rules.law import Law, mean
from rules.readings import STATE_LIMIT, marginals
from rules.resolution import Course
from rules.result import FigureResult, Json, Result, TableRoll
from rules.story import Chapter, Thrown
from rules.systems.confrontation import notation, reasons, words
from rules.systems.confrontation.ahead import MOST_FORECAST, expected_hits, hits_for
from rules.systems.confrontation.alone import counted
from rules.systems.confrontation.assumptions import assumptions
from rules.systems.confrontation.engine import STATES, Engine
from rules.systems.confrontation.models import ConfrontationEngagement, Target
from rules.systems.confrontation.program import (
    Alone,
    Blows,
    Readings,
    lost_of,
    pair_in,
    pair_of,
)
from rules.systems.confrontation.reckoning import Reckoning
from rules.systems.confrontation.steps import Hit, Reading, Shot
from rules.systems.confrontation.testing import passing
from rules.systems.confrontation.throws import WoundDice
from rules.systems.confrontation.wounds import BANDS, row_of
from rules.text import Text


class ConfrontationCase:
    """Known wounds, hits or shots on every engine; the engagement must be without problems."""

    def __init__(self, engagement: ConfrontationEngagement) -> None:
        self.engagement = engagement
        self.targets: Sequence[Target] = engagement.targets
        self.engines = [Engine.of(target) for target in engagement.targets]
        self.reckoning = Reckoning(engagement)
        self.lines = [self.reckoning.lines(target) for target in engagement.targets]
        self.groups = self._groups()
        self.program = self._program()

    @property
    def has_account(self) -> bool:
        """Whether wounds are known, so that each engine has an account of them."""
        return self.engagement.circumstances.wounds is not None or bool(self.reckoning.entries)

    def lost(self, figure: int) -> int:
        """What an engine has lost before any die falls."""
        lines = self.lines[figure]
        return lines[-1].lost if lines else self.targets[figure].lost

    def resistance(self, figure: int) -> int | None:
        """The RES against which shots at an engine are rolled."""
        return self.reckoning.resistance(self.targets[figure])

    def _groups(self) -> list[int]:
        """The group of each engine: hits befall all alike, shots those of one resistance."""
        if self.engagement.circumstances.shots is None:
            return [0] * len(self.targets)
        found = [self.resistance(figure) for figure in range(len(self.targets))]
        known = list(dict.fromkeys(found))
        return [known.index(resistance) for resistance in found]

    def _needs(self) -> tuple[int, ...]:
        """What the toughest engine of each group has left."""
        needs = [0] * (max(self.groups, default=-1) + 1)
        for figure, group in enumerate(self.groups):
            needs[group] = max(needs[group], self.engines[figure].structure - self.lost(figure))
        return tuple(needs)

    def _program(self) -> Blows | Readings:
        if self.reckoning.is_read_elsewhere:
            return Readings(tuple(map(Reading, self.engagement.circumstances.shots or ())))
        known = {group: self.resistance(figure) for figure, group in enumerate(self.groups)}
        against = tuple(known[group] or 0 for group in sorted(known))
        return Blows(self.reckoning.blows(against), self._needs())

    @property
    def computed(self) -> Blows | Readings | Alone:
        """Each group on its own: no law here is about several of them."""
        program = self.program
        if isinstance(program, Readings) or len(program.needs) < 2:
            return program
        return Alone(tuple(
            Blows(tuple(_for_group(blow, group) for blow in program.blows), (need,))
            for group, need in enumerate(program.needs)
        ))  # fmt: skip

    def counted(self) -> list[Counted]:
        """Every engine's points lost; none where the players read a table of their own."""
        if isinstance(self.program, Readings):
            return []
        return [
            counted(self.targets[figure], group, self.lost(figure))
            for figure, group in enumerate(self.groups)
        ]

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law of the engagement, read from a course of its program."""
        figures = tuple(self._figures(course, limit))
        weapon = self.engagement.weapon
        return Result(
            system=self.engagement.system,
            weapon=notation.write(weapon) if weapon.is_told else "",
            figures=figures,
            total_loss=None,
            out_count=None,
            assumptions=tuple(assumptions(self)),
            warnings=tuple(self._warnings(limit)),
            has_damage=False,
            has_loss=False,
            has_out=False,
        )

    def _figures(self, course: Course, limit: int | None) -> Iterator[FigureResult]:
        if isinstance(self.program, Readings):
            shots = [pair_of(shot) for shot in range(len(self.program.blows))]
            laws = marginals(course, shots)
            pairs = [laws[shot] for shot in shots]
            for figure in range(len(self.targets)):
                yield self._reading(figure, pairs)
            return
        groups = sorted(set(self.groups))
        laws = marginals(course, map(lost_of, groups))
        for figure, group in enumerate(self.groups):
            before = course.sums.get(lost_of(group), 0)
            yield self._figure(figure, laws[lost_of(group)], before, limit)

    def _figure(self, figure: int, taken: Law[int], before: int, limit: int | None) -> FigureResult:
        """One engine, from the law of what its group loses; ``before``: what fell already."""
        target, engine = self.targets[figure], self.engines[figure]
        most, start = engine.structure, self.lost(figure)
        lost = taken.map(lambda points: min(most, start + points))
        states = dict.fromkeys(STATES, lost.chance(lambda _: False))
        states |= dict(lost.map(engine.state).items())
        one = FigureResult(
            name=target.name,
            damage=None,
            loss=None,
            points=engine.structure,
            states=states,
            id=target.id,
            side=target.side,
            out=STATES[-1],
            unit=words.POINTS,
            out_name=words.STATE_LABELS[STATES[-1]],
            lost=lost,
            before=target.lost,
            besides={"penalty": lost.map(engine.penalty)},
            forecast=self._forecast(figure, lost, min(most, start + before), limit),
            facts=self._facts(figure),
        )
        return words.worded(self, figure, one)

    def _reading(self, figure: int, pairs: Sequence[Law[int]]) -> FigureResult:
        """One engine under shots that its player reads on a table of his own."""
        target, engine = self.targets[figure], self.engines[figure]
        one = FigureResult(
            name=target.name,
            damage=None,
            loss=None,
            points=engine.structure,
            states={},
            id=target.id,
            side=target.side,
            out=STATES[-1],
            unit=words.POINTS,
            out_name=words.STATE_LABELS[STATES[-1]],
            facts=self._facts(figure),
            table_rolls={"wound_rolls": tuple(self._rolls(figure, pairs))},
        )
        return words.worded(self, figure, one)

    def _rolls(self, figure: int, pairs: Sequence[Law[int]]) -> Iterator[TableRoll]:
        resistance = self.resistance(figure) or 0
        shots = self.engagement.circumstances.shots or []
        for strength, law in zip(shots, pairs, strict=True):
            shown = law.map(pair_in)
            cells = shown.map(
                lambda pair, strength=strength: (row_of(pair.high, strength, resistance), pair.low)
            )
            double = shown.chance(lambda pair: pair.is_double)
            yield TableRoll({"strength": strength}, cells, double, BANDS)

    def hit_law(self, figure: int) -> Law[int] | None:
        """What one hit costs an engine, where all hits are alike."""
        if isinstance(self.program, Readings) or len(set(self.program.blows)) != 1:
            return None
        blow = self.program.blows[0]
        if isinstance(blow, Hit):
            return blow.die.law()
        group = self.groups[figure]
        return WoundDice().law().map(lambda pair: blow.loss(pair, group))

    def _forecast(self, figure: int, lost: Law[int], before: int, limit: int | None) -> Json:
        hit = self.hit_law(figure)
        if hit is None:
            return {}
        structure = self.engines[figure].structure
        told: Json = {"mean_lost": str(mean(lost)), "expected_hits": None, "hits_for_90": None}
        if limit is None or structure <= MOST_FORECAST:
            expected = expected_hits(hit, structure - before)
            told["expected_hits"] = None if expected is None else str(expected)
            told["hits_for_90"] = hits_for(hit, structure - before)
        return told

    def _facts(self, figure: int) -> Json:
        """The account of known wounds, and the chance of a test at each stage."""
        engine = self.engines[figure]
        account = [line.document(engine) for line in self.lines[figure]]
        told: Json = {"account": account} if self.has_account else {}
        test = self.engagement.circumstances.test
        if test is not None:
            told["test"] = {
                state: str(passing(test.value - engine.points(stage), test.difficulty))
                for stage, state in enumerate(STATES[:-1])
            }
        return told

    def _warnings(self, limit: int | None) -> Iterator[Json]:
        if limit is None or not self.targets or self.hit_law(0) is None:
            return
        if any(engine.structure > MOST_FORECAST for engine in self.engines):
            yield {"id": "too_many_states"}

    def caption(self, thrown: Thrown) -> Caption:
        """What the record shows of a throw."""
        return words.caption(self, thrown)

    def gained(self, thrown: Thrown) -> Text | None:
        """What the dice of a throw have given so far."""
        return words.gained(thrown)

    def account(self, chapter: Chapter) -> Text | None:
        """What a hit or a shot came to."""
        return words.account(self, chapter)

    def reading(self) -> Text:
        """What was understood of it all."""
        return words.reading(self)

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """Why an engine has lost ``floor`` points or more (or exactly)."""
        return reasons.why(self, course, figure, floor, exactly=exactly)

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """Nothing is totalled in this game."""
        return None


def _for_group(blow: Hit | Shot, group: int) -> Hit | Shot:
    """A blow as one group alone suffers it."""
    if isinstance(blow, Hit):
        return blow
    return Shot(blow.strength, (blow.resistances[group],), blow.table)
