"""Dice side by side, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import tokens_of
from desktop.widgets.dice import DieState, paint_die

GAP = 8
SMALL = 19


@dataclass(frozen=True, slots=True)
class ShownDie:
    """One die: its face, or nothing while it is to come."""

    face: str
    state: DieState


class DiceRow(QWidget):
    """Paints dice in rows; ``largest`` is their size while all fit in the height given.

    ``packed``: the height follows the width (the record); else the dice shrink (the tray).
    """

    def __init__(
        self, largest: int, *, packed: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._largest = largest
        self._packed = packed
        self._dice: tuple[ShownDie, ...] = ()
        vertical = QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        policy.setHeightForWidth(packed)
        self.setSizePolicy(policy)

    def set_largest(self, size: int) -> None:
        """Change the size of a die that has all its room."""
        self._largest = size
        self.setFixedHeight(size)
        self.update()

    def show_dice(self, dice: Sequence[ShownDie], told: str) -> None:
        """Show dice; ``told`` is what a screen reader says of them."""
        self._dice = tuple(dice)
        self.setAccessibleName(told)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return self._packed

    def heightForWidth(self, width: int) -> int:
        per_row = max(1, (width + self._gap()) // (self._largest + self._gap()))
        rows = max(1, -(-len(self._dice) // per_row))
        return rows * (self._largest + self._gap()) - self._gap()

    def sizeHint(self) -> QSize:
        return QSize(160, self._largest)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = tokens_of(self.palette())
        size, gap = self._fitting()
        per_row = max(1, int((self.width() + gap) // (size + gap)))
        for at, die in enumerate(self._dice):
            row, column = divmod(at, per_row)
            place = QRectF(column * (size + gap), row * (size + gap), size, size)
            paint_die(painter, place, die.face, die.state, tokens)

    def _gap(self) -> int:
        return GAP if self._largest > SMALL else 3

    def _fitting(self) -> tuple[float, float]:
        """The largest size of die with which all fit, and the gap between them."""
        if self._packed:
            return self._largest, self._gap()
        for size in range(self._largest, 8, -1):
            gap = max(2, round(size * GAP / self._largest))
            per_row = max(1, (self.width() + gap) // (size + gap))
            rows = -(-len(self._dice) // per_row)
            if rows * (size + gap) - gap <= self.height():
                return size, gap
        return 8, 2
