"""The rail at the left: where one is, and where one may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QButtonGroup,
    QFrame,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.icons import draw
from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens

WIDTH, NARROW_WIDTH = 76, 52
BAR, ROOM = 56, 12
HEIGHT, NARROW_ITEM = 58, QSize(NARROW_WIDTH, 38)
LABEL, LEAST_LABEL, STEP = 0.8, 0.58, 0.02
"""Of the application font: a name of the rail, the smallest it gets in a larger one, by steps."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the program: its id, its icon and its name in the language of the window."""

    id: str
    icon: str
    label: str


class Rail(QFrame):
    """The mark, the places below it, and settings (or more) at the bottom.

    ``place_chosen`` tells the id of the place a person asks for; ``set_current`` shows it.
    """

    place_chosen = Signal(str)

    def __init__(
        self,
        name: str,
        places: Sequence[Place],
        bottom: Sequence[Place] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._items: dict[str, RailItem] = {}
        self._current: RailItem
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        self.setProperty("ground", "rail")
        self.setProperty("edge", "right")
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        self._mark = _Mark(self)
        layout.addWidget(self._mark)
        for place in places:
            layout.addWidget(self._item(place))
        layout.addStretch()
        for place in bottom:
            layout.addWidget(self._item(place))
        self.set_labelled(labelled=True)

    def set_current(self, place: str) -> None:
        """Show where one is: there Tab stops, the arrows go to the others."""
        for item in self._items.values():
            item.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = self._items[place]
        self._current.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._current.setChecked(True)

    def take_keyboard(self) -> None:
        """Put the keyboard on where one is."""
        self._current.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def has_keyboard(self) -> bool:
        """Whether the keyboard is on one of the places."""
        return any(item.hasFocus() for item in self._items.values())

    def set_labelled(self, *, labelled: bool) -> None:
        """Show the names under the icons, or the icons alone where the window is narrow."""
        width = max(WIDTH, *(item.needed() for item in self._items.values()))
        self.setFixedWidth(width if labelled else NARROW_WIDTH)
        self._mark.setVisible(labelled)
        self._mark.setFixedWidth(width)
        self._layout.setSpacing(4 if labelled else 2)
        for item in self._items.values():
            item.set_labelled(width, labelled=labelled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        items = list(self._items.values())
        at = next((at for at, item in enumerate(items) if item.hasFocus()), 0)
        items[(at + step) % len(items)].setFocus(Qt.FocusReason.TabFocusReason)

    def _item(self, place: Place) -> RailItem:
        item = RailItem(place, self)
        self._group.addButton(item)
        self._items[place.id] = item
        item.clicked.connect(lambda: self.place_chosen.emit(place.id))
        return item


class RailItem(QAbstractButton):
    """One place of the rail: an icon over its name."""

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = place
        self._labelled, self._width = True, WIDTH
        self.setCheckable(True)
        # So that it is told as one of several, and as the one chosen.
        self.setAutoExclusive(True)
        self.setAccessibleName(place.label)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def needed(self) -> int:
        """The width at which the name is whole."""
        metrics = QFontMetrics(scaled(QApplication.font(), 0.8))
        return metrics.horizontalAdvance(self._place.label) + ROOM

    def set_labelled(self, width: int, *, labelled: bool) -> None:
        """Show the name under the icon in this width, or as a tooltip."""
        self._labelled, self._width = labelled, width
        self.setToolTip("" if labelled else self._place.label)
        self.updateGeometry()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # The group would let Tab stop at whatever item the arrows were last on.
        QWidget.focusInEvent(self, event)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width, HEIGHT) if self._labelled else NARROW_ITEM

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The group would move the choice with the arrows; here they move the focus only.
        if event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            event.ignore()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = tokens_shown()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, tokens)
        ink = "accent" if self.isChecked() else "muted"
        top = 10 if self._labelled else (self.height() - 24) / 2
        draw(painter, QRectF((self.width() - 24) / 2, top, 24, 24), self._place.icon, tokens, ink)
        if self._labelled:
            self._paint_label(painter, getattr(tokens, ink))

    def _paint_ground(self, painter: QPainter, tokens: Tokens) -> None:
        tile = QRectF(self.rect()).adjusted(4, 0, -4, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self.underMouse():
            painter.setBrush(QColor(tokens.base if self.isChecked() else tokens.alt))
            painter.drawRoundedRect(tile, 6, 6)
        if self.isChecked():
            painter.setBrush(QColor(tokens.accent))
            painter.drawRoundedRect(QRectF(-2, 10, 5, self.height() - 20), 2, 2)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 2))
            painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 6, 6)

    def label_shown(self) -> tuple[str, QFont]:
        """The name as it finds room, and its font: smaller where it must be, else cut."""
        room, factor, bold = self.width() - 8, LABEL, self.isChecked()
        font = scaled(QApplication.font(), factor, bold=bold)
        # Bold takes more room than the name has when it is not where one is.
        while factor > LEAST_LABEL and _wide(self._place.label, font) > room:
            factor -= STEP
            font = scaled(QApplication.font(), factor, bold=bold)
        cut = Qt.TextElideMode.ElideRight
        return QFontMetrics(font).elidedText(self._place.label, cut, room), font

    def _paint_label(self, painter: QPainter, ink: str) -> None:
        label, font = self.label_shown()
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room = self.rect().adjusted(4, 34, -4, -4)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, label)


def _wide(label: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(label)


class _Mark(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(WIDTH, BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        tokens = tokens_shown()
        rect = QRectF((self.width() - 36) / 2, 20, 36, 24)
        draw(QPainter(self), rect, "mark", tokens, "text")
