"""The meter of chance: what each side did against what each of its attacks allowed."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.battle_desk import BattleDesk
from desktop.battle_words import (
    WHY_NOT_COUNTED,
    chance_title,
    chance_words,
    counted_words,
    uncounted_words,
)
from desktop.theme import give
from desktop.views.battle.columns import SIDE_BY_SIDE, way
from desktop.views.battle.luck_bars import LuckBars
from desktop.views.battle.luck_table import LuckTable
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label, Sentence
from desktop.widgets.segment import Segment
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.battle.entries import Attack
from rules.battle.head import SIDES
from rules.chance import Faced, Luck, alone
from rules.text import Text

SO_FAR, ONE = "so_far", "one"
ONE_LINE = 600
ALLY: Side = "ally"
FOE: Side = "foe"


class SideChance(QWidget):
    """The bars of one side, or their table, over its two sentences."""

    def __init__(
        self, words: Words, desk: BattleDesk, side: Side, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._desk, self._side = words, desk, side
        self.bars = LuckBars(words, side, self)
        self.table = LuckTable(words, self)
        self._tabled = False
        self._luck: Luck | None = None
        self.sentence = Sentence(parent=self)
        self._name = ElidedLabel(factor=0.9, parent=self)
        self._count = Label(factor=0.8, tone="muted", parent=self)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(SideMark(side, self))
        head.addWidget(self._name, 1)
        head.addWidget(self._count)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self.bars)
        layout.addWidget(self.table)
        layout.addWidget(self.sentence)
        layout.addStretch(1)

    def set_tabled(self, *, tabled: bool) -> None:
        """Show the law as a table, or as bars."""
        self._tabled = tabled
        self._show_parts()

    def _show_parts(self) -> None:
        self.bars.setVisible(self._luck is not None and not self._tabled)
        self.table.setVisible(self._luck is not None and self._tabled)

    def show_luck(self, luck: Luck | None, left_out: int) -> None:
        """Show how the side did, or why nothing is shown."""
        if luck is not None and luck is self._luck:
            return
        self._luck = luck
        head, words = self._desk.head, self._words
        name = next((s.name for s in head.sides if s.id == self._side), "") if head else ""
        game = self._desk.timeline.system.battle if self._desk.timeline else None
        self._name.setText(name)
        self.bars.show_luck(game, luck, name)
        self.table.show_luck(game, luck, name)
        self._show_parts()
        self._count.setText("" if luck is None else words(counted_words(luck)))
        self._count.setToolTip(words(WHY_NOT_COUNTED) if left_out else "")
        if luck is not None:
            little, much = chance_words(luck)
            said = Text("{little}, {much}.", little=little, much=much)
        elif self._desk.luck_awaited and not self._desk.luck:
            said = Text("Computing…")
        else:
            said = uncounted_words(left_out)
        self.sentence.show_html(words.html(said))


class ChanceCard(QFrame):
    """Both sides, so far or in one attack."""

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._attack: Attack | None = None
        views = [(words(Text("So far")), SO_FAR), (words(Text("Last attack")), ONE)]
        self.segment = Segment(words(Text("Chance")), views, self)
        self.view = Segment(
            words(Text("Chance as")),
            [(words(Text("Curves")), False), (words(Text("Table")), True)],
            self,
        )
        self._title = ElidedLabel(words(chance_title()), factor=0.9, tone="muted", parent=self)
        self.sides = {side: SideChance(words, desk, side, self) for side in (ALLY, FOE)}
        give(self, panel="plain")
        self._lay_out()
        self.segment.value_chosen.connect(self.show_chance)
        self.view.value_chosen.connect(self._show_view)
        desk.luck_changed.connect(self.show_chance)
        desk.battle_changed.connect(self._forget)
        self.show_chance()

    def show_attack(self, attack: Attack | None) -> None:
        """Show one attack that was chosen in the journal, or all so far."""
        self._attack = attack
        self.segment.set_value(SO_FAR if attack is None else ONE)
        self.show_chance()

    def show_chance(self) -> None:
        """Show the chance as it is known now."""
        if self.segment.value() == ONE:
            self._show_one()
            return
        for side, shown in self.sides.items():
            known = self._desk.luck.get(side)
            shown.setVisible(True)
            shown.show_luck(known.luck if known else None, known.left_out if known else 0)

    def fit(self, width: int) -> None:
        """Stand in this width: side by side, or one under another where there is little."""
        self._head.setDirection(way(width >= ONE_LINE))
        self._ways.setDirection(way(width >= SIDE_BY_SIDE))
        self._row.setDirection(way(width >= SIDE_BY_SIDE))

    def _show_view(self, tabled: object) -> None:
        for side in self.sides.values():
            side.set_tabled(tabled=bool(tabled))

    def _show_one(self) -> None:
        attack = self._attack or self._last()
        timeline = self._desk.timeline
        side = timeline.sides.get(attack.by or "") if attack and timeline else None
        for name, shown in self.sides.items():
            told = attack.chance if attack is not None and side == name else None
            luck = told and alone(told.unit, Faced(told.score, told.exact()))
            shown.setVisible(side == name or side is None)
            shown.show_luck(luck, int(side == name and told is None))

    def _last(self) -> Attack | None:
        live = self._desk.timeline.live if self._desk.timeline else []
        return next((entry for entry in reversed(live) if isinstance(entry, Attack)), None)

    def _forget(self) -> None:
        self._attack = None

    def _lay_out(self) -> None:
        said, self._ways = QHBoxLayout(), QBoxLayout(way(wide=True))
        self._head, self._row = QBoxLayout(way(wide=True)), QBoxLayout(way(wide=True))
        said.addWidget(Label(self._words(Text("Chance")), bold=True, parent=self))
        said.addWidget(self._title, 1)
        self._ways.addWidget(self.segment)
        self._ways.addWidget(self.view)
        self._head.addLayout(said, 1)
        self._head.addLayout(self._ways)
        for part in (said, self._ways, self._head):
            part.setSpacing(10)
        self._row.setSpacing(24)
        for side in SIDES:
            self._row.addWidget(self.sides[side], 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(self._head)
        layout.addLayout(self._row)
