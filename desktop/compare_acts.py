"""What is done in the place « Comparer » by means of dialogs, files, rosters and other places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from desktop.compare.desk import CompareDesk
from desktop.compare.keeping import Keeper
from desktop.compare.lists import TargetList, marks_of
from desktop.compare.picture import Look, write_picture
from desktop.compare.sheet import write_csv
from desktop.compare.shelf import BoardShelf
from desktop.dialogs.ask import tell_unwritten
from desktop.dialogs.compared_attack import AttackDialog
from desktop.dialogs.compared_target import TargetDialog
from desktop.dialogs.profile_picker import Picked, ProfilePicker
from desktop.roster_library import Library
from desktop.session import Session
from desktop.theme import tokens_shown
from desktop.views.compare.view import CompareView
from desktop.window import Window
from rules.engagement import MAX_TARGETS
from rules.json_reading import Json
from rules.matrix import Attack, Mark
from rules.presets import WeaponPreset
from rules.roster_use import attacker_of, targets_of
from rules.text import Text

ATTACK_PARTS = ("attacker", "weapon", "weapons", "circumstances", "rules")


@dataclass(frozen=True, slots=True)
class Links:
    """What the place has of others.

    ``shelf``: where comparisons are kept. ``rosters``: all of them saved. ``resolve``:
    shows an engagement in Résoudre.
    """

    shelf: BoardShelf
    rosters: Callable[[], Library]
    resolve: Callable[[Json], None]


class CompareActs(QObject):
    """Carries out the wishes of the place."""

    def __init__(self, session: Session, view: CompareView, links: Links) -> None:
        super().__init__(view)
        self._session, self._view, self._desk = session, view, view.desk
        self._library, self._words = links.rosters, session.words
        head = view.head
        view.resolve_wanted.connect(links.resolve)
        view.row_edit_wanted.connect(self._edit_row)
        view.column_edit_wanted.connect(self._edit_column)
        head.attack_wanted.connect(self._add_attack)
        head.attack_from_resolve_wanted.connect(self._add_attack_of_resolve)
        head.attack_from_roster_wanted.connect(self._add_attack_of_roster)
        head.preset_wanted.connect(self._add_preset)
        head.target_wanted.connect(self._add_target)
        head.targets_from_roster_wanted.connect(self._add_targets_of_roster)
        head.list_wanted.connect(self._add_list)
        head.csv_wanted.connect(self._export_csv)
        head.picture_wanted.connect(self._export_picture)
        head.print_wanted.connect(self._print)
        head.preview_wanted.connect(self._preview)
        head.begin_again_wanted.connect(self._desk.begin_again)
        if self._desk.keeper is not None:
            self._desk.keeper.troubled.connect(self._tell_trouble)
            if self._desk.keeper.trouble is not None:
                self._tell_trouble(self._desk.keeper.trouble)

    def _tell_trouble(self, trouble: Text) -> None:
        self._view.said.emit(self._words(trouble))

    def _edit_row(self, identity: int) -> None:
        row = self._desk.board.row(identity)
        if row is None:
            return
        edited = AttackDialog.ask(self._words, self._desk.system, row.attack, self._window())
        if edited is not None:
            self._desk.change(lambda board: board.with_attack(identity, edited))

    def _edit_column(self, identity: int) -> None:
        column = self._desk.board.column(identity)
        if column is None:
            return
        edited = TargetDialog.ask(self._words, self._desk.system, column.mark, self._window())
        if edited is not None:
            self._desk.change(lambda board: board.with_mark(identity, edited))

    def _add_attack(self) -> None:
        """Ask for an attack; it begins with the attacker of the one at hand in the grid."""
        current = self._view.grid.current()
        like = self._desk.board.row(current[0]) if current else None
        parts = {"attacker": like.attack.parts.get("attacker", {})} if like else {}
        self._ask_attack(Attack("", parts | {"weapon": ""}))

    def _add_preset(self, preset: WeaponPreset) -> None:
        """Add a weapon of the lists in the hands of the attacker at hand, asking what he lacks."""
        current = self._view.grid.current()
        like = self._desk.board.row(current[0]) if current else None
        parts = {"attacker": like.attack.parts.get("attacker", {})} if like else {}
        name = self._words.label(preset.name)
        weapon = self._desk.system.write(preset.weapon)
        armed = {"attacker": {**parts.get("attacker", {}), **preset.beside}, "weapon": weapon}
        attack = Attack(f"{name[:1].upper()}{name[1:]}", parts | armed)
        dialog = AttackDialog(self._words, self._desk.system, attack, self._window())
        if dialog.is_usable() or dialog.exec() == QDialog.DialogCode.Accepted:
            self._desk.add_attacks([dialog.attack()])
        dialog.deleteLater()

    def _ask_attack(self, attack: Attack) -> None:
        added = AttackDialog.ask(self._words, self._desk.system, attack, self._window())
        if added is not None:
            self._desk.add_attacks([added])

    def _add_attack_of_resolve(self) -> None:
        """Take over the attack of the place Résoudre, of whatever game it is."""
        document = self._session.document
        parts = {name: document[name] for name in ATTACK_PARTS if document.get(name)}
        system = str(document.get("system"))
        name = str((document.get("attacker") or {}).get("name") or self._session.title)
        self._desk.choose_system(system)
        self._desk.add_attacks([Attack(name, parts)])

    def _add_attack_of_roster(self) -> None:
        picked = self._pick(room=None)
        if picked is not None:
            profile = picked.profiles[0]
            parts = attacker_of(profile, picked.weapon)
            self._desk.add_attacks([Attack(profile["name"], parts)])

    def _add_target(self) -> None:
        mark = Mark(self._words(Text("New target")), {})
        added = TargetDialog.ask(self._words, self._desk.system, mark, self._window())
        if added is not None:
            self._desk.add_marks([added])

    def _add_targets_of_roster(self) -> None:
        picked = self._pick(room=MAX_TARGETS)
        if picked is not None:
            alone = [profile | {"count": 1} for profile in picked.profiles]
            self._desk.add_marks(marks_of(targets_of(alone)))

    def _add_list(self, one: TargetList) -> None:
        self._desk.add_marks(one.marks)

    def _pick(self, room: int | None) -> Picked | None:
        dialog = ProfilePicker(
            self._words, self._library(), self._desk.system, room=room, parent=self._window()
        )
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        picked = dialog.picked() if accepted else None
        dialog.deleteLater()
        return picked

    def _export_csv(self) -> None:
        path = self._ask_path(self._words(Text("Comparison as CSV")), ".csv")
        if path is not None:
            self._write(path, lambda: write_csv(path, self._desk, self._words))

    def _export_picture(self) -> None:
        path = self._ask_path(self._words(Text("Comparison as a picture")), ".png")
        if path is not None:
            look = Look(tokens_shown(), QGuiApplication.font(), self._words)
            self._write(path, lambda: write_picture(path, self._desk, look))

    def _ask_path(self, title: str, ending: str) -> Path | None:
        start = Path.home() / self._words(Text("comparison", "the name of a file"))
        name, _ = QFileDialog.getSaveFileName(
            self._window(), title, str(start.with_suffix(ending)), f"*{ending}"
        )
        return _ended(Path(name), ending) if name else None

    def _write(self, path: Path, write: Callable[[], None]) -> None:
        words = self._words
        try:
            write()
        except OSError as error:
            tell_unwritten(self._window(), words, path, error)
            return
        left = self._desk.missing()
        part = Text("The comparison is written without %n cell(s) not computed yet", None, left)
        self._view.said.emit(words(part if left else Text("The comparison is written")))

    def _print(self) -> None:
        from desktop.printing.comparison import comparison_on_paper
        from desktop.printing.dialogs import ask_and_print

        words = self._words
        ask_and_print(self._window(), comparison_on_paper(self._desk, words), words)

    def _preview(self) -> None:
        from desktop.printing.comparison import comparison_on_paper
        from desktop.printing.dialogs import preview

        words = self._words
        preview(self._window(), comparison_on_paper(self._desk, words), words)

    def _window(self) -> QWidget:
        return self._view.window()


def _ended(path: Path, ending: str) -> Path:
    """A name typed without its ending gets it, unless another file would be lost by that."""
    ended = path.with_name(path.name + ending)
    return path if path.suffix or ended.exists() else ended


def compare_place(
    owner: QObject,
    session: Session,
    desk: CompareDesk | None,
    window: Window,
    links: Links,
) -> tuple[CompareDesk, CompareView]:
    """The place with its wishes connected.

    ``desk``: that of a window before, if there was one; ``owner`` keeps it.
    """
    if desk is None:
        keeper = Keeper(links.shelf, owner)
        system = str(session.document.get("system"))
        desk = CompareDesk(system, owner, keeper, session.words.language)
    else:
        desk.speak(session.words.language)
    view = CompareView(session.words, desk, window)
    view.said.connect(window.say)
    CompareActs(session, view, links)
    return desk, view
