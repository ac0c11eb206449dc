"""What was taken where the sources leave something open, in small lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.label import Label, Sentence
from desktop.words import Words
from rules.text import Text


class AssumptionLines(QWidget):
    """One small line with a dash for each assumption; ``rule_wanted`` asks why it was taken."""

    rule_wanted = Signal(str)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._told: list[tuple[str, str]] = []
        self._lines: list[QWidget] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self.hide()

    def say(self, told: Sequence[tuple[str, str]]) -> None:
        """Say these sentences, each with the rule it hangs on (or none), and nothing else."""
        if list(told) == self._told:
            return
        self._told = list(told)
        for line in self._lines:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines = [self._line(*one) for one in told]
        self.setVisible(bool(told))

    def texts(self) -> list[str]:
        """What is said."""
        return [text for text, _ in self._told]

    def _line(self, text: str, rule: str) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        dash = Label("–", factor=0.9, tone="muted", parent=line)
        row.addWidget(dash, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._sentence(text, rule, line), 1)
        self._layout.addWidget(line)
        return line

    def _sentence(self, text: str, rule: str, line: QWidget) -> Label:
        if not rule:
            plain = Label(text, factor=0.9, tone="muted", parent=line)
            plain.setWordWrap(True)
            return plain
        linked = Sentence(accent=True, parent=line)
        why = escape(self._words(Text("why?")))
        linked.show_html(f'{escape(text)} <a href="{rule}">{why}</a>')
        linked.setAccessibleName(text)
        linked.linkActivated.connect(self.rule_wanted)
        return linked
