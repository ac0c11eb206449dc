"""Buttons with a role of the style sheet and an icon that follows the scheme."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from desktop.icons import icon
from desktop.theme import give
from desktop.theme_tokens import Tokens
from desktop.widgets.follows_scheme import FollowsScheme

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


class PressedByEnter:
    """Placed before a Qt button among the bases: Enter presses it, as Space does.

    Else Enter on « Cancel » would take a dialog's default button.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()  # pyright: ignore[reportAttributeAccessIssue]
        else:
            super().keyPressEvent(event)  # pyright: ignore[reportAttributeAccessIssue]


class Button(PressedByEnter, FollowsScheme, QPushButton):
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
        self.setProperty("role", role)
        self.setAccessibleName(name or text)
        self.setIconSize(QSize(20 + GAP, 20))
        self.redress()

    def set_chosen(self, *, chosen: bool) -> None:
        """Show the outlined button as the way now taken."""
        self._ink = "on_soft" if chosen else "text"
        give(self, chosen=chosen)
        self.redress(again=True)

    def dress(self, tokens: Tokens) -> None:
        if self._icon is not None:
            self.setIcon(icon(self._icon, tokens, self._ink, gap=GAP))


class IconButton(PressedByEnter, FollowsScheme, QToolButton):
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
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setCheckable(checkable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(size, size))
        self.redress()

    def dress(self, tokens: Tokens) -> None:
        size = self.iconSize().width()
        self.setIcon(icon(self._icon, tokens, self._ink, on="accent", size=size))
