"""A short word at the bottom of the window, with one way back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.shadow import cast_shadow

SHOWN_MS = 6000
GAP = 20


class Toast(QFrame):
    """Says one thing for six seconds over its parent; the next one takes its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self._act: Callable[[], object] | None = None
        self._label = Label(tone="tip", parent=self)
        self._button = Button("", role="toast", parent=self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._button.clicked.connect(self._take_action)
        self.setProperty("panel", "toast")
        self._row = QHBoxLayout(self)
        self._row.setSpacing(12)
        self._row.addWidget(self._label)
        self._row.addWidget(self._button)
        cast_shadow(self)
        parent.installEventFilter(self)
        self.hide()

    def say(self, words: str, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Show these words and, with them, one action that may be taken."""
        self._act = act
        self._label.setText(words)
        self._button.setText(action)
        self._button.setAccessibleName(action)
        self._button.setVisible(bool(action))
        self._row.setContentsMargins(16, 4, 4 if action else 16, 4)
        self.setMinimumHeight(44)
        self._settle()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)
        self.setAccessibleName(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        self.adjustSize()
        room = self._host.rect()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - GAP)

    def _take_action(self) -> None:
        self.hide()
        self._timer.stop()
        if self._act is not None:
            self._act()
