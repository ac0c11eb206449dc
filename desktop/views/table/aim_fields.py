"""Where the template lies, in numbers: a direction in degrees, or the point aimed at."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.table.draft import FARTHEST
from desktop.widgets.label import Label
from desktop.widgets.numbers import DecimalBox, Number, NumberBox
from desktop.words import MINUS, Words
from rules.geometry import Point
from rules.text import Text

TURN, STEP = 0.5, 0.1
NARROW, WIDE = 64, 116


class RoundBox(DecimalBox):
    """A number shown rounded; that it is shown changes nothing."""

    def set_value(self, value: Number) -> None:
        blocked = self.blockSignals(True)
        super().set_value(value)
        self.blockSignals(blocked)


class AngleBox(RoundBox):
    """A direction in degrees, counter-clockwise; the sign of degrees may be typed or left out."""

    whole = re.compile(r"[+-]?(\d+[.,]?\d*|[.,]\d+)°?")
    partial = re.compile(r"[+-]?[\d.,]*°?")
    step = TURN

    def _number(self, plain: str) -> float:
        return super()._number(plain.removesuffix("°"))

    def _written(self, value: float) -> str:
        shown = super()._written(round(value, 2))
        return f"{shown if self._point in shown else f'{shown}{self._point}0'}°"


class LengthBox(RoundBox):
    """A coordinate in units of the game."""

    step = STEP

    def __init__(
        self, name: str, *, point: str, buttons: bool = True, parent: QWidget | None = None
    ) -> None:
        self._point = point
        self._settled: Number = 0.0
        NumberBox.__init__(
            self, name, minimum=-FARTHEST, maximum=FARTHEST, buttons=buttons, parent=parent
        )

    def _written(self, value: float) -> str:
        return super()._written(round(value, 3))

    def set_value(self, value: Number) -> None:
        self._settled = value
        super().set_value(value)

    def is_beyond(self) -> bool:
        """Whether what was typed lies beyond the table; it is not taken."""
        parsed = super()._parsed(self.lineEdit().text())
        return parsed is not None and _is_beyond(parsed[0])

    def _read(self, typed: str) -> None:
        """What lies beyond the table gives back the number from before the typing."""
        if self.is_beyond():
            self._take(self._settled)
        else:
            super()._read(typed)

    def _settle(self) -> None:
        super()._settle()
        self._settled = self.value()

    def _parsed(self, typed: str) -> tuple[Number] | None:
        parsed = super()._parsed(typed)
        return None if parsed is None or _is_beyond(parsed[0]) else parsed


def _is_beyond(value: Number) -> bool:
    return abs(value or 0) > FARTHEST


class PointFields(QWidget):
    """Two coordinates; ``typed`` tells the point when one of them was changed.

    What lies beyond the table is refused beside the fields; ``grown``: they take other room.
    """

    typed = Signal(object)
    grown = Signal()

    def __init__(self, words: Words, names: tuple[Text, Text], parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(4)
        self._boxes: list[LengthBox] = []
        far = words.number(FARTHEST)
        said = Text("between {least} and {most}", least=f"{MINUS}{far}", most=far)
        self._bounds = Label(words(said), factor=0.8, tone="negative", parent=self)
        self._bounds.hide()
        for letter, name in zip("xy", names, strict=True):
            point = words.decimal_point
            box = LengthBox(words(name), point=point, buttons=False, parent=self)
            box.setFixedWidth(NARROW)
            box.value_changed.connect(lambda _: self.typed.emit(self.point()))
            box.lineEdit().textChanged.connect(self._show_bounds)
            self._boxes.append(box)
            row.addWidget(Label(letter, tone="muted", parent=self))
            row.addWidget(box)
        row.addWidget(self._bounds)

    def show_point(self, point: Point) -> None:
        """Show a point without telling of it."""
        for box, value in zip(self._boxes, point, strict=True):
            if box.value() != value or not (box.is_valid() or box.hasFocus()):
                box.set_value(value)

    def _show_bounds(self) -> None:
        beyond = any(box.is_beyond() for box in self._boxes)
        if beyond == self._bounds.isHidden():
            self._bounds.setVisible(beyond)
            self.grown.emit()

    def point(self) -> Point:
        """The point as it stands in the fields."""
        x, y = (box.value() for box in self._boxes)
        return float(x or 0), float(y or 0)


class AimFields(QWidget):
    """A direction or a point; ``turned`` and ``aimed`` tell what was typed."""

    turned = Signal(float)
    aimed = Signal(object)
    grown = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        point = words.decimal_point
        self._angle = AngleBox(words(Text("Direction in degrees")), point=point, parent=self)
        self._angle.setFixedWidth(WIDE)
        self._point = PointFields(words, (Text("Aim, x"), Text("Aim, y")), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._angle)
        row.addWidget(self._point)
        self._point.hide()
        self._angle.value_changed.connect(lambda value: self.turned.emit(float(value)))
        self._point.typed.connect(self.aimed)
        self._point.grown.connect(self.grown)

    def show_direction(self, degrees: float | None) -> None:
        """Show the direction of a spray; None: there is none to change."""
        self._show_parts(point=False)
        self.setEnabled(degrees is not None)
        if degrees is not None and self._angle.value() != degrees:
            self._angle.set_value(round(degrees, 6))

    def show_aim(self, aim: Point) -> None:
        """Show the point a blast is laid on."""
        self._show_parts(point=True)
        self.setEnabled(True)
        self._point.show_point(aim)

    def _show_parts(self, *, point: bool) -> None:
        self._angle.setVisible(not point)
        self._point.setVisible(point)
        self.updateGeometry()
