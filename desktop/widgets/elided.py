"""Plain text cut in the middle where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.forms.tooltip import give_tip
from desktop.widgets.label import Label

LEAST = "…"


class ElidedLabel(Label):
    """A line of text that gives way: both its ends stay, the whole of it is in the tooltip.

    ``text``, and with it the accessible name, is always the whole.
    """

    def __init__(
        self,
        text: str = "",
        *,
        factor: float = 1.0,
        bold: bool = False,
        tone: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, factor=factor, bold=bold, tone=tone, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        give_tip(self, text)

    def setText(self, text: str) -> None:
        super().setText(text)
        give_tip(self, text)

    def shown(self) -> str:
        """What there is room for."""
        cut = Qt.TextElideMode.ElideMiddle
        return self.fontMetrics().elidedText(self.text(), cut, self.contentsRect().width())

    def minimumSizeHint(self) -> QSize:
        least = self.fontMetrics().horizontalAdvance(LEAST)
        return QSize(least, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        self.style().drawItemText(
            painter, self.contentsRect(), self.alignment().value, self.palette(),
            self.isEnabled(), self.shown(), self.foregroundRole(),
        )  # fmt: skip
