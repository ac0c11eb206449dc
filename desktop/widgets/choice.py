"""A choice among a few values, each shown by plain words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from desktop.icons import icon
from desktop.theme import give
from desktop.theme_tokens import Tokens
from desktop.widgets.follows_scheme import FollowsScheme

SIDES = {"ally", "foe"}
ICON_GAP = 4
"""What Qt leaves behind an icon."""


class Choice(FollowsScheme, QComboBox):
    """A combo of (words, value) pairs; the wheel changes nothing while it has no focus.

    ``whole``: never narrower than its longest words.
    ``value_chosen`` tells of the person's choices only.
    """

    value_chosen = Signal(object)

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[str, object]] = (),
        *,
        chip: bool = False,
        whole: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._values: list[object] = []
        self._icons: list[str] = []
        self.setAccessibleName(name)
        # On Linux Qt tells the value as the name; what the choice is about is told as well.
        self.setAccessibleDescription(name)
        self.view().setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setIconSize(QSize(16, 16))
        self.set_options(options)
        if chip:
            give(self, role="chip")
        if chip or whole:
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda at: self.value_chosen.emit(self._values[at]))

    def show_whole(self, least: int) -> None:
        """Be as wide as the longest of the words, where there is room; never below ``least``."""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMinimumWidth(least)

    def set_options(self, options: Sequence[tuple[str, object]], icons: Sequence[str] = ()) -> None:
        """Offer other values, keeping the one chosen if it is still among them.

        ``icons``: for each its icon, which a side (``ally``, ``foe``) inks in its own colour.
        """
        kept = self.value()
        self.clear()
        self._values = [value for _, value in options]
        self.addItems([words for words, _ in options])
        self._icons = list(icons)
        self.redress(again=True)
        if kept in self._values:
            self.set_value(kept)

    def value(self) -> object:
        """The value chosen, or None while there is nothing to choose."""
        at = self.currentIndex()
        return self._values[at] if 0 <= at < len(self._values) else None

    def set_value(self, value: object) -> None:
        """Choose a value without telling of it; a value not offered is a ``ValueError``."""
        self.setCurrentIndex(self._values.index(value))

    def dress(self, tokens: Tokens) -> None:
        for at, name in enumerate(self._icons):
            ink = name if name in SIDES else "muted"
            self.setItemIcon(at, icon(name, tokens, ink, size=16))

    def shown(self) -> str:
        """The words of the value as they stand there, shortened where there is no room."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option,
            QStyle.SubControl.SC_ComboBoxEditField, self,
        )  # fmt: skip
        drawn = 0 if option.currentIcon.isNull() else option.iconSize.width() + ICON_GAP
        room = field.width() - drawn
        return self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown()
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
