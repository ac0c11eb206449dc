"""The whole law of one cell, with the reasons of its numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.calculation import Calculation
from desktop.views.results.law_card import CardLaw, Heading, LawCard
from desktop.views.results.meanings import MeaningLines
from desktop.views.results.panel import TALLEST_WHY, ChartMaker
from desktop.views.results.sentences import figure_asks, figure_sentence
from desktop.views.results.why_body import WhyBody, scrolled
from desktop.widgets.busy import BusyRow
from desktop.widgets.button import Button, IconButton
from desktop.widgets.label import Label
from desktop.widgets.popover import Popover
from desktop.widgets.segment import Segment
from desktop.words import Words
from rules.case import Why
from rules.engagement import InvalidError
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.result import FigureResult, Result
from rules.service import Reading, read_engagement
from rules.text import Text

WIDTH = 340
CARD = 320


class CellPanel(QFrame):
    """Shows the result of one attack on one target; ``resolve_wanted`` with its engagement."""

    resolve_wanted = Signal(object)
    closed = Signal()

    def __init__(self, words: Words, make_chart: ChartMaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._document: Json = {}
        self._reading: Reading | None = None
        self._resolver = Resolver()
        self._calculation = Calculation(self)
        self.setProperty("edge", "left")
        self.setProperty("ground", "base")
        self.setFixedWidth(WIDTH)
        self._attack = Label(bold=True, parent=self)
        self._weapon = Label(factor=0.9, tone="muted", parent=self)
        self._close = IconButton("close", words(Text("Close")), size=16, parent=self)
        self._view = Segment(
            words(Text("Results as")),
            [(words(Text("Curves")), False), (words(Text("Table")), True)],
            self,
        )
        self.card = LawCard(words, self)
        self.card.set_chart(make_chart("", words, self.card))
        self._meanings = MeaningLines(words, self)
        self._problem = Label(tone="muted", parent=self)
        self._busy = BusyRow(words, self)
        self._open = Button(words(Text("Open in Resolve")), icon="resolve", parent=self)
        self._why = Popover(self.window() if parent is None else parent, words(Text("Close")))
        self._lay_out()
        self._connect()
        self.hide()

    def show_cell(self, name: str, document: Json) -> None:
        """Show the law of an engagement of one attack, of this name, on one target."""
        self._why.hide()
        self._document = document
        self._attack.setText(name)
        try:
            self._reading = read_engagement(document)
        except InvalidError as invalid:
            self._reading = None
            self._refuse(self._words(invalid.problems[0].text))
            return
        self._problem.hide()
        self._weapon.setText(self._reading.system.write(self._reading.engagement.weapon))
        self._calculation.start(self._reading, None, self._resolver)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _refuse(self, said: str) -> None:
        self._calculation.drop()
        self._weapon.setText("")
        self._problem.setText(said)
        self._problem.show()
        self.card.hide()

    def _show_result(self, result: Result) -> None:
        figure = result.figures[0]
        side = figure.side if figure.side in ("ally", "foe") else None
        self.card.show()
        self.card.show_heading(Heading(figure.name, side=side))
        chart = figure.chart
        asks = figure_asks(figure) if result.has_damage else []
        sentence = figure_sentence(figure, has_damage=result.has_damage)
        law = CardLaw(chart.law, chart.worst, None, chart.names, chart.short, chart.unit)
        self.card.show_law(law, sentence, asks)
        self._meanings.say(self._meanings_of(figure))

    def _meanings_of(self, figure: FigureResult) -> list[str]:
        meaning = None if self._reading is None else self._reading.system.meaning
        states = [name for name, chance in figure.states.items() if chance]
        told = [meaning(name) for name in states] if meaning else []
        return [self._words(one) for one in told if one is not None]

    def _explain(self, floor: int, exactly: bool) -> None:
        course = self._calculation.course
        if self._reading is None or course is None:
            return
        why = self._reading.case.why(course, 0, floor, exactly=exactly)
        self._open_why(self._words(why.question), why)

    def _explain_mean(self) -> None:
        body = WhyBody(self._words)
        body.show_mean(self.card.heading(), self.card.law_shown(), self.card.unit())
        self._pop(self._words(Text("Why this mean?")), body)

    def _open_why(self, title: str, why: Why) -> None:
        body = WhyBody(self._words)
        body.show_why(why)
        self._pop(title, body)

    def _pop(self, title: str, body: QWidget) -> None:
        place = self.card.number_place()
        self._why.open_beside(self.card, title, scrolled(body, TALLEST_WHY), place)

    def _connect(self) -> None:
        self._calculation.found.connect(self._show_result)
        self._calculation.busy_changed.connect(self._busy.show_busy)
        self._busy.cancelled.connect(self._calculation.drop)
        self._close.clicked.connect(self.closed)
        self._open.clicked.connect(lambda: self.resolve_wanted.emit(self._document))
        self._view.value_chosen.connect(lambda table: self.card.set_table(shown=bool(table)))
        self.card.why_asked.connect(self._explain)
        self.card.mean_asked.connect(self._explain_mean)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._attack, 1)
        head.addWidget(self._close)
        for said in (self._attack, self._weapon, self._problem):
            said.setWordWrap(True)
        self.card.setMaximumHeight(CARD)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 16)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._weapon)
        layout.addWidget(self._view, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._busy)
        layout.addWidget(self._problem)
        layout.addWidget(self.card, 1)
        layout.addWidget(self._meanings)
        layout.addStretch()
        layout.addWidget(self._open)
