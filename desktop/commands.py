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
            self.folder, self.quit,
        ]  # fmt: skip

    def _action(self, name: Text, shortcut: Standard | str | None) -> QAction:
        words = self._words(name)
        action = QAction(words, self._window)
        if shortcut is not None:
            action.setShortcut(QKeySequence(shortcut))
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words.removesuffix('…')} ({keys})")
        self._window.addAction(action)
        return action
