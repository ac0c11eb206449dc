"""What every editor of a form has in common, whatever its widget."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget


class Editor(QObject):
    """A widget that edits one value; ``edited`` tells of the person's changes only.

    ``wide`` editors take the whole width of a form, under their label. ``refused`` tells that
    what stands in the widget can't be read (True) or can be again (False).
    """

    edited = Signal(object)
    refused = Signal(bool)

    wide = False
    titled = False
    """Whether the widget shows its own label."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.widget = widget

    @abstractmethod
    def value(self) -> object:
        """The value that stands in the widget, the last one read where it can't be."""

    @abstractmethod
    def show_value(self, value: object, *, afresh: bool = False) -> None:
        """Show a value without telling of it; the caret stays where it says the same.

        ``afresh``: also over what could not be read, since it belonged to something else.
        """

    def show_several(self) -> None:
        """Show that the things edited together have several values here."""
        self.show_value(None, afresh=True)

    def offer(self, names: list[str]) -> None:
        """Values to choose among, where the editor lets choose."""
