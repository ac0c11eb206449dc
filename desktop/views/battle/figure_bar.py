"""What can be done with the figure that is looked at."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMenu, QWidget

from desktop.battle_desk import BattleDesk
from desktop.theme import give
from desktop.views.battle.columns import way
from desktop.widgets.button import Button, IconButton
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.label import Label
from desktop.widgets.numbers import IntBox
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.text import Text

MOST = 999
ONE_LINE, WORDED = 660, 400
ALLY: Side = "ally"
FOE: Side = "foe"


class FigureBar(QFrame):
    """Emits wishes about one figure; ``points_wanted``: lost, or given back where negative."""

    attack_wanted = Signal()
    aimed_at = Signal()
    points_wanted = Signal(int)
    states_wanted = Signal()
    contacts_wanted = Signal()
    note_wanted = Signal()
    mend_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, words: Words, desk: BattleDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._desk = words, desk
        self._mark = SideMark(None, self)
        self._name = ElidedLabel(bold=True, parent=self)
        self._hint = Label(
            words(Text("Choose a figure to attack with it, or to change it.")),
            factor=0.9, tone="muted", parent=self,
        )  # fmt: skip
        self.attack = Button(words(Text("Attacks…")), icon="resolve", parent=self)
        self.target = Button(words(Text("Is attacked…")), icon="aim", parent=self)
        self.amount = IntBox(words(Text("Points")), minimum=1, maximum=MOST, parent=self)
        self.lose = Button(words(Text("Loses")), parent=self)
        self.regain = Button(words(Text("Regains")), parent=self)
        self.more = IconButton("more", words(Text("More about this figure")), parent=self)
        self.amount.set_value(1)
        give(self, panel="plain")
        self._lay_out()
        self.attack.clicked.connect(self.attack_wanted)
        self.target.clicked.connect(self.aimed_at)
        self.lose.clicked.connect(lambda: self.points_wanted.emit(self._points()))
        self.regain.clicked.connect(lambda: self.points_wanted.emit(-self._points()))
        self.more.clicked.connect(
            lambda: self.pop_menu(self.more.mapToGlobal(self.more.rect().topLeft()))
        )
        for fact in (desk.battle_changed, desk.figure_changed):
            fact.connect(self.show_figure)
        self.show_figure()

    def show_figure(self) -> None:
        """Show what may be done with the figure that is looked at."""
        standing, able = self._desk.standing, self._desk.can_add
        parts = (self._mark, self._name, self.attack, self.target, self.amount, self.lose,
                 self.regain, self.more)  # fmt: skip
        # Hidden first: all of them together would widen a small window.
        for part in parts if standing is None else (self._hint,):
            part.hide()
        for part in (self._hint,) if standing is None else parts:
            part.show()
        if standing is None:
            return
        self._mark.set_side(ALLY if standing.side == ALLY else FOE)
        self._name.setText(standing.name)
        present = able and not standing.out
        self.attack.setEnabled(present)
        self.target.setEnabled(present)
        counted = standing.points is not None
        for part in (self.amount, self.lose, self.regain):
            part.setVisible(counted)
            part.setEnabled(able)
        self.more.setEnabled(able)

    def fit(self, width: int) -> None:
        """Stand in this width: in two lines, by icons alone, where there is little."""
        self._lines.setDirection(way(width >= ONE_LINE))
        for button in (self.attack, self.target):
            button.setText(button.accessibleName() if width >= WORDED else "")
            button.setToolTip("" if width >= WORDED else button.accessibleName())

    def pop_menu(self, place: QPoint) -> None:
        """Offer everything that can be done with the figure."""
        standing = self._desk.standing
        if standing is None or not self._desk.can_add:
            return
        menu = QMenu(self)
        wishes = [
            (Text("Attacks…"), self.attack_wanted, not standing.out),
            (Text("Is attacked…"), self.aimed_at, not standing.out),
            (Text("States…"), self.states_wanted, True),
            (Text("In melee with…"), self.contacts_wanted, not standing.out),
            (Text("Note about this figure…"), self.note_wanted, True),
            (Text("Leaves the table"), self.leave_wanted, True),
        ]
        if standing.game.mended is not None:
            wishes.insert(3, (Text("Wound or repair…"), self.mend_wanted, True))
        for text, wish, able in wishes:
            act = menu.addAction(self._words(text))
            act.setEnabled(able)
            act.triggered.connect(wish)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def _points(self) -> int:
        return int(self.amount.value() or 1)

    def _lay_out(self) -> None:
        self.amount.setFixedWidth(104)
        who, what = QHBoxLayout(), QHBoxLayout()
        for row in (who, what):
            row.setSpacing(8)
        who.addWidget(self._mark)
        who.addWidget(self._name, 1)
        who.addWidget(self._hint, 1)
        who.addWidget(self.attack)
        who.addWidget(self.target)
        what.addStretch()
        for part in (self.amount, self.lose, self.regain, self.more):
            what.addWidget(part)
        self._lines = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._lines.setContentsMargins(14, 6, 10, 6)
        self._lines.setSpacing(8)
        self._lines.addLayout(who, 1)
        self._lines.addLayout(what)
