"""Buttons with a role of the style sheet and an icon that follows the scheme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from desktop.icons import icon
from desktop.theme import give, is_redressed, tokens_shown
from desktop.theme_tokens import Tokens

GAP = 4
INKS = {
    "primary": "accent_text",
    "link": "accent",
    "chip": "on_soft",
    "danger": "negative",
    "toast": "tip_text",
    "flat": "muted",
    "key": "muted",
}


class Button(QPushButton):
    """A button with words; ``role``: primary, outlined, flat, link, chip, key, danger."""

    def __init__(
        self,
        text: str,
        *,
        role: str = "outlined",
        icon: str | None = None,
        name: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._icon = icon
        self._ink = INKS.get(role, "text")
        self._dressed: Tokens | None = None
        self.setProperty("role", role)
        self.setAccessibleName(name or text)
        self.setIconSize(QSize(20 + GAP, 20))
        self._dress()

    def set_chosen(self, *, chosen: bool) -> None:
        """Show the outlined button as the way now taken."""
        self._ink = "on_soft" if chosen else "text"
        self._dressed = None
        give(self, chosen=chosen)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._dress()

    def _dress(self) -> None:
        tokens = tokens_shown()
        if self._icon is None or tokens is self._dressed:
            return
        self._dressed = tokens
        self.setIcon(icon(self._icon, tokens, self._ink, gap=GAP))


class IconButton(QToolButton):
    """A button that is an icon; its name is its tooltip and what a screen reader says."""

    def __init__(
        self,
        icon: str,
        name: str,
        *,
        size: int = 20,
        ink: str = "muted",
        checkable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon = icon
        self._ink = ink
        self._dressed: Tokens | None = None
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setCheckable(checkable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(size, size))
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
        size = self.iconSize().width()
        self.setIcon(icon(self._icon, tokens, self._ink, on="accent", size=size))
