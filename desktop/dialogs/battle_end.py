"""The dialog of the end: who won, and what becomes of those who went out of action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QScrollArea, QWidget

from desktop.dialogs.frame import FrameDialog
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.words import Words
from rules.battle.board import Standing
from rules.battle.game import Injuries
from rules.battle.head import SIDES, Head
from rules.text import InputError, Text

MOST_DICE = 40
LIST_HEIGHT = 300
Seed = Callable[[], int]


@dataclass(frozen=True, slots=True)
class Hurt:
    """The injury of one figure, told with dice: ``source`` roll or dice."""

    figure: str
    table: str
    dice: tuple[int, ...]
    outcome: str
    source: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a battle ends."""

    winner: str | None
    injuries: tuple[Hurt, ...]


class InjuryRow(QWidget):
    """The dice of one figure: typed as they fall, or rolled; below them what they say."""

    changed = Signal()

    def __init__(
        self,
        words: Words,
        injuries: Injuries,
        standing: Standing,
        seed: Seed,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._injuries, self._standing, self._seed = words, injuries, standing, seed
        self._rolled = False
        tables = [(words.label(label), table) for table, label in injuries.tables.items()]
        self._table = Choice(words(Text("Table of {name}", name=standing.name)), tables,
                             parent=self)  # fmt: skip
        role = standing.fighter.profile.get("role")
        self._table.set_value(role if role in injuries.tables else tables[-1][1])
        self._table.setMinimumWidth(250)
        self._dice = QLineEdit(self)
        self._dice.setAccessibleName(words(Text("Dice of {name}", name=standing.name)))
        self._dice.setPlaceholderText(words(Text("dice")))
        self._dice.setFixedWidth(110)
        self._roll = Button(words(Text("Roll")), icon="die", parent=self)
        self._roll.setAccessibleName(words(Text("Roll for {name}", name=standing.name)))
        self._roll.setAutoDefault(False)
        self._said = Label(factor=0.9, tone="muted", parent=self)
        self._said.setWordWrap(True)
        self._lay_out()
        self._table.value_chosen.connect(self._show)
        self._dice.textEdited.connect(self._type)
        self._roll.clicked.connect(self._roll_all)
        self._show()

    def told(self) -> Hurt | None:
        """The injury, or None while no die is typed; InputError where dice are wrong."""
        dice, table = self._faces(), str(self._table.value())
        if not dice:
            return None
        outcome = self._injuries.outcome(table, dice)
        source = "roll" if self._rolled else "dice"
        return Hurt(self._standing.id, table, tuple(dice), outcome, source)

    def problem(self) -> Text | None:
        """Whose dice can't be read, and why; None where they can."""
        try:
            self.told()
        except InputError as error:
            return Text("{name}: {what}", name=self._standing.name, what=error.text)
        return None

    def _faces(self) -> list[int]:
        signs = self._dice.text().replace(",", " ").split()
        typed = "".join(signs)
        if not typed.isdecimal() and typed:
            raise InputError(Text("{value} is not the face of a die", value=typed[:40]))
        return [int(sign) for sign in typed[:MOST_DICE]]

    def _type(self) -> None:
        self._rolled = False
        self._show()

    def _roll_all(self) -> None:
        random, table = Random(self._seed()), str(self._table.value())
        dice: list[int] = []
        while sides := self._injuries.sides(table, dice):
            dice.append(random.randrange(sides) + 1)
        self._dice.setText(" ".join(map(str, dice)))
        self._rolled = True
        self._show()

    def _show(self) -> None:
        words = self._words
        try:
            told = self.told()
        except InputError as error:
            self._said.setText(words(error.text))
            self._said.set_tone("negative")
        else:
            texts = [] if told is None else self._injuries.words(told.table, told.dice)
            said = ", ".join(words(text) for text in texts)
            self._said.setText(said or words(Text("no injury written down")))
            self._said.set_tone("muted")
        self.changed.emit()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 8, 4)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        name = ElidedLabel(self._standing.name, bold=True, parent=self)
        for column, part in enumerate((name, self._table, self._dice, self._roll)):
            grid.addWidget(part, 0, column)
        grid.addWidget(self._said, 1, 1, 1, 3)
        grid.setColumnStretch(0, 1)


class EndDialog(FrameDialog):
    """Asks how it ended; ``hurt``: who went out of action, where the game has injuries for it."""

    def __init__(
        self,
        words: Words,
        head: Head,
        hurt: list[Standing],
        seed: Seed,
        parent: QWidget | None = None,
    ) -> None:
        title = words(Text("End of the battle"))
        super().__init__(words, title, words(Text("End it")), parent)
        names = [(side.name, side.id) for side in head.sides]
        others = [(words(Text("a draw")), "draw"), (words(Text("nobody")), None)]
        self._winner = Choice(words(Text("Winner")), parent=self)
        self._winner.set_options([*names, *others], [*SIDES, "minus", "minus"])
        self.add_row(Text("Winner"), self._winner)
        self._rows = [
            InjuryRow(words, one.game.injuries, one, seed, self)
            for one in hurt
            if one.game.injuries is not None
        ]
        if self._rows:
            self.setMinimumWidth(640)
            self.parts.addWidget(Label(words(Text("Out of action")), bold=True, parent=self))
            self.parts.addWidget(self._list(), 1)
        self._winner.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(
        cls, words: Words, head: Head, hurt: list[Standing], seed: Seed, parent: QWidget
    ) -> Ending | None:
        """How it ended, or None."""
        dialog = cls(words, head, hurt, seed, parent)
        ending = dialog.ending() if dialog.accepted_once() else None
        dialog.deleteLater()
        return ending

    def ending(self) -> Ending:
        """How it ended, as it stands in the fields."""
        winner = self._winner.value()
        told = [row.told() for row in self._rows]
        return Ending(
            winner if isinstance(winner, str) else None, tuple(one for one in told if one)
        )

    def accept(self) -> None:
        """Close once all dice can be read."""
        problem = next((said for row in self._rows if (said := row.problem())), None)
        if problem is None:
            super().accept()
        else:
            self.problem.say(self.words(problem))

    def _list(self) -> QWidget:
        body = QWidget(self)
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        for at, row in enumerate(self._rows):
            grid.addWidget(row, at, 0)
        grid.setRowStretch(len(self._rows), 1)
        area = QScrollArea(self)
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(min(LIST_HEIGHT, body.sizeHint().height() + 8))
        return area
