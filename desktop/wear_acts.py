"""What is done with the players' own tables and with the editions side by side."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.console import problem_line
from desktop.dialogs.ask import tell
from desktop.session import Session
from desktop.views.attack import draft
from desktop.views.attack.column import AttackColumn
from desktop.wound_tables import Cells, WoundTables
from rules.json_reading import Json
from rules.systems import load
from rules.text import InputError, Text
from rules.wear import Wear

TABLE = "wound_table"


class WearActs(QObject):
    """Carries out the wishes of the column where figures wear away; lives as long as it.

    ``print_document`` shows the report of another engagement than the session's.
    """

    def __init__(
        self,
        session: Session,
        column: AttackColumn,
        tables: WoundTables,
        print_document: Callable[[Json], object],
    ) -> None:
        super().__init__(column)
        self._session, self._column, self._tables = session, column, tables
        self._print = print_document

    def connect_wishes(self) -> None:
        """Connect the wishes of the column."""
        self._column.table_wanted.connect(self.edit_table)
        self._column.read_wanted.connect(self.read_on_table)
        self._column.compare_wanted.connect(self.compare)

    def edit_table(self) -> None:
        """Let the table be filled in; shots that are read on it are read anew."""
        cells = self._ask()
        if cells is not None and self._how().get(TABLE) is not None:
            self._take(cells)

    def read_on_table(self, wanted: bool) -> None:
        """Read the shots on the table that is kept, or no longer."""
        if not wanted:
            self._take(None)
            return
        wear = self._wear()
        if wear is None:
            return
        try:
            cells = self._tables.read(self._edition(wear), wear)
        except InputError as error:
            words = self._session.words
            said = words(Text("The table can't be read."))
            tell(self._column.window(), words, said, problem_line(error, words))
            cells = None
        self._take(cells or self._ask())

    def compare(self) -> None:
        """Show the editions side by side."""
        from desktop.dialogs.editions import EditionsDialog

        wear = self._wear()
        if wear is None:
            return
        dialog = EditionsDialog(self._session, wear, self._column.window())
        dialog.print_wanted.connect(self._print)
        dialog.exec()
        dialog.deleteLater()

    def _ask(self) -> Cells | None:
        from desktop.dialogs.wound_table import edit_table

        wear = self._wear()
        if wear is None:
            return None
        window, words = self._column.window(), self._session.words
        return edit_table(window, words, wear, self._tables, self._edition(wear))

    def _take(self, cells: Cells | None) -> None:
        edited = draft.with_field(self._session.document, "circumstances", TABLE, cells)
        self._session.edit(edited)
        if cells is None and self._column.body is not None:
            self._column.body.refresh()

    def _how(self) -> dict[str, object]:
        return draft.part_of(self._session.document, "circumstances")

    def _wear(self) -> Wear | None:
        system = load().get(str(self._session.document.get("system")))
        return None if system is None else system.wear

    def _edition(self, wear: Wear) -> str:
        """The edition of the first figure, or the first there is."""
        told = [target.get("edition") for target in draft.targets_of(self._session.document)]
        known = [str(one) for one in told if one in wear.editions]
        return known[0] if known else next(iter(wear.editions))
