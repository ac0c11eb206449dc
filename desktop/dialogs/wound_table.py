"""The dialog « Tableau des blessures »: players copy theirs from their book once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QWidget

from desktop.console import problem_line
from desktop.dialogs.ask import tell
from desktop.dialogs.room import open_at, padded
from desktop.failures import reason_of
from desktop.forms.problem_line import ProblemLine
from desktop.views.wear.table_grid import TableGrid
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from desktop.wound_tables import Cells, WoundTables, write_table
from rules.text import InputError, Text
from rules.wear import Wear

LEAST_EDITION = 110
SIZE = (760, 690)


class WoundTableDialog(InReadingOrder, QDialog):
    """One grid per edition; ``cells`` is what stands in it.

    What was typed for one edition waits while another is looked at, and is kept with it.
    """

    def __init__(
        self, words: Words, wear: Wear, tables: WoundTables, edition: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._words, self._wear, self._tables = words, wear, tables
        title = words(Text("Wound table"))
        self.setWindowTitle(title)
        editions = [(words.label(name), one) for one, name in wear.editions.items()]
        self.edition = Choice(words(Text("Edition")), editions, parent=self)
        self.grid = TableGrid(words, wear, self)
        self._problem = ProblemLine(parent=self)
        self.edition.show_whole(LEAST_EDITION)
        self._filled = Label(factor=0.9, tone="muted", parent=self)
        self.keep = Button(words(Text("Keep the table")), role="primary", parent=self)
        self._import = Button(words(Text("Import…")), icon="import", parent=self)
        self._export = Button(words(Text("Export…")), icon="export", parent=self)
        self._cancel = Button(words(Text("Cancel")), parent=self)
        self._lay_out(title)
        self._connect()
        self.edition.set_value(edition)
        self._typed: dict[str, Cells] = {}
        self._shown = edition
        self._show_edition()

    def cells(self) -> Cells:
        """What stands in the grid."""
        return self.grid.cells()

    def accept(self) -> None:
        typed = self._typed | {self._shown: self.cells()}
        if all(self._write(lambda one=one: self._tables.write(*one)) for one in typed.items()):
            super().accept()

    def take_file(self, path: Path) -> None:
        """Show the table of a file under its own edition; one that can't be read is named."""
        words = self._words
        try:
            edition, cells = self._tables.read_file(path, self._wear)
        except InputError as error:
            said = words(Text("“{name}” can't be opened.", name=path.name))
            tell(self, words, said, problem_line(error, words))
            return
        if edition != self._shown:
            self.edition.set_value(edition)
            self._change_edition()
        self.grid.show_cells(cells)
        told = Text("Imported for {edition}.", edition=Text(self._wear.editions[edition]))
        self._filled.setText(f"{words(told)} {self._filled.text()}")

    def write_file(self, path: Path) -> None:
        """Write what stands in the grid into a file."""
        self._write(lambda: write_table(path, str(self.edition.value()), self.cells()))

    def _change_edition(self) -> None:
        """Show another edition; what was changed in the former is taken up again with it."""
        if self.keep.isEnabled() and self.cells() != self._kept:
            self._typed[self._shown] = self.cells()
        self._shown = str(self.edition.value())
        self._show_edition()
        if self._shown in self._typed:
            self.grid.show_cells(self._typed.pop(self._shown))

    def _show_edition(self) -> None:
        """Show what is kept of an edition; over a file that can't be read nothing is kept."""
        cells, problem = self._wear.empty_table(), None
        try:
            cells = self._tables.read(self._shown, self._wear) or cells
        except InputError as error:
            folder = str(self._tables.folder)
            problem = self._words(Text("{problem}; the file stays as it is, in {folder}",
                                       problem=problem_line(error, self._words),
                                       folder=folder))  # fmt: skip
        self._problem.say(problem)
        self.keep.setEnabled(problem is None)
        self._kept = cells
        self.grid.show_cells(cells)

    def _show_filled(self) -> None:
        cells = [cell for row in self.cells()[1:] for cell in row]
        filled = sum(cell is not None for cell in cells)
        told = Text("{filled} of {cells} cells filled in", filled=filled, cells=len(cells))
        self._filled.setText(self._words(told))

    def _write(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except OSError as error:
            said = self._words(Text("The table can't be written."))
            tell(self, self._words, said, self._words(reason_of(error)))
            return False
        return True

    def _choose_import(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self, self._import.text(), str(Path.home()), self._words(Text("Wound tables (*.json)"))
        )
        if name:
            self.take_file(Path(name))

    def _choose_export(self) -> None:
        start = Path.home() / f"wound_table_{self.edition.value()}.json"
        name, _ = QFileDialog.getSaveFileName(
            self, self._export.text(), str(start), self._words(Text("Wound tables (*.json)"))
        )
        if name:
            self.write_file(Path(name))

    def _connect(self) -> None:
        self.edition.value_chosen.connect(lambda _: self._change_edition())
        self.grid.edited.connect(self._show_filled)
        self.keep.clicked.connect(self.accept)
        self._cancel.clicked.connect(self.reject)
        self._import.clicked.connect(self._choose_import)
        self._export.clicked.connect(self._choose_export)

    def _lay_out(self, title: str) -> None:
        words = self._words
        said = Text(
            "Toise does not know this table: copy it from your book. The lower die is the column; "
            "the higher + FOR − RES is the row."
        )
        intro = Label(words(said), factor=0.9, tone="muted", parent=self)
        intro.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(Label(title, factor=1.2, bold=True, parent=self), 1)
        head.addWidget(self.edition)
        row = QHBoxLayout()
        for part in (self._import, self._export):
            row.addWidget(part)
        row.addStretch()
        row.addWidget(self._cancel)
        row.addWidget(self.keep)
        layout = padded(self)
        layout.addLayout(head)
        layout.addWidget(intro)
        layout.addWidget(self._problem)
        layout.addWidget(self.grid, 1)
        layout.addWidget(self._filled)
        layout.addLayout(row)
        self._cancel.setAutoDefault(False)
        self.keep.setDefault(True)
        open_at(self, *SIZE)
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)


def edit_table(
    parent: QWidget, words: Words, wear: Wear, tables: WoundTables, edition: str
) -> Cells | None:
    """Let the tables be filled in, that of an edition first; what was kept for it, or None."""
    dialog = WoundTableDialog(words, wear, tables, edition, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    try:
        return tables.read(edition, wear) if accepted else None
    except InputError:
        return None
