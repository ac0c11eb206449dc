"""Fields for numbers: − and + at their sides, typed signs, both decimal separators."""

from __future__ import annotations

import math
import re
from abc import abstractmethod
from decimal import Decimal

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QSizePolicy, QWidget

from desktop.theme import give, scaled
from desktop.widgets.button import IconButton

NONE = "–"
MINUS = "\u2212"
SPACES = re.compile(r"[\s\u00a0\u202f\u2009\u2007]")
MINUSES = str.maketrans(dict.fromkeys("−–‑", "-"))
SIDE = 34
KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}
HISTORY = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
State = QValidator.State
Number = int | float | None


class NumberBox(QAbstractSpinBox):
    """A number, or None shown as a dash where it is optional.

    Whatever reads as a number is taken, also out of bounds: the model says so at the field, and
    nothing is changed silently; the bounds hold for steps. What does not read as a number stays
    as typed, marked, and ``validity_changed`` says so. ``value_changed`` tells of the person's
    changes only.
    """

    value_changed = Signal(object)
    validity_changed = Signal(bool)

    whole: re.Pattern[str]
    partial: re.Pattern[str]
    step: int | float = 1

    def __init__(
        self,
        name: str,
        *,
        minimum: float = -math.inf,
        maximum: float = math.inf,
        optional: bool = False,
        buttons: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._minimum = minimum
        self._maximum = maximum
        self._optional = optional
        self._value: Number = None if optional else self._held(0)
        self._valid = True
        self._sides = self._side_buttons(name) if buttons else ()
        self._set_up(name)
        self._show_value()
        self.lineEdit().textChanged.connect(self._read)

    def value(self) -> Number:
        """The last number that could be read."""
        return self._value

    def set_value(self, value: Number) -> None:
        """Show a value without telling of it."""
        self._value = value
        self._show_value()

    def is_valid(self) -> bool:
        """Whether what stands in the field reads as a number."""
        return self._parsed(self.lineEdit().text()) is not None

    def sizeHint(self) -> QSize:
        height = max(36, self.fontMetrics().height() + 14)
        return QSize(124 if self._sides else 64, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(104 if self._sides else 40, self.sizeHint().height())

    def stepBy(self, steps: int) -> None:
        start = self._value
        self._take(self._held(0) if start is None else self._held(start + steps * self.step))
        self._show_value()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        flags = QAbstractSpinBox.StepEnabledFlag
        value = self._value
        up = flags.StepUpEnabled if value is None or value < self._maximum else flags.StepNone
        down = flags.StepDownEnabled if value is None or value > self._minimum else flags.StepNone
        return up | down

    def validate(self, typed: str, pos: int) -> object:
        if self._parsed(typed) is not None:
            return State.Acceptable, typed, pos
        partial = self.partial.fullmatch(_plain(typed)) is not None
        return (State.Intermediate if partial else State.Invalid), typed, pos

    def event(self, event: QEvent) -> bool:
        # Every number typed is a step of the document's own history.
        if event.type() in KEYS and isinstance(event, QKeyEvent) and _goes_back(event):
            event.ignore()
            return False
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for at, button in zip((1, self.width() - SIDE - 1), self._sides, strict=False):
            button.setGeometry(at, 2, SIDE, self.height() - 4)

    def _set_up(self, name: str) -> None:
        self.setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.lineEdit().setMaxLength(24)
        margin = SIDE if self._sides else 6
        self.lineEdit().setTextMargins(margin, 0, margin, 0)
        self.lineEdit().returnPressed.connect(self._settle)
        self.setFont(scaled(QApplication.font(), 1.0, bold=True))

    def _side_buttons(self, name: str) -> tuple[IconButton, IconButton]:
        return self._side("minus", f"{name} {MINUS}1", -1), self._side("plus", f"{name} +1", 1)

    def _side(self, icon: str, name: str, step: int) -> IconButton:
        button = IconButton(icon, name, size=16, parent=self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCursor(Qt.CursorShape.ArrowCursor)
        button.setToolTip("")
        button.setAutoRepeat(True)
        button.setProperty("role", "step")
        button.clicked.connect(lambda: self.stepBy(step))
        return button

    def _held(self, value: float) -> int | float:
        """The value held within the bounds."""
        return max(self._minimum, min(self._maximum, value))

    def _parsed(self, typed: str) -> tuple[Number] | None:
        """What was typed as a number in a tuple of one, or None where it can't be read."""
        plain = _plain(typed)
        if self._optional and plain in {"", "-"}:
            return (None,)
        return (self._number(plain),) if self.whole.fullmatch(plain) else None

    def _read(self, typed: str) -> None:
        parsed = self._parsed(typed)
        if parsed is not None:
            self._mark(valid=True)
            self._take(parsed[0])

    def _take(self, value: Number) -> None:
        if value != self._value:
            self._value = value
            self.value_changed.emit(value)

    def _settle(self) -> None:
        """Write the number as it is kept, or mark what can't be read."""
        valid = self.is_valid()
        if valid:
            self._show_value()
        self._mark(valid=valid)

    def _mark(self, *, valid: bool) -> None:
        if valid != self._valid:
            self._valid = valid
            give(self, error=not valid)
            self.validity_changed.emit(valid)

    def _show_value(self) -> None:
        shown = NONE if self._value is None else self._written(self._value)
        if self.lineEdit().text() != shown:
            self.lineEdit().setText(shown)
        self._mark(valid=True)
        enabled = self.stepEnabled()
        flags = QAbstractSpinBox.StepEnabledFlag
        for flag, button in zip(
            (flags.StepDownEnabled, flags.StepUpEnabled), self._sides, strict=False
        ):
            button.setEnabled(bool(enabled & flag))

    @abstractmethod
    def _number(self, plain: str) -> int | float:
        """The number that was typed."""

    @abstractmethod
    def _written(self, value: float) -> str:
        """A number as it is shown."""


class IntBox(NumberBox):
    """A whole number; a sign may be typed before it."""

    whole = re.compile(r"[+-]?\d+")
    partial = re.compile(r"[+-]?\d*")

    def _number(self, plain: str) -> int:
        return int(plain)

    def _written(self, value: float) -> str:
        return str(value).replace("-", MINUS)


class DecimalBox(NumberBox):
    """A decimal number, typed with a comma or a point and written with the language's own.

    With two separators nothing is guessed: it is not read.
    """

    whole = re.compile(r"[+-]?(\d+[.,]?\d*|[.,]\d+)")
    partial = re.compile(r"[+-]?[\d.,]*")

    def __init__(
        self,
        name: str,
        *,
        point: str = ".",
        minimum: float = -math.inf,
        maximum: float = math.inf,
        optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self._point = point
        super().__init__(name, minimum=minimum, maximum=maximum, optional=optional, parent=parent)

    def _number(self, plain: str) -> float:
        return float(plain.replace(",", "."))

    def _written(self, value: float) -> str:
        digits = format(Decimal(repr(value)), "f")
        short = digits.rstrip("0").rstrip(".") if "." in digits else digits
        return short.replace(".", self._point).replace("-", MINUS)


def _goes_back(event: QKeyEvent) -> bool:
    return any(event.matches(key) for key in HISTORY)


def _plain(typed: str) -> str:
    return SPACES.sub("", typed).translate(MINUSES)
