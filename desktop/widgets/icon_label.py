"""An icon that only shows, with its meaning as tooltip and accessible name."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.icons import pixmap
from desktop.theme import is_redressed, tokens_shown
from desktop.theme_tokens import Tokens


class IconLabel(QLabel):
    """An icon 16 pixels wide, in the ink of a token; it follows the scheme."""

    def __init__(
        self,
        icon: str,
        name: str,
        *,
        ink: str = "muted",
        size: int = 16,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon, self._ink, self._size = icon, ink, size
        self._dressed: Tokens | None = None
        self.setAccessibleName(name)
        self.setToolTip(name)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._dress()

    def _dress(self) -> None:
        tokens = tokens_shown()
        if tokens is self._dressed:
            return
        self._dressed = tokens
        self.setPixmap(pixmap(self._icon, self._size, self.devicePixelRatio(), tokens, self._ink))
