"""The attack roll as one bar, a part for each grade, with its words and per cents under it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.theme import scaled, tokens_shown
from desktop.words import Words
from rules.grades import GRADE_LABELS
from rules.text import Text

BAR, GAP, MARK = 12.0, 2.0, 10.0
INKS = ("negative", "s2", "s1", "out")
"""From the worst grade to the best."""
SMALL, LARGE = 0.8, 1.2


class GradeStrip(QWidget):
    """Shows the law of an attack roll; what can't happen is left out."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._shown: list[tuple[str, str, Fraction]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words(Text("Attack roll")))

    def show_attack(self, attack: Mapping[str, Fraction] | None) -> None:
        """Show the grades of a result, from the worst on."""
        inks = dict(zip(attack or {}, INKS[-len(attack or {}) :], strict=False))
        self._shown = [
            (inks.get(grade, "s1"), self._label(grade), chance)
            for grade, chance in (attack or {}).items()
            if chance
        ]
        self.setVisible(bool(self._shown))
        told = (f"{label} {self._words.percent(chance)}" for _, label, chance in self._shown)
        self.setAccessibleDescription(", ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        high = [QFontMetrics(scaled(QApplication.font(), f)).height() for f in (SMALL, LARGE)]
        return QSize(200, round(BAR + 8 + sum(high)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, tokens = QPainter(self), tokens_shown()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for room, ink in self._parts():
            painter.fillRect(room, QColor(getattr(tokens, ink)))
        metrics = QFontMetrics(scaled(QApplication.font(), SMALL))
        needed = [MARK + 7 + metrics.horizontalAdvance(label) for _, label, _ in self._shown]
        spare = (self.width() - sum(needed)) / max(1, len(needed) - 1)
        left = 0.0
        for wide, (ink, label, chance) in zip(needed, self._shown, strict=True):
            room = QRectF(left, 0, wide, self.height())
            self._paint_legend(painter, room, ink, (label, self._words.percent(chance)))
            left += wide + spare

    def _parts(self) -> Iterator[tuple[QRectF, str]]:
        room = self.width() - GAP * (len(self._shown) - 1)
        left = 0.0
        for ink, _, chance in self._shown:
            wide = max(1.0, room * float(chance))
            yield QRectF(left, 0, wide, BAR), ink
            left += wide + GAP

    def _paint_legend(
        self, painter: QPainter, room: QRectF, ink: str, said: tuple[str, str]
    ) -> None:
        tokens = tokens_shown()
        small = scaled(QApplication.font(), SMALL)
        high = QFontMetrics(small).height()
        top = BAR + 5
        mark = QRectF(room.left(), top + (high - MARK) / 2, MARK, MARK)
        painter.fillRect(mark, QColor(getattr(tokens, ink)))
        painter.setFont(small)
        painter.setPen(QColor(tokens.muted))
        beside = QRectF(mark.right() + 5, top, room.width() - MARK - 5, high)
        painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, said[0])
        painter.setFont(scaled(QApplication.font(), LARGE, bold=True))
        painter.setPen(QColor(tokens.text))
        under = QRectF(room.left(), top + high, room.width(), room.height() - top - high)
        painter.drawText(under, Qt.AlignmentFlag.AlignVCenter, said[1])

    def _label(self, grade: str) -> str:
        label = self._words.label(GRADE_LABELS[grade])
        return label[:1].upper() + label[1:]
