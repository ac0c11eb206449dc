"""The result in one line of large type, for reading while standing, and for the group's chat."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QWidget

from desktop.checking import fill_check_menu
from desktop.session import Session
from desktop.views.results.sentences import one_line, shortest_line
from desktop.widgets.button import Button
from desktop.widgets.fitting import FittingLabel
from desktop.working import Errand
from rules.text import Text

SIZES = (1.5, 1.2, 1.0, 0.9)
TOO_LONG = 200


class ResultLine(QFrame):
    """Shows the whole result in large type; ``copied`` when it was put on the clipboard."""

    copied = Signal()
    said = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self.setProperty("panel", "plain")
        self._line = FittingLabel(SIZES, parent=self)
        self._line.setAccessibleName(words(Text("The result in one line")))
        self._copy = Button(
            words(Text("Copy as one line")), role="link", icon="duplicate", parent=self
        )
        self._copy.clicked.connect(self.copy)
        self._check = Button(words(Text("Have it checked")), role="link", icon="check", parent=self)
        self.checks = QMenu(self)
        self._errand = Errand(self)
        self.checks.aboutToShow.connect(
            lambda: fill_check_menu(self.checks, self._session, self.said.emit, self._errand)
        )
        self._check.setMenu(self.checks)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 6, 6, 6)
        layout.addWidget(self._line, 1)
        for button in (self._check, self._copy):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        session.result_changed.connect(self.show_result)
        self.show_result()

    def show_result(self) -> None:
        """Show the result of now."""
        result, words = self._session.result, self._session.words
        told = "" if result is None else one_line(result, words)
        if result is not None and len(told) > TOO_LONG:
            told = shortest_line(result, words) or f"{told[:TOO_LONG]}…"
        self._line.setText(told)
        for button in (self._check, self._copy):
            button.setEnabled(bool(told) and not self._session.stale)
        self._line.setEnabled(not self._session.stale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_buttons(self.width())

    def _show_buttons(self, width: int) -> None:
        """Say the buttons by their icons alone where they would take half of the line."""
        needed = 0
        for button in (self._check, self._copy):
            button.setText(button.accessibleName())
            needed += button.sizeHint().width()
        if 2 * needed > width:
            for button in (self._check, self._copy):
                button.setText("")
        for button in (self._check, self._copy):
            button.setToolTip("" if button.text() else button.accessibleName())

    def text(self) -> str:
        """Who, with what, and the result, on one line; empty while there is no result."""
        session, result = self._session, self._session.result
        if session.row is None or result is None:
            return ""
        words, readings = session.words, session.row.readings
        until = len(readings) if session.until is None else session.until + 1
        named = [getattr(one.engagement.attacker, "name", None) for one in readings[:until]]
        names = [name for name in named if name]
        heads = names if until > 1 else [*names, result.weapon]
        title, told = ", ".join(filter(None, heads)), one_line(result, words)
        return words(Text("{title}: {told}", title=title, told=told)) if title else told

    def copy(self) -> None:
        """Put the line on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())
        self.copied.emit()
