"""One figure under each edition of its game, side by side: what differs, and why in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rules.case import resolve
from rules.engagement import InvalidError
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.result import FigureResult
from rules.service import read_engagement
from rules.sheet import Sheet, SheetLine
from rules.text import Mean, Percent, Text
from rules.wear import Wear


@dataclass(frozen=True, slots=True)
class Compared:
    """A row: what it is about, its cell in each edition, which of them differ from the others.

    ``why``: the clauses that make the difference, None where the cells tell it themselves or the
    row above has just told the same.
    """

    subject: Text
    cells: tuple[Text, ...]
    differs: tuple[bool, ...]
    why: Text | None = None


@dataclass(frozen=True, slots=True)
class Comparison:
    """The editions by their marked names, and the rows."""

    name: str
    editions: tuple[str, ...]
    rows: tuple[Compared, ...]


def in_every_edition(document: Json, place: int, wear: Wear) -> list[Json]:
    """The engagement with one of its figures alone, once for each edition."""
    targets = document.get("targets")
    target = dict(targets[place]) if isinstance(targets, list) else {}
    structure = target.get("structure")
    if isinstance(structure, list) and structure:
        target["structure"] = max(structure)
    return [document | {"targets": [target | {"edition": edition}]} for edition in wear.editions]


def three_targets(document: Json, place: int, wear: Wear, names: Sequence[str]) -> Json:
    """The engagement with one of its figures as one target per edition, under these names."""
    each = in_every_edition(document, place, wear)
    figures = [
        one["targets"][0] | {"name": f"{one['targets'][0].get('name', '')} ({name})"}
        for one, name in zip(each, names, strict=True)
    ]
    targets = document["targets"]
    return document | {"targets": [*targets[:place], *figures, *targets[place + 1 :]]}


def compared(document: Json, place: int, wear: Wear, resolver: Resolver) -> Comparison | None:
    """The editions of one figure side by side; None where the engagement can't be read so.

    Entries for other figures are left out, since they stand alone here.
    """
    sheets: list[Sheet] = []
    figures: list[FigureResult] = []
    for one in in_every_edition(_alone(document, place), place, wear):
        try:
            reading = read_engagement(one)
        except InvalidError:
            return None
        if reading.system.sheets is None:
            return None
        sheets += reading.system.sheets(reading.case, None)
        figures += resolve(reading.case, resolver).figures
    return comparison(sheets, figures)


def _alone(document: Json, place: int) -> Json:
    """Without the entries that are for other figures."""
    targets, how = document.get("targets"), document.get("circumstances")
    if not isinstance(targets, list) or not isinstance(how, dict) or place >= len(targets):
        return document
    name, wounds = targets[place].get("name"), how.get("wounds")
    if not isinstance(wounds, list):
        return document
    others = [one for one in wounds if isinstance(one, dict) and "target" in one]
    mine = [one for one in wounds if one not in others or one["target"] == name]
    return document | {"circumstances": how | {"wounds": mine}}


def comparison(sheets: Sequence[Sheet], figures: Sequence[FigureResult]) -> Comparison:
    """Sheets of one figure side by side."""
    rows = (*_standing(sheets), *_entries(sheets), *_ahead(figures), *_clauses(sheets))
    return Comparison(
        name=sheets[0].name,
        editions=tuple(sheet.edition for sheet in sheets),
        rows=tuple(_told_once(rows)),
    )


def _told_once(rows: Sequence[Compared]) -> Iterator[Compared]:
    """The rows without the reasons that only repeat the one above."""
    above = None
    for row in rows:
        yield replace(row, why=None) if row.why == above else row
        above = row.why


def is_one_figure(sheets: Sequence[Sheet]) -> bool:
    """Whether these are sheets of one figure under several editions."""
    editions = {sheet.edition for sheet in sheets}
    points = {sheet.points for sheet in sheets}
    entries = {tuple(line.what for line in sheet.lines) for sheet in sheets}
    apart = len(editions) == len(sheets) > 1
    return apart and len(points) == len(entries) == 1


def _standing(sheets: Sequence[Sheet]) -> Iterator[Compared]:
    lost = (REPAIR, [sheet.lost for sheet in sheets])
    left = [Text("{left} of {points} SP", left=s.left, points=s.points) for s in sheets]
    yield _row(sheets, Text("Left"), left, lost)
    yield _row(sheets, Text("Stage"), [sheet.state for sheet in sheets], lost)
    penalties = [sheet.penalty for sheet in sheets]
    yield _row(sheets, Text("Penalty now"), penalties, lost, *_penalised(sheets, sheets))


def _entries(sheets: Sequence[Sheet]) -> Iterator[Compared]:
    for lines in zip(*(sheet.lines for sheet in sheets), strict=True):
        subject = Text("{number}. {what}", number=lines[0].number + 1, what=lines[0].what)
        cells = [_entry(sheet, line) for sheet, line in zip(sheets, lines, strict=True)]
        lost = (REPAIR, [(line.lost, line.refused) for line in lines])
        yield _row(sheets, subject, cells, lost, *_penalised(sheets, lines))


def _penalised(
    sheets: Sequence[Sheet], standing: Sequence[Sheet | SheetLine]
) -> tuple[Cause, Cause]:
    """Whom a penalty befalls, and in which terms his edition tells it."""
    spared = [one.penalised for one in standing]
    terms = [sheet.clauses[PENALTY].key for sheet in sheets]
    told = [term if one.penalised else "" for term, one in zip(terms, standing, strict=True)]
    return (IMMOBILE, spared), (PENALTY, told)


def _entry(sheet: Sheet, line: SheetLine) -> Text:
    if line.refused is not None:
        return line.refused
    return Text("{left} of {points} SP, {penalty}", left=sheet.points - line.lost,
                points=sheet.points, penalty=line.penalty)  # fmt: skip


def _ahead(figures: Sequence[FigureResult]) -> Iterator[Compared]:
    """What dice may still do, where there are some."""
    if all(one.lost is None or len(one.lost) == 1 for one in figures):
        return
    destroyed = [one.out_chance for one in figures]
    yield _plain(Text("Destroyed"), [Text("{chance}", chance=Percent(c)) for c in destroyed])
    means = [one.mean_lost for one in figures]
    yield _plain(Text("SP lost on average"), [Text("{mean}", mean=Mean(m)) for m in means])
    for told in zip(*(one.forecast_words for one in figures), strict=False):
        yield _plain(Text("Hits"), list(told))


def _clauses(sheets: Sequence[Sheet]) -> Iterator[Compared]:
    for clauses in zip(*(sheet.clauses for sheet in sheets), strict=True):
        cells = [clause.text for clause in clauses]
        keys = [clause.key for clause in clauses]
        yield Compared(clauses[0].subject, tuple(cells), _minority(keys))
    yield _names(Text("Immunities"), [sheet.immunities for sheet in sheets])
    yield _names(Text("Competences granted"), [sheet.grants for sheet in sheets])


def _names(subject: Text, names: Sequence[tuple[str, ...]]) -> Compared:
    cells = [Text("{names}", names=", ".join(one)) if one else Text("none told") for one in names]
    return Compared(subject, tuple(cells), _minority(names))


def _plain(subject: Text, cells: list[Text]) -> Compared:
    return Compared(subject, tuple(cells), _minority(cells))


STUNNED, PENALTY, IMMOBILE, REPAIR = range(4)
"""The places of clauses that make a difference."""

Cause = tuple[int, Sequence[object]]
"""The clause that may make a difference, and what then differs in each edition."""


def _row(sheets: Sequence[Sheet], subject: Text, cells: Sequence[Text], *causes: Cause) -> Compared:
    """A row marked wherever one of its causes sets an edition apart, and told by its clause."""
    apart = [(clause, _minority(keys)) for clause, keys in causes]
    differs = tuple(any(marks) for marks in zip(*(marks for _, marks in apart), strict=True))
    told: Text | None = None
    for clause, marks in apart:
        for sheet, marked in zip(sheets, marks, strict=True):
            if marked:
                one = _told(sheet, clause)
                told = one if told is None else Text("{first}; {then}", first=told, then=one)
    return Compared(subject, tuple(cells), differs, told)


def _told(sheet: Sheet, clause: int) -> Text:
    found = sheet.clauses[clause]
    return Text("{edition}: {subject} – {clause}", edition=Text(sheet.edition),
                subject=found.subject, clause=found.text)  # fmt: skip


def _minority(keys: Sequence[object]) -> tuple[bool, ...]:
    """Which differ from what most say; all of them where no two agree."""
    counted = Counter(keys)
    if len(counted) == 1:
        return (False,) * len(keys)
    most = max(counted.values())
    return tuple(most == 1 or counted[key] < most for key in keys)
