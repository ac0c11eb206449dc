"""How a figure of the board is painted: the numbers are never covered, names give way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.icons import draw
from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.views.battle.side_list import BADGES, STANDING
from desktop.widgets.index import Index
from desktop.widgets.side_mark import Side, paint_side
from desktop.words import NBSP, Words
from rules.battle.board import Standing
from rules.text import Text

Flags = Qt.AlignmentFlag
ROW = 62
MARGIN, TEXT_LEFT = 16, 36
BOX, BOX_AREA = 20, 36
PIP, PIP_HEIGHT, PIP_GAP = 8, 12, 2
GAP = 8
MOST_FOR_PIPS = 0.55
BAR = 140
"""Pips take at most so much of the room left of the number; a bar stands for more of them."""


class SideDelegate(QStyledItemDelegate):
    """Paints one figure in two lines; a click on the box says that he has played."""

    def __init__(self, words: Words, view: QListView) -> None:
        super().__init__(view)
        self._words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del index
        return QSize(160, max(ROW, 2 * option.fontMetrics.height() + 28))

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        clicked = (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() == Qt.MouseButton.LeftButton
            and _box_area(option.rect).contains(event.position().toPoint())
        )
        keyed = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not (clicked or keyed):
            return False
        checked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
        state = Qt.CheckState.Unchecked if checked else Qt.CheckState.Checked
        return model.setData(index, state, Qt.ItemDataRole.CheckStateRole)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, standing = tokens_shown(), index.data(STANDING)
        assert isinstance(standing, Standing)
        painter.save()
        self._paint_ground(painter, option, tokens)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect
        centre = QPointF(rect.left() + MARGIN + 4, rect.center().y() + 1)
        paint_side(painter, centre, 10, _side(standing), tokens)
        right = self._paint_points(painter, rect, standing, tokens)
        room = QRect(rect.left() + TEXT_LEFT, rect.top(), right - rect.left() - TEXT_LEFT - GAP,
                     rect.height())  # fmt: skip
        badges = index.data(BADGES)
        lone = not badges and not standing.points
        self._paint_name(painter, room if lone else _upper(room), standing, tokens)
        self._paint_low(painter, room, standing, (badges, tokens))
        _paint_box(painter, rect, tokens, checked=standing.played)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, tokens: Tokens
    ) -> None:
        states = QStyle.StateFlag
        selected = bool(option.state & states.State_Selected)
        hovered = bool(option.state & states.State_MouseOver)
        ground = tokens.select if selected else tokens.alt if hovered else tokens.base
        painter.fillRect(option.rect, QColor(ground))
        painter.setPen(QColor(tokens.line))
        painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        view = option.widget
        if selected and view is not None and view.hasFocus():
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))

    def _paint_points(
        self, painter: QPainter, rect: QRect, standing: Standing, tokens: Tokens
    ) -> int:
        """The number left, of how many; returns where they begin."""
        right = _box_area(rect).left() - 4
        if standing.points is None:
            return right
        unit = self._words.label(standing.game.counted)
        of = f" / {self._words.number(standing.points)}{NBSP}{unit}"
        painter.setFont(scaled(QApplication.font(), 0.9))
        small = painter.fontMetrics().horizontalAdvance(of)
        painter.setPen(QColor(tokens.muted))
        band = QRect(rect.left(), rect.top(), right - rect.left(), rect.height())
        painter.drawText(band, Flags.AlignRight | Flags.AlignVCenter, of)
        painter.setFont(scaled(QApplication.font(), 1.45, bold=not standing.out))
        painter.setPen(QColor(tokens.muted if standing.out else tokens.text))
        left = self._words.number(standing.left or 0)
        band.setRight(right - small - 2)
        painter.drawText(band, Flags.AlignRight | Flags.AlignVCenter, left)
        return band.right() - painter.fontMetrics().horizontalAdvance(left)

    def _paint_name(
        self, painter: QPainter, line: QRect, standing: Standing, tokens: Tokens
    ) -> None:
        font = scaled(QApplication.font(), 1.0, bold=not standing.out)
        font.setStrikeOut(standing.out)
        painter.setFont(font)
        painter.setPen(QColor(tokens.muted if standing.out else tokens.text))
        cut = painter.fontMetrics().elidedText(
            standing.name, Qt.TextElideMode.ElideMiddle, line.width()
        )
        painter.drawText(line, Flags.AlignLeft | Flags.AlignVCenter, cut)

    def _paint_low(
        self,
        painter: QPainter,
        room: QRect,
        standing: Standing,
        shown: tuple[Sequence[str], Tokens],
    ) -> None:
        badges, tokens = shown
        low = QRect(room.left(), room.center().y() + 3, room.width(), room.height() // 2 - 8)
        at = low.left()
        if standing.points:
            at = _paint_pips(painter, low, standing, tokens) + GAP
        _paint_badges(painter, QRect(at, low.top(), low.right() - at, low.height()), badges, tokens)


def header_text(words: Words, standings: Sequence[Standing]) -> tuple[str, str]:
    """The points left on a side, and of how many; empty where the game counts none."""
    counted = [one for one in standings if one.points is not None]
    if not counted:
        standing = sum(not one.out for one in standings)
        total = words(Text("of %n figure(s)", None, len(standings)))
        return words.number(standing), f" {total}"
    left = sum(one.left or 0 for one in counted if not one.out)
    points = sum(one.points or 0 for one in counted)
    unit = words.label(counted[0].game.counted)
    return words.number(left), f" / {words.number(points)}{NBSP}{unit}"


def _side(standing: Standing) -> Side:
    return "ally" if standing.side == "ally" else "foe"


def _upper(room: QRect) -> QRect:
    """The line of the name where something stands below it."""
    return QRect(room.left(), room.top() + 8, room.width(), room.height() // 2 - 6)


def _box_area(rect: QRect) -> QRect:
    """Where a click counts for the box: larger than it is drawn."""
    return QRect(rect.right() - BOX_AREA - 8, rect.top(), BOX_AREA + 8, rect.height())


def _paint_box(painter: QPainter, rect: QRect, tokens: Tokens, *, checked: bool) -> None:
    area = _box_area(rect)
    box = QRectF(0, 0, BOX, BOX)
    box.moveCenter(QRectF(area).center())
    painter.setPen(QPen(QColor(tokens.accent if checked else tokens.border), 1))
    painter.setBrush(QColor(tokens.accent if checked else tokens.base))
    painter.drawRoundedRect(box, 4, 4)
    if checked:
        draw(painter, box.adjusted(3, 3, -3, -3), "check", tokens, "accent_text")


def _paint_pips(painter: QPainter, low: QRect, standing: Standing, tokens: Tokens) -> int:
    """A pip for each point, full while he has it; returns where they end."""
    points, left = standing.points or 0, standing.left or 0
    top = low.center().y() - PIP_HEIGHT // 2
    ink = QColor(getattr(tokens, _side(standing)))
    wide = points * (PIP + PIP_GAP)
    if wide > low.width() or (wide > low.width() * MOST_FOR_PIPS and points > 20):
        bar = QRect(low.left(), top, min(BAR, low.width()), PIP_HEIGHT)
        return _paint_bar(painter, bar, standing, tokens)
    for number in range(points):
        pip = QRectF(
            low.left() + number * (PIP + PIP_GAP) + 0.5, top + 0.5, PIP - 1, PIP_HEIGHT - 1
        )
        painter.setPen(QPen(ink if number < left else QColor(tokens.border), 1))
        painter.setBrush(ink if number < left else QColor(tokens.base))
        painter.drawRoundedRect(pip, 1.5, 1.5)
    return low.left() + wide


def _paint_bar(painter: QPainter, bar: QRect, standing: Standing, tokens: Tokens) -> int:
    """One bar in place of more pips than there is room for."""
    share = (standing.left or 0) / max(1, standing.points or 1)
    painter.setPen(QPen(QColor(tokens.border), 1))
    painter.setBrush(QColor(tokens.base))
    outline = QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(outline, 1.5, 1.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(getattr(tokens, _side(standing))))
    full = QRectF(outline.left(), outline.top(), outline.width() * share, outline.height())
    painter.drawRoundedRect(full, 1.5, 1.5)
    return bar.right()


def _paint_badges(painter: QPainter, room: QRect, badges: Sequence[str], tokens: Tokens) -> None:
    """The states, as many as there is room for; the rest is in the tooltip."""
    font = scaled(QApplication.font(), 0.8)
    painter.setFont(font)
    metrics = QFontMetrics(font)
    at = room.left()
    for badge in badges:
        wide = metrics.horizontalAdvance(badge) + 12
        if at + wide > room.right():
            if at == room.left() and room.width() > 40:
                wide = room.width()
            else:
                return
        place = QRectF(at, room.center().y() - metrics.height() / 2 - 1, wide, metrics.height() + 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.rail))
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(QColor(tokens.muted))
        cut = metrics.elidedText(badge, Qt.TextElideMode.ElideRight, int(wide) - 8)
        painter.drawText(place, Flags.AlignCenter, cut)
        at += wide + 4
