"""A law in a few lines: a label, a bar and its per cent."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.words import Words

BAR = 12
GAP = 16


class LawBars(QWidget):
    """Horizontal bars of (label, probability), one to a row."""

    def __init__(self, name: str, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: list[tuple[str, Fraction]] = []
        self._type = 1.0
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[tuple[str, Fraction]]) -> None:
        """Show these rows from top to bottom."""
        self._rows = list(rows)
        told = (f"{label} {self._words.percent(share)}" for label, share in rows)
        self.setAccessibleDescription(", ".join(told))
        self.updateGeometry()
        self.update()

    def set_type(self, factor: float) -> None:
        """Write larger; 1 is the usual size."""
        self._type = factor
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self._row_height() * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled(QApplication.font(), 0.9 * self._type, bold=True))
        tokens = tokens_shown()
        metrics = painter.fontMetrics()
        height = self._row_height()
        for at, (label, share) in enumerate(self._rows):
            row = QRectF(0, at * height, self.width(), height)
            self._paint_row(painter, row, (label, share), self._bar_in(row, metrics), tokens)

    def _row_height(self) -> int:
        return max(
            22, QFontMetrics(scaled(QApplication.font(), 0.9 * self._type, bold=True)).height() + 6
        )

    def _bar_in(self, row: QRectF, metrics: QFontMetrics) -> QRectF:
        widest = max(metrics.horizontalAdvance(label) for label, _ in self._rows)
        label = min(widest, round(row.width() * 0.4))
        share = metrics.horizontalAdvance(f"> {self._words.percent(Fraction(99, 100))}")
        left, right = label + GAP, row.width() - share - GAP / 2
        return QRectF(left, row.center().y() - BAR / 2, max(8.0, right - left), BAR)

    def _paint_row(
        self,
        painter: QPainter,
        row: QRectF,
        shown: tuple[str, Fraction],
        bar: QRectF,
        tokens: Tokens,
    ) -> None:
        label, share = shown
        flags = Qt.AlignmentFlag
        painter.setPen(QColor(tokens.text))
        room = QRectF(row.left(), row.top(), bar.left() - GAP / 2, row.height())
        elided = painter.fontMetrics().elidedText(
            label, Qt.TextElideMode.ElideRight, int(room.width())
        )
        painter.drawText(room, flags.AlignLeft | flags.AlignVCenter, elided)
        painter.drawText(row, flags.AlignRight | flags.AlignVCenter, self._words.percent(share))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.grid))
        painter.drawRoundedRect(bar, 1.5, 1.5)
        painter.setBrush(QColor(tokens.s1))
        bar.setWidth(bar.width() * float(share))
        painter.drawRoundedRect(bar, 1.5, 1.5)
