"""The place « Résoudre »: the attack at the left, what may happen at the right, the dice below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.views.attack.column import AttackColumn
from desktop.views.dice.record import Record
from desktop.views.dice.tray import Tray
from desktop.views.results.panel import ChartMaker, ResultsPanel
from desktop.views.results.result_line import ResultLine
from rules.text import Text

LINE, DICE = 84, 158
MARGIN = 20
FORM = 372
WIDE_FORM = 420
WIDE = 1700


class ResolveView(QWidget):
    """Shows one engagement; emits wishes, the wiring carries them out."""

    roster_wanted = Signal()
    attacker_wanted = Signal()
    roll_wanted = Signal()
    typing_closed = Signal()
    copied = Signal()
    refused = Signal(str)
    backwards_wanted = Signal()
    said = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.attack = AttackColumn(session, self)
        self.results = ResultsPanel(session, self)
        self.line = ResultLine(session, self)
        self.tray = Tray(session, self)
        self.record = Record(session, self)
        self._low = QStackedWidget(self)
        self._told = QWidget(self)
        self._dice = QScrollArea(self)
        self._lay_out()
        self.attack.roster_wanted.connect(self.roster_wanted)
        self.attack.attacker_wanted.connect(self.attacker_wanted)
        self.tray.roll_wanted.connect(self.roll_wanted)
        self.tray.closed.connect(self.typing_closed)
        self.tray.refused.connect(self.refused)
        self.tray.copy_wanted.connect(self.line.copy)
        self.line.copied.connect(self.copied)
        self.line.said.connect(self.said)
        self.results.backwards_wanted.connect(self.backwards_wanted)
        for fact in (session.story_changed, session.result_changed):
            fact.connect(self._show_low)
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
            self.attack.body.notation.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.attack.setFixedWidth(WIDE_FORM if self.width() > WIDE else FORM)
        self._fit_low()

    def _show_low(self) -> None:
        """The dice while there are some, else the result in one line where there is one."""
        told = self._session.story is not None
        self._low.setVisible(told or self._session.result is not None)
        self._low.setCurrentIndex(1 if told else 0)
        self._fit_low()

    def _fit_low(self) -> None:
        """Give the low part its height, and room for its scroll bar where it is narrow."""
        if self._session.story is None:
            self._low.setFixedHeight(LINE)
            return
        needed = self._told.minimumSizeHint().width()
        bar = self._dice.horizontalScrollBar().sizeHint().height()
        narrow = self.width() - self.attack.width() - 2 * MARGIN < needed
        self._low.setFixedHeight(DICE + bar if narrow else DICE)

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
        right = QVBoxLayout()
        right.setContentsMargins(MARGIN, 6, MARGIN, 14)
        right.setSpacing(12)
        right.addWidget(self.results, 1)
        right.addWidget(self._low)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.attack)
        layout.addLayout(right, 1)
