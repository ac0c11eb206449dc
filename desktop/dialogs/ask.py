"""Questions and messages, in plain text and in the language of the window."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtWidgets import QWidget

from desktop.dialogs.message import Message
from desktop.failures import reason_of
from desktop.words import Words
from rules.text import Text

Answer = Literal["save", "discard", "cancel"]
ANSWERS: tuple[Answer, ...] = ("cancel", "discard", "save")


def ask_unsaved(parent: QWidget, name: str, words: Words) -> Answer:
    """Ask what becomes of unsaved changes."""
    title = words(Text("Save the changes to “{name}”?", name=name))
    sentence = words(Text("They are lost if they are not saved."))
    buttons = [
        (words(Text("Cancel")), "outlined"),
        (words(Text("Don’t save")), "danger"),
        (words(Text("Save")), "primary"),
    ]
    answer = Message(title, sentence, buttons, parent).ask()
    return "cancel" if answer is None else ANSWERS[answer]


def ask_before(parent: QWidget, words: Words, title: str, sentence: str, act: str) -> bool:
    """Whether something is to be taken away; by default it is not."""
    buttons = [(act, "danger"), (words(Text("Cancel")), "outlined")]
    return Message(title, sentence, buttons, parent).ask() == 0


def tell(parent: QWidget | None, words: Words, said: str, more: str = "") -> None:
    """Say what went wrong, in a sentence and what may help."""
    Message(said, more, [(words(Text("Close")), "primary")], parent).ask()


def tell_unwritten(parent: QWidget | None, words: Words, path: Path, error: OSError) -> None:
    """Say which file can't be written, and why."""
    said = words(Text("“{path}” can't be written.", path=str(path)))
    tell(parent, words, said, words(reason_of(error)))
