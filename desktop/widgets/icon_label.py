"""An icon that only shows, with its meaning as tooltip and accessible name."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from desktop.icons import pixmap
from desktop.theme_tokens import Tokens
from desktop.widgets.follows_scheme import FollowsScheme


class IconLabel(FollowsScheme, QLabel):
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
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.redress()

    def dress(self, tokens: Tokens) -> None:
        self.setPixmap(pixmap(self._icon, self._size, self.devicePixelRatio(), tokens, self._ink))
