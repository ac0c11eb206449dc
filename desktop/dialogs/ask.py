"""Questions and messages, in plain text and in the language of the window."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop.words import Words
from rules.text import Text

Answer = Literal["save", "discard", "cancel"]


def ask_unsaved(parent: QWidget, name: str, words: Words) -> Answer:
    """Ask what becomes of unsaved changes."""
    box = _box(parent, words(Text("Save the changes to “{name}”?", name=name)))
    box.setInformativeText(words(Text("They are lost if they are not saved.")))
    box.setIcon(QMessageBox.Icon.Question)
    save = box.addButton(words(Text("Save")), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(words(Text("Don’t save")), QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(words(Text("Cancel")), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.exec()
    if box.clickedButton() is save:
        return "save"
    return "discard" if box.clickedButton() is discard else "cancel"


def tell(parent: QWidget | None, words: Words, said: str, more: str = "") -> None:
    """Say what went wrong, in a sentence and what may help."""
    box = _box(parent, said)
    box.setInformativeText(more)
    box.setIcon(QMessageBox.Icon.Warning)
    box.addButton(words(Text("Close")), QMessageBox.ButtonRole.AcceptRole)
    box.exec()


def _box(parent: QWidget | None, said: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle("Toise")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(said)
    return box
