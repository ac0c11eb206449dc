"""A group of fields behind one row that says its state."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.icons import pixmap
from desktop.theme import is_redressed, tokens_shown
from desktop.widgets.button import PressedByEnter
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

HEIGHT = 34


def fold_words(words: Words) -> tuple[str, str]:
    """How a screen reader says that a group is folded, and that it is open."""
    return words(Text("folded")), words(Text("open", "a group that is not folded"))


class _Head(PressedByEnter, QPushButton):
    """The row that is pressed."""


class Foldable(QFrame):
    """A row with a chevron, a title and a state at right; pressed, it opens its content.

    ``told``: how a screen reader says that it is folded, and that it is open.
    """

    folded = Signal(bool)

    def __init__(
        self,
        title: str,
        state: str = "",
        told: tuple[str, str] = ("", ""),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("edge", "bottom")
        self._title = title
        self._spoken = told
        self._open = False
        self._content: QWidget | None = None
        self._head = _Head(self)
        self._chevron = QLabel(self)
        self._state = ElidedLabel(factor=0.9, tone="muted", parent=self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 1)
        self._layout.setSpacing(0)
        self._layout.addWidget(self._head)
        self._fill_head(title)
        self.set_state(state)
        self._dress()

    def set_content(self, content: QWidget) -> None:
        """Put what the row opens under it."""
        self._content = content
        self._layout.addWidget(content)
        content.setVisible(self._open)

    def set_state(self, state: str) -> None:
        """Say at right what is chosen inside."""
        self._state.setText(state)
        self._head.setMinimumWidth(self._row.minimumSize().width())
        self._head.setAccessibleName(", ".join(part for part in (self._title, state) if part))

    def set_open(self, *, opened: bool) -> None:
        """Open or fold the group."""
        if opened != self._open:
            self._turn()

    def is_open(self) -> bool:
        """Whether the content shows."""
        return self._open

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._dress()

    def _fill_head(self, title: str) -> None:
        self._head.setProperty("role", "fold")
        self._head.setFixedHeight(HEIGHT)
        self._head.clicked.connect(self._turn)
        self._row = row = QHBoxLayout(self._head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._chevron)
        row.addWidget(Label(title, parent=self))
        row.addStretch()
        row.addWidget(self._state)
        for label in self._head.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _turn(self) -> None:
        self._open = not self._open
        if self._content is not None:
            self._content.setVisible(self._open)
        self._dress()
        self.folded.emit(not self._open)

    def _dress(self) -> None:
        self._head.setAccessibleDescription(self._spoken[self._open])
        name = "chevron-down" if self._open else "chevron-right"
        tokens = tokens_shown()
        self._chevron.setPixmap(pixmap(name, 16, self.devicePixelRatio(), tokens))
