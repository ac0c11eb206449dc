"""Says that something broke, with a report that can be copied."""

from __future__ import annotations

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


class CrashDialog(InReadingOrder, QDialog):
    """``ended``: whether the process itself had ended, at an earlier start."""

    def __init__(
        self, words: Words, report: str, *, ended: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        title = Text("Toise ended all of a sudden last time") if ended else Text("Something broke")
        said = (
            Text("What was saved is there. The report says where it happened.")
            if ended
            else Text("Your work is still open: save it. The report says where it happened.")
        )
        self.setWindowTitle(words(title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.report = QPlainTextEdit(report, self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(words(Text("Report")))
        copy = Button(words(Text("Copy the report")), icon="duplicate", parent=self)
        close = Button(words(Text("Close")), role="primary", parent=self)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        close.clicked.connect(self.accept)
        heading = Label(words(title), factor=1.2, bold=True, parent=self)
        sentence = Label(words(said), tone="muted", parent=self)
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
