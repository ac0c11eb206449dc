"""The deviation map in words: every place where the template may come down, one to a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.table.scatter_paint import under_words
from desktop.theme import scaled, tokens_shown
from desktop.views.table.list_view import ENTRY, ROW, Index, ListModel, ListView
from desktop.views.table.touch_delegate import EDGE, paint_ground, paint_text
from desktop.widgets.foldable import Foldable, fold_words
from desktop.words import Words
from rules.landing import Landing
from rules.text import Text

ROOM, SECOND_LINE = 16, 15
Flags = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place as the list tells of it."""

    name: str
    point: str
    chance: str
    under: str
    told: str
    landing: Landing = field(compare=False)


def place_rows(places: Sequence[Landing], words: Words) -> list[PlaceRow]:
    """The places in the order in which the game tells them."""
    return [_row(place, words) for place in places]


def _row(place: Landing, words: Words) -> PlaceRow:
    name = words(Text("Elsewhere") if place.told is None else place.told)
    point = f"{words.decimal(place.x)}; {words.decimal(place.y)}"
    chance, under = words.percent1(place.chance), under_words(place, words)
    told = f"{name}, {chance}, x {words.decimal(place.x)}, y {words.decimal(place.y)}, {under}"
    return PlaceRow(name, point, chance, under, told, place)


class PlacesFold(Foldable):
    """The list, folded until it is wanted; ``looked`` tells the place the keyboard is on, or None.

    A place is looked at as long as the list has the keyboard.
    """

    looked = Signal(object)

    def __init__(self, words: Words, parent: QWidget) -> None:
        title = words(Text("Positions of the template"))
        super().__init__(title, told=fold_words(words), parent=parent)
        self._words = words
        heads = [
            words(Text("Position")),
            words(Text("x; y", "coordinates, head of a column")),
            words(Text("chance", "head of a column")),
        ]
        self._model = ListModel(heads, self)
        name = words(Text("Positions of the template"))
        self.list = _List(name, self._model, _Delegate(self), self)
        self.set_content(self.list)
        self.list.picked.connect(self._tell)
        self.list.entered_keys.connect(self._tell)
        self.list.left_keys.connect(lambda: self.looked.emit(None))

    def show_places(self, places: Sequence[Landing]) -> None:
        """Show these places."""
        self._model.show_entries(place_rows(places, self._words))
        self.set_state(self._words.number(len(places)))
        self.list.updateGeometry()

    def choose(self, place: Landing) -> None:
        """Open the list at a place, with the keyboard on it."""
        rows = range(self._model.rowCount())
        at = next((row for row in rows if self._place(row) == place), None)
        if at is not None:
            self.set_open(opened=True)
            self.list.setFocus()
            self.list.setCurrentIndex(self._model.index(at, 0))

    def _place(self, row: int) -> Landing | None:
        entry = self._model.entry(row)
        return entry.landing if isinstance(entry, PlaceRow) else None

    def _tell(self) -> None:
        row = self.list.currentIndex().row()
        if row >= 0 and self.list.hasFocus():
            self.looked.emit(self._place(row))


class _List(ListView):
    entered_keys = Signal()
    left_keys = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))
        self.entered_keys.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left_keys.emit()


class _Delegate(QStyledItemDelegate):
    """Paints how the place is reached over who is under it; the point; the chance."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: PlaceRow = index.data(ENTRY)
        told = ("", row.point, row.chance)[index.column()]
        return QSize(option.fontMetrics.horizontalAdvance(told) + ROOM, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, rect = tokens_shown(), option.rect
        row: PlaceRow = index.data(ENTRY)
        painter.save()
        paint_ground(painter, option, tokens)
        if index.column() == 0:
            room = rect.adjusted(2, 0, -4, -SECOND_LINE)
            paint_text(painter, room, row.name, option.font, bold=False, ink=tokens.text)
            small = scaled(option.font, 0.8)
            room = rect.adjusted(2, SECOND_LINE, -4, 0)
            paint_text(painter, room, row.under, small, bold=False, ink=tokens.muted)
        else:
            painter.setFont(option.font)
            painter.setPen(QColor(tokens.text if index.column() == 2 else tokens.muted))
            told = row.point if index.column() == 1 else row.chance
            room = rect.adjusted(0, 0, -EDGE, 0)
            painter.drawText(room, Flags.AlignRight | Flags.AlignVCenter, told)
        painter.restore()
