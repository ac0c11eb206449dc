"""Opening, saving and leaving an engagement: one path for each, whatever asked for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.console import problem_line
from desktop.dialogs.ask import ask_unsaved, tell, tell_unwritten
from desktop.files import SUFFIX, blank_document, is_roster, read_document, write_document
from desktop.session import Session
from rules.json_reading import Json
from rules.text import InputError, Text


class Documents:
    """Carries out the wishes about files; ``parent`` is the window that questions stand over.

    ``open_roster``: opens a file that turns out to be a roster. ``opened``: told of each file that
    was opened or saved. ``dice_may_go``: whether the dice at hand are wanted no more.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget,
        open_roster: Callable[[Path], object],
        opened: Callable[[Path], object],
        dice_may_go: Callable[[], bool],
    ) -> None:
        self._session = session
        self._parent = parent
        self._open_roster = open_roster
        self._opened = opened
        self._dice_may_go = dice_may_go

    def new(self) -> bool:
        """Begin an empty engagement once the present one may be left; says whether it has."""
        if not self.may_leave():
            return False
        self._session.open(blank_document(str(self._session.document.get("system"))), None)
        return True

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
            taken = self._paths()
            self._session.add_attacks(
                [(document, None if path in taken else path) for document, path in read]
            )

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
        """Save all attackers where they came from, or ask where; False when one was not saved."""
        session = self._session
        in_hand = session.attacks.place
        places = [at for at in self._places() if at == in_hand or session.is_unsaved(at)]
        known_first = sorted(places, key=lambda at: session.path_of(at) is None)
        saved = all(self._save_one(at) for at in known_first)
        session.choose_attack(in_hand)
        return saved

    def save_as(self) -> bool:
        """Ask where to save the attacker in hand; False when he was not saved."""
        session, words = self._session, self._session.words
        start = session.path or Path(self._folder()) / f"{session.title}{SUFFIX}"
        told = Text("Save the engagement")
        if len(session.attacks.row) > 1:
            told = Text("Save the engagement: {name}", name=session.title)
        name, _ = QFileDialog.getSaveFileName(self._parent, words(told), str(start), self._filter())
        return bool(name) and self._is_free(Path(name)) and self._write(Path(name))

    def may_leave(self) -> bool:
        """Whether the present engagement may be left: saved, or given up on purpose."""
        if not self._dice_may_go():
            return False
        session = self._session
        unsaved = [at for at in self._places() if session.is_unsaved(at)]
        for place in unsaved:
            session.choose_attack(place)
            answer = ask_unsaved(self._parent, session.title, session.words)
            if answer == "cancel" or (answer == "save" and not self._save_one(place)):
                return False
        return True

    def _places(self) -> range:
        return range(len(self._session.attacks.row))

    def _paths(self) -> list[Path | None]:
        return [self._session.path_of(place) for place in self._places()]

    def _save_one(self, place: int) -> bool:
        """Save one of the row where he came from, or take him in hand and ask where."""
        path = self._session.path_of(place)
        if path is not None:
            return self._write(path, place)
        self._session.choose_attack(place)
        return self.save_as()

    def _is_free(self, path: Path) -> bool:
        """Whether no other attacker of the row is kept in this file; else it is said."""
        session, paths = self._session, self._paths()
        if path not in paths or paths.index(path) == session.attacks.place:
            return True
        said = Text("“{path}” can't be written.", path=str(path))
        why = Text("Another attacker of the row is kept in it.")
        tell(self._parent, session.words, session.words(said), session.words(why))
        return False

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

    def _write(self, path: Path, place: int | None = None) -> bool:
        session, words = self._session, self._session.words
        at = session.attacks.place if place is None else place
        try:
            write_document(path, session.attacks.documents[at])
        except OSError as error:
            tell_unwritten(self._parent, words, path, error)
            return False
        session.mark_saved(path, at)
        self._opened(path)
        return True

    def _folder(self) -> str:
        own, others = self._session.path, self._paths()
        path = own or next((one for one in others if one is not None), None)
        folder = Path.home() if path is None else path.parent
        return str(folder if folder.is_dir() else Path.home())

    def _filter(self) -> str:
        return self._session.words(Text("Engagements (*.json *.toise)"))
