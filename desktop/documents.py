"""Opening, saving and leaving an engagement: one path for each, whatever asked for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.console import problem_line
from desktop.dialogs.ask import ask_unsaved, tell
from desktop.failures import reason_of
from desktop.files import (
    SUFFIX,
    Json,
    blank_document,
    is_roster,
    read_document,
    write_document,
)
from desktop.session import Session
from rules.text import InputError, Text


class Documents:
    """Carries out the wishes about files; ``parent`` is the window that questions stand over.

    ``open_roster``: opens a file that turns out to be a roster. ``opened``: told of each file that
    was opened or saved.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget,
        open_roster: Callable[[Path], object],
        opened: Callable[[Path], object],
    ) -> None:
        self._session = session
        self._parent = parent
        self._open_roster = open_roster
        self._opened = opened

    def new(self) -> None:
        """Begin an empty engagement, once the present one may be left."""
        if self.may_leave():
            system = str(self._session.document.get("system"))
            self._session.open(blank_document(system), None)

    def choose(self) -> None:
        """Ask for a file and open it; several are attackers in a row. Or a roster."""
        paths = self._asked_files(Text("Open an engagement or a roster"))
        rosters = [path for path in paths if is_roster(path)]
        if rosters:
            self.open(rosters[0])
        elif paths and self.may_leave():
            self.open_row(paths)

    def open_another(self, path: Path) -> None:
        """Open a file in place of the present engagement, once that may be left; or a roster."""
        if is_roster(path) or self.may_leave():
            self.open(path)

    def choose_next(self) -> None:
        """Ask for the files of the attackers who follow."""
        read = self._read(self._asked_files(Text("Open the next attacker")))
        if read:
            self._session.add_attacks(read)

    def open_example(self, path: Path) -> None:
        """Begin from an example, once the present engagement may be left."""
        if self.may_leave():
            self._session.open(read_document(path), None, path.stem)

    def open(self, path: Path) -> bool:
        """Open a file; one that can't be read is named and nothing changes."""
        if is_roster(path):
            self._open_roster(path)
            self._opened(path)
            return True
        return self.open_row([path])

    def open_row(self, paths: Sequence[Path]) -> bool:
        """Open files, one attacker after the other; False when nothing was opened."""
        read = self._read(paths)
        if read:
            self._session.open_row(read)
        for _, path in reversed(read):
            if path is not None:
                self._opened(path)
        return bool(read)

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
        session = self._session
        unsaved = [at for at in range(len(session.attacks.row)) if session.is_unsaved(at)]
        for place in unsaved:
            session.choose_attack(place)
            answer = ask_unsaved(self._parent, session.title, session.words)
            if answer == "cancel" or (answer == "save" and not self.save()):
                return False
        return True

    def _asked_files(self, title: Text) -> list[Path]:
        names, _ = QFileDialog.getOpenFileNames(
            self._parent, self._session.words(title), self._folder(), self._filter()
        )
        return [Path(name) for name in names]

    def _read(self, paths: Sequence[Path]) -> list[tuple[Json, Path | None]]:
        """The documents in these files; empty where one can't be read, which is named."""
        read: list[tuple[Json, Path | None]] = []
        for path in paths:
            try:
                read.append((read_document(path), path))
            except InputError as error:
                words = self._session.words
                said = words(Text("“{name}” can't be opened.", name=path.name))
                tell(self._parent, words, said, problem_line(error, words))
                return []
        return read

    def _write(self, path: Path) -> bool:
        words = self._session.words
        try:
            write_document(path, self._session.document)
        except OSError as error:
            said = words(Text("“{path}” can't be written.", path=str(path)))
            tell(self._parent, words, said, words(reason_of(error)))
            return False
        self._session.mark_saved(path)
        self._opened(path)
        return True

    def _folder(self) -> str:
        path = self._session.path
        folder = Path.home() if path is None else path.parent
        return str(folder if folder.is_dir() else Path.home())

    def _filter(self) -> str:
        return self._session.words(Text("Engagements (*.json *.toise)"))
