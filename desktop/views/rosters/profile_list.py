"""Profiles in lines: the mark of their side, their name, how many, their points."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import (
    QAbstractListModel,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.forms.tooltip import plain_tip
from desktop.icons import draw
from desktop.theme import scaled, tokens_of
from desktop.views.rosters.rows import Row
from desktop.views.rosters.sentences import points_words
from desktop.widgets.index import NOWHERE, Index
from desktop.widgets.side_mark import paint_side
from desktop.words import Words
from rules.json_reading import Json

Role = Qt.ItemDataRole
ROW = 36
PROFILE = Role.UserRole
MARKED = Role.UserRole + 1
RIGHT = Role.UserRole + 2
HEAD = Role.UserRole + 3
"""The row of a group's head; None for a profile."""


class ProfileModel(QAbstractListModel):
    """Profiles as lines; with ``check`` they carry boxes, and a change of one is told to it."""

    def __init__(
        self,
        words: Words,
        parent: QWidget | None = None,
        check: Callable[[str, bool], None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._check = check
        self._profiles: list[Json] = []
        self._marked: Collection[str] = ()
        self._checked: Collection[str] = ()

    def show_profiles(self, profiles: list[Json], marked: Collection[str] = ()) -> None:
        """Show these profiles; ``marked``: ids of those with something to mend."""
        same = [one["id"] for one in profiles] == [one["id"] for one in self._profiles]
        if not same:
            self.beginResetModel()
        self._profiles, self._marked = profiles, marked
        if not same:
            self.endResetModel()
        elif profiles:
            self.dataChanged.emit(self.index(0), self.index(len(profiles) - 1))

    def show_checks(self, checked: Collection[str]) -> None:
        """Show which profiles are chosen, by their ids."""
        self._checked = checked
        if self._profiles:
            self.dataChanged.emit(self.index(0), self.index(len(self._profiles) - 1))

    def row_of(self, identity: str | None) -> int:
        """The row of a profile, or −1."""
        rows = (row for row, one in enumerate(self._profiles) if one["id"] == identity)
        return next(rows, -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._profiles)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if self._check else flags

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        profile = self._profiles[index.row()]
        match role:
            case Role.DisplayRole:
                return profile["name"]
            case Role.ToolTipRole:
                return plain_tip(profile["name"])
            case Role.AccessibleTextRole:
                return ", ".join(part for part in (profile["name"], self._right(profile)) if part)
            case Role.CheckStateRole if self._check:
                chosen = profile["id"] in self._checked
                return Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked
            case _:
                return self._own(profile, role)

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        if role != Role.CheckStateRole or self._check is None:
            return False
        self._check(
            self._profiles[index.row()]["id"], Qt.CheckState(value) == Qt.CheckState.Checked
        )
        return True

    def _own(self, profile: Json, role: int) -> object:
        if role == PROFILE:
            return profile
        if role == MARKED:
            return profile["id"] in self._marked
        return self._right(profile) if role == RIGHT else None

    def _right(self, profile: Json) -> str:
        points = points_words(self._words, profile)
        if profile["count"] == 1:
            return points
        figures = self._words.number(profile["count"])
        return f"{figures} × {points}" if points else f"× {figures}"


class ProfileDelegate(QStyledItemDelegate):
    """Paints a profile; its name gives way to the numbers, never the other way round."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        name, shown.text = shown.text, ""
        widget: QWidget = shown.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, widget)
        room = widget.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, widget)
        room.setTop(option.rect.top())
        room.setBottom(option.rect.bottom())
        room.setRight(option.rect.right() - 12)
        painter.save()
        painter.setFont(QApplication.font())
        if index.data(HEAD) is None:
            self._paint_line(painter, room, name, index)
        else:
            self._paint_head(painter, room, name, index)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, max(ROW, option.fontMetrics.height() + 12))

    def _paint_head(self, painter: QPainter, room: QRect, name: str, index: Index) -> None:
        """A group: the arrow that folds it, its name in bold, how many figures it has."""
        row: Row = index.data(HEAD)
        tokens = tokens_of(QApplication.palette())
        arrow = "chevron-right" if row.is_folded else "chevron-down"
        place = QRect(room.left() + 4, room.center().y() - 7, 16, 16)
        draw(painter, place.toRectF(), arrow, tokens)
        right = str(sum(one["count"] for one in row.members))
        wide = painter.fontMetrics().horizontalAdvance(right)
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | vertical, right)
        painter.setFont(scaled(QApplication.font(), 1.0, bold=True))
        painter.setPen(QColor(tokens.text if row.group else tokens.muted))
        room = room.adjusted(26, 0, -wide - 12, 0)
        cut = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | vertical, cut)

    def _paint_line(self, painter: QPainter, room: QRect, name: str, index: Index) -> None:
        tokens = tokens_of(QApplication.palette())
        left = room.left() + 8
        profile: Json = index.data(PROFILE)
        if profile["side"]:
            centre = QPointF(left + 6, room.center().y() + 1)
            paint_side(painter, centre, 11, profile["side"], tokens)
        left += 22
        if index.data(MARKED):
            draw(painter, QRect(left, room.center().y() - 7, 16, 16).toRectF(), "error", tokens,
                 "negative")  # fmt: skip
            left += 22
        right = str(index.data(RIGHT))
        metrics = painter.fontMetrics()
        wide = metrics.horizontalAdvance(right)
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(tokens.text))
        place = QRect(left, room.top(), room.right() - wide - 12 - left, room.height())
        cut = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | vertical, cut)
        painter.setPen(QApplication.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | vertical, right)
