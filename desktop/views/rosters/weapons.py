"""The weapons of a profile: a line each as its card prints it, with what was understood of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.preset_picker import pick_entry
from desktop.forms.fields import FormField
from desktop.forms.model_form import LEAST_LABEL
from desktop.forms.problem_line import ProblemLine
from desktop.forms.row import FieldRow
from desktop.views.attack.arms import arm_fields
from desktop.views.attack.notation_field import NotationField
from desktop.views.attack.preset_list import weapon_entries
from desktop.views.rosters.sentences import weapon_words
from desktop.widgets.button import Button, IconButton
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Label
from desktop.words import Words
from rules.json_reading import Json
from rules.roster_use import weapon_reading
from rules.systems import GameSystem
from rules.text import Text

EXAMPLE = "explosion (puissance 3/1)"


class WeaponLine(QWidget):
    """One weapon; ``edited`` tells the line as it was typed, ``removed`` that it should go.

    ``lists_wanted`` asks for a weapon of the game's lists; ``beside_edited`` tells a field that
    stands with the weapon, and its value.
    """

    edited = Signal(str)
    removed = Signal()
    lists_wanted = Signal()
    beside_edited = Signal(str, object)

    def __init__(
        self, words: Words, fields: Sequence[FormField] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._line = NotationField(words(Text("Weapon, as on the card")), self)
        self._lists = IconButton(
            "search", words(Text("From the lists")), size=16, ink="accent", parent=self
        )
        self._remove = IconButton("close", words(Text("Remove the weapon")), size=16, parent=self)
        self._check = IconLabel("check", words(Text("understood")), ink="positive", parent=self)
        self._understood = Label(factor=0.9, tone="muted", parent=self)
        self._understood.setWordWrap(True)
        self._problem = ProblemLine(parent=self)
        self.rows = {field.name: FieldRow(field, words, self) for field in fields}
        self._chip = Button("", role="chip", parent=self)
        self._lay_out()
        self._line.typed.connect(self.edited)
        self._line.dismissed.connect(self._chip.hide)
        self._remove.clicked.connect(self.removed)
        self._lists.clicked.connect(self.lists_wanted)
        self._chip.clicked.connect(self._take_suggestion)

    def show_weapon(self, system: GameSystem, carried: Json, *, editable: bool) -> None:
        """Show a weapon and what was understood of it, or where it can't be read."""
        reading = weapon_reading(system, carried["weapon"])
        for name, row in self.rows.items():
            value = carried.get(name)
            row.editor.show_value(row.field.default if value is None else value)
            row.setEnabled(editable)
        error = reading.error
        self._line.show_text(reading.line)
        self._line.setReadOnly(not editable)
        self._lists.setVisible(system.presets is not None)
        self._lists.setEnabled(editable)
        self._line.setPlaceholderText(_example(self._words, system))
        self._remove.setEnabled(editable)
        understood = weapon_words(self._words, system, reading.weapon) if reading.weapon else ""
        self._understood.setText(understood)
        self._understood.setVisible(bool(understood))
        self._check.setVisible(bool(understood))
        self._problem.say(self._words(error.text) if error else None)
        self._line.show_error(error.column if error else None, error.length if error else 1)
        self._line.show_wrong(wrong=error is not None)
        self._suggest(error.suggestion if error and editable else None)

    def focus_line(self) -> None:
        """Put the keyboard on the line."""
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _suggest(self, suggestion: str | None) -> None:
        said = suggestion or ""
        self._line.suggest(suggestion)
        self._chip.setText(said.replace("&", "&&"))
        self._chip.setAccessibleName(self._words(Text("Write: {weapon}", weapon=said)))
        self._chip.setVisible(bool(said))

    def _take_suggestion(self) -> None:
        self._line.take_suggestion()
        self.focus_line()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self._line, 1)
        top.addWidget(self._lists)
        top.addWidget(self._remove)
        said = QHBoxLayout()
        said.setSpacing(6)
        said.addWidget(self._check, 0, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self._understood, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(top)
        layout.addLayout(said)
        layout.addWidget(self._problem)
        layout.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignLeft)
        for row in self.rows.values():
            row.set_label_width(LEAST_LABEL)
            row.edited.connect(self.beside_edited)
            layout.addWidget(row)


class WeaponLines(QWidget):
    """All weapons of a profile; ``edited`` tells the whole list."""

    edited = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._weapons: list[Json] = []
        self._system: GameSystem | None = None
        self._lines: list[WeaponLine] = []
        self._add = Button(words(Text("Add a weapon")), role="link", icon="plus", parent=self)
        self._add.clicked.connect(self._add_one)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)

    def show_weapons(self, system: GameSystem, weapons: list[Json], *, editable: bool) -> None:
        """Show the weapons, in the same lines as far as there are so many."""
        self._system = system
        self._weapons = weapons
        while len(self._lines) > len(weapons):
            line = self._lines.pop()
            line.hide()
            line.deleteLater()
        while len(self._lines) < len(weapons):
            self._lines.append(self._new_line(len(self._lines)))
        for line, carried in zip(self._lines, weapons, strict=True):
            line.show_weapon(system, carried, editable=editable)
        self._add.setEnabled(editable)

    def _new_line(self, at: int) -> WeaponLine:
        fields = [] if self._system is None else arm_fields(self._system)
        line = WeaponLine(self._words, fields, self)
        line.edited.connect(lambda typed: self._put(at, weapon=typed))
        line.beside_edited.connect(lambda name, value: self._put(at, **{name: value}))
        line.removed.connect(lambda: self._drop(at))
        line.lists_wanted.connect(lambda: self._pick(at))
        self._layout.insertWidget(at, line)
        # At once: a line that only the layout shows can't take the keyboard yet.
        line.show()
        return line

    def _put(self, at: int, **fields: object) -> None:
        changed = [*self._weapons]
        changed[at] = changed[at] | fields
        self.edited.emit(changed)

    def _pick(self, at: int) -> None:
        assert self._system is not None
        title = self._words(Text("Weapons of the lists"))
        entries = weapon_entries(self._words, self._system)
        picked = pick_entry(self.window(), self._words, title, entries)
        if picked is not None:
            self._put(at, weapon=str(picked.value), **picked.beside)
        self._lines[at].focus_line()

    def _drop(self, at: int) -> None:
        self.edited.emit([*self._weapons[:at], *self._weapons[at + 1 :]])
        self._add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_one(self) -> None:
        self.edited.emit([*self._weapons, {"weapon": ""}])
        if self._lines:
            self._lines[-1].focus_line()


def _example(words: Words, system: GameSystem) -> str:
    """A weapon of the game as its card prints it."""
    entries = weapon_entries(words, system)
    return entries[0].told if entries else EXAMPLE
