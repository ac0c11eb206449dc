"""What an attack comes to: exact laws of each figure and of all together (contract.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from rules.json_reading import Json
from rules.landing import Danger, Landing
from rules.law import Law, T, mean
from rules.text import Text, mark

POINTS = mark("HP")
_OUT = mark("out of action")


@dataclass(frozen=True, slots=True)
class Assumption:
    """Something the sources leave open, and what was taken."""

    id: str
    value: str | int | bool

    def document(self) -> Json:
        return {"id": self.id, "value": self.value}


class Chart(NamedTuple):
    """What a figure's card draws: a law over points lost, or over states, from the best on.

    ``points``: what he has, None where values are not points. ``names``: of the states, by value,
    marked for translation; empty where values are points. ``short``: the same to stand under bars.
    ``unit``: what points are called, marked.
    """

    law: Law[int]
    points: int | None = None
    names: tuple[str, ...] = ()
    short: tuple[str, ...] = ()
    unit: str = POINTS

    @property
    def worst(self) -> int:
        """The value that puts the figure out of action."""
        return len(self.names) - 1 if self.points is None else self.points


@dataclass(frozen=True, slots=True)
class OpenLaw:
    """The law of a sum of dice as thrown, and its mean.

    ``ceiling``: sums at or above it are one outcome, since acing dice have no greatest sum; None
    where every sum stands by itself.
    """

    law: Law[int]
    mean: Fraction
    ceiling: int | None = None

    def document(self) -> dict[str, str]:
        """The law in a result; what lies above the ceiling is marked with a plus sign."""
        return {
            f"{value}+" if value == self.ceiling else str(value): str(self.law[value])
            for value in sorted(self.law)
        }


@dataclass(frozen=True, slots=True)
class TableRoll:
    """A roll that the players read on a table of their own: where, with which chance.

    ``head``: what tells it from the others, as a document names it. ``double``: the chance that
    its dice are alike. ``bands``: what each row of the table is for.
    """

    head: Json
    law: Law[tuple[int, int]]
    double: Fraction
    bands: tuple[str, ...] = ()

    @property
    def rows(self) -> Law[int]:
        """The law of the row."""
        return self.law.map(lambda cell: cell[0])

    @property
    def columns(self) -> Law[int]:
        """The law of the column."""
        return self.law.map(lambda cell: cell[1])

    def document(self) -> Json:
        """The roll in a result: its laws."""
        cells = [
            {"row": row, "column": column, "p": str(self.law[row, column])}
            for row, column in sorted(self.law)
        ]
        laws = {"rows": law_document(self.rows), "columns": law_document(self.columns)}
        return self.head | laws | {"cells": cells, "double": str(self.double)}

    def told(self) -> Json:
        """The roll once its dice have fallen."""
        ((row, column),) = self.law
        cell = {"rows": row, "columns": column, "cells": [{"row": row, "column": column}]}
        return self.head | cell | {"double": self.double == 1}


@dataclass(frozen=True, slots=True)
class FigureResult:
    """What may happen to one figure.

    ``damage``: after Protection, before the cap; None where the game has none. ``loss``: what is
    really lost, ``points`` at most; None where nothing is counted. ``states``: the probability of
    each state, impossible ones included, ``out`` being the one out of action. ``order``: his place
    in the order of approach, equal for a tie; None where there is none. ``through``: the names of
    those through whose melee alone he may be reached. ``ladder``: the law of the worst state, where
    the states are steps of one ladder. ``chances``: further probabilities of the game, by name.
    ``notes``: what the players must do, by its id, where the game has such. ``rolls``: the damage
    dice as they fall, by what decides which are thrown. ``lost``: the points that are lost in all,
    those of ``before`` the attack included, where a game counts them so. ``besides``: further laws
    by name. ``forecast``: numbers that are left out once all is told; ``facts``: entries that
    always stand. ``table_rolls``: rolls to be read on the players' table, by the name of the entry,
    which then stand in place of what they would come to. ``sentence`` and ``line``: what his card
    says and what a line of all figures says of him, where the game has words of its own; ``asks``:
    what the last numbers of the sentence are about (points, exactly or at least); ``details``: what
    else there is to say of him, a line each; ``forecast_words``: those of them that look ahead.
    ``unit`` and ``out_name``: what his points and being out of action are called, marked.
    ``glance``: the chances that are told first where there is little room, by a label marked for
    translation. ``striker``: whose critical hit the chances are about, where several attack in a
    row.
    """

    name: str
    damage: Law[int] | None
    loss: Law[int] | None
    points: int
    states: Mapping[str, Fraction]
    id: str | None = None
    side: str | None = None
    order: int | None = None
    through: tuple[str, ...] = ()
    out: str = "out"
    ladder: Chart | None = None
    chances: Mapping[str, Fraction] = field(default_factory=dict[str, Fraction])
    notes: tuple[tuple[str, Fraction], ...] | None = None
    rolls: Mapping[str, OpenLaw] = field(default_factory=dict[str, OpenLaw])
    glance: Mapping[str, Fraction] = field(default_factory=dict[str, Fraction])
    lost: Law[int] | None = None
    before: int = 0
    besides: Mapping[str, Law[str]] = field(default_factory=dict[str, Law[str]])
    forecast: Json = field(default_factory=dict[str, Any])
    facts: Json = field(default_factory=dict[str, Any])
    table_rolls: Mapping[str, tuple[TableRoll, ...]] = field(
        default_factory=dict[str, tuple[TableRoll, ...]]
    )
    sentence: Text | None = None
    line: Text | None = None
    asks: tuple[tuple[int, bool], ...] = ()
    details: tuple[Text, ...] = ()
    forecast_words: tuple[Text, ...] = ()
    unit: str = POINTS
    out_name: str = _OUT
    striker: str | None = None

    @property
    def left(self) -> Law[int] | None:
        """The points that are left, where those lost in all are counted."""
        return None if self.lost is None else self.lost.map(lambda lost: self.points - lost)

    @property
    def mean_lost(self) -> Fraction:
        """The mean of the points that are lost in the end."""
        return mean(self.chart.law)

    @property
    def is_told(self) -> bool:
        """Whether what befalls him is told, not left to the players' own table."""
        return not self.table_rolls or bool(self.states)

    @property
    def out_chance(self) -> Fraction:
        """The chance that he goes out of action."""
        return self.states.get(self.out, Fraction(0))

    @property
    def chart(self) -> Chart:
        """What his card draws."""
        if self.ladder is not None:
            return self.ladder
        counted = self.loss if self.lost is None else self.lost
        law = Law({0: 1}) if counted is None else counted
        return Chart(law, self.points, unit=self.unit)

    @property
    def further(self) -> dict[str, Fraction]:
        """What else may happen to him, and what the players may have to do, with its chance."""
        return {**self.chances, **dict(self.notes or ())}

    def document(self) -> Json:
        """The entry of ``targets`` in a result."""
        laws = {"damage": self.damage, "loss": self.loss}
        counted = {name: law for name, law in laws.items() if law is not None}
        said = self._named()
        said |= {name: law_document(law) for name, law in (counted | self._standing()).items()}
        said |= {f"mean_{name}": str(mean(law)) for name, law in counted.items()}
        if self.rolls:
            said["damage_roll"] = {name: roll.document() for name, roll in self.rolls.items()}
            said["mean_damage"] = {name: str(roll.mean) for name, roll in self.rolls.items()}
        if not self.table_rolls:
            said["states"] = fractions_document(self.states)
        said |= fractions_document(self.chances)
        if self.notes is not None:
            said["notes"] = [{"id": note, "p": str(chance)} for note, chance in self.notes]
        said |= {name: fractions_document(dict(law.items())) for name, law in self.besides.items()}
        said |= {
            name: [roll.document() for roll in rolls] for name, rolls in self.table_rolls.items()
        }
        return said | self.forecast | self.facts

    def told(self) -> Json:
        """The entry of ``targets`` once all dice have fallen."""
        laws = {"damage": self.damage, "loss": self.loss}
        said = self._named() | {name: only(law) for name, law in laws.items() if law is not None}
        said |= {name: only(law) for name, law in self._standing().items()}
        if not self.table_rolls:
            said["states"] = [name for name, chance in self.states.items() if chance == 1]
        said |= {name: chance == 1 for name, chance in self.chances.items()}
        if self.notes is not None:
            said["notes"] = [{"id": note} for note, chance in self.notes if chance == 1]
        said |= {name: only(law) for name, law in self.besides.items()}
        said |= {name: [roll.told() for roll in rolls] for name, rolls in self.table_rolls.items()}
        return said | self.facts

    def _standing(self) -> dict[str, Law[int]]:
        """What is lost and left in all, where that is counted."""
        laws = {"lost": self.lost, "left": self.left}
        return {name: law for name, law in laws.items() if law is not None}

    def _named(self) -> Json:
        return {"name": self.name} if self.id is None else {"name": self.name, "id": self.id}


