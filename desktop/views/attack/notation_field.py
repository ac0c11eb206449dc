"""The line where a weapon is typed as its card prints it."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextLine,
    QValidator,
)
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QWidget

from desktop.theme import give, tokens_shown

BREAKS = re.compile(r"\r\n|[\r\n\t\v\f\u0085\u2028\u2029]")
WAVE, LEAST_WAVE = 2.0, 6.0


class OneLine(QValidator):
    """Makes line breaks and tabs spaces, however they come in."""

    def validate(self, typed: str, pos: int) -> object:
        before = BREAKS.sub(" ", typed[:pos])
        return QValidator.State.Acceptable, BREAKS.sub(" ", typed), len(before)


class NotationField(QLineEdit):
    """A line of text with a wave under what is wrong in it.

    ``typed`` tells of the person's changes; Tab takes the suggestion while there is one (Esc
    sends it away), which is a change too.
    """

    typed = Signal(str)
    dismissed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wrong: tuple[int, int] | None = None
        self._suggestion: str | None = None
        self.setAccessibleName(name)
        self.setValidator(OneLine(self))
        self.textEdited.connect(self.typed)

    def show_text(self, text: str) -> None:
        """Show another text; the caret stays where it is the same."""
        if text != self.text():
            self.setText(text)
            self.setCursorPosition(0)

    def show_error(self, column: int | None, length: int = 1) -> None:
        """Mark the characters that are wrong (code points from 0); None marks nothing."""
        text = self.text()
        self._wrong = (
            None
            if column is None
            else (
                _units(text[:column]),
                _units(text[: column + length]),
            )
        )
        self.update()

    def show_wrong(self, *, wrong: bool) -> None:
        """Give the field the border of an error."""
        if bool(self.property("error")) != wrong:
            give(self, error=wrong)

    def suggest(self, text: str | None) -> None:
        """Offer a text in place of the one that is wrong."""
        self._suggestion = text

    def take_suggestion(self) -> None:
        """Replace the text by the one suggested, as if it had been typed."""
        taken, self._suggestion = self._suggestion, None
        if taken is not None:
            self.selectAll()
            self.insert(taken)
            self.typed.emit(taken)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if self._suggestion is not None and plain and event.key() == Qt.Key.Key_Tab:
                self.take_suggestion()
                return True
            if self._suggestion is not None and event.key() == Qt.Key.Key_Escape:
                self._suggestion = None
                self.dismissed.emit()
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._wrong is not None:
            self._paint_wave(*self._wrong)

    def _paint_wave(self, start: int, end: int) -> None:
        left, right = self._x(start), self._x(end)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self._inside())
        painter.setPen(QPen(QColor(tokens_shown().negative), 1.25))
        painter.drawPath(_wave(left, max(right, left + LEAST_WAVE), self._base_line()))

    def _inside(self) -> QRect:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        return self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)

    def _x(self, position: int) -> float:
        """Where a position of the text is drawn, told from where the caret is."""
        layout = QTextLayout(self.text(), self.font())
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        if not line.isValid():
            return self.cursorRect().center().x()
        from_caret = _along(line, position) - _along(line, self.cursorPosition())
        return self.cursorRect().center().x() + 1 + from_caret

    def _base_line(self) -> float:
        return self.cursorRect().bottom() - 1.0


def _along(line: QTextLine, position: int) -> float:
    """How far along a laid out line a position is; bindings differ in what they return."""
    found: object = line.cursorToX(position)
    return float(found[0]) if isinstance(found, tuple) else float(str(found))


def _units(text: str) -> int:
    """The length of a text in Qt's characters."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _wave(left: float, right: float, y: float) -> QPainterPath:
    path = QPainterPath(QPointF(left, y))
    x, up = left, True
    while x < right:
        step = min(WAVE, right - x)
        peak = y - WAVE if up else y + WAVE
        path.quadTo(QPointF(x + step / 2, peak), QPointF(x + step, y))
        x, up = x + step, not up
    return path
