"""A question before something is taken away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

MARGIN = 24
WIDTH = 420


class Question(QDialog):
    """A title that asks, a sentence of what follows, a way back and the act itself."""

    def __init__(
        self, words: Words, title: str, sentence: str, act: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(WIDTH)
        heading = Label(title, factor=1.2, bold=True, parent=self)
        heading.setWordWrap(True)
        said = Label(sentence, tone="muted", parent=self)
        said.setWordWrap(True)
        self._back = Button(words(Text("Cancel")), parent=self)
        self._act = Button(act, role="danger", parent=self)
        self._back.setAutoDefault(False)
        self._act.setDefault(True)
        self._back.clicked.connect(self.reject)
        self._act.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        row.addWidget(self._back)
        row.addWidget(self._act)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        layout.addWidget(heading)
        layout.addWidget(said)
        layout.addSpacing(4)
        layout.addLayout(row)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    @classmethod
    def ask(
        cls, words: Words, title: str, sentence: str, act: str, parent: QWidget | None = None
    ) -> bool:
        """Whether the act is wanted."""
        return cls(words, title, sentence, act, parent).exec() == QDialog.DialogCode.Accepted
