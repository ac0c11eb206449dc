"""The weapons of the attacker: one, or several in the order struck, each with its lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.dialogs.preset_picker import pick_entry
from desktop.forms.fields import FormField
from desktop.forms.model_form import LEAST_LABEL
from desktop.forms.row import FieldRow
from desktop.session import Session
from desktop.views.attack import arms
from desktop.views.attack.game import Game
from desktop.views.attack.notation_section import NotationSection
from desktop.views.attack.preset_list import weapon_entries
from desktop.views.attack.problems import Problems
from desktop.widgets.button import IconButton
from desktop.words import Words
from rules.text import InputError, Text

LISTS_KEY = "Alt+Down"


class ArmLine(QWidget):
    """One weapon, and what it has beside itself where there are several.

    Wishes: ``typed``, ``edited`` (a field and its value), ``lists_wanted``, ``moved`` (by so many
    places), ``removed``, ``another_wanted``.
    """

    typed = Signal(str)
    edited = Signal(str, object)
    lists_wanted = Signal()
    moved = Signal(int)
    removed = Signal()
    another_wanted = Signal()

    def __init__(
        self, words: Words, fields: list[FormField], *, listed: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.notation = NotationSection(words, self)
        self.rows = {field.name: FieldRow(field, words, self) for field in fields}
        self.lists = IconButton("search", words(Text("From the lists")), ink="accent", parent=self)
        self.earlier = IconButton("chevron-up", words(Text("Strike with it earlier")), parent=self)
        self.add = IconButton("plus", words(Text("Another weapon")), ink="accent", parent=self)
        self.remove = IconButton("delete", words(Text("Remove the weapon")), parent=self)
        self.lists.setVisible(listed)
        for button in (self.lists, self.earlier, self.remove, self.add):
            self.notation.head.addWidget(button)
        self._lay_out()
        self._connect(listed=listed)

    def show_arm(self, place: int, arm: Mapping[str, Any], problems: Mapping[str, str]) -> None:
        """Show what stands beside the weapon; ``place``: among several, or -1 for one alone."""
        several = place >= 0
        for name, row in self.rows.items():
            row.setVisible(several)
            row.show_problem(problems.get(name))
            row.editor.show_value(arm.get(name, row.field.default))
        self.earlier.setVisible(place > 0)
        self.remove.setVisible(several)
        title = Text("Weapon {number}, as on the card", number=place + 1)
        self.notation.show_title(self._words(title if several else Text("Weapon, as on the card")))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.notation)
        for row in self.rows.values():
            row.set_label_width(LEAST_LABEL)
            layout.addWidget(row)

    def _connect(self, *, listed: bool) -> None:
        self.notation.typed.connect(self.typed)
        self.lists.clicked.connect(self.lists_wanted)
        self.earlier.clicked.connect(lambda: self.moved.emit(-1))
        self.remove.clicked.connect(self.removed)
        self.add.clicked.connect(self.another_wanted)
        for row in self.rows.values():
            row.edited.connect(self.edited)
        if listed:
            lists = self._action(self.lists.toolTip(), LISTS_KEY)
            lists.triggered.connect(self.lists_wanted)
            keys = lists.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self.lists.setToolTip(f"{self.lists.toolTip()} ({keys})")
        if self.rows:
            up = self._action(self._words(Text("Strike with it earlier")), "Ctrl+Shift+Up")
            up.triggered.connect(lambda: self.moved.emit(-1))
            down = self._action(self._words(Text("Strike with it later")), "Ctrl+Shift+Down")
            down.triggered.connect(lambda: self.moved.emit(1))

    def _action(self, name: str, keys: str) -> QAction:
        action = QAction(name, self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.addAction(action)
        return action


class WeaponsSection(QWidget):
    """Every weapon of the session's attacker, edited in place."""

    def __init__(self, session: Session, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        self._words = session.words
        self._fields = arms.arm_fields(game.system)
        self._entries = weapon_entries(session.words, game.system)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self.lines: list[ArmLine] = []
        self._fit(1)

    def taken_over(self) -> set[str]:
        """The attacker's fields that several weapons have themselves."""
        several = arms.has_several(self._session.document)
        return {field.name for field in self._fields} if several else set()

    def refresh(self, problems: Problems, reading: str | None) -> None:
        """Show the weapons of the session's document, what was understood, what is wrong."""
        document = self._session.document
        shown, several = arms.arms_of(document), arms.has_several(document)
        self._fit(len(shown))
        for place, (line, arm) in enumerate(zip(self.lines, shown, strict=True)):
            found = {name: e for (at, name), e in problems.arms.items() if at == place}
            told = {name: self._words(error.text) for name, error in found.items()}
            line.show_arm(place if several else -1, arm, told)
            line.add.setVisible(bool(self._fields) and place == len(shown) - 1)
            line.notation.show_notation(self._game.notation(arm.get(arms.WEAPON)))
            line.notation.show_reading(None if place else reading)
            error = found.get(arms.WEAPON) if several else problems.notation
            line.notation.show_problems(error, [] if place else self._others(problems))

    def _others(self, problems: Problems) -> list[str]:
        """What is wrong with fields of the weapon and with all weapons together."""
        told = [self._titled(*one) for one in problems.fields.pop("weapon", {}).items()]
        of_all = [error for error in problems.others if error.where == "weapons"]
        problems.others = [error for error in problems.others if error not in of_all]
        return [*told, *(self._words(error.text) for error in of_all)]

    def _titled(self, name: str, error: InputError) -> str:
        info = self._game.models["weapon"].model_fields.get(name)
        title = self._words.label(info.title) if info and info.title else name
        return self._words(Text("{field}: {problem}", field=title, problem=error.text))

    def _fit(self, count: int) -> None:
        """Have as many lines as there are weapons."""
        while len(self.lines) > count:
            line = self.lines.pop()
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        while len(self.lines) < count:
            self.lines.append(self._new_line(len(self.lines)))

    def _new_line(self, place: int) -> ArmLine:
        line = ArmLine(self._words, self._fields, listed=bool(self._entries), parent=self)
        if not self._game.needs_weapon:
            line.notation.field.setPlaceholderText(self._words(Text("may stay empty")))
        line.typed.connect(lambda text: self._type(place, text))
        line.edited.connect(lambda name, value: self._edit(place, name, value))
        line.lists_wanted.connect(lambda: self._pick(place))
        line.moved.connect(lambda by: self._move(place, place + by))
        line.another_wanted.connect(self._add)
        line.removed.connect(lambda: self._remove(place))
        self._layout.insertWidget(place, line)
        line.show()
        return line

    def _type(self, place: int, notation: str) -> None:
        edited = arms.with_weapon(self._session.document, place, notation)
        self._session.edit(edited, f"weapons[{place}]")

    def _edit(self, place: int, name: str, value: object) -> None:
        edited = arms.with_arm_field(self._session.document, place, name, value)
        self._session.edit(edited, f"weapons[{place}].{name}")

    def _pick(self, place: int) -> None:
        title = self._words(Text("Weapons of the lists"))
        picked = pick_entry(self.window(), self._words, title, self._entries)
        if picked is not None:
            document, notation = self._session.document, str(picked.value)
            self._session.edit(arms.with_listed(document, place, notation, picked.beside))
        self._focus(place)

    def _add(self) -> None:
        names = [field.name for field in self._fields]
        self._session.edit(arms.with_another(self._session.document, names))
        self._focus(len(self.lines) - 1)

    def _move(self, place: int, to: int) -> None:
        if 0 <= to < len(self.lines):
            self._session.edit(arms.moved(self._session.document, place, to))
            self._focus(to)

    def _remove(self, place: int) -> None:
        self._session.edit(arms.without(self._session.document, place))
        self._focus(min(place, len(self.lines) - 1))

    def _focus(self, place: int) -> None:
        self.lines[place].notation.field.setFocus(Qt.FocusReason.OtherFocusReason)
