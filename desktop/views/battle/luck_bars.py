"""The law that was faced as bars, with what was done and what was to be expected."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.battle_words import chance_words, score_word, score_words
from desktop.luck_bins import Bins
from desktop.theme import scaled, tokens_shown
from desktop.theme_tokens import Tokens
from desktop.widgets.side_mark import Side
from desktop.words import Words
from rules.battle.game import BattleGame
from rules.chance import Luck
from rules.text import Mean, Text

Flags = Qt.AlignmentFlag
PLOT = 46
SHARE, LEAST_SLOT = 0.86, 5.0
FAINT = 1.0


class LuckBars(QWidget):
    """Bars of one law; its text twin is the description, and the sentences beside it."""

    def __init__(self, words: Words, side: Side, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._side = words, side
        self._luck: Luck | None = None
        self._game: BattleGame | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_luck(self, game: BattleGame | None, luck: Luck | None, name: str) -> None:
        """Show a law and the score in it, or nothing."""
        self._luck, self._game = luck, game
        self.setAccessibleName(self._words(Text("Chance of {side}", side=name)))
        said = "" if luck is None or game is None else self._described(game, luck)
        self.setAccessibleDescription(said)
        self.setToolTip(said)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(scaled(QApplication.font(), 0.9, bold=True))
        return QSize(240, PLOT + 2 * metrics.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._luck is None or self._game is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, luck = tokens_shown(), self._luck
        bins = Bins.of(luck, max(8, int(self.width() / LEAST_SLOT)))
        metrics = QFontMetrics(scaled(QApplication.font(), 0.9, bold=True))
        plot = QRectF(0, metrics.height() + 2, self.width(), PLOT)
        self._paint_bars(painter, plot, bins, tokens)
        self._paint_axis(painter, plot, bins, tokens)
        self._paint_score(painter, plot, bins, tokens)

    def _described(self, game: BattleGame, luck: Luck) -> str:
        words = self._words
        parts = [words(score_words(game, luck)), *(words(one) for one in chance_words(luck))]
        return ", ".join(parts)

    def _bar(self, plot: QRectF, bins: Bins, number: int) -> QRectF:
        slot = plot.width() / len(bins.shares)
        height = max(FAINT, plot.height() * bins.shares[number] / max(bins.shares))
        wide = slot * SHARE
        left = plot.left() + slot * number + (slot - wide) / 2
        return QRectF(left, plot.bottom() - height, wide, height)

    def _scored(self, bins: Bins) -> int:
        assert self._luck is not None
        return bins.bar_of(self._luck.score)

    def _paint_bars(self, painter: QPainter, plot: QRectF, bins: Bins, tokens: Tokens) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(len(bins.shares)):
            ink = getattr(tokens, self._side) if number == self._scored(bins) else tokens.s6
            painter.setBrush(QColor(ink))
            painter.drawRoundedRect(self._bar(plot, bins, number), 1.5, 1.5)
        painter.setPen(QColor(tokens.border))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())

    def _paint_axis(self, painter: QPainter, plot: QRectF, bins: Bins, tokens: Tokens) -> None:
        assert self._luck is not None
        painter.setFont(scaled(QApplication.font(), 0.8))
        metrics = painter.fontMetrics()
        line = QRectF(0, plot.bottom() + 3, plot.width(), metrics.height())
        painter.setPen(QColor(tokens.muted))
        first, last = self._words.number(bins.first), self._words.number(bins.last)
        painter.drawText(line, Flags.AlignLeft, first)
        painter.drawText(line, Flags.AlignRight, last)
        slot = plot.width() / len(bins.shares)
        x = bins.at(self._luck.mean) * slot
        expected = self._words(Text("{mean} expected", mean=Mean(self._luck.mean)))
        wide = metrics.horizontalAdvance(expected)
        low = metrics.horizontalAdvance(first) + 8
        high = plot.width() - metrics.horizontalAdvance(last) - 8 - wide
        text = QRectF(min(max(low, x + 8), high), line.top(), wide + 2, line.height())
        painter.setPen(QColor(tokens.text))
        painter.drawText(text, Flags.AlignLeft, expected)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.text))
        tip = plot.bottom() + 2
        painter.drawPolygon(QPolygonF([QPointF(x, tip), QPointF(x + 4, tip + 5),
                                       QPointF(x - 4, tip + 5)]))  # fmt: skip

    def _paint_score(self, painter: QPainter, plot: QRectF, bins: Bins, tokens: Tokens) -> None:
        """The score above its bar, on a ground that keeps it legible."""
        assert self._luck is not None
        assert self._game is not None
        painter.setFont(scaled(QApplication.font(), 0.9, bold=True))
        metrics = painter.fontMetrics()
        said = self._words(score_word(self._game, self._luck.score))
        bar = self._bar(plot, bins, self._scored(bins))
        wide = metrics.horizontalAdvance(said) + 6
        left = min(max(0.0, bar.center().x() - wide / 2), plot.width() - wide)
        place = QRectF(left, bar.top() - metrics.height() - 1, wide, metrics.height())
        painter.fillRect(place, QColor(tokens.base))
        painter.setPen(QColor(tokens.text))
        painter.drawText(place, Flags.AlignCenter, said)
