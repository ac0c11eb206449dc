"""Says that something broke, with a report that can be copied."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.dialogs.room import open_at
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.text import Text

MARGIN, SIZE = 24, (620, 460)


@dataclass(frozen=True, slots=True)
class Said:
    """What is said above a report."""

    title: Text
    sentence: Text


SUDDEN = Text("Toise ended all of a sudden last time")
BROKE = Said(
    Text("Something broke"),
    Text("Your work is still open: save it. The report says where it happened."),
)
ENDED = Said(SUDDEN, Text("What was saved is there. The report says where it happened."))
ENDED_UNSAVED = Said(
    SUDDEN,
    Text("What was saved is there; what was not can be taken up again, above the engagement."),
)


class CrashDialog(InReadingOrder, QDialog):
    """A title, what became of one's work, and the report."""

    def __init__(
        self, words: Words, said: Said, report: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words(said.title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.report = QPlainTextEdit(report, self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(words(Text("Report")))
        copy = Button(words(Text("Copy the report")), icon="duplicate", parent=self)
        close = Button(words(Text("Close")), role="primary", parent=self)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        close.clicked.connect(self.accept)
        heading = Label(words(said.title), factor=1.2, bold=True, parent=self)
        sentence = Label(words(said.sentence), tone="muted", parent=self)
        row = QHBoxLayout()
        row.addStretch()
        for button in (copy, close):
            button.setAutoDefault(False)
            row.addWidget(button)
        close.setDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        for part in (heading, sentence):
            part.setWordWrap(True)
            layout.addWidget(part)
        layout.addWidget(self.report, 1)
        layout.addLayout(row)
        open_at(self, *SIZE)
