"""The legend of the charts: exactly, at least, out of action, before the dice."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.theme import scaled, tokens_of
from desktop.theme_tokens import Tokens
from desktop.words import Words
from rules.text import Text

BOX = 10
GAP = 14


class Legend(QWidget):
    """Four marks with their meaning, in one line; those that have no room are left out."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        texts = [Text("exactly"), Text("at least"), Text("out of action"), Text("before the dice")]
        self._words = words
        self._names = [words(text) for text in texts]
        self._before = False
        self.setAccessibleName(", ".join(self._names))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_worst(self, marked: str) -> None:
        """Name the bar of who is worst off as the game does."""
        name = self._words.label(marked)
        if name != self._names[2]:
            self._names[2] = name
            self.setAccessibleName(", ".join(self._names))
            self.updateGeometry()
            self.update()

    def show_before(self, *, shown: bool) -> None:
        """Name the dashes of the law before the dice, or not."""
        self._before = shown
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(scaled(QApplication.font(), 0.8))
        widths = [BOX + 6 + metrics.horizontalAdvance(name) for name in self._shown()]
        return QSize(sum(widths) + GAP * (len(widths) - 1) + 2, metrics.height() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        tokens = tokens_of(self.palette())
        painter.setFont(scaled(QApplication.font(), 0.8))
        x = 0.0
        for at, name in enumerate(self._shown()):
            width = painter.fontMetrics().horizontalAdvance(name)
            if x + BOX + 6 + width > self.width():
                break
            self._paint_mark(painter, at, QRectF(x, (self.height() - BOX) / 2, BOX, BOX), tokens)
            painter.setPen(QColor(tokens.muted))
            place = QRectF(x + BOX + 6, 0, width + 2, self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)
            x += BOX + 6 + width + GAP

    def _shown(self) -> list[str]:
        return self._names if self._before else self._names[:3]

    def _paint_mark(self, painter: QPainter, at: int, box: QRectF, tokens: Tokens) -> None:
        if at == 1:
            painter.setPen(QPen(QColor(tokens.muted), 1.5))
            middle, right = box.center(), box.right()
            painter.drawLine(QLineF(box.left(), box.top() + 2, middle.x(), box.top() + 2))
            painter.drawLine(QLineF(middle.x(), box.top() + 2, middle.x(), box.bottom() - 1))
            painter.drawLine(QLineF(middle.x(), box.bottom() - 1, right, box.bottom() - 1))
        elif at == 3:
            painter.setPen(QPen(QColor(tokens.faint), 1, Qt.PenStyle.DashLine))
            painter.drawRect(box)
        else:
            painter.fillRect(box, QColor(tokens.s1 if at == 0 else tokens.out))
