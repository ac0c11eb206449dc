"""The sheet of each engine: its structure, its stages, its wounds, its edition's clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.sheet import Clause, Sheet, SheetLine, Stage
from rules.systems.confrontation.engine import DESTROYED, Engine, Line
from rules.systems.confrontation.testing import passing
from rules.systems.confrontation.words import (
    REFUSALS,
    penalty_short,
    penalty_words,
    stage_words,
    wound_words,
)
from rules.text import Text

if TYPE_CHECKING:
    from rules.result import Result
    from rules.systems.confrontation.case import ConfrontationCase


def sheets(case: ConfrontationCase, result: Result | None = None) -> list[Sheet]:
    """The sheet of every engine, in the order of the targets.

    As they stand before any die falls, or as a result has it where that is certain.
    """
    figures = range(len(case.targets))
    if result is None:
        return [sheet(case, figure, case.lost(figure)) for figure in figures]
    laws = [one.lost for one in result.figures]
    certain = [law if law is not None and len(law) == 1 else None for law in laws]
    return [
        sheet(case, figure, case.lost(figure) if law is None else min(law))
        for figure, law in zip(figures, certain, strict=True)
    ]


def sheet(case: ConfrontationCase, figure: int, lost: int) -> Sheet:
    """The sheet of one engine that has lost so much."""
    engine = case.engines[figure]
    return Sheet(
        name=case.targets[figure].name,
        edition=engine.edition.name,
        points=engine.structure,
        lost=lost,
        stage=engine.stage(lost),
        state=stage_words(engine, lost),
        penalty=penalty_words(engine, lost),
        penalised=engine.is_penalised(lost),
        stages=tuple(_stages(case, engine)),
        lines=tuple(_line(engine, line) for line in case.lines[figure]),
        immunities=engine.edition.immunities,
        grants=engine.edition.grants,
        clauses=tuple(_clauses(engine, immobile=case.targets[figure].immobile)),
    )


def _stages(case: ConfrontationCase, engine: Engine) -> Iterator[Stage]:
    """The stages the engine can be in: a small structure passes over some."""
    test = case.engagement.circumstances.test
    for stage in range(DESTROYED + 1):
        floor = -(-stage * engine.structure // DESTROYED)
        if engine.stage(floor) != stage:
            continue
        chance = None
        if test is not None and stage < DESTROYED:
            chance = passing(test.value - engine.points(stage), test.difficulty)
        yield Stage(floor, stage_words(engine, floor), penalty_short(engine, floor), chance)


def _line(engine: Engine, line: Line) -> SheetLine:
    return SheetLine(
        number=line.number,
        what=wound_words(line.entry),
        change=line.lost - line.before,
        lost=line.lost,
        state=stage_words(engine, line.lost),
        penalty=penalty_short(engine, line.lost),
        penalised=engine.is_penalised(line.lost),
        refused=None if line.refused is None else REFUSALS[line.refused],
    )


def _clauses(engine: Engine, *, immobile: bool) -> Iterator[Clause]:
    """What the edition says, in our own words."""
    edition = engine.edition
    yield Clause(Text("Stunned"), *_stunned(engine))
    yield Clause(Text("Penalty"), *_penalty(engine))
    yield Clause(Text("Immobile engine"), *_immobile(engine, immobile=immobile))
    yield Clause(
        Text("Repair"),
        edition.repairers,
        Text("Mécanicien/X only; nothing else gives points back")
        if edition.repairers == "mecanicien"
        else Text("who may is not said: every repair is taken"),
    )
    yield Clause(
        Text("Place of a wound"),
        edition.location,
        Text("its effects do nothing")
        if edition.location == "void"
        else Text("not said; taken as without effect"),
    )
    yield Clause(
        Text("Structure given twice"),
        edition.several,
        Text("the highest X counts")
        if edition.several == "highest"
        else Text("one value on the card"),
    )


def _stunned(engine: Engine) -> tuple[str, Text]:
    if engine.edition.immunities:
        return "immune", Text("immune: no point, no state")
    return "table", Text("no effect by the table")


def _penalty(engine: Engine) -> tuple[str, Text]:
    if engine.edition.numeric:
        return "number", Text(
            "−1, −2 or −3 on the final results of Initiative, Attack, Defence and Shooting tests"
        )
    return "state", Text("counts as having a light, serious or critical wound")


def _immobile(engine: Engine, *, immobile: bool) -> tuple[str, Text]:
    exempt = engine.edition.exempt
    if exempt == "all":
        return exempt, Text("never suffers the penalties")
    if exempt == "none":
        return exempt, Text("not spared: no clause says so")
    if immobile and not engine.exempt:
        return exempt, Text("its card makes it suffer the penalties")
    return exempt, Text("never suffers the penalties unless its card says otherwise")
