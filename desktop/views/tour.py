"""A few callouts, one after the other, beside what they speak of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from desktop.theme import tokens_shown
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.shadow import cast_shadow
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.text import Text

WIDTH, GAP, AROUND = 320, 14, 6

NOTES = (
    Text("The weapon is typed as its card prints it; what was understood stands below."),
    Text("Who may be touched, with the numbers of their cards. Type in a cell to change it."),
    Text("What may happen to each, at once. Click a bold number to see why it is so."),
    Text("Type the dice of the table, or roll them here. F1 explains the place you are in."),
)


def stops(parts: Sequence[QWidget], words: Words) -> list[tuple[QWidget, str]]:
    """The notes beside these parts of the window, the last notes where some are missing."""
    notes = NOTES[len(NOTES) - len(parts) :]
    return [(part, words(note)) for part, note in zip(parts, notes, strict=True)]


class Tour(InReadingOrder, QFrame):
    """Shows its notes in turn; Enter goes on, Esc ends it."""

    ended = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._words = words
        self._stops: list[tuple[QWidget, str]] = []
        self._at = 0
        self._ring = _Ring(parent)
        self._note = Label(parent=self)
        self._place = Label(factor=0.9, tone="muted", parent=self)
        self._skip = Button(words(Text("Skip")), role="link", parent=self)
        self._next = Button(words(Text("Next")), role="primary", parent=self)
        self._skip.clicked.connect(self.stop)
        self._next.clicked.connect(self.go_on)
        self.setProperty("panel", "floating")
        self.setFixedWidth(WIDTH)
        self._lay_out()
        cast_shadow(self)
        self.hide()

    def start(self, stops: Sequence[tuple[QWidget, str]]) -> None:
        """Show the first note; parts that a narrow window hides are passed over."""
        self._stops, self._at = [stop for stop in stops if stop[0].isVisible()], 0
        self._host.installEventFilter(self)
        self._show()

    def go_on(self) -> None:
        """Show the next note; after the last the tour is over."""
        self._at += 1
        self._show()

    def stop(self) -> None:
        """End the tour."""
        self._host.removeEventFilter(self)
        self._ring.hide()
        self.hide()
        self.ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.stop()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.go_on()
            case _:
                super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return super().eventFilter(watched, event)

    def _show(self) -> None:
        if self._at >= len(self._stops):
            self.stop()
            return
        note = self._stops[self._at][1]
        last = self._at == len(self._stops) - 1
        self._note.setText(note)
        place = Text("{at} of {all}", at=self._at + 1, all=len(self._stops))
        self._place.setText(self._words(place))
        self._next.setText(self._words(Text("Done") if last else Text("Next")))
        self._next.setAccessibleName(f"{note} {self._next.text()}")
        self._skip.setVisible(not last)
        self.setAccessibleName(note)
        self._settle()
        self.show()
        self.raise_()
        self._next.setFocus(Qt.FocusReason.PopupFocusReason)

    def _settle(self) -> None:
        """Stand beside the part spoken of, and put a ring around it."""
        if self._at >= len(self._stops):
            return
        part = self._stops[self._at][0]
        if not isValid(part):
            self.stop()
            return
        area = _scrolled(part)
        if area is not None:
            area.ensureWidgetVisible(part, 0, AROUND)
        seen = self._seen(part, area)
        self._note.setMinimumHeight(self._note.heightForWidth(WIDTH - 36))
        self.adjustSize()
        self._ring.surround(seen)
        self.move(self._beside(seen))

    def _seen(self, part: QWidget, area: QScrollArea | None) -> QRect:
        """Where a part stands on the host, as far as it is to be seen."""
        around = self._on_host(part).adjusted(-AROUND, -AROUND, AROUND, AROUND)
        shown = self._host if area is None else area.viewport()
        return around.intersected(self._on_host(shown))

    def _on_host(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self._host, QPoint(0, 0)), part.size())

    def _beside(self, seen: QRect) -> QPoint:
        """To the right where there is room, else under it, else within its lower edge."""
        room = self._host.rect()
        if seen.right() + GAP + WIDTH < room.right():
            place = QPoint(seen.right() + GAP, seen.top())
        elif seen.bottom() + GAP + self.height() < room.bottom():
            place = QPoint(seen.right() - WIDTH, seen.bottom() + GAP)
        else:
            place = QPoint(seen.center().x() - WIDTH // 2, seen.bottom() - self.height() - GAP)
        most = room.bottomRight() - self.rect().bottomRight() - QPoint(GAP, GAP)
        return QPoint(max(GAP, min(place.x(), most.x())), max(GAP, min(place.y(), most.y())))

    def _lay_out(self) -> None:
        self._note.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self._place)
        row.addStretch()
        row.addWidget(self._skip)
        row.addWidget(self._next)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 14, 14, 12)
        layout.setSpacing(10)
        layout.addWidget(self._note)
        layout.addLayout(row)


def _scrolled(part: QWidget) -> QScrollArea | None:
    """What a part is scrolled in."""
    above = part.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


class _Ring(QWidget):
    """A frame around a part of the window, that clicks go through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, part: QRect) -> None:
        """Stand around a part of the parent."""
        self.setGeometry(part)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens_shown().accent), 3))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