@dataclass(frozen=True, slots=True)
class Bystander:
    """A figure on the table of which nothing but its place is known.

    ``under``: the chance that the template comes to lie over it, where it may come elsewhere.
    """

    name: str
    touched: bool
    under: Fraction | None = None

    def document(self) -> Json:
        """The entry of ``targets`` in a result."""
        return self._seen({} if self.under is None else {"under": str(self.under)})

    def told(self) -> Json:
        """The entry of ``targets`` once all dice have fallen."""
        return self._seen({} if self.under is None else {"under": self.under == 1})

    def _seen(self, under: Json) -> Json:
        return {"name": self.name, "touched": self.touched} | under


@dataclass(frozen=True, slots=True)
class Result:
    """What may happen: the document of ``toise resolve --json``, with laws in place of strings.

    ``attack``: the law of the attack roll, None where there is none. ``total_loss`` and
    ``out_count`` are None where they would take too many states. ``besides``: further laws of the
    game, by name. ``has_damage`` is false for a weapon that inflicts a state only. ``bystanders``:
    figures on the table without an entry among the targets. ``chances``: further probabilities of
    the whole, by name, None where they would take too many states. ``steps``: the documents after
    each attacker, where several came one after the other. ``has_loss`` is false where nobody has
    points to lose, ``has_out`` where those out of action are not counted together. ``landings``:
    where the template may come to lie otherwise than aimed, empty where it can't; None where the
    game has nothing of the kind. ``danger``: how likely the template comes to lie over the
    attacker's own side; None where nobody can say.
    """

    system: str
    weapon: str
    figures: tuple[FigureResult, ...]
    total_loss: Law[int] | None
    out_count: Law[int] | None
    attack: Mapping[str, Fraction] | None = None
    assumptions: tuple[Assumption, ...] = ()
    warnings: tuple[Json, ...] = ()
    besides: Mapping[str, Law[int]] = field(default_factory=dict[str, Law[int]])
    has_damage: bool = True
    bystanders: tuple[Bystander, ...] = ()
    chances: Mapping[str, Fraction | None] = field(default_factory=dict[str, Fraction | None])
    steps: tuple[Json, ...] = ()
    has_loss: bool = True
    has_out: bool = True
    landings: tuple[Landing, ...] | None = None
    danger: Danger | None = None

    @property
    def landed(self) -> Landing | None:
        """Where the template has come to lie otherwise than aimed, once that is certain."""
        return next((landing for landing in self.landings or () if landing.chance == 1), None)

    @property
    def is_graded(self) -> bool:
        """Whether what matters of each figure is the worst state he reaches."""
        return any(figure.ladder is not None for figure in self.figures)

    @property
    def has_charts(self) -> bool:
        """Whether there is a law to draw and to ask about for each figure."""
        counted = (figure.lost for figure in self.figures)
        open_ended = any(law is not None and len(law) > 1 for law in counted)
        return self.has_damage or self.is_graded or open_ended

    @property
    def worst(self) -> str:
        """The one word for who is worst off, marked; « out of action » where there are several."""
        words = {(figure.chart.names or (figure.out_name,))[-1] for figure in self.figures}
        return words.pop() if len(words) == 1 else _OUT

    def document(self) -> Json:
        """The result document, every probability an exact reduced fraction."""
        said = self._head()
        if self.attack is not None:
            said["attack"] = fractions_document(self.attack)
        said["targets"] = [figure.document() for figure in (*self.figures, *self.bystanders)]
        said |= {name: law and law_document(law) for name, law in self._joint().items()}
        said |= {name: None if c is None else str(c) for name, c in self.chances.items()}
        if self.landings:
            said["deviation"] = [landing.document() for landing in self.landings]
        return said | self._steps()

    def told(self) -> Json:
        """The result document once all dice have fallen: plain values in place of laws."""
        said = self._head()
        if self.attack is not None:
            said["attack"] = next(name for name, chance in self.attack.items() if chance == 1)
        told = [figure.told() for figure in self.figures]
        said["targets"] = [*told, *(figure.told() for figure in self.bystanders)]
        said |= {name: law and only(law) for name, law in self._joint().items()}
        said |= {name: c == 1 for name, c in self.chances.items()}
        if self.landings is not None:
            said["landed"] = [self.landed.x, self.landed.y] if self.landed else None
        return said | self._steps()

    def _steps(self) -> Json:
        return {"steps": list(self.steps)} if self.steps else {}

    def _head(self) -> Json:
        return {
            "toise": "result",
            "version": 1,
            "system": self.system,
            "weapon": self.weapon,
            "assumptions": [assumption.document() for assumption in self.assumptions],
            "warnings": list(self.warnings),
        }

    def _joint(self) -> dict[str, Law[int] | None]:
        total = {"total_loss": self.total_loss} if self.has_loss else {}
        out = {"out_count": self.out_count} if self.has_out else {}
        return {**total, **out, **self.besides}


def only(law: Law[T]) -> T:
    """The one outcome of a law that is certain."""
    (value,) = law
    return value


def law_document(law: Law[int]) -> dict[str, str]:
    """A law as strings of reduced fractions, smallest outcome first."""
    return {str(value): str(law[value]) for value in sorted(law)}


def fractions_document(chances: Mapping[str, Fraction]) -> dict[str, str]:
    """Probabilities as strings of reduced fractions."""
    return {name: str(chance) for name, chance in chances.items()}
