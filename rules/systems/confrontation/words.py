"""What Confrontation says to the player: throws, what they came to, how an engine stands."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rules.case import Caption
from rules.law import mean
from rules.systems.confrontation.ahead import MOST_FORECAST, MOST_HITS
from rules.systems.confrontation.engine import DESTROYED, STATES, Engine, Line
from rules.systems.confrontation.models import Entry, SeverityLaw
from rules.systems.confrontation.program import Readings
from rules.systems.confrontation.steps import Hit, Reading, Shot
from rules.systems.confrontation.testing import passing
from rules.systems.confrontation.throws import Pair, SeverityDie
from rules.systems.confrontation.weapon import EFFECT_LABELS, KIND_LABELS, WEIGHT_LABELS, Weapon
from rules.systems.confrontation.wounds import (
    BANDS,
    LOSS,
    SEVERITY_LABELS,
    SHORT_LABELS,
    row_of,
)
from rules.text import Mean, Percent, Text, mark

if TYPE_CHECKING:
    from rules.result import FigureResult, TableRoll
    from rules.story import Chapter, Thrown
    from rules.systems.confrontation.case import ConfrontationCase

POINTS = mark("SP")
STATE_LABELS: dict[str, str] = {
    "unharmed": mark("no stage"),
    "light": mark("light wound"),
    "serious": mark("serious wound"),
    "critical": mark("critical wound"),
    "destroyed": mark("destroyed"),
}
STAGE_LABELS = ("", mark("a quarter lost"), mark("half lost"), mark("three quarters lost"))
REFUSALS: dict[str, Text] = {
    "destroyed": Text("refused: the engine is destroyed and removed from the game"),
    "only_mecanicien": Text("refused: in Rooted only Mécanicien/X repairs an engine"),
}


def stage_words(engine: Engine, lost: int) -> Text:
    """The stage by the quarters that are lost."""
    stage = engine.stage(lost)
    if stage == DESTROYED:
        return Text("destroyed")
    return Text(STAGE_LABELS[stage]) if stage else Text("less than a quarter lost")


def penalty_words(engine: Engine, lost: int) -> Text:
    """The penalty as the edition words it."""
    stage = engine.stage(lost)
    if stage == DESTROYED:
        return Text("destroyed, removed from the game")
    if not stage:
        return Text("no penalty")
    if engine.exempt:
        return Text("no penalty, because it is immobile")
    if engine.edition.numeric:
        return Text("{change} on the final result of its Initiative, Attack, Defence and "
                    "Shooting tests", change=f"−{stage}")  # fmt: skip
    return Text("counts as having a {wound}", wound=Text(STATE_LABELS[STATES[stage]]))


def penalty_short(engine: Engine, lost: int) -> Text:
    """The penalty in a word or two."""
    stage = engine.stage(lost)
    if stage == DESTROYED:
        return Text("destroyed")
    if not stage or engine.exempt:
        return Text("no penalty")
    if engine.edition.numeric:
        return Text("{points}", points=f"−{stage}")
    return Text("as with a {wound}", wound=Text(STATE_LABELS[STATES[stage]]))


def wound_words(entry: Entry) -> Text:
    """A wound or a repair, and where it came from."""
    if entry.repair is not None:
        points = Text("%n SP", None, entry.repair)
        by = REPAIRERS[entry.repairer]
        return Text("Repair of {points}, {by}", points=points, by=Text(by))
    wound = Text(SEVERITY_LABELS[entry.wound or "none"])
    return Text("{wound}, direct", wound=wound) if entry.source == "direct" else wound


REPAIRERS = {"mecanicien": mark("Mécanicien/X"), "other": mark("by other means")}


def details(case: ConfrontationCase, figure: int, one: FigureResult) -> Iterator[Text]:
    """What else there is to say of an engine, line by line."""
    engine = case.engines[figure]
    yield Text("{edition}, Structure/{structure}", edition=Text(engine.edition.name),
               structure=str(engine.structure))  # fmt: skip
    for line in case.lines[figure]:
        yield _line_words(engine, line)
    yield from _forecast_words(one)
    for roll in one.table_rolls.get("wound_rolls", ()):
        yield _roll_words(roll)
    test = case.engagement.circumstances.test
    if test is not None:
        chances = [Percent(passing(test.value - engine.points(stage), test.difficulty))
                   for stage in range(DESTROYED)]  # fmt: skip
        yield Text(
            "Test of {value} against {difficulty}: {whole}; {quarter} from a quarter lost on, "
            "{half} from half, {most} from three quarters",
            value=test.value, difficulty=test.difficulty, whole=chances[0],
            quarter=chances[1], half=chances[2], most=chances[3],
        )  # fmt: skip


def _line_words(engine: Engine, line: Line) -> Text:
    number, what = line.number + 1, wound_words(line.entry)
    if line.refused is not None:
        return Text("{number}. {what}: {why}", number=number, what=what,
                    why=REFUSALS[line.refused])  # fmt: skip
    return Text(
        "{number}. {what}: %n SP of {structure} lost, {penalty}",
        None,
        line.lost,
        number=number,
        what=what,
        structure=engine.structure,
        penalty=penalty_short(engine, line.lost),
    )


def _forecast_words(one: FigureResult) -> Iterator[Text]:
    if "expected_hits" not in one.forecast or one.lost is None or len(one.lost) == 1:
        return
    expected, needed = one.forecast["expected_hits"], one.forecast["hits_for_90"]
    if expected is not None:
        yield Text("Destroyed after {hits} hits on average", hits=Mean(Fraction(expected)))
    elif one.points > MOST_FORECAST:
        yield Text("Beyond {bound} SP, how many hits destroy it is told on demand: "
                   "toise resolve --joint", bound=MOST_FORECAST)  # fmt: skip
        return
    if needed is not None:
        yield Text("%n hit(s) destroy it nine times out of ten", None, needed)
    else:
        yield Text("More than {bound} hits are needed to destroy it nine times out of ten",
                   bound=MOST_HITS)  # fmt: skip


def _roll_words(roll: TableRoll) -> Text:
    """The rows on which a shot may be read, the likeliest first."""
    rows = sorted(roll.rows.items(), key=lambda item: (-item[1], item[0]))
    told: Text | None = None
    for row, chance in rows:
        one = Text("row {band} {chance}", band=BANDS[row], chance=Percent(chance))
        told = one if told is None else Text("{first}, {then}", first=told, then=one)
    double = Text("a double {chance}: an exceptional wound, see your book",
                  chance=Percent(roll.double))  # fmt: skip
    return Text("FOR {strength}: {rows}; {double}", strength=roll.head["strength"], rows=told,
                double=double)  # fmt: skip


def worded(case: ConfrontationCase, figure: int, one: FigureResult) -> FigureResult:
    """The figure with what its card and the one line say of it."""
    told = tuple(details(case, figure, one))
    one = replace(one, details=told, forecast_words=tuple(_forecast_words(one)))
    if one.lost is None:
        return replace(one, sentence=READ_YOURSELF, line=Text("{name}: {what}", name=one.name,
                       what=Text("to be read on your wound table")))  # fmt: skip
    if len(one.lost) == 1:
        return _certain(case.engines[figure], one, min(one.lost))
    told = Text("{mean} SP lost", mean=Mean(mean(one.lost)))
    out = one.out_chance
    line = Text("{name} {what}", name=one.name, what=told)
    if out:
        line = Text("{first} (destroyed {out})", first=line, out=Percent(out))
    return replace(one, sentence=_sentence(one), line=line, asks=_asks(one))


READ_YOURSELF = Text("Each shot by row and column, to be read on your own wound table.")


def _certain(engine: Engine, one: FigureResult, lost: int) -> FigureResult:
    said = Text("%n SP of {structure} lost: {penalty}.", None, lost, structure=engine.structure,
                penalty=penalty_words(engine, lost))  # fmt: skip
    line = Text("{name} %n SP lost, {penalty}", None, lost, name=one.name,
                penalty=penalty_short(engine, lost))  # fmt: skip
    return replace(one, sentence=said, line=line)


def _sentence(one: FigureResult) -> Text:
    whole = Text("{chance} to lose less than a quarter", chance=Percent(one.states[STATES[0]]))
    out = one.out_chance
    if not out:
        return Text("{first}, {out}.", first=whole, out=Text("never destroyed by it"))
    return Text("{first}, {out}.", first=whole, out=Text("destroyed in {out}", out=Percent(out)))


def _asks(one: FigureResult) -> tuple[tuple[int, bool], ...]:
    return ((one.points, False),) if one.out_chance else ()


def caption(case: ConfrontationCase, thrown: Thrown) -> Caption:
    """The id, the label and the outcome of a throw.

    Ids and outcomes: ``hit:1`` (the severity), ``shot:1`` (the lower and the higher die, flagged
    where they are a double).
    """
    number = 1 + case.program.number(thrown.state)
    said: Hashable = "" if thrown.sides else thrown.throw.public(thrown.dice)
    if isinstance(thrown.throw, SeverityDie):
        faces = sum(thrown.throw.parts)
        label = Text("Hit {number}: d{faces}", number=number, faces=faces)
        if faces == 1:
            label = Text("Hit {number}", number=number)
        return Caption(f"hit:{number}", label, said)
    step = thrown.step
    assert isinstance(step, Shot | Reading)
    label = Text("Shot {number}: 2d6, FOR {strength}", number=number, strength=step.strength)
    if _is_double(thrown):
        return Caption(f"shot:{number}", Text("{shot}, a double", shot=label), said, ("double",))
    return Caption(f"shot:{number}", label, said)


def _is_double(thrown: Thrown) -> bool:
    if thrown.sides:
        return False
    pair: Any = thrown.throw.outcome(thrown.dice)
    return isinstance(pair, Pair) and pair.is_double


def gained(thrown: Thrown) -> Text | None:
    """What the first of two dice may become."""
    if isinstance(thrown.throw, SeverityDie) or not thrown.faces:
        return None
    return Text("the lower die is the column, the higher makes the row")


def account(case: ConfrontationCase, chapter: Chapter) -> Text | None:
    """What a hit or a shot came to."""
    thrown = chapter.throws[0]
    if isinstance(chapter.step, Hit):
        return _severity(str(thrown.throw.public(thrown.dice)))
    pair: Any = thrown.throw.outcome(thrown.dice)
    first, *others = _read(case, chapter, pair)
    said = first
    for one in others:
        said = Text("{first}; {then}", first=said, then=one)
    if not pair.is_double:
        return said
    return Text("{what}; a double, an exceptional wound: see your book", what=said)


def _read(case: ConfrontationCase, chapter: Chapter, pair: Pair) -> Iterator[Text]:
    """Where a roll stands on the table for each resistance, and what it says there."""
    step = chapter.step
    known = dict.fromkeys(case.resistance(figure) or 0 for figure in range(len(case.targets)))
    assert isinstance(step, Shot | Reading)
    for group, resistance in enumerate(known):
        row = row_of(pair.high, step.strength, resistance)
        place = Text("row {band}, column {column}", band=BANDS[row], column=pair.low)
        if len(known) > 1:
            place = Text("RES {resistance}: {place}", resistance=resistance, place=place)
        if isinstance(step, Shot):
            place = Text("{place}, {wound}", place=place, wound=_severity(step.cell(pair, group)))
        yield place


def _severity(name: str) -> Text:
    """A severity and what it costs."""
    wound = Text(SEVERITY_LABELS[name])
    if not LOSS[name]:
        return Text("{wound}, nothing lost", wound=wound)
    return Text("{wound}, {points}", wound=wound, points=Text("%n SP", None, LOSS[name]))


def reading(case: ConfrontationCase) -> Text:
    """What was understood of it all."""
    weapon, what = case.engagement.weapon, _befalls(case)
    if not weapon.is_told:
        return what
    return Text("{weapon}. {what}", weapon=weapon_words(weapon), what=what)


def _befalls(case: ConfrontationCase) -> Text:
    how = case.engagement.circumstances
    if how.hits is not None and how.severity is not None:
        return Text("%n hit(s), each: {law}.", None, how.hits, law=_law_words(how.severity))
    if how.shots is not None:
        return _shots(case, len(how.shots))
    if case.has_account:
        return Text("%n wound(s) or repair(s), played in order.", None, len(case.reckoning.entries))
    return Text("No wound yet.")


NO_WOUND = {"none": SEVERITY_LABELS["none"]}


def _law_words(law: SeverityLaw) -> Text:
    """How likely each severity is, as exact fractions."""
    told = None
    for name, chance in law.chances().items():
        if chance:
            wound = Text((SHORT_LABELS | NO_WOUND)[name])
            one = Text("{wound} {chance}", wound=wound, chance=str(chance))
            told = one if told is None else Text("{first}, {then}", first=told, then=one)
    assert told is not None
    return told


def _shots(case: ConfrontationCase, count: int) -> Text:
    if isinstance(case.program, Readings):
        return Text("%n wound roll(s), 2d6: the lower die gives the column, the higher + FOR − RES "
                    "the row of your table.", None, count)  # fmt: skip
    return Text("%n wound roll(s), 2d6, read on the wound table that was filled in.", None, count)


def weapon_words(weapon: Weapon) -> Text:
    """A weapon of which something is told, in a few words."""
    if weapon.wound is not None:
        return Text("Direct wound: {wound}", wound=Text(SEVERITY_LABELS[weapon.wound]))
    parts: list[Text] = []
    if weapon.name is not None:
        parts.append(Text("{name}", name=weapon.name))
    if weapon.kind is not None:
        parts.append(Text(KIND_LABELS[weapon.kind]))
    if weapon.strength is not None:
        parts.append(Text("FOR {strength}", strength=weapon.strength))
    if weapon.weight is not None:
        parts.append(Text(WEIGHT_LABELS[weapon.weight]))
    if weapon.effect is not None:
        parts.append(Text(EFFECT_LABELS[weapon.effect]))
    told = parts[0]
    for part in parts[1:]:
        told = Text("{first}, {then}", first=told, then=part)
    return told
