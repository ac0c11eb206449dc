"""The meter of chance: what each side did against what each of its attacks allowed."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.battle_desk import BattleDesk
from desktop.battle_words import (
    WHY_NOT_COUNTED,
    chance_title,
    chance_words,
    counted_words,
)
from desktop.theme import give
from desktop.views.battle.luck_bars import LuckBars
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
ALLY: Side = "ally"
FOE: Side = "foe"


class SideChance(QWidget):
    """The bars of one side over its two sentences."""

    def __init__(
        self, words: Words, desk: BattleDesk, side: Side, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._desk, self._side = words, desk, side
        self.bars = LuckBars(words, side, self)
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
        layout.addWidget(self.sentence)

    def show_luck(self, luck: Luck | None, left_out: int) -> None:
        """Show how the side did, or why nothing is shown."""
        head, words = self._desk.head, self._words
        name = next((s.name for s in head.sides if s.id == self._side), "") if head else ""
        game = self._desk.timeline.system.battle if self._desk.timeline else None
        self._name.setText(name)
        self.bars.show_luck(game, luck, name)
        self.bars.setVisible(luck is not None)
        self._count.setText("" if luck is None else words(counted_words(luck)))
        self._count.setToolTip(words(WHY_NOT_COUNTED) if left_out else "")
        if luck is not None:
            little, much = chance_words(luck)
            said = Text("{little}, {much}.", little=little, much=much)
        elif left_out:
            said = Text("%n attack(s) without a law: nothing is counted.", None, left_out)
        elif self._desk.luck_awaited and not self._desk.luck:
            said = Text("Computing…")
        else:
            said = Text("No attack yet.")
        self.sentence.show_html(words.html(said))


class ChanceCard(QFrame):
    """Both sides, so far or in one attack."""

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._attack: Attack | None = None
        views = [(words(Text("So far")), SO_FAR), (words(Text("Last attack")), ONE)]
        self.segment = Segment(words(Text("Chance")), views, self)
        self._title = ElidedLabel(words(chance_title()), factor=0.9, tone="muted", parent=self)
        self.sides = {side: SideChance(words, desk, side, self) for side in (ALLY, FOE)}
        give(self, panel="plain")
        self._lay_out()
        self.segment.value_chosen.connect(self.show_chance)
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
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(Label(self._words(Text("Chance")), bold=True, parent=self))
        head.addWidget(self._title, 1)
        head.addWidget(self.segment)
        row = QHBoxLayout()
        row.setSpacing(38)
        for side in SIDES:
            row.addWidget(self.sides[side], 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addLayout(row)
