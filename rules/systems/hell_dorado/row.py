"""Attacks of Hell Dorado in a row, made into one course and read into a result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property

from rules.case import Caption, Why
from rules.counted import Counted
from rules.law import Law, at_least
from rules.readings import STATE_LIMIT, ends, marginals
from rules.resolution import Account, Course
from rules.result import Assumption, Bystander, FigureResult, Json, Result
from rules.story import Chapter, Thrown
from rules.succession import Moment, Succession
from rules.systems.hell_dorado import notation, row_reasons, words
from rules.systems.hell_dorado.alone import counted
from rules.systems.hell_dorado.case import HellDoradoCase, lost_together
from rules.systems.hell_dorado.field import doubts
from rules.systems.hell_dorado.models import Target
from rules.systems.hell_dorado.parts import Turn, inflicted_on
from rules.systems.hell_dorado.program import ATTACK, damage_of
from rules.systems.hell_dorado.schedule import Schedule
from rules.text import Text


class HellDoradoRow:
    """Several attacks, one after the other on figures matched by name.

    ``targets``: every figure, as the first who attacks him has him.
    """

    def __init__(self, cases: Sequence[HellDoradoCase]) -> None:
        self.cases = cases
        self.targets = _by_name(cases)
        self.names = [target.name for target in self.targets]
        self._points = tuple(target.hit_points for target in self.targets)

    @property
    def program(self) -> Succession[Turn]:
        """Attack by attack."""
        return self._programs[0]

    @property
    def computed(self) -> Succession[Turn]:
        """Figure by figure, where that is the same law and computed sooner."""
        return self._programs[1]

    @cached_property
    def _programs(self) -> tuple[Succession[Turn], Succession[Turn]]:
        schedule = Schedule(self.cases, self.names)
        return schedule.told(self._points), schedule.computed(self._points)

    @property
    def last(self) -> HellDoradoCase:
        """The attack that is told last."""
        return self.cases[-1]

    def called(self, attack: int) -> str:
        """The name of an attacker, his place in the row where he has none."""
        return self.cases[attack].engagement.attacker.name or f"{attack + 1}"

    def result(self, course: Course, *, limit: int | None = STATE_LIMIT) -> Result:
        """Every law of the attacks, read from a course of one of the programs."""
        places, weapon = range(len(self.targets)), self.last.engagement.weapon
        accounts = [account for place in places for account in self._read(place)]
        laws = marginals(course, [ATTACK, *accounts])
        total, out = lost_together(course, self.targets, limit)
        return Result(
            system=self.last.engagement.system,
            weapon=notation.write(weapon),
            figures=tuple(self._figure(place, laws) for place in places),
            total_loss=total,
            out_count=out,
            attack=self.last.attack(laws[ATTACK]),
            assumptions=tuple(self._assumptions()),
            warnings=tuple(self._warnings(bounded=total is not None and out is not None)),
            besides={"dice_left": ends(course, _pool_of)} if weapon.chained else {},
            has_damage=any(case.engagement.weapon.state is None for case in self.cases),
            bystanders=tuple(self._bystanders()),
        )

    def counted(self) -> list[Counted]:
        """Every figure's damage, up to the points he has left."""
        return [counted(place, target) for place, target in enumerate(self.targets)]

    @property
    def _states(self) -> list[str]:
        """The states that the weapons inflict."""
        states = (case.engagement.weapon.state for case in self.cases)
        return list(dict.fromkeys(state for state in states if state is not None))

    def _read(self, place: int) -> list[Account]:
        return [damage_of(place), *(inflicted_on(place, state) for state in self._states)]

    def _figure(self, place: int, laws: dict[Account, Law[int]]) -> FigureResult:
        target, damage = self.targets[place], laws[damage_of(place)]
        points, at = target.hit_points, self.place_in(len(self.cases) - 1, place)
        states = {"out": at_least(damage, points)}
        for state in self._states:
            states[state] = at_least(laws[inflicted_on(place, state)], 1)
        return FigureResult(
            name=target.name,
            damage=damage,
            loss=damage.map(lambda value: min(value, points)),
            points=points,
            states=states,
            id=target.id,
            side=self._side(place),
            order=None if at is None else self.last.place_in_order(at),
            through=() if at is None else self.last.through(at),
        )

    def place_in(self, attack: int, figure: int) -> int | None:
        """The place of a figure among the targets of an attack; None where he is none."""
        names = [target.name for target in self.cases[attack].targets]
        name = self.names[figure]
        return names.index(name) if name in names else None

    def _side(self, figure: int) -> str | None:
        """On whose side a figure is, as the first says who says it."""
        for attack, case in enumerate(self.cases):
            at = self.place_in(attack, figure)
            if at is not None and case.field.stands[at].side is not None:
                return case.field.stands[at].side
        return None

    def _assumptions(self) -> list[Assumption]:
        found = (taken for case in self.cases for taken in case.assumptions())
        return list(dict.fromkeys(found))

    def _bystanders(self) -> Iterator[Bystander]:
        """Figures on the last table of which no attack says anything."""
        return (one for one in self.last.field.bystanders if one.name not in self.names)

    def _warnings(self, *, bounded: bool) -> Iterator[Json]:
        yield from doubts(self.last.engagement)
        if not bounded:
            yield {"id": "too_many_states"}

    def caption(self, thrown: Thrown) -> Caption:
        """What the record shows of a throw, and whose it is."""
        inner = replace(thrown, state=thrown.state.inner)
        said = words.caption(self.case_of(thrown.state), inner)
        return replace(said, label=self.of(thrown.state, said.label))

    def gained(self, thrown: Thrown) -> Text | None:
        """What the dice of a throw have given so far."""
        return words.gained(thrown)

    def account(self, chapter: Chapter) -> Text | None:
        """What a step came to, the sum written out; one without a die says whose it is."""
        case = self.case_of(chapter.state)
        before = {
            damage_of(at): chapter.before.get(damage_of(self.names.index(target.name)), 0)
            for at, target in enumerate(case.targets)
        }
        inner = replace(chapter, state=chapter.state.inner, before=before)
        said = words.account(case, inner)
        if said is None or any(thrown.faces for thrown in chapter.throws):
            return said
        return self.of(chapter.state, said)

    def case_of(self, state: Moment) -> HellDoradoCase:
        """The attack in hand as it is made against those who are left."""
        case = self.cases[state.attack]
        out = {self.names[place] for place in state.out}
        places = [at for at, target in enumerate(case.targets) if target.name in out]
        return case.without(frozenset(places))

    def of(self, state: Moment, what: Text) -> Text:
        """Something told of an attack: whose it is."""
        return Text("{name} – {what}", name=self.called(state.attack), what=what)

    def reading(self) -> Text:
        """What was understood of the last attack."""
        return self.last.reading()

    def why(self, course: Course, figure: int, floor: int, *, exactly: bool = False) -> Why:
        """Why a figure loses ``floor`` points or more (or exactly), as seen from a course."""
        return row_reasons.why(self, course, figure, floor, exactly=exactly)

    def why_total(self, course: Course, floor: int, *, exactly: bool = False) -> Why | None:
        """Which combinations make a total of ``floor`` or more (or exactly); None if too many."""
        return row_reasons.why_total(self, course, floor, exactly=exactly)


def _by_name(cases: Sequence[HellDoradoCase]) -> list[Target]:
    """Every figure once, as the first attack on him has him."""
    found: dict[str, Target] = {}
    for case in cases:
        for target in case.targets:
            found.setdefault(target.name, target)
    return list(found.values())


def _pool_of(state: object) -> int:
    assert isinstance(state, Moment)
    dice = state.kept[-1]
    assert isinstance(dice, int)
    return dice
