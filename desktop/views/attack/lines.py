"""The lines of the target table: an outsider stands under his opponent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.views.attack.draft import name_of, opponents
from rules.json_reading import Json


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table: the place of its target, and that of the opponent it stands under."""

    place: int
    under: int | None = None
    outside: bool = False


def lines_of(targets: Sequence[Json], *, outsiders: bool) -> list[Line]:
    """The lines from top to bottom; where nobody may stand outside, those of the document."""
    outside = [outsiders and target.get("in_area") is False for target in targets]
    heads = {place: _head(targets, place, outside) for place in range(len(targets))}
    lines: list[Line] = []
    for place in (place for place, head in heads.items() if head is None):
        lines.append(Line(place, outside=outside[place]))
        below = [other for other, head in heads.items() if head == place]
        lines += [Line(other, place, outside=True) for other in below]
    return lines


def moved(lines: Sequence[Line], row: int, to: int) -> list[int] | None:
    """The places in a new order, one line (with those under it) moved to where another is."""
    line, there = lines[row], lines[to] if 0 <= to < len(lines) else None
    if there is None or row == to:
        return None
    blocks = _blocks(lines)
    if line.under is None:
        wanted = there.place if there.under is None else there.under
        moved_in = [block[0] for block in blocks]
        _move(blocks, moved_in.index(line.place), moved_in.index(wanted))
    elif there.under == line.under:
        block = next(block for block in blocks if block[0] == line.under)
        _move(block, block.index(line.place), block.index(there.place))
    else:
        return None
    order = [place for block in blocks for place in block]
    return order if order != [line.place for line in lines] else None


def step(lines: Sequence[Line], row: int, by: int) -> int:
    """The row one step up (-1) or down (1) among those of the same rank; out of range at an end."""
    ranks = [at for at, line in enumerate(lines) if line.under == lines[row].under]
    there = ranks.index(row) + by
    return ranks[there] if 0 <= there < len(ranks) else -1


def _head(targets: Sequence[Json], place: int, outside: Sequence[bool]) -> int | None:
    """The first opponent inside the area of a figure outside it."""
    if not outside[place]:
        return None
    names = opponents(targets, place)
    told = (at for at, target in enumerate(targets) if name_of(target) in names)
    return next((at for at in told if not outside[at]), None)


def _blocks(lines: Sequence[Line]) -> list[list[int]]:
    blocks: list[list[int]] = []
    for line in lines:
        if line.under is None:
            blocks.append([line.place])
        else:
            blocks[-1].append(line.place)
    return blocks


def _move(items: list[Any], start: int, end: int) -> None:
    items.insert(end, items.pop(start))
