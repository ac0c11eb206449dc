"""The profiles of the open roster in their groups, searched and sorted, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.roster_desk import RosterDesk
from desktop.views.rosters.profiles_view import ProfilesView
from desktop.views.rosters.roster_model import RosterModel, profiles_of
from desktop.views.rosters.rows import SearchedTexts, rows_of
from desktop.widgets.button import Button, IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.search_field import SearchField
from desktop.words import Words
from rules.text import Text

WIDTH = 336


class ProfilesPanel(QFrame):
    """The list and its buttons; ``chosen`` tells that other lines are selected.

    Wishes about profiles tell their ids. ``menu_wanted``: a place on the screen. ``dropped``: ids,
    the group and the profile before which they were dropped.
    """

    chosen = Signal()
    add_wanted = Signal()
    group_wanted = Signal(object)
    duplicate_wanted = Signal(object)
    delete_wanted = Signal(object)
    copy_wanted = Signal(object)
    cut_wanted = Signal(object)
    paste_wanted = Signal()
    shift_wanted = Signal(object, int)
    rename_wanted = Signal()
    menu_wanted = Signal(QPoint)
    dropped = Signal(object, object, object)

    def __init__(
        self,
        words: Words,
        desk: RosterDesk,
        written: Callable[[Collection[str]], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._desk = desk
        self._roster: str | None = None
        self._folded: set[str] = set()
        self._searched = SearchedTexts()
        self._selected: list[tuple[str, str]] = []
        self._shown_search = ""
        self._model = RosterModel(words, written, self)
        self._list = ProfilesView(self._model, self)
        self._make_parts()
        self.setFixedWidth(WIDTH)
        self._lay_out()
        self._connect()
        self.show_profiles()

    def selected(self) -> list[str]:
        """The ids of the profiles selected, those of selected groups included."""
        return [one["id"] for one in profiles_of(self._list.selected())]

    def group(self) -> str | None:
        """The id of the group whose head alone is selected."""
        rows = self._list.selected()
        return rows[0].group["id"] if len(rows) == 1 and rows[0].group else None

    def group_around(self) -> str | None:
        """The id of the group that the selection stands in."""
        members = self._desk.profiles(self.selected()[:1])
        return self.group() or (members[0]["group"] if members else None)

    def current(self) -> str | None:
        """The id of the one profile selected."""
        selected = self.selected()
        return selected[0] if len(selected) == 1 and self.group() is None else None

    def focus_list(self) -> None:
        """Put the keyboard on the list."""
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_search(self) -> None:
        """Put the keyboard on the search."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        self._search.selectAll()

    def show_profile(self, identity: str | None) -> None:
        """Select a profile of the list, the first where it is not there."""
        self.select_profiles([identity] if identity else [])

    def is_any_shown(self) -> bool:
        """Whether the list has a line at all."""
        return self._model.rowCount() > 0

    def searched(self) -> str:
        """What is looked for, or nothing."""
        return self._search.text().strip()

    def give_up_search(self) -> None:
        """Show all profiles again."""
        self._search.clear()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def select_profiles(self, identities: Collection[str]) -> None:
        """Select profiles, for which groups are opened and the search is given up."""
        hidden = [one for one in identities if self._model.row_of(one) < 0]
        if hidden:
            self._search.clear()
            groups = {one["group"] or "" for one in self._desk.profiles(hidden)}
            self._folded -= groups
            self.show_profiles()
        rows = [row for one in identities if (row := self._model.row_of(one)) >= 0]
        self._list.select(rows or self._first())
        self._tell()

    def select_group(self, group: str) -> None:
        """Select the head of a group."""
        row = self._model.row_of_group(group)
        self._list.select([row] if row >= 0 else self._first())
        self._tell()

    def show_profiles(self) -> None:
        """Show the lines of the open roster, those selected still selected."""
        document = self._desk.document or {"profiles": [], "groups": []}
        self._show_another(document.get("id"))
        order: Any = self._order.value()
        search, kept = self._search.text(), self._edited()
        rows = rows_of(document, search, order, self._folded, self._searched, kept)
        before = self._list.currentIndex().row()
        selection = self._list.selectionModel()
        blocked = selection.blockSignals(True)
        self._model.editable = not self._desk.read_only
        self._model.show_rows(rows, {identity for identity, _, _ in self._desk.drafts})
        chosen = set(self._selected)
        kept = [at for at, row in enumerate(rows) if row.key in chosen]
        self._list.select(kept or self._near(before))
        selection.blockSignals(blocked)
        self._list.viewport().update()
        figures = sum(one["count"] for one in profiles_of(rows))
        self._count.setText(self._words(Text("%n figure(s)", None, figures)))
        self._search.setVisible(bool(document["profiles"]))
        self._order.setVisible(bool(document["profiles"]))
        self._tell()

    def _edited(self) -> set[str]:
        """The profiles selected, until another search: who is renamed stays where he is."""
        searched, self._shown_search = self._shown_search, self._search.text()
        if searched != self._shown_search:
            return set()
        return {identity for kind, identity in self._selected if kind == "profile"}

    def _show_another(self, roster: str | None) -> None:
        """What was folded and searched in the last roster is no matter of this one."""
        if roster != self._roster:
            self._roster, self._selected = roster, []
            self._folded.clear()
            blocked = self._search.blockSignals(True)
            self._search.clear()
            self._search.blockSignals(blocked)

    def _first(self) -> list[int]:
        rows = range(self._model.rowCount())
        return [next((at for at in rows if self._model.row(at).profile is not None), 0)][
            : len(rows)
        ]

    def _near(self, before: int) -> list[int]:
        """The line that comes after those that are gone."""
        last = self._model.rowCount() - 1
        return [min(before, last)] if before > 0 and last >= 0 else self._first()

    def _make_parts(self) -> None:
        words = self._words
        self._list.setAccessibleName(words(Text("Profiles")))
        self._count = Label(factor=0.9, tone="muted", parent=self)
        self._search = SearchField(words, words(Text("Search the profiles")), self)
        orders = [(words(Text("As arranged")), "own"), (words(Text("By name")), "name"),
                  (words(Text("By points")), "points")]  # fmt: skip
        self._order = Choice(words(Text("Order")), orders, whole=True, parent=self)
        self._add = Button(words(Text("Add")), role="link", icon="plus", parent=self)
        self._group = IconButton("group", words(Text("New group")), parent=self)
        self._duplicate = IconButton("duplicate", words(Text("Duplicate")), parent=self)
        self._delete = IconButton("delete", words(Text("Delete")), parent=self)
        self._more = IconButton("more", words(Text("More with the profiles")), parent=self)

    def _lay_out(self) -> None:
        head, look, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        head.addWidget(Label(self._words(Text("Profiles")), bold=True, parent=self))
        head.addStretch()
        head.addWidget(self._count)
        look.setSpacing(8)
        look.addWidget(self._search, 1)
        look.addWidget(self._order)
        foot.setSpacing(4)
        foot.addWidget(self._add)
        foot.addStretch()
        for button in (self._group, self._duplicate, self._delete, self._more):
            foot.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(look)
        layout.addWidget(self._list, 1)
        layout.addLayout(foot)

    def _connect(self) -> None:
        desk, lines = self._desk, self._list
        desk.roster_changed.connect(self.show_profiles)
        desk.drafts_changed.connect(self.show_profiles)
        self._search.textChanged.connect(self.show_profiles)
        self._order.value_chosen.connect(self.show_profiles)
        lines.selectionModel().selectionChanged.connect(self._tell)
        lines.fold_wanted.connect(self._fold)
        self._model.dropped.connect(self.dropped)
        self._add.clicked.connect(self.add_wanted)
        for asked, wish in (
            (self._group.clicked, self.group_wanted),
            (self._duplicate.clicked, self.duplicate_wanted),
            (self._delete.clicked, self.delete_wanted),
            (lines.duplicate_wanted, self.duplicate_wanted),
            (lines.delete_wanted, self.delete_wanted),
            (lines.copy_wanted, self.copy_wanted),
            (lines.cut_wanted, self.cut_wanted),
        ):
            asked.connect(lambda *_, wish=wish: self._wish(wish))
        lines.paste_wanted.connect(self.paste_wanted)
        lines.rename_wanted.connect(self.rename_wanted)
        lines.shift_wanted.connect(lambda by: self.shift_wanted.emit(self.selected(), by))
        lines.customContextMenuRequested.connect(
            lambda at: self.menu_wanted.emit(lines.viewport().mapToGlobal(at))
        )
        self._more.clicked.connect(
            lambda: self.menu_wanted.emit(self._more.mapToGlobal(self._more.rect().topLeft()))
        )

    def _fold(self, group: str) -> None:
        self._folded ^= {group}
        self.show_profiles()

    def _wish(self, signal: SignalInstance) -> None:
        free = signal is self.group_wanted or signal is self.copy_wanted
        if free or (self.selected() and not self._desk.read_only):
            signal.emit(self.selected())

    def _tell(self) -> None:
        rows = self._list.selected()
        self._selected = [row.key for row in rows]
        editable = not self._desk.read_only
        for button in (self._add, self._group):
            button.setEnabled(editable)
        for button in (self._duplicate, self._delete):
            button.setEnabled(editable and bool(rows))
        self.chosen.emit()
