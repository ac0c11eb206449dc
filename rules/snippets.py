"""A law as a short program that anybody can run: plain Python, or icepool's dice."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, starmap
from typing import cast

from rules.law import Law
from rules.tally import Line, Tally
from rules.text import Text
from rules.throws import AnyThrow, Choice, Parity, Successes, Sum
from rules.throws import Die as OneDie

LONGEST_REMARK = 120
WIDEST = 100
AGAIN = 3
Dice = Callable[[AnyThrow], str | None]
Say = Callable[[Text], str]

HITS = """\
def hits(dice, need, faces=6):
    won, lost = faces + 1 - need, need - 1
    return [comb(dice, n) * won**n * lost ** (dice - n) for n in range(dice + 1)]
"""
PYTHON = """\
laws = [{0: Fraction(1)}]
for cases, ways in THROWS:
    law = {}
    for count, (adds, after) in zip(cases, ways):
        for value, chance in laws[after].items():
            chance *= Fraction(count, sum(cases))
            law[value + adds] = law.get(value + adds, 0) + chance
    laws.append(law)
result = laws[-1]
for value in sorted(result):
    print(value, result[value])
"""
ICEPOOL = """\
laws = [Die([0])]
for dice, ways in THROWS:
    laws.append(dice.map(lambda said: laws[ways[said][1]] + ways[said][0]))
result = laws[-1]
print(result)
"""


@dataclass(frozen=True, slots=True)
class Remarks:
    """What stands in a snippet for people, in the language of whoever copies it.

    ``key``: how its lines are to be read. ``names``: of values.
    """

    title: str
    key: str
    names: Mapping[int, str]
    say: Say


def python_snippet(tally: Tally, remarks: Remarks) -> str:
    """A program of the standard library that works a law out and leaves it in ``result``."""
    throws = "".join(_throws(tally, remarks.say, _cases_and_ways))
    counts = "hits(" in throws
    helper = f"from math import comb\n\n\n{HITS}\n" if counts else ""
    return (
        f"{_remark(remarks.title)}from fractions import Fraction\n{helper}\n"
        f"{_legend(remarks)}THROWS = [\n{throws}]\n{PYTHON}"
    )


def icepool_snippet(tally: Tally, remarks: Remarks, dice: Dice) -> str | None:
    """The same by means of icepool; None where none of its throws can be said in its dice.

    ``dice`` says a throw of the game as an expression of icepool. One die is said by its faces.
    """

    def said(throw: AnyThrow) -> str | None:
        return dice(throw) or icepool_dice(throw)

    known = [line.throw for line in tally.lines if line.throw is not None]
    if not any(isinstance(throw, OneDie) or said(throw) for throw in known):
        return None
    throws = "".join(_throws(tally, remarks.say, lambda line: _dice_and_ways(line, said)))
    return (
        f"{_remark(remarks.title)}import icepool\nfrom icepool import Die, d, d6\n\n"
        f"{_legend(remarks)}THROWS = [\n{throws}]\n{ICEPOOL}"
    )


def csv_counts(
    law: Law[int], heads: tuple[str, str, str], names: Mapping[int, str], separator: str
) -> str:
    """A law as lines of whole numbers: value, cases, of how many."""
    reduced = law.reduced()
    made = io.StringIO()
    lines = csv.writer(made, delimiter=separator, lineterminator="\r\n")
    lines.writerow(heads)
    for value in sorted(reduced):
        lines.writerow([names.get(value, value), reduced.weights[value], reduced.total])
    return made.getvalue()


def _throws(tally: Tally, say: Say, told: Callable[[Line], str]) -> Iterator[str]:
    for number, line in enumerate(tally.lines, 1):
        labels = "; ".join(say(label) for label in line.labels)
        remark = _remark(f"{number}: {labels}" if labels else f"{number}")
        throw = f"    ({told(line)}),"
        beside = f"{throw}  {remark}"
        yield beside if len(beside) <= WIDEST else f"    {remark}{throw}\n"


def _cases_and_ways(line: Line) -> str:
    throw = line.throw
    if isinstance(throw, Successes) and not throw.rerolls and len(line.ways) == throw.dice + 1:
        faces = "" if throw.faces == 6 else f", {throw.faces}"
        ways = _ways(way[1:] for way in line.ways)
        return f"hits({throw.dice}, {throw.difficulty}{faces}), {ways}"
    return f"{_listed(line.cases.values())}, {_ways(line.cases)}"


def _dice_and_ways(line: Line, said: Dice) -> str:
    dice = None if line.throw is None else said(line.throw)
    if dice is None:
        cases = ", ".join(f"{at}: {count}" for at, count in enumerate(line.cases.values()))
        return f"Die({{{cases}}}), {_ways(line.cases)}"
    return f"{dice}, {_by_outcome(line)}"


def _by_outcome(line: Line) -> str:
    """The ways on, to be found by what the dice say: a list where they count up."""
    ways = {said: way[1:] for said, way in zip(line.outcomes, line.ways, strict=True)}
    counts = sorted(said for said in ways if isinstance(said, int))
    first = counts[0] if counts else -1
    if counts == list(range(first, first + len(ways))) and first >= 0:
        return _listed([*[None] * first, *(_on(*ways[count]) for count in counts)])
    told = (f"{_plain(said)!r}: {_on(*way)}" for said, way in ways.items())
    return f"{{{', '.join(told)}}}"


def _plain(said: Hashable) -> Hashable:
    """An outcome without names: whoever runs a snippet has none of our types."""
    return tuple(cast("tuple[Hashable, ...]", said)) if isinstance(said, tuple) else said


def _on(adds: int, to: int | None) -> tuple[int, int]:
    return adds, 0 if to is None else to + 1


def _ways(ways: Iterable[tuple[int, int | None]]) -> str:
    """What each adds, and the number of the next throw; 0 is the end."""
    return _listed(starmap(_on, ways))


def _listed(values: Iterable[object]) -> str:
    """A list, written short where one value stands in it again and again."""
    parts: list[str] = []
    plain: list[str] = []
    for value, group in groupby(values):
        count = len(list(group))
        if count < AGAIN:
            plain += [str(value)] * count
            continue
        parts += [f"[{', '.join(plain)}]"] if plain else []
        parts.append(f"[{value}] * {count}")
        plain = []
    parts += [f"[{', '.join(plain)}]"] if plain else []
    return " + ".join(parts)


def icepool_dice(throw: AnyThrow) -> str | None:
    """A throw that every game knows as icepool says it, or None."""
    match throw:
        case Successes(dice, difficulty, 0, faces) if dice:
            return f"{dice} @ (d({faces}) >= {difficulty})"
        case Sum(dice, bonus) if dice:
            return " + ".join([*(f"d({sides})" for sides in dice), *([str(bonus)] * bool(bonus))])
        case Parity(faces):
            return f"(d({faces}) % 2 == 1)"
        case Choice(among) if among > 1:
            return f"d({among}) - 1"
        case _:
            return None


def _legend(remarks: Remarks) -> str:
    named = (f"{value}: {name}" for value, name in sorted(remarks.names.items()))
    return "".join(map(_remark, [*named, remarks.key]))


def _remark(text: str) -> str:
    """A comment of one line, cut where it is long."""
    line = " ".join(text.split())
    shown = line if len(line) <= LONGEST_REMARK else f"{line[:LONGEST_REMARK]}…"
    return f"# {shown}\n"
