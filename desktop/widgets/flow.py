"""Cards side by side, as many columns as there is room for, with hairlines between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import broadened, tokens_shown
from desktop.theme_tokens import Tokens

NARROWEST = 256
LOWEST = 236
TOP = 2
MOST = 4
ROUND = 8
"""So much of the panel's upper and lower end has its round corners."""


class CardGrid(QWidget):
    """A panel of cards of one size; rows share the height there is, none below its least.

    In a scroll area it grows downward with its width for height.
    """

    def __init__(
        self, *, most: int = MOST, lowest: int = LOWEST, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._most = most
        self._lowest = lowest
        self._factor = 1.0
        self._cards: list[QWidget] = []
        self._room = 0
        self._asked: int | None = None
        self._leasts: dict[int, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_cards(self, cards: Sequence[QWidget], room: int = 0) -> None:
        """Show these cards in this order; those no longer shown are hidden.

        ``room``: for so many cards, where more are to come.
        """
        self._room = room
        shown = set(cards)
        for card in self._cards:
            if card not in shown and card.parent() is self:
                card.hide()
        self._cards = list(cards)
        for card in self._cards:
            if card.parent() is not self:
                card.setParent(self)
        self._put_in_order()
        self._place_anew()
        for card in self._cards:
            card.show()

    def set_shape(self, *, most: int = MOST, lowest: int = LOWEST, factor: float = 1.0) -> None:
        """Change how many cards stand side by side, the least height of a row, and the type."""
        self._most, self._lowest, self._factor = most, lowest, factor
        self._place_anew()

    def set_asked(self, at: int | None) -> None:
        """Mark the card whose throw is asked for with an accent at its top."""
        if at != self._asked:
            self._asked = at
            self.update()

    def columns(self, width: int) -> int:
        """How many cards stand side by side in this width."""
        room = max(1, min(self._most, width // self._narrowest()))
        return max(1, min(room, self._count()))

    def cell(self, at: int) -> QRect:
        """The place of a card, hairlines excluded."""
        columns = self.columns(self.width())
        row, column = divmod(at, columns)
        rows = self._rows(self.width())
        left = self.width() * column // columns
        right = self.width() * (column + 1) // columns
        top = self.height() * row // rows
        bottom = self.height() * (row + 1) // rows
        return QRect(left + 1, top + TOP, right - left - 2, bottom - top - TOP - 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._rows(width) * self._least(width)

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, self._lowest)

    def sizeHint(self) -> QSize:
        width = self._narrowest() * max(1, min(self._most, self._count()))
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Show}:
            self._leasts = {}
            self.updateGeometry()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, painter = tokens_shown(), QPainter(self)
        self._paint_panel(painter, event.rect(), tokens)
        for line in self._hairlines():
            if line.intersects(event.rect()):
                painter.fillRect(line, QColor(tokens.line))
        self._paint_asked(painter, tokens)

    def _paint_panel(self, painter: QPainter, part: QRect, tokens: Tokens) -> None:
        """The ground with its edge, smooth where it is round alone: the whole would take long."""
        whole = self.rect()
        middle = whole.adjusted(0, ROUND, 0, -ROUND)
        painter.fillRect(middle.intersected(part), QColor(tokens.base))
        for x in (whole.left(), whole.right()):
            painter.fillRect(QRect(x, middle.top(), 1, middle.height()), QColor(tokens.line))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.line), 1))
        painter.setBrush(QColor(tokens.base))
        for end in (
            QRect(0, 0, whole.width(), ROUND),
            QRect(0, middle.bottom() + 1, whole.width(), ROUND),
        ):
            painter.setClipRect(end)
            painter.drawRoundedRect(QRectF(whole).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setClipping(False)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def _narrowest(self) -> int:
        return round(broadened(NARROWEST) * self._factor)

    def _rows(self, width: int) -> int:
        return max(1, -(-self._count() // self.columns(width)))

    def _count(self) -> int:
        return max(self._room, len(self._cards))

    def _least(self, width: int) -> int:
        """The least height of a row, which Qt asks for several times before any card changes."""
        if width not in self._leasts:
            self._leasts[width] = self._least_of_cards(width)
        return self._leasts[width]

    def _least_of_cards(self, width: int) -> int:
        room = width // self.columns(width) - 2
        heights = (
            card.heightForWidth(room)
            if card.hasHeightForWidth()
            else card.minimumSizeHint().height()
            for card in self._cards
        )
        return max([self._lowest, *(height + TOP + 1 for height in heights)])

    def _put_in_order(self) -> None:
        """Let who goes through the parts of the grid, as a screen reader does, meet them so."""
        shown = set(self._cards)
        if [part for part in self.children() if part in shown] != self._cards:
            for card in self._cards:
                card.raise_()

    def _place_anew(self) -> None:
        self._leasts = {}
        self._place()
        self.updateGeometry()

    def _place(self) -> None:
        for at, card in enumerate(self._cards):
            card.setGeometry(self.cell(at))

    def _hairlines(self) -> Iterator[QRect]:
        """Between columns and rows."""
        columns, rows = self.columns(self.width()), self._rows(self.width())
        for column in range(1, columns):
            yield QRect(self.width() * column // columns - 1, 1, 1, self.height() - 2)
        for row in range(1, rows):
            yield QRect(1, self.height() * row // rows - 1, self.width() - 2, 1)

    def _paint_asked(self, painter: QPainter, tokens: Tokens) -> None:
        if self._asked is None or self._asked >= len(self._cards):
            return
        cell = self.cell(self._asked)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.accent))
        painter.drawRect(QRect(cell.left() - 1, cell.top() - TOP, cell.width() + 1, TOP))
