"""The menus of the place: what can be done to a roster, and to the profiles selected."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.roster_desk import RosterDesk
from desktop.store import Shelved
from desktop.words import Words
from rules.text import Text

if TYPE_CHECKING:
    from desktop.views.rosters.exchange import Kind
    from desktop.views.rosters.view import RostersView

Act = Callable[[], object]
Standard = QKeySequence.StandardKey
EXPORTS: tuple[tuple[Text, Kind], ...] = (
    (Text("Export with every field (JSON)…"), "json"),
    (Text("Export for a spreadsheet (semicolon, decimal comma)…"), "csv;"),
    (Text("Export for a spreadsheet (comma, decimal point)…"), "csv,"),
    (Text("Export as lines of text…"), "text"),
)


class Menu(QMenu):
    """A menu made for one time; entries that can do nothing now are grey."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.aboutToHide.connect(self.deleteLater)

    def add(self, name: Text, act: Act, keys: str = "", *, enabled: bool = True) -> None:
        """An entry; ``keys`` are only shown, the list itself reads them."""
        words = self._words(name)
        entry = self.addAction(f"{words}\t{keys}" if keys else words)
        entry.setEnabled(enabled)
        entry.triggered.connect(lambda *_: act())

    def add_names(
        self, name: Text, entries: list[tuple[str, Act]], *, enabled: bool = True
    ) -> None:
        """A menu within the menu, of names that people gave."""
        inner = self.addMenu(self._words(name))
        inner.setEnabled(enabled and bool(entries))
        for given, act in entries:
            entry = inner.addAction(given.replace("&", "&&"))
            entry.triggered.connect(lambda *_, act=act: act())


def others_of(desk: RosterDesk) -> list[Shelved]:
    """The other rosters of the same game."""
    here = desk.opened.path if desk.opened else None
    return [one for one in desk.shelf if one.system is desk.system and one.path != here]


def shelf_menu(view: RostersView) -> Menu:
    """The rosters, where there is no room for their list."""
    desk = view.desk
    menu = Menu(view.words, view)
    for one in desk.shelf:
        entry = menu.addAction(one.name.replace("&", "&&"))
        entry.setCheckable(True)
        entry.setChecked(desk.opened is not None and one.path == desk.opened.path)
        entry.triggered.connect(lambda *_, path=one.path: desk.open(path))
    menu.addSeparator()
    menu.add(Text("New roster"), view.create_roster, enabled=not desk.locked_out)
    return menu


def roster_menu(view: RostersView) -> Menu:
    """What can be done to the open roster, and with the folder."""
    desk, exchange = view.desk, view.exchange
    menu = Menu(view.words, view)
    is_open = desk.opened is not None
    menu.add(Text("Import into this roster…"), lambda: _import(view), enabled=not desk.read_only)
    menu.add(Text("Import as a new roster…"), exchange.import_as_new, enabled=not desk.locked_out)
    menu.addSeparator()
    for name, kind in EXPORTS:
        menu.add(name, lambda kind=kind: exchange.export(kind), enabled=is_open)
    menu.addSeparator()
    menu.add(Text("Print sheet and cards…"), view.printing.preview, _keys(Standard.Print),
             enabled=is_open)  # fmt: skip
    menu.add(Text("Sheet and cards as PDF…"), view.printing.write, enabled=is_open)
    menu.addSeparator()
    menu.add(Text("Earlier versions…"), exchange.restore_version, enabled=not desk.read_only)
    menu.add(Text("Trash…"), exchange.take_from_trash, enabled=not desk.locked_out)
    menu.add(Text("Open the folder"), view.open_folder)
    return menu


def _import(view: RostersView) -> None:
    """Import a file, and go to what came with it."""
    added = view.exchange.import_into()
    if added:
        view.profiles.select_profiles(added)


def profile_menu(view: RostersView) -> Menu:
    """What can be done to the profiles selected."""
    profiles, exchange = view.profiles, view.exchange
    chosen = profiles.selected()
    editable = not view.desk.read_only
    some = editable and bool(chosen)
    menu = Menu(view.words, view)
    menu.add(Text("Copy as text"), lambda: exchange.copy(chosen), _keys(Standard.Copy),
             enabled=bool(chosen))  # fmt: skip
    menu.add(Text("Cut"), lambda: exchange.cut(chosen), _keys(Standard.Cut), enabled=some)
    menu.add(Text("Paste"), view.paste, _keys(Standard.Paste), enabled=editable)
    menu.add(Text("Duplicate"), lambda: view.duplicate_profiles(chosen), _keys("Ctrl+D"),
             enabled=some)  # fmt: skip
    menu.addSeparator()
    menu.add(Text("Move up"), lambda: view.shift(chosen, -1), _keys("Alt+Up"), enabled=some)
    menu.add(Text("Move down"), lambda: view.shift(chosen, 1), _keys("Alt+Down"), enabled=some)
    menu.add_names(Text("Put into the group"), _groups(view, chosen), enabled=some)
    menu.add(Text("New group"), lambda: view.add_group(chosen), enabled=editable)
    menu.addSeparator()
    for name, move in ((Text("Move to the roster"), True), (Text("Copy to the roster"), False)):
        others = [(one.name, _sending(view, chosen, one, move=move))
                  for one in others_of(view.desk)]  # fmt: skip
        menu.add_names(name, others, enabled=some)
    menu.addSeparator()
    menu.add(Text("Delete"), lambda: view.delete_profiles(chosen), _keys(Standard.Delete),
             enabled=some)  # fmt: skip
    return menu


def _groups(view: RostersView, chosen: list[str]) -> list[tuple[str, Act]]:
    document = view.desk.document
    groups = document["groups"] if document else []
    if not groups:
        return []
    none = (view.words(Text("Without a group")), lambda: view.acts.group(chosen, None))
    into = [(one["name"], lambda one=one: view.acts.group(chosen, one["id"])) for one in groups]
    return [none, *into]


def _sending(view: RostersView, chosen: list[str], one: Shelved, *, move: bool) -> Act:
    return lambda: view.send(chosen, one.path, move)


def _keys(keys: QKeySequence.StandardKey | str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
