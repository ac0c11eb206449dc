"""A field to search in."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.icons import icon
from desktop.theme_tokens import Tokens
from desktop.widgets.follows_scheme import FollowsScheme
from desktop.words import Words
from rules.text import Text


class SearchField(FollowsScheme, QLineEdit):
    """A line with a cross that empties it; Qt's own cross fades in and out, whoever wishes not."""

    def __init__(self, words: Words, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cross = QAction(words(Text("Empty the field")), self)
        self._cross.setVisible(False)
        self._cross.triggered.connect(self.clear)
        self.addAction(self._cross, QLineEdit.ActionPosition.TrailingPosition)
        self.setPlaceholderText(words(Text("Search")))
        self.setAccessibleName(name or words(Text("Search")))
        self.textChanged.connect(lambda text: self._cross.setVisible(bool(text)))
        self.redress()

    def dress(self, tokens: Tokens) -> None:
        self._cross.setIcon(icon("close", tokens, size=16))
