"""What a widget with icons of its own does when the scheme changes."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent

from desktop.theme import is_redressed, tokens_shown
from desktop.theme_tokens import Tokens


class FollowsScheme:
    """Placed before a Qt widget among the bases: calls ``dress`` once for each scheme shown."""

    _dressed: Tokens | None = None

    @abstractmethod
    def dress(self, tokens: Tokens) -> None:
        """Take the colours of a scheme."""

    def redress(self, *, again: bool = False) -> None:
        """Dress in the scheme shown; ``again`` although it has not changed."""
        tokens = tokens_shown()
        if again or tokens is not self._dressed:
            self._dressed = tokens
            self.dress(tokens)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)  # pyright: ignore[reportAttributeAccessIssue]
        if is_redressed(event):
            self.redress()
