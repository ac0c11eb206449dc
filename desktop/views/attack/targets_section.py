"""The targets: how many, the table, what is wrong in it, buttons, the details of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.dialogs.preset_picker import pick_entry
from desktop.forms.problem_line import ProblemLines
from desktop.session import Session
from desktop.views.attack import draft
from desktop.views.attack.card_line import CardLine
from desktop.views.attack.game import Game
from desktop.views.attack.lines import Line, lines_of, moved
from desktop.views.attack.preset_list import armour_entries, changes_told, figure_entries
from desktop.views.attack.standing import given_by_table
from desktop.views.attack.target_details import MELEE, TargetDetails
from desktop.views.attack.target_model import BY_TABLE, TargetModel
from desktop.views.attack.target_table import TargetTable
from desktop.widgets.button import Button, IconButton
from desktop.widgets.label import Label
from rules.json_reading import Json
from rules.presets import ArmourPreset
from rules.text import InputError, Text

Places = Mapping[tuple[int, str], InputError]


class TargetsSection(QWidget):
    """The targets of the engagement; ``roster_wanted`` asks for figures of a roster.

    ``said`` tells what a protection of the lists came to.
    """

    roster_wanted = Signal()
    said = Signal(str)

    def __init__(self, session: Session, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        self._words = session.words
        self._kind: str | None = None
        self._place = 0
        self._errors: Places = {}
        self._others: Sequence[str] = ()
        self._count = Label(factor=0.8, tone="muted", parent=self)
        self._model = TargetModel(self._words, game.target_fields["name"])
        self.table = TargetTable(self._words, self._model, self)
        self._nobody = Label(
            self._words(Text("Nobody is touched yet.")), factor=0.9, tone="muted", parent=self
        )
        self._problems = ProblemLines(self)
        self.add_button, self.roster_button = self._word_buttons()
        self._double, self._remove = self._icon_buttons()
        self.card = CardLine(self._words, game.system, self)
        self.card.setVisible(game.system.card is not None)
        self._armours = armour_entries(self._words, game.system)
        self._figures = figure_entries(self._words, game.system)
        name = self._words(Text("From the lists"))
        self.lists = IconButton("search", name, ink="accent", parent=self)
        self.lists.setVisible(bool(self._armours or self._figures))
        self.details = TargetDetails(self._words, game, self)
        self._lay_out()
        self._connect()

    def refresh(self, kind: str | None, errors: Places, others: Sequence[str]) -> None:
        """Show the targets of the session's document and what is wrong with them."""
        self._kind, self._errors, self._others = kind, errors, others
        targets = draft.targets_of(self._session.document)
        given = given_by_table(self._session.reading, targets)
        known = [target | facts for target, facts in zip(targets, given, strict=True)]
        lines = lines_of(known, outsiders=self._game.has_outsiders(kind))
        told = {place: self._words(error.text) for place, error in errors.items()}
        self._model.show_targets(targets, lines, self._game.columns(kind), told, given)
        self._show_count(lines, by_table=any("in_area" in facts for facts in given))
        self.table.setVisible(bool(lines))
        self._nobody.setVisible(not lines)
        self._select(self._place)
        self._show_details()
        self._problems.say(self._told())

    def problems(self) -> list[str]:
        """What is said to be wrong under the table."""
        return self._problems.texts()

    def add(self, targets: Sequence[Json]) -> None:
        """Add figures at the end and select the last."""
        edited = draft.with_targets(self._session.document, targets)
        self._place = len(draft.targets_of(edited)) - 1
        self._session.edit(edited)

    def _word_buttons(self) -> tuple[Button, Button]:
        add = Button(self._words(Text("Add")), role="link", icon="plus", parent=self)
        roster = Button(
            self._words(Text("From a roster")), role="link", icon="rosters", parent=self
        )
        return add, roster

    def _icon_buttons(self) -> tuple[IconButton, IconButton]:
        double = IconButton("duplicate", self._words(Text("Duplicate the target")), parent=self)
        remove = IconButton("delete", self._words(Text("Remove the target")), parent=self)
        return double, remove

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        head, buttons = QHBoxLayout(), QHBoxLayout()
        buttons.setSpacing(0)
        head.addWidget(Label(self._words(Text("Targets")), bold=True, parent=self))
        head.addStretch()
        head.addWidget(self._count)
        head.addWidget(self.lists)
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.roster_button)
        buttons.addStretch()
        buttons.addWidget(self._double)
        buttons.addWidget(self._remove)
        layout.addLayout(head)
        layout.addWidget(self.table)
        layout.addWidget(self._nobody)
        layout.addWidget(self._problems)
        layout.addLayout(buttons)
        layout.addWidget(self.card)
        layout.addWidget(self.details)

    def _connect(self) -> None:
        self._model.edited.connect(self._edit)
        self.table.moved.connect(self._move)
        self.table.doubled.connect(self._duplicate)
        self.table.removed.connect(self._delete)
        self.table.selected.connect(self._show_row)
        self.details.edited.connect(self._edit_detail)
        self.card.read.connect(self._take_card)
        self.details.folded.connect(lambda: self._show_row(self.table.currentIndex().row()))
        self.add_button.clicked.connect(self.add_one)
        self.roster_button.clicked.connect(self.roster_wanted)
        self.lists.clicked.connect(self._pick_from_lists)
        self._double.clicked.connect(lambda: self._duplicate(self._row()))
        self._remove.clicked.connect(lambda: self._delete(self._row()))

    def _take_card(self, fields: Json) -> None:
        """Give the selected target what its card says; a first one is made where there is none."""
        targets = draft.targets_of(self._session.document)
        if not targets:
            name = self._words(Text("Target {number}", number=1))
            self.add([{"name": name} | fields])
            return
        targets[self._place] = targets[self._place] | fields
        self._session.edit(self._session.document | {"targets": targets})

    def _row(self) -> int:
        return self.table.currentIndex().row()

    def add_one(self) -> None:
        """One more like the last, or a first whose facts are still to be typed."""
        targets = draft.targets_of(self._session.document)
        name = self._words(Text("Target {number}", number=len(targets) + 1))
        facts = draft.facts_of(targets[-1]) if targets else {}
        self.add([facts | {"name": name}])
        field = "name" if targets else self._first_lacking()
        self.table.edit_cell(self._model.row_of(self._place), self._model.column_of(field))

    def _first_lacking(self) -> str:
        """The column a target without any facts is to be filled from."""
        columns = self._game.columns(self._kind)
        needed = (one.name for one in columns if one.default is None and not one.optional)
        return next(needed, "name")

    def _duplicate(self, row: int) -> None:
        if row >= 0:
            place = self._model.lines()[row].place
            self._place = place + 1
            self._session.edit(draft.with_copy(self._session.document, place))

    def _pick_from_lists(self) -> None:
        armours = self._armours if draft.targets_of(self._session.document) else []
        title = Text("Figures of the lists") if self._figures else Text("Protections of the lists")
        entries = [*self._figures, *armours]
        picked = pick_entry(self.window(), self._words, self._words(title), entries)
        if picked is not None and picked in self._figures and isinstance(picked.value, dict):
            self.add([picked.value])
        elif picked is not None and isinstance(picked.value, ArmourPreset):
            self._put_on(picked.value)
        self.lists.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_on(self, armour: ArmourPreset) -> None:
        """Give the selected target a protection, and say what it changes in his fields."""
        document, system = self._session.document, self._game.system
        wearer = draft.targets_of(document)[self._place]
        worn = armour.worn_by(wearer)
        self._session.edit(draft.with_target_fields(document, self._place, worn))
        changed = changes_told(wearer, worn, self._words, system)
        has_it = Text("{name} has it already: nothing changes.", name=draft.name_of(wearer))
        told = Text("{name}: {what}", name=draft.name_of(wearer), what=changed)
        self.said.emit(self._words(told if changed else has_it))

    def _delete(self, row: int) -> None:
        if row >= 0:
            place = self._model.lines()[row].place
            last = len(self._model.lines()) - 2
            self._place = min(place, max(0, last))
            self._session.edit(draft.without_target(self._session.document, place))

    def _move(self, row: int, to: int) -> None:
        lines = self._model.lines()
        order = moved(lines, row, to)
        if order is not None:
            self._place = order.index(lines[row].place)
            self._session.edit(draft.with_order(self._session.document, order))

    def _edit(self, place: int, name: str, value: object) -> None:
        edited = draft.with_target_field(self._session.document, place, name, value)
        self._session.edit(edited, f"targets[{place}].{name}")

    def _edit_detail(self, name: str, value: Any) -> None:
        if name == MELEE:
            edited = draft.with_opponents(self._session.document, self._place, value)
            self._session.edit(edited)
        else:
            self._edit(self._place, name, value)

    def _select(self, place: int) -> None:
        rows = len(self._model.lines())
        blocked = self.table.blockSignals(True)
        if rows:
            self._place = min(place, rows - 1)
            self.table.select(self._model.row_of(self._place))
        self.table.blockSignals(blocked)
        for button in (self._double, self._remove):
            button.setEnabled(bool(rows))
        self.lists.setEnabled(bool(rows or self._figures))

    def _show_row(self, row: int) -> None:
        """A row became current, or its details opened or folded."""
        if 0 <= row < len(self._model.lines()):
            self._place = self._model.lines()[row].place
            self._show_details()
            self._problems.say(self._told())

    def _show_details(self) -> None:
        targets = draft.targets_of(self._session.document)
        if not targets:
            self.details.hide()
            return
        errors = {
            name: self._words(error.text)
            for (place, name), error in self._errors.items()
            if place == self._place
        }
        self.details.show_target(targets, self._place, self._kind, errors)

    def _told(self) -> list[str]:
        """What is wrong in the table and in details that do not show."""
        shown = self.details.names() if self.details.is_open() else set()
        told = [
            self._words(error.text) if not name else self._at(place, name, error)
            for (place, name), error in self._errors.items()
            if place != self._place or name not in shown
        ]
        return [*self._others, *told]

    def _at(self, place: int, name: str, error: InputError) -> str:
        targets = draft.targets_of(self._session.document)
        field = self._game.target_fields.get(name)
        title = self._words.label(field.title) if field else name
        figure = draft.name_of(targets[place]) if place < len(targets) else str(place + 1)
        return self._words(
            Text("{name}, {field}: {problem}", name=figure, field=title, problem=error.text)
        )

    def _show_count(self, lines: Sequence[Line], *, by_table: bool) -> None:
        self._count.setText(self._counted(lines))
        self._count.setToolTip(self._words(BY_TABLE) if by_table and lines else "")

    def _counted(self, lines: Sequence[Line]) -> str:
        if not self._game.has_outsiders(self._kind):
            return self._words(Text("%n target(s)", None, len(lines))) if lines else ""
        outside = sum(line.under is not None for line in lines)
        inside = sum(not line.outside for line in lines)
        told = Text("%n under the template", None, inside)
        if outside:
            melee = Text("%n in melee", None, outside)
            told = Text("{inside}, {melee}", inside=told, melee=melee)
        return self._words(told)
