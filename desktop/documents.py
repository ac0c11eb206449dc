"""Opening, saving and leaving an engagement: one path for each, whatever asked for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.console import problem_line
from desktop.dialogs.ask import ask_unsaved, tell
from desktop.failures import reason_of
from desktop.files import SUFFIX, blank_document, read_document, write_document
from desktop.session import Session
from rules.text import InputError, Text


class Documents:
    """Carries out the wishes about files; ``parent`` is the window that questions stand over."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        self._session = session
        self._parent = parent

    def new(self) -> None:
        """Begin an empty engagement, once the present one may be left."""
        if self.may_leave():
            system = str(self._session.document.get("system"))
            self._session.open(blank_document(system), None)

    def choose(self) -> None:
        """Ask for a file and open it."""
        if not self.may_leave():
            return
        words = self._session.words
        name, _ = QFileDialog.getOpenFileName(
            self._parent, words(Text("Open an engagement")), self._folder(), self._filter()
        )
        if name:
            self.open(Path(name))

    def open_example(self, path: Path) -> None:
        """Begin from an example, once the present engagement may be left."""
        if self.may_leave():
            self._session.open(read_document(path), None, path.stem)

    def open(self, path: Path) -> bool:
        """Open a file; one that can't be read is named and nothing changes."""
        try:
            document = read_document(path)
        except InputError as error:
            words = self._session.words
            said = words(Text("“{name}” can't be opened.", name=path.name))
            tell(self._parent, words, said, problem_line(error, words))
            return False
        self._session.open(document, path)
        return True

    def save(self) -> bool:
        """Save where it came from, or ask where; False when it was not saved."""
        path = self._session.path
        return self.save_as() if path is None else self._write(path)

    def save_as(self) -> bool:
        """Ask where, and save there; False when it was not saved."""
        words = self._session.words
        start = self._session.path or Path(self._folder()) / f"{self._session.title}{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(
            self._parent, words(Text("Save the engagement")), str(start), self._filter()
        )
        return bool(name) and self._write(Path(name))

    def may_leave(self) -> bool:
        """Whether the present engagement may be left: saved, or given up on purpose."""
        if not self._session.unsaved:
            return True
        answer = ask_unsaved(self._parent, self._session.title, self._session.words)
        return self.save() if answer == "save" else answer == "discard"

    def _write(self, path: Path) -> bool:
        words = self._session.words
        try:
            write_document(path, self._session.document)
        except OSError as error:
            said = words(Text("“{path}” can't be written.", path=str(path)))
            tell(self._parent, words, said, words(reason_of(error)))
            return False
        self._session.mark_saved(path)
        return True

    def _folder(self) -> str:
        path = self._session.path
        folder = Path.home() if path is None else path.parent
        return str(folder if folder.is_dir() else Path.home())

    def _filter(self) -> str:
        return self._session.words(Text("Engagements (*.json *.toise)"))
