"""Redo by either of its keys: each platform knows one of them, people know both."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent, QKeySequence

BOTH = (QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z"))


def is_redo(event: QKeyEvent) -> bool:
    """Whether a key asks for what was undone."""
    pressed = QKeySequence(event.keyCombination())
    return event.matches(QKeySequence.StandardKey.Redo) or pressed in BOTH
