"""The place « Résoudre »: the attack at the left, what may happen at the right, the dice below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.theme import broadened
from desktop.views.attack.column import AttackColumn
from desktop.views.attack.summary import summary_of
from desktop.views.dice.record import Record
from desktop.views.dice.tray import Tray
from desktop.views.results.panel import ChartMaker, ResultsPanel
from desktop.views.results.result_line import ResultLine
from desktop.widgets.foldable import Foldable, fold_words
from rules.text import Text

LINE, DICE, STANDING_DICE = 84, 158, 196
MARGIN = 20
FORM = 372
WIDE_FORM = 420
MOST_OF_IT = 0.36
WIDE, NARROW = 1700, 724
LEAST, SHORT, RESULTS = 340, 420, 360


class ResolveView(QWidget):
    """Shows one engagement; emits wishes, the wiring carries them out."""

    roster_wanted = Signal()
    attacker_wanted = Signal()
    next_wanted = Signal()
    next_file_wanted = Signal()
    roll_wanted = Signal()
    typing_closed = Signal()
    copied = Signal()
    refused = Signal(str)
    rule_wanted = Signal(str)
    backwards_wanted = Signal()
    said = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._standing = False
        self.attack = AttackColumn(session, self)
        self.results = ResultsPanel(session, self)
        self.line = ResultLine(session, self)
        self.tray = Tray(session, self)
        self.record = Record(session, self)
        told = fold_words(session.words)
        self._summary = Foldable(session.words(Text("Attack")), told=told, parent=self)
        self._right = QWidget(self)
        self._low = QStackedWidget(self)
        self._told = QWidget(self)
        self._dice = QScrollArea(self)
        self._lay_out()
        self.attack.roster_wanted.connect(self.roster_wanted)
        self.attack.attacker_wanted.connect(self.attacker_wanted)
        for part in (self.attack, self.results):
            part.rule_wanted.connect(self.rule_wanted)
        self.attack.next_wanted.connect(self.next_wanted)
        self.attack.next_file_wanted.connect(self.next_file_wanted)
        self.tray.roll_wanted.connect(self.roll_wanted)
        self.tray.closed.connect(self.typing_closed)
        self.tray.refused.connect(self.refused)
        self.tray.copy_wanted.connect(self.line.copy)
        self.line.copied.connect(self.copied)
        self.line.said.connect(self.said)
        self.results.missing.weapon_wanted.connect(self.focus_notation)
        self.results.missing.target_wanted.connect(self._add_target)
        self.attack.said.connect(self.said)
        self.results.backwards_wanted.connect(self.backwards_wanted)
        for fact in (session.story_changed, session.result_changed):
            fact.connect(self._show_low)
        session.reading_changed.connect(self._sum_up)
        self._summary.folded.connect(self._fold)
        self._sum_up()
        self._show_low()

    def set_standing(self, *, standing: bool) -> None:
        """Hide the attack and the record, and write large, to be read standing."""
        self._standing = standing
        for part in (self.results, self.tray):
            part.set_standing(standing=standing)
        self.record.setVisible(not standing)
        self._fold()
        self._show_low()

    def load_charts(self, make: ChartMaker) -> None:
        """Give the results their charts, once the plots are loaded."""
        self.results.load_charts(make)

    def focus_dice(self) -> None:
        """Put the keyboard on the tray, so that number keys are dice."""
        self.tray.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_notation(self) -> None:
        """Put the keyboard on the notation of the weapon."""
        if self.attack.body is not None:
            self._summary.set_open(opened=True)
            self.attack.body.notation.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_target(self) -> None:
        if self.attack.body is not None:
            self._summary.set_open(opened=True)
            self.attack.body.targets.add_one()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
        self._show_low()

    def _fold(self) -> None:
        """Where there is no room for both, show the attack or what comes of it."""
        standing = self._standing
        narrow, opened = self.width() < broadened(NARROW), self._summary.is_open() and not standing
        self._summary.setVisible(narrow and not standing)
        self.attack.setVisible(not standing and (opened or not narrow))
        self._right.setVisible(not (narrow and opened))
        form = min(broadened(FORM), max(FORM, int(self.width() * MOST_OF_IT)))
        least = WIDE_FORM if self.width() > WIDE else min(form, self.width() - RESULTS)
        self.attack.set_least_width(None if narrow else least)

    def _sum_up(self) -> None:
        """Say the attack in one line, for where its form is folded."""
        self._summary.set_state(summary_of(self._session.document, self._session.words))

    def _show_low(self) -> None:
        """The dice while there are some, else the result in one line where there is room."""
        told = self._session.story is not None
        line = self._session.result is not None and self.height() > SHORT and not self._standing
        self._low.setVisible(told or line)
        self._low.setCurrentIndex(1 if told else 0)
        self._fit_low()

    def _fit_low(self) -> None:
        """Give the low part its height, and room for its scroll bar where it is narrow."""
        if self._session.story is None:
            self._low.setFixedHeight(LINE)
            return
        needed = self._told.minimumSizeHint().width()
        bar = self._dice.horizontalScrollBar().sizeHint().height()
        narrow = self._right.width() - 2 * MARGIN < needed
        dice = STANDING_DICE if self._standing else DICE
        self._low.setFixedHeight(dice + bar if narrow else dice)

    def _lay_out_dice(self) -> None:
        row = QHBoxLayout(self._told)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.tray, 3)
        row.addWidget(self.record, 2)
        self._dice.setWidget(self._told)
        self._dice.setWidgetResizable(True)
        self._dice.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dice.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._dice.setAccessibleName(self._session.words(Text("Dice")))

    def _lay_out(self) -> None:
        self._lay_out_dice()
        self._low.addWidget(self.line)
        self._low.addWidget(self._dice)
        right = QVBoxLayout(self._right)
        right.setContentsMargins(MARGIN, 6, MARGIN, 14)
        right.setSpacing(12)
        right.addWidget(self.results, 1)
        right.addWidget(self._low)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.attack)
        row.addWidget(self._right, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._summary.setContentsMargins(MARGIN, 0, MARGIN, 0)
        layout.addWidget(self._summary)
        layout.addLayout(row, 1)
        self.setMinimumWidth(LEAST)
