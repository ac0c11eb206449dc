"""How a cell of a comparison is painted: its number on a ground as light or dark as it is high."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.compare.colours import ground_of, ink_on
from desktop.compare.telling import Shade
from desktop.theme_tokens import LIGHT, Tokens
from desktop.views.compare.grid_model import PAINTED, Index, Painted

ROW, PADDING = 36, 10
Flag = QStyle.StateFlag
CHOSEN = Flag.State_HasFocus | Flag.State_Selected
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CellDelegate(QStyledItemDelegate):
    """Paints the numbers; the current cell has the ring of the focus.

    Hundreds of cells are painted at a time: colours are worked out once for each scheme, which
    is not looked up for every cell but told in ``dress``.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tokens: Tokens = LIGHT
        self._inks: dict[Shade | None, tuple[QColor, QColor]] = {}

    def dress(self, tokens: Tokens) -> None:
        """Take the colours of a scheme."""
        self._tokens, self._inks = tokens, {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        told = str(index.data(Qt.ItemDataRole.DisplayRole))
        return QSize(option.fontMetrics.horizontalAdvance(told) + 2 * PADDING, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painted: Painted = index.data(PAINTED)
        rect, (ground, ink) = option.rect, self._colours(painted.shade)
        painter.fillRect(rect, ground)
        painter.setPen(ink)
        painter.drawText(rect.adjusted(4, 0, -PADDING, 0), RIGHT, painted.text)
        if option.state & CHOSEN:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = 2 if option.state & Flag.State_HasFocus else 1
            painter.setPen(QPen(ink, width))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), 4, 4)

    def _colours(self, shade: Shade | None) -> tuple[QColor, QColor]:
        """Ground and ink."""
        tokens = self._tokens
        if shade not in self._inks:
            ground = tokens.alt if shade is None else ground_of(shade, tokens)
            ink = tokens.muted if shade is None else ink_on(ground, tokens)
            self._inks[shade] = QColor(ground), QColor(ink)
        return self._inks[shade]
