"""Each figure's chances where the worst state is what matters: under the template, and then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from desktop.table.scatter import chances_of
from desktop.table.sight import Sight
from desktop.theme import scaled, tokens_shown
from desktop.views.table.list_view import ENTRY, ROW, Index
from desktop.views.table.touch_delegate import EDGE, paint_ground, paint_text
from desktop.widgets.side_mark import paint_side
from desktop.words import Words
from rules.ladders import merged
from rules.result import Result
from rules.text import Percent, Text

NOTHING = "–"
MARK_AT, NAME_AT, ROOM = 9, 23, 16
Flags = Qt.AlignmentFlag


@dataclass(frozen=True)
class Chances:
    """A figure with what stands in the columns; ``faint``: nothing can happen to him.

    ``under``: None where the game does not tell it.
    """

    name: str
    side: str | None
    under: Fraction | None
    glance: Mapping[str, Fraction]
    cells: tuple[str, ...]
    words: Words = field(compare=False)

    @property
    def faint(self) -> bool:
        return self.under == 0

    @property
    def told(self) -> str:
        """What a screen reader says."""
        return ", ".join(_told(self))


def heads_of(result: Result, words: Words) -> list[str]:
    """The heads of the columns: the figure, under the template, what the game tells first."""
    first = [words(Text("Figure")), words(Text("under", "head of a column"))]
    return [*first, *map(words.label, _glances(result))]


def chances_rows(sight: Sight, result: Result, words: Words) -> list[Chances]:
    """Every figure that is known or stands on the table; bystanders come last."""
    under, heads = chances_of(result), _glances(result)
    rows = [
        _row(one.name, one.side, under.get(one.name), one.glance, heads, words)
        for one in result.figures
    ]
    for other in result.bystanders:
        stand = sight.by_name.get(other.name)
        side = None if stand is None else stand.side
        rows.append(_row(other.name, side, other.under, {}, heads, words))
    return rows


def _glances(result: Result) -> Sequence[str]:
    return merged([tuple(one.glance) for one in result.figures])


def _row(
    name: str,
    side: str | None,
    under: Fraction | None,
    glance: Mapping[str, Fraction],
    heads: Sequence[str],
    words: Words,
) -> Chances:
    known = {} if under == 0 else glance
    chances = (under, *(known.get(head) for head in heads))
    cells = tuple(NOTHING if c is None else words.percent(c) for c in chances)
    return Chances(name, side, under, known, cells, words)


def _told(row: Chances) -> Iterator[str]:
    words = row.words
    yield row.name
    if row.side:
        yield words(Text("ours") if row.side == "ally" else Text("theirs"))
    if row.under is not None:
        yield words(Text("under the template in {chance}", chance=Percent(row.under)))
    for state, chance in row.glance.items():
        yield f"{words.label(state)} {words.percent(chance)}"


class ChancesDelegate(QStyledItemDelegate):
    """Paints the mark and the name, then the chances, the last of them in bold."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Chances = index.data(ENTRY)
        told = "" if not index.column() else row.cells[index.column() - 1]
        return QSize(option.fontMetrics.horizontalAdvance(told) + ROOM, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        row: Chances = index.data(ENTRY)
        ink = tokens.muted if row.faint else tokens.text
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, option, tokens)
        if index.column() == 0:
            if row.side in ("ally", "foe"):
                centre = QPointF(rect.left() + MARK_AT, rect.center().y() + 0.5)
                paint_side(painter, centre, 11, row.side, tokens)
            room = rect.adjusted(NAME_AT, 0, -4, 0)
            paint_text(painter, room, row.name, option.font, bold=True, ink=ink)
        else:
            bold = index.column() == len(row.cells)
            painter.setFont(scaled(option.font, 1.0, bold=bold))
            painter.setPen(QColor(ink))
            told = row.cells[index.column() - 1]
            room = rect.adjusted(0, 0, -EDGE, 0)
            painter.drawText(room, Flags.AlignRight | Flags.AlignVCenter, told)
        painter.restore()
