"""A law as a short program that anybody can run: plain Python, or icepool's dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.law import Law
from rules.tally import Line, Tally
from rules.throws import AnyThrow, Choice, Parity, Successes, Sum

LONGEST_REMARK = 96
Dice = Callable[[AnyThrow], str | None]

HITS = """\
def hits(dice, need, faces=6):
    counts = {0: 1}
    for _ in range(dice):
        after = {}
        for hit, count in counts.items():
            for face in range(1, faces + 1):
                more = hit + (face >= need)
                after[more] = after.get(more, 0) + count
        counts = after
    return counts
"""
PYTHON = """\
laws = {None: {0: Fraction(1)}}
for state, (counts, ways) in enumerate(STATES):
    total, law = sum(counts.values()), {}
    for outcome, count in counts.items():
        adds, after = ways[outcome]
        for value, chance in laws[after].items():
            law[value + adds] = law.get(value + adds, 0) + Fraction(count, total) * chance
    laws[state] = law
"""
ICEPOOL = """\
laws = {None: Die([0])}
for state, (dice, ways) in enumerate(STATES):
    laws[state] = dice.map(lambda outcome: laws[ways[outcome][1]] + ways[outcome][0])
"""


def python_snippet(tally: Tally, title: str, names: Mapping[int, str]) -> str:
    """A program of the standard library that works a law out and leaves it in ``result``.

    ``title`` and ``names`` (of values) are remarks in it, in the language of whoever copies it.
    """
    states = "".join(_states(tally, _counts))
    helper = f"\n{HITS}" if "hits(" in states else ""
    return (
        f"{_remark(title)}from fractions import Fraction\n{helper}\n"
        f"{_legend(names)}# Each state: the cases of each outcome; what it adds, what is next.\n"
        f"STATES = [\n{states}]\n{PYTHON}"
        f"result = laws[len(STATES) - 1]\n"
        "for value in sorted(result):\n    print(value, result[value])\n"
    )


def icepool_snippet(tally: Tally, title: str, names: Mapping[int, str], dice: Dice) -> str | None:
    """The same by means of icepool; None where none of its throws can be said in its dice.

    ``dice`` says a throw of the game as an expression of icepool.
    """

    def said(throw: AnyThrow) -> str | None:
        return dice(throw) or icepool_dice(throw)

    if not any(line.throw is not None and said(line.throw) for line in tally.lines):
        return None
    states = "".join(_states(tally, lambda line: _dice(line, said)))
    return (
        f"{_remark(title)}import icepool\nfrom icepool import Die, d, d6\n\n"
        f"{_legend(names)}# Each state: the dice; what each outcome adds, what is next.\n"
        f"STATES = [\n{states}]\n{ICEPOOL}"
        "result = laws[len(STATES) - 1]\nprint(result)\n"
    )


def csv_counts(law: Law[int], heads: tuple[str, str, str], names: Mapping[int, str]) -> str:
    """A law as lines of whole numbers: value, cases, of how many."""
    reduced = law.reduced()
    rows = [heads] + [
        (names.get(value, str(value)), str(reduced.weights[value]), str(reduced.total))
        for value in sorted(reduced)
    ]
    return "".join(";".join(_quoted(cell) for cell in row) + "\r\n" for row in rows)


def _quoted(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if any(sign in cell for sign in ';"\r\n') else cell


def _states(tally: Tally, counts: Callable[[Line], str]) -> Iterator[str]:
    for line in tally.lines:
        said = f"    {_remark(line.said)}" if line.said else ""
        yield f"{said}    ({counts(line)}, {_ways(line)}),\n"


def _ways(line: Line) -> str:
    by: Mapping[Any, Any] = dict(line.by) or dict(enumerate(line.ways))
    return "{" + ", ".join(f"{said!r}: ({way.adds}, {way.to})" for said, way in by.items()) + "}"


def _counts(line: Line) -> str:
    throw = line.throw
    if isinstance(throw, Successes) and not throw.rerolls:
        return f"hits({throw.dice}, {throw.difficulty}{_faces(throw)})"
    return repr(_chances(line))


def _faces(throw: Successes) -> str:
    return "" if throw.faces == 6 else f", {throw.faces}"


def _chances(line: Line) -> dict[Any, int]:
    pairs = line.by or tuple(enumerate(line.ways))
    return {said: way.chances for said, way in pairs}


def _dice(line: Line, said: Dice) -> str:
    dice = None if line.throw is None else said(line.throw)
    return f"Die({_chances(line)!r})" if dice is None else dice


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


def _legend(names: Mapping[int, str]) -> str:
    return "".join(_remark(f"{value}: {name}") for value, name in sorted(names.items()))


def _remark(text: str) -> str:
    """A comment of one line, cut where it is long."""
    line = " ".join(text.split())
    shown = line if len(line) <= LONGEST_REMARK else f"{line[:LONGEST_REMARK]}…"
    return f"# {shown}\n"
