"""The dialog « Éditions côte à côte »: one figure, one list of wounds, a column per edition."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.comparison import compared, three_targets
from desktop.dialogs.room import open_at
from desktop.session import Session
from desktop.views.attack import draft
from desktop.views.wear.edition_table import EditionTable
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.tab_order import InReadingOrder
from rules.text import Text
from rules.wear import Wear

PADDING = 24
SIZE = (1040, 660)
NAME_ROOM = 260


class EditionsDialog(InReadingOrder, QDialog):
    """Compares one target at a time; ``print_wanted`` asks for the report of all editions."""

    print_wanted = Signal(dict)

    def __init__(self, session: Session, wear: Wear, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._session, self._wear = session, wear
        words = session.words
        title = words(Text("Editions side by side"))
        self.setWindowTitle(title)
        names = [draft.name_of(target) for target in draft.targets_of(session.document)]
        options: list[tuple[str, object]] = [(name, place) for place, name in enumerate(names)]
        self.target = Choice(words(Text("Engine")), options, parent=self)
        self.target.setMinimumWidth(NAME_ROOM)
        self.target.setVisible(len(names) > 1)
        self.table = EditionTable(words, self)
        self._said = Label(factor=0.9, tone="muted", parent=self)
        self.print = Button(words(Text("Print…")), icon="print", parent=self)
        self.split = Button(words(Text("One target per edition")), icon="duplicate", parent=self)
        self._close = Button(words(Text("Close")), role="primary", parent=self)
        self._lay_out(title)
        self.target.value_chosen.connect(lambda _: self._show())
        self.split.clicked.connect(self._split)
        self.print.clicked.connect(lambda: self.print_wanted.emit(self._document()))
        self._close.clicked.connect(self.accept)
        self._show()

    def _place(self) -> int:
        place = self.target.value()
        return place if isinstance(place, int) else 0

    def _show(self) -> None:
        words = self._session.words
        shown = None
        if self.target.count():
            document, resolver = self._session.document, self._session.resolver
            shown = compared(document, self._place(), self._wear, resolver)
        said = Text("≠ marks what differs from the other editions.")
        if shown is None:
            said = Text("Complete the engine and what befalls it: then it can be compared.")
        else:
            self.table.show_comparison(shown)
        self._said.setText(words(said))
        for part in (self.table, self.print, self.split):
            part.setEnabled(shown is not None)

    def _document(self) -> dict[str, object]:
        """The engagement with one target per edition."""
        words = self._session.words
        names = [words.label(name) for name in self._wear.editions.values()]
        return three_targets(self._session.document, self._place(), self._wear, names)

    def _split(self) -> None:
        self._session.edit(self._document())
        self.accept()

    def _lay_out(self, title: str) -> None:
        head = QHBoxLayout()
        head.addWidget(Label(title, factor=1.2, bold=True, parent=self), 1)
        head.addWidget(self.target)
        row = QHBoxLayout()
        row.addWidget(self.split)
        row.addStretch()
        row.addWidget(self.print)
        row.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self._said)
        layout.addWidget(self.table, 1)
        layout.addLayout(row)
        self._close.setDefault(True)
        open_at(self, *SIZE)
