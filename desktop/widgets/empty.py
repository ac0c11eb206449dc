"""What stands where there is nothing yet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.icons import pixmap
from desktop.theme import is_redressed, tokens_shown
from desktop.widgets.button import Button
from desktop.widgets.label import Label


class Empty(QWidget):
    """An icon, one sentence and at most one button; ``asked`` when it is pressed."""

    asked = Signal()

    def __init__(
        self, icon: str, sentence: str, button: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name = icon
        self._icon = QLabel(self)
        self._words = Label(sentence, tone="muted", parent=self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch()
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._words)
        self._button: Button | None = None
        if button is not None:
            self._button = Button(button, parent=self)
            self._button.clicked.connect(self.asked)
            layout.addWidget(self._button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch()
        self._dress()

    def show_sentence(self, sentence: str, button: str | None = None) -> None:
        """Say something else, and offer something else where there is a button."""
        self._words.setText(sentence)
        if self._button is not None and button is not None:
            self._button.setText(button)
            self._button.setAccessibleName(button)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._dress()

    def _dress(self) -> None:
        tokens = tokens_shown()
        self._icon.setPixmap(pixmap(self._name, 48, self.devicePixelRatio(), tokens))
