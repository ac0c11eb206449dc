"""A text of several lines that is written as large as its room lets it be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from desktop.forms.tooltip import give_tip
from desktop.theme import scaled
from desktop.widgets.label import Label

ENDLESS = 10_000


class FittingLabel(Label):
    """Plain text in the first of some sizes at which all of it fits.

    Where not even the smallest does, it ends at a whole word with an ellipsis, and the whole is in
    the tooltip. ``text``, and with it the accessible name, is always the whole. ``factors``: of
    the program's font, the largest first.
    """

    def __init__(
        self, factors: Sequence[float], *, bold: bool = False, parent: QWidget | None = None
    ) -> None:
        self._factors = factors
        self._shown = ""
        super().__init__(factor=factors[0], bold=bold, parent=parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def set_factors(self, factors: Sequence[float]) -> None:
        """Choose among other sizes."""
        self._factors = factors
        self._fit()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def shown(self) -> str:
        """What there is room for."""
        return self._shown

    def minimumSizeHint(self) -> QSize:
        least = QFontMetrics(self._type(self._factors[-1]))
        return QSize(least.averageCharWidth() * 8, least.height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        flags = self.alignment().value | Qt.TextFlag.TextWordWrap.value
        self.style().drawItemText(
            painter, self.contentsRect(), flags, self.palette(), self.isEnabled(), self._shown,
            self.foregroundRole(),
        )  # fmt: skip

    def _fit(self) -> None:
        text = self.text()
        for factor in self._factors:
            self.setFont(self._type(factor))
            if self._has_room(text):
                break
        self._shown = text if self._has_room(text) else self._cut(text.split(" "))
        give_tip(self, "" if self._shown == text else text)
        self.update()

    def _cut(self, parts: list[str]) -> str:
        """As many words as there is room for."""
        low, high = 0, len(parts)
        while low < high:
            middle = (low + high + 1) // 2
            if self._has_room(_ended(parts[:middle])):
                low = middle
            else:
                high = middle - 1
        return _ended(parts[:low])

    def _has_room(self, text: str) -> bool:
        room = self.contentsRect()
        across = QRect(0, 0, room.width(), ENDLESS)
        needed = self.fontMetrics().boundingRect(across, int(Qt.TextFlag.TextWordWrap), text)
        return needed.height() <= room.height() and needed.width() <= room.width()

    def _type(self, factor: float) -> QFont:
        return scaled(QApplication.font(), factor, bold=self._bold)


def _ended(parts: Sequence[str]) -> str:
    return " ".join(parts).rstrip(" ,;:") + "…"
