"""What goes into rosters and out of them: files, the clipboard, the trash, earlier versions."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop.dialogs.ask import tell, tell_unwritten
from desktop.dialogs.import_preview import ImportPreview
from desktop.dialogs.kept_versions import Kept, KeptVersions
from desktop.failures import reason_of
from desktop.files import write_document, write_whole
from desktop.roster_acts import RosterActs
from desktop.roster_desk import RosterDesk
from desktop.trouble import TroubleError
from desktop.views.rosters.sentences import problem_words
from desktop.words import Words
from rules.folding import slug
from rules.json_reading import Json
from rules.naming import LONGEST_NAME
from rules.roster import new_roster
from rules.roster_columns import Columns
from rules.roster_csv import csv_of
from rules.roster_edits import duplicates
from rules.roster_import import Plan, Readout, plan_of
from rules.roster_lines import line_of
from rules.roster_reading import read_roster
from rules.roster_source import decoded, read_document, read_table, read_text
from rules.systems import GameSystem
from rules.text import InputError, InvalidError, Text

Kind = Literal["json", "csv;", "csv,", "text"]
WHOLE = "application/x-toise-roster+json"
ENDINGS: dict[Kind, str] = {"json": ".json", "csv;": ".csv", "csv,": ".csv", "text": ".txt"}

Say = Callable[..., None]


class Exchange:
    """Carries out wishes about files and the clipboard; ``say``: a word with a way back."""

    def __init__(
        self, words: Words, desk: RosterDesk, acts: RosterActs, parent: QWidget, say: Say
    ) -> None:
        self._words = words
        self._desk = desk
        self._acts = acts
        self._parent = parent
        self._say = say
        self._tongues = [words.label, *(Words(language).label for language in ("fr", "en"))]

    def written(self, identities: Collection[str]) -> str:
        """Profiles as lines of text, which paste back."""
        system, document = self._desk.system, self._desk.document
        if system is None or document is None:
            return ""
        columns = self._columns(system)
        groups = {group["id"]: group["name"] for group in document["groups"]}
        return "\n".join(
            line_of(one, columns, groups.get(one["group"]), self._words.label)
            for one in self._desk.profiles(identities)
        )

    def copy(self, identities: Collection[str]) -> None:
        """Put profiles on the clipboard: as text, and whole for this program."""
        document = self._desk.document
        if document is None or not identities:
            return
        whole = document | {"profiles": self._desk.profiles(identities)}
        data = QMimeData()
        data.setText(self.written(identities))
        data.setData(WHOLE, json.dumps(whole).encode())
        QApplication.clipboard().setMimeData(data)
        count = len(whole["profiles"])
        self._say(self._words(Text("%n profile(s) copied", None, count)))

    def cut(self, identities: Collection[str]) -> None:
        """Put profiles on the clipboard and take them out."""
        self.copy(identities)
        self._acts.delete(identities)

    def paste(self) -> list[str]:
        """Add the profiles of the clipboard; the ids of those added.

        What can't be read, or was kept otherwise than it was meant, is shown before.
        """
        data = QApplication.clipboard().mimeData()
        if self._desk.read_only or not (data.hasText() or data.hasFormat(WHOLE)):
            return []
        try:
            plan = self._planned(lambda columns: self._pasted(data, columns))
        except (InputError, InvalidError):
            plan = None
        if plan is None or plan.unreadable or plan.notices or not plan.does_something:
            source = self._words(Text("from the clipboard"))
            plan = self._ask(source, lambda _: self._planned(
                lambda columns: read_text(data.text(), columns)), separable=False)  # fmt: skip
        return self._take(plan)

    def import_into(self, path: Path | None = None) -> list[str]:
        """Import a file into the open roster, after showing what that does; the ids added."""
        path = path or self._ask_file(Text("Import into this roster"))
        raw = self._bytes_of(path) if path else None
        if raw is None or path is None or self._desk.read_only:
            return []
        return self._take(self._ask_about(path, raw, self._planned))

    def import_as_new(self, path: Path | None = None) -> None:
        """Import a file as a roster of its own."""
        path = path or self._ask_file(Text("Import as a new roster"))
        raw = self._bytes_of(path) if path else None
        if raw is None or path is None or not self._desk.close():
            return
        if raw.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
            self._add_roster(path, raw)
            return
        system, store = self._desk.system, self._desk.store
        if system is None:
            tell(self._parent, self._words, self._words(Text("Open a roster of its game first.")))
            return
        blank = new_roster(system, path.stem[:LONGEST_NAME] or "?", store.new_id)
        plan = self._ask_about(path, raw, lambda read: self._planned(read, blank))
        if plan is not None:
            self._desk.shelve(lambda: store.add(plan.document))

    def export(self, kind: Kind, path: Path | None = None) -> None:
        """Write the open roster elsewhere."""
        document, system = self._desk.document, self._desk.system
        if document is None or system is None:
            return
        ending = ENDINGS[kind]
        path = path or self._ask_place(f"{slug(document['name'])}{ending}", f"*{ending}")
        if path is None:
            return
        try:
            if kind == "json":
                write_document(path, document)
            else:
                write_whole(path, self._exported(system, document, kind).encode())
        except OSError as error:
            tell_unwritten(self._parent, self._words, path, error)
            return
        self._say(self._words(Text("Exported: {file}", file=path.name)))

    def take_from_trash(self) -> None:
        """Ask which roster comes back from the trash."""
        kept = [Kept(one.path, one.name, one.at) for one in self._desk.store.trashed()]
        title = self._words(Text("Take a roster back from the trash"))
        chosen = KeptVersions.ask(self._words, title, kept, self._parent)
        if chosen is not None:
            self._desk.restore(chosen.path)

    def restore_version(self) -> None:
        """Ask which earlier version of the open roster comes back."""
        desk, opened = self._desk, self._desk.opened
        if opened is None or not desk.close():
            return
        name = opened.reading.document["name"]
        found = {one.path: one for one in desk.store.backups.of(opened.path)}
        kept = [Kept(one.path, name, one.at) for one in found.values()]
        title = self._words(Text("Earlier versions of {name}", name=name))
        chosen = KeptVersions.ask(self._words, title, kept, self._parent)
        if chosen is not None:
            desk.restore_backup(opened.path, found[chosen.path])
            self._say(self._words(Text("The earlier version is restored.")),
                      self._words(Text("Undo")), desk.undo)  # fmt: skip

    def _exported(self, system: GameSystem, document: Json, kind: Kind) -> str:
        if kind == "text":
            return self.written([one["id"] for one in document["profiles"]]) + "\n"
        return csv_of(system, document, kind[-1])

    def _pasted(self, data: QMimeData, columns: Columns) -> Readout:
        if not data.hasFormat(WHOLE):
            return read_text(data.text(), columns)
        whole: Json = json.loads(bytes(data.data(WHOLE).data()))
        if whole["system"] != columns.system.id:
            return read_text(data.text(), columns)
        fresh = duplicates(whole["profiles"], self._desk.store.new_id)
        return read_document(whole | {"profiles": fresh}, columns, self._desk.store.new_id)

    def _planned(self, read: Callable[[Columns], Readout], into: Json | None = None) -> Plan:
        system, document = self._desk.system, into or self._desk.document
        assert system is not None
        assert document is not None
        read_out = read(self._columns(system))
        return plan_of(system, document, read_out, self._desk.store.new_id)

    def _ask_about(self, path: Path, raw: bytes, planned: Callable[..., Plan]) -> Plan | None:
        """Show what importing a file would do."""
        is_roster = raw.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
        is_table = path.suffix.lower() in {".csv", ".tsv"}
        new_id = self._desk.store.new_id

        def plan(sign: str | None) -> Plan:
            if is_roster:
                return planned(lambda columns: read_document(raw, columns, new_id))
            if is_table or sign is not None:
                return planned(lambda columns: read_table(raw, columns, sign))
            return planned(lambda columns: read_text(decoded(raw)[0], columns))

        return self._ask(path.name, plan, separable=not is_roster)

    def _ask(
        self, source: str, planner: Callable[[str | None], Plan], *, separable: bool
    ) -> Plan | None:
        return ImportPreview.ask(
            self._words, source, planner, separable=separable, parent=self._parent
        )

    def _take(self, plan: Plan | None) -> list[str]:
        if plan is None:
            return []
        added = self._acts.take(plan)
        counts = [Text("%n added", None, len(plan.added)),
                  Text("%n changed", None, len(plan.changed))]  # fmt: skip
        said = ", ".join(self._words(one) for one in counts if one.n)
        self._say(said, self._words(Text("Undo")), self._desk.undo)
        return added

    def _add_roster(self, path: Path, raw: bytes) -> None:
        store = self._desk.store
        try:
            document = read_roster(raw, store.new_id).document
        except InvalidError as invalid:
            said = self._words(Text("“{name}” can't be opened.", name=path.name))
            why = problem_words(self._words, invalid.problems[0])
            tell(self._parent, self._words, said, why)
            return
        if document["id"] in self._known_ids():
            document["id"] = store.new_id()
        self._desk.shelve(lambda: store.add(document))

    def _known_ids(self) -> set[str]:
        """The identities of the rosters that can be read."""
        ids: set[str] = set()
        for one in self._desk.shelf:
            with suppress(TroubleError):
                ids.add(self._desk.store.read(one.path).reading.document["id"])
        return ids

    def _columns(self, system: GameSystem) -> Columns:
        return Columns(system, self._tongues)

    def _bytes_of(self, path: Path) -> bytes | None:
        try:
            return path.read_bytes()
        except OSError as error:
            said = self._words(Text("“{name}” can't be opened.", name=path.name))
            tell(self._parent, self._words, said, self._words(reason_of(error)))
            return None

    def _ask_file(self, title: Text) -> Path | None:
        kinds = self._words(Text("Rosters and tables (*.json *.csv *.tsv *.txt)"))
        name, _ = QFileDialog.getOpenFileName(
            self._parent, self._words(title), str(Path.home()), kinds
        )
        return Path(name) if name else None

    def _ask_place(self, name: str, kind: str) -> Path | None:
        title = self._words(Text("Export the roster"))
        start = str(Path.home() / name)
        chosen, _ = QFileDialog.getSaveFileName(self._parent, title, start, kind)
        return Path(chosen) if chosen else None
