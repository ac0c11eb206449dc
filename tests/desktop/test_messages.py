"""Questions and messages: their look, their default, Escape."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.dialogs.ask import ask_before, ask_unsaved, tell
from desktop.dialogs.message import LONGEST_WORD, Message
from desktop.words import Words

WORDS = Words("en")


def pressing(qtbot, key, seen=None):
    """Press a key in the box that will stand there, and note what it shows."""

    def press():
        box = QApplication.activeModalWidget()
        assert isinstance(box, Message)
        if seen is not None:
            seen.extend(label.text() for label in box.findChildren(QLabel) if label.isVisible())
            seen.extend(button.text() for button in box.findChildren(QPushButton))
        qtbot.keyClick(box.focusWidget(), key)

    QTimer.singleShot(50, press)


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Return, "save"), (Qt.Key.Key_Escape, "cancel")]
)
def test_to_save_is_the_default_and_escape_cancels(qtbot, key, answer):
    seen = []
    pressing(qtbot, key, seen)
    assert ask_unsaved(None, "<b>Gué</b>", WORDS) == answer
    assert seen == [
        "Save the changes to “<b>Gué</b>”?", "They are lost if they are not saved.",
        "Cancel", "Don’t save", "Save",
    ]  # fmt: skip


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_nothing_is_taken_away_by_default(qtbot, key):
    seen = []
    pressing(qtbot, key, seen)
    assert not ask_before(None, WORDS, "Delete it?", "It goes to the trash.", "Delete")
    assert seen[2:] == ["Delete", "Cancel"]


def test_what_went_wrong_is_told_with_one_button(qtbot):
    seen = []
    pressing(qtbot, Qt.Key.Key_Return, seen)
    tell(None, WORDS, "It can’t be opened.")
    assert seen == ["It can’t be opened.", "Close"]


def test_a_name_without_spaces_does_not_widen_the_box(qtbot):
    box = Message(f"Delete {'W' * 200}?", "", [("Close", "primary")])
    qtbot.addWidget(box)
    assert len(box.findChildren(QLabel)[0].text()) < LONGEST_WORD + 20
    assert "W" * 200 in box.windowTitle()
