"""A group of fields behind one row that says its state."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.icons import pixmap
from desktop.theme import is_redressed, tokens_shown
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label

HEIGHT = 34


class Foldable(QFrame):
    """A row with a chevron, a title and a state at right; pressed, it opens its content."""

    folded = Signal(bool)

    def __init__(self, title: str, state: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("edge", "bottom")
        self._title = title
        self._content: QWidget | None = None
        self._head = QPushButton(self)
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
        content.setVisible(self._head.isChecked())

    def set_state(self, state: str) -> None:
        """Say at right what is chosen inside."""
        self._state.setText(state)
        self._head.setMinimumWidth(self._row.minimumSize().width())
        self._head.setAccessibleName(", ".join(part for part in (self._title, state) if part))

    def set_open(self, *, opened: bool) -> None:
        """Open or fold the group."""
        self._head.setChecked(opened)

    def is_open(self) -> bool:
        """Whether the content shows."""
        return self._head.isChecked()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_redressed(event):
            self._dress()

    def _fill_head(self, title: str) -> None:
        self._head.setCheckable(True)
        self._head.setProperty("role", "fold")
        self._head.setFixedHeight(HEIGHT)
        self._head.toggled.connect(self._show_content)
        self._row = row = QHBoxLayout(self._head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._chevron)
        row.addWidget(Label(title, parent=self))
        row.addStretch()
        row.addWidget(self._state)
        for label in self._head.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _show_content(self, opened: bool) -> None:  # noqa: FBT001
        if self._content is not None:
            self._content.setVisible(opened)
        self._dress()
        self.folded.emit(not opened)

    def _dress(self) -> None:
        name = "chevron-down" if self._head.isChecked() else "chevron-right"
        tokens = tokens_shown()
        self._chevron.setPixmap(pixmap(name, 16, self.devicePixelRatio(), tokens))
