"""What one can do in the window: every command with its name and shortcut, made once."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.words import Words
from rules.text import Text

Standard = QKeySequence.StandardKey


class Commands:
    """The actions of the window; the wiring connects them, menus and bars show them."""

    def __init__(self, window: QWidget, words: Words) -> None:
        self._window = window
        self._words = words
        self.new = self._action(Text("New engagement"), Standard.New)
        self.open = self._action(Text("Open…"), Standard.Open)
        self.save = self._action(Text("Save"), Standard.Save)
        self.save_as = self._action(Text("Save as…"), "Ctrl+Shift+S")
        self.print = self._action(Text("Print…"), Standard.Print)
        self.preview = self._action(Text("Print preview…"), "Ctrl+Shift+P")
        self.pdf = self._action(Text("Report as PDF…"), "Ctrl+E")
        self.undo = self._action(Text("Undo"), Standard.Undo)
        self.redo = self._action(Text("Redo"), "Ctrl+Y")
        self.redo.setShortcuts([self.redo.shortcut(), QKeySequence("Ctrl+Shift+Z")])
        self.roll = self._action(Text("Roll"), "Ctrl+R")
        self.type_dice = self._action(Text("Type the dice"), "Ctrl+T")
        self.copy_line = self._action(Text("Copy the result as one line"), "Ctrl+Shift+C")
        self.backwards = self._action(Text("Ask backwards…"), "Ctrl+B")
        self.standing = self._action(Text("Table mode"), "F11")
        self.standing.setCheckable(True)
        self.places = self._action(Text("To the places and back"), "F6")
        self.help = self._action(Text("Guide to this place"), Standard.HelpContents)
        self.keys = self._action(Text("Keyboard shortcuts"), None)
        self.tour = self._action(Text("Guided tour"), None)
        self.folder = self._action(Text("Open the data folder"), None)
        self.quit = self._action(Text("Quit"), "Ctrl+Q")

    def in_bar(self) -> list[tuple[str, QAction]]:
        """The commands that are icons in the bar."""
        return [
            ("undo", self.undo),
            ("redo", self.redo),
            ("open", self.open),
            ("save", self.save),
            ("print", self.print),
        ]

    def in_menu(self) -> list[QAction | None]:
        """The commands of the menu, None for a line between two groups."""
        return [
            self.new, self.open, self.save, self.save_as, None,
            self.preview, self.print, self.pdf, None,
            self.undo, self.redo, None,
            self.roll, self.type_dice, self.copy_line, self.backwards, None,
            self.standing, self.places, None,
            self.help, self.keys, self.tour, None,
            self.folder, self.quit,
        ]  # fmt: skip

    def keyed(self) -> list[tuple[str, str]]:
        """The name of every command that has keys, and those keys."""
        actions = [action for action in self.in_menu() if action is not None]
        return [(_name(action), _keys(action)) for action in actions if action.shortcuts()]

    def _action(self, name: Text, shortcut: Standard | str | None) -> QAction:
        words = self._words(name)
        action = QAction(words, self._window)
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
            first = _shown(action.shortcut())
            action.setToolTip(f"{_name(action)} ({first})")
        self._window.addAction(action)
        return action


def _name(action: QAction) -> str:
    return action.text().removesuffix("…")


def _keys(action: QAction) -> str:
    return ", ".join(map(_shown, action.shortcuts()))


def _shown(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)
