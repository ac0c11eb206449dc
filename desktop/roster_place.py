"""The place of the rosters in the running program: its folder, its lock, its view once made."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.data_lock import DataLock
from desktop.folders import Folders
from desktop.words import Words
from rules.text import Text

if TYPE_CHECKING:
    from desktop.roster_library import Library
    from desktop.views.rosters.view import RostersView


class RosterPlace:
    """Made once; the view is made when its place is first gone to, and again in each window.

    ``go``: goes to the place. ``use``: keeps the data in another folder from now on.
    """

    def __init__(
        self, folders: Folders, go: Callable[[], object], use: Callable[[Path], object]
    ) -> None:
        self._go = go
        self._use = use
        self._folders = folders
        self._lock = DataLock(folders.data)
        self._view: RostersView | None = None
        self._wanted: Path | None = None
        self._given_up: dict[str, object] | None = None
        self._ready = False

    @property
    def lock(self) -> DataLock:
        """The lock on the folder, held by one window at a time."""
        return self._lock

    def make(self, words: Words, window: QWidget) -> QWidget:
        """The view in a window."""
        from desktop.views.rosters.view import RostersView

        view = self._view = RostersView(words, self._folders.rosters(), window, self._lock)
        view.other_folder_wanted.connect(lambda: self.choose_folder(words, view))
        return view

    def forget(self) -> None:
        """The window with the view is about to be made anew."""
        self.save_now()
        self._view = None

    def move(self, folders: Folders) -> None:
        """Work in another folder."""
        self._lock.release()
        self._folders, self._lock = folders, DataLock(folders.data)

    def ready(self) -> None:
        """The window is filled: a roster that was asked for before can be opened."""
        self._ready = True
        if self._wanted is not None:
            self.open_file(self._wanted)

    def open_file(self, path: Path) -> None:
        """Open a roster where it lies; until the window is filled it waits."""
        if not self._ready:
            self._wanted = path
            return
        self._wanted = None
        self._go()
        assert self._view is not None
        self._view.open_file(path)

    def save_now(self) -> None:
        """Save what waits to be, before others read the files."""
        if self._view is not None:
            self._view.save_now()

    def saved(self) -> Library:
        """The rosters with all that was edited; before the first of them, the samples."""
        from desktop.roster_library import TroubleError

        self.save_now()
        library = self._folders.rosters()
        if self.may_write():
            # Whoever lists them is told what the matter is.
            with suppress(TroubleError):
                library.open_folder()
        return library

    def show_anew(self, written: list[Path]) -> None:
        """Show the open roster as its file has it, where that is among those written."""
        opened = None if self._view is None else self._view.desk.opened
        if self._view is not None and opened is not None and opened.path in written:
            self._view.desk.open(opened.path)

    def may_leave(self) -> bool:
        """Whether nothing would be lost, or what is lost was given up, then or before."""
        if self._view is None:
            return True
        document = self._view.desk.document
        given_up = document is not None and document is self._given_up
        if not given_up and not self._view.may_leave():
            return False
        self._given_up = document if self._view.desk.unsaved else None
        return True

    def may_write(self) -> bool:
        """Whether no other window writes into the folder."""
        return self._lock.take()

    def release(self) -> None:
        """Leave the folder to other windows."""
        self._lock.release()

    def choose_folder(self, words: Words, view: QWidget) -> None:
        """Ask for another folder to keep the data in."""
        title = words(Text("Use another folder"))
        chosen = QFileDialog.getExistingDirectory(view, title, str(Path.home()))
        if chosen:
            self._use(Path(chosen))
