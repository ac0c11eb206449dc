"""The dialog of a figure on the table: where it stands, and what an attack needs of it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.room import open_at
from desktop.forms.model_form import ModelForm
from desktop.forms.problem_line import ProblemLine
from desktop.table.laying import SPOKEN_BY_TABLE
from desktop.views.attack.game import Game
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.numbers import DecimalBox
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.engagement import validated
from rules.json_reading import Json
from rules.naming import LONGEST_NAME
from rules.table import Figure
from rules.text import InvalidError, Text

MARGIN = 24
WIDTH, HEIGHT = 440, 560
BASES = (25, 30, 40, 50)
SMALLEST, LARGEST = 5, 300


@dataclass(frozen=True, slots=True)
class FigureFacts:
    """A figure of the table, its target (empty for one who is none), whether it attacks."""

    figure: Json
    target: Json
    attacks: bool = False


class FigureDialog(InReadingOrder, QDialog):
    """Asks for the facts of one figure; ``kind``: the kind of weapon whose fields are shown."""

    def __init__(
        self,
        words: Words,
        game: Game,
        facts: FigureFacts,
        kind: str | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._game, self._kind = words, game, kind
        self._figure, self._target = dict(facts.figure), dict(facts.target)
        self._make_parts(facts)
        self._lay_out()
        self._show_attacks(facts.attacks)

    @classmethod
    def ask(
        cls, words: Words, game: Game, facts: FigureFacts, kind: str | None, parent: QWidget
    ) -> FigureFacts | None:
        """The facts as they were edited, or None."""
        dialog = cls(words, game, facts, kind, parent)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        edited = dialog.facts() if accepted else None
        dialog.deleteLater()
        return edited

    def facts(self) -> FigureFacts:
        """The facts as they stand in the fields."""
        side = self._side.value()
        figure = self._figure | {
            "name": self._name.text().strip(),
            "x": self._number(self._x),
            "y": self._number(self._y),
            "base_mm": self._number(self._base),
        }
        figure = {**figure, "side": side} if side else figure
        target = self._target | ({"side": side} if side else {})
        return FigureFacts(figure, target, self._attacks.isChecked())

    def accept(self) -> None:
        """Close when everything can be used, else say what can't."""
        facts = self.facts()
        self._problem.say(self._wrong_figure(facts.figure))
        wrong = {} if facts.attacks else self._wrong_target(facts)
        for field in self._form.fields(self._kind):
            self._form.show_problem(field.name, wrong.get(field.name))
        if not self._problem.text() and not wrong:
            super().accept()

    def _wrong_figure(self, figure: Json) -> str | None:
        try:
            validated(Figure, figure)
        except InvalidError as invalid:
            problem = invalid.problems[0]
            titles = {"name": Text("Name"), "base_mm": Text("Base"), "x": Text("x"), "y": Text("y")}
            field = titles.get(problem.where, Text("Figure"))
            return self._words(Text("{field}: {problem}", field=field, problem=problem.text))
        return None

    def _wrong_target(self, facts: FigureFacts) -> dict[str, str]:
        document = {"name": facts.figure["name"] or "–"} | facts.target
        try:
            validated(self._game.models["targets"], document)
        except InvalidError as invalid:
            return {problem.where: self._words(problem.text) for problem in invalid.problems}
        return {}

    def _make_parts(self, facts: FigureFacts) -> None:
        words, figure = self._words, facts.figure
        self._name = QLineEdit(str(figure.get("name", "")), self)
        self._name.setAccessibleName(words(Text("Name")))
        self._name.setMaxLength(LONGEST_NAME)
        sides = [(words(Text("ours")), "ally"), (words(Text("theirs")), "foe")]
        self._side = Choice(words(Text("Side")), parent=self)
        self._side.set_options([*sides, (words(Text("none")), None)], ["ally", "foe", "minus"])
        side = facts.target.get("side") or figure.get("side")
        self._side.set_value(side if side in ("ally", "foe") else None)
        self._base = self._box(words(Text("Base in millimetres")), SMALLEST, LARGEST)
        self._base.set_value(figure.get("base_mm", BASES[0]))
        self._x = self._box("x", -10_000, 10_000)
        self._y = self._box("y", -10_000, 10_000)
        self._x.set_value(round(float(figure.get("x", 0)), 4))
        self._y.set_value(round(float(figure.get("y", 0)), 4))
        self._attacks = QCheckBox(words(Text("is the attacker")), self)
        self._attacks.setChecked(facts.attacks)
        self._attacks.toggled.connect(self._show_attacks)
        without = {"name", "side", *SPOKEN_BY_TABLE}
        self._form = ModelForm(self._game.models["targets"], words, without=without)
        self._form.edited.connect(self._take)
        self._form.show_values(self._target, self._kind)
        self._problem = ProblemLine(parent=self)
        self._back = Button(words(Text("Cancel")), parent=self)
        self._act = Button(words(Text("Done")), role="primary", parent=self)

    def _box(self, name: str, low: float, high: float) -> DecimalBox:
        point = self._words.decimal_point
        return DecimalBox(name, point=point, minimum=low, maximum=high, parent=self)

    def _take(self, name: str, value: object) -> None:
        self._target = {**self._target, name: value}
        self._form.show_values(self._target, self._kind)

    def _show_attacks(self, attacks: bool) -> None:
        self._form.setVisible(not attacks)

    def _number(self, box: DecimalBox) -> float:
        return float(box.value() or 0)

    def _lay_out(self) -> None:
        words = self._words
        title = words(Text("Figure"))
        self.setWindowTitle(title)
        self.setMinimumWidth(WIDTH)
        open_at(self, WIDTH, HEIGHT)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        place = _row(Label("x", tone="muted"), self._x, Label("y", tone="muted"), self._y)
        base = _row(self._base, Label("mm", tone="muted"), *self._base_chips())
        rows: list[tuple[Text, QWidget]] = [
            (Text("Name"), self._name),
            (Text("Side"), self._side),
            (Text("Base"), base),
            (Text("Place", "where a figure stands"), place),
        ]
        for at, (name, part) in enumerate(rows):
            grid.addWidget(Label(words(name), tone="muted", parent=self), at, 0)
            grid.addWidget(part, at, 1)
        grid.setColumnStretch(1, 1)
        foot = _row(None, self._back, self._act)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(12)
        layout.addWidget(Label(title, factor=1.2, bold=True, parent=self))
        body = QWidget()
        inside = QVBoxLayout(body)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.setSpacing(12)
        inside.addLayout(grid)
        inside.addWidget(self._attacks)
        inside.addWidget(self._form)
        inside.addStretch()
        layout.addWidget(_scrolled(body), 1)
        layout.addWidget(self._problem)
        layout.addWidget(foot)
        self._back.setAutoDefault(False)
        self._act.setDefault(True)
        self._back.clicked.connect(self.reject)
        self._act.clicked.connect(self.accept)
        self._name.selectAll()
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _base_chips(self) -> list[Button]:
        chips: list[Button] = []
        for size in BASES:
            name = self._words(Text("Base of {size} mm", size=size))
            chip = Button(str(size), role="chip", name=name, parent=self)
            chip.setAutoDefault(False)
            chip.clicked.connect(lambda *_, size=size: self._base.set_value(size))
            chips.append(chip)
        return chips


def _scrolled(form: QWidget) -> QScrollArea:
    """A form that scrolls where the screen has no room for it."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(form)
    return area


def _row(*parts: QWidget | None) -> QWidget:
    """Parts side by side; None pushes the others to the right."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for part in parts:
        if part is None:
            row.addStretch()
        else:
            row.addWidget(part)
    if parts and parts[0] is not None:
        row.addStretch()
    return made
