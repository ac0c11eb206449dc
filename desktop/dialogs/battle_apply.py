"""The dialog of a result before it is applied: what the players take over, figure by figure."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QScrollArea, QWidget

from desktop.battle_words import left_word, state_word
from desktop.dialogs.frame import FrameDialog
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.widgets.numbers import IntBox
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.battle.board import Standing
from rules.battle.game import Change
from rules.folding import folded
from rules.json_reading import Json
from rules.text import Text

MOST = 999
LIST_HEIGHT, LONGEST_NAME = 320, 360
ALLY: Side = "ally"
FOE: Side = "foe"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a result does to one figure."""

    standing: Standing
    change: Change


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the players take over; ``edited``: where that is not what the result says."""

    applied: list[Json]
    edited: bool
    plays: bool


class ApplyDialog(FrameDialog):
    """Asks what is applied of a result; ``by``: the name of the attacker, empty for none.

    ``question`` is the title: dice do not always say it all.
    """

    def __init__(
        self,
        words: Words,
        proposals: list[Proposal],
        by: str,
        question: Text,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, words(question), words(Text("Apply")), parent)
        self._proposals = proposals
        self._losses: list[IntBox] = []
        self._states: list[QLineEdit] = []
        self._plays = QCheckBox(self)
        short = self._plays.fontMetrics().elidedText(by, Qt.TextElideMode.ElideMiddle, LONGEST_NAME)
        self._plays.setText(words(Text("{name} has played", name=short)).replace("&", "&&"))
        self._plays.setAccessibleName(words(Text("{name} has played", name=by)))
        self._plays.setChecked(bool(by))
        self._plays.setVisible(bool(by))
        self.parts.addWidget(self._rows(), 1)
        self.parts.addWidget(self._plays)
        self.setMinimumWidth(620)
        self.act.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(
        cls, words: Words, proposals: list[Proposal], by: str, question: Text, parent: QWidget
    ) -> Agreed | None:
        """What is agreed on, or None."""
        dialog = cls(words, proposals, by, question, parent)
        agreed = dialog.agreed() if dialog.accepted_once() else None
        dialog.deleteLater()
        return agreed

    def agreed(self) -> Agreed:
        """What stands in the fields."""
        changes = [self._change(at) for at in range(len(self._proposals))]
        edited = changes != [proposal.change for proposal in self._proposals]
        applied = [
            {"figure": one.standing.id, "lost": change.lost, "add": list(change.add),
             "remove": list(change.remove)}
            for one, change in zip(self._proposals, changes, strict=True)
        ]  # fmt: skip
        return Agreed(applied, edited, self._plays.isChecked())

    def _change(self, at: int) -> Change:
        proposal = self._proposals[at]
        lost = int(self._losses[at].value() or 0)
        typed = [part.strip() for part in self._states[at].text().split(",")]
        wanted = tuple(self._state(proposal.standing, part) for part in typed if part)
        kept = tuple(state for state in proposal.change.remove if state not in wanted)
        return Change(lost, wanted, kept)

    def _state(self, standing: Standing, said: str) -> str:
        """The id of a state the game knows, or the state as it was typed."""
        known = {
            folded(self.words.label(label)): state for state, label in standing.game.labels.items()
        }
        return known.get(folded(said), said)

    def _rows(self) -> QWidget:
        body = QWidget(self)
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        heads = (Text("Loses"), Text("States"))
        for column, head in enumerate(heads, 3):
            label = Label(self.words(head), factor=0.9, tone="muted", parent=body)
            grid.addWidget(label, 0, column)
        for at, proposal in enumerate(self._proposals, 1):
            self._add_row(grid, at, proposal, body)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(self._proposals) + 1, 1)
        area = QScrollArea(self)
        area.setWidget(body)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(min(LIST_HEIGHT, body.sizeHint().height() + 8))
        return area

    def _add_row(self, grid: QGridLayout, at: int, proposal: Proposal, body: QWidget) -> None:
        standing, words = proposal.standing, self.words
        name = ElidedLabel(standing.name, bold=True, parent=body)
        left = Label(words(left_word(standing)), factor=0.9, tone="muted", parent=body)
        named = words(Text("Loses, {name}", name=standing.name))
        box = IntBox(named, minimum=-MOST, maximum=MOST, parent=body)
        box.set_value(proposal.change.lost)
        box.setFixedWidth(110)
        states = QLineEdit(", ".join(words(state_word(standing.game, state))
                                     for state in proposal.change.add), body)  # fmt: skip
        states.setAccessibleName(words(Text("States, {name}", name=standing.name)))
        states.setPlaceholderText(words(Text("no state")))
        side = ALLY if standing.side == ALLY else FOE
        for column, part in enumerate((SideMark(side, body), name, left, box, states)):
            grid.addWidget(part, at, column)
        for part in (left, box):
            part.setVisible(standing.points is not None or proposal.change.lost != 0)
        self._losses.append(box)
        self._states.append(states)
