"""The dialog « À l’envers »: which value of a field, weapon or order gives what is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.dialogs.room import open_at, padded
from desktop.forms.tooltip import plain_tip
from desktop.inquiry.answers import Line, answer_words, lines_of
from desktop.inquiry.armoury import Armoury, listed
from desktop.inquiry.questions import TAKE_VALUE, Question, questions_of
from desktop.inquiry.taking import Change
from desktop.inquiry.work import CaseOf, InquiryWork
from desktop.theme import scaled
from desktop.widgets.busy import BusyRow
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.numbers import DecimalBox
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.backwards import Sight, case_alone
from rules.gauges import Fate, Gauge, Out, gauges_of, gauges_of_whole
from rules.result import Result
from rules.service import Reading
from rules.text import Text

SIZE = (680, 620)
LEAST_HEIGHT = 48
USUAL_PERCENT, USUAL_POINTS = 50, 1
ALL = -1
STEP = 2
NUMBERS = (1, STEP)
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BackwardsDialog(InReadingOrder, QDialog):
    """Asks about one engagement; ``taken`` when a change of it is to be taken over."""

    taken = Signal(object)

    def __init__(
        self,
        words: Words,
        reading: Reading,
        result: Result,
        parent: QWidget | None = None,
        armoury: Armoury | None = None,
        case_of: CaseOf = case_alone,
    ) -> None:
        super().__init__(parent)
        self._words, self._reading, self._result = words, reading, result
        self._questions = questions_of(reading, listed(reading.system, words), words, armoury)
        self._answers: Sequence[Any] = ()
        self._lines: list[Line] = []
        self._work = InquiryWork(case_of, self)
        self._make_parts()
        self._lay_out()
        self._connect()
        self._show_gauges()

    def done(self, code: int) -> None:
        """Give up what is being computed, then close."""
        self._work.cancel()
        super().done(code)

    def _make_parts(self) -> None:
        words, result = self._words, self._result
        whom: list[tuple[str, object]] = [
            (figure.name, place) for place, figure in enumerate(result.figures) if figure.is_told
        ]
        if len(result.figures) > 1 and gauges_of_whole(result):
            whom.append((words(Text("all together")), ALL))
        self.whom = Choice(words(Text("Whom")), whom, parent=self)
        self.measure = Choice(words(Text("Measure")), parent=self)
        self.wanted = DecimalBox(
            words(Text("Wanted")), point=words.decimal_point, minimum=0, maximum=999, parent=self
        )
        self._wanted_label = Label(words(Text("Wanted")), tone="muted", parent=self)
        self._unit = Label(tone="muted", parent=self)
        questions: list[tuple[str, object]] = [
            (question.name, at) for at, question in enumerate(self._questions)
        ]
        self.question = Choice(words(Text("What changes")), questions, parent=self)
        self._told = Label(bold=True, parent=self)
        self._told.setWordWrap(True)
        self._notes = Label(tone="muted", parent=self)
        self._notes.setWordWrap(True)
        self._busy = BusyRow(words, self)
        self.table = QTableWidget(0, 4, self)
        self._set_up_table()
        self._take = Button(words(TAKE_VALUE), icon="check", parent=self)
        self._close = Button(words(Text("Close")), role="primary", parent=self)

    def _set_up_table(self) -> None:
        words, table = self._words, self.table
        table.setAccessibleName(words(Text("Answer")))
        table.setMinimumHeight(LEAST_HEIGHT)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setAlternatingRowColors(True)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        heads = (Text("tried"), Text("comes to"), Text("step"), Text("note"))
        head = table.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, told in enumerate(heads):
            item = QTableWidgetItem(words(told))
            if column in NUMBERS:
                item.setTextAlignment(RIGHT)
            table.setHorizontalHeaderItem(column, item)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)

    def _connect(self) -> None:
        self.whom.value_chosen.connect(lambda _: self._show_gauges())
        self.measure.value_chosen.connect(lambda _: self._show_wanted())
        self.question.value_chosen.connect(lambda _: self._ask())
        self.wanted.value_changed.connect(lambda _: self._show_answer())
        self.table.currentCellChanged.connect(lambda *_: self._show_take())
        self.table.itemActivated.connect(lambda _: self._take_value())
        self._work.found.connect(self._take_answers)
        self._work.busy_changed.connect(self._busy.show_busy)
        self._busy.cancelled.connect(self._work.cancel)
        self._take.clicked.connect(self._take_value)
        self._close.clicked.connect(self.accept)

    def _figure(self) -> int | None:
        place = self.whom.value()
        return place if isinstance(place, int) and place != ALL else None

    def _gauge(self) -> Gauge:
        chosen: Any = self.measure.value()
        return chosen

    def _question(self) -> Question:
        at: Any = self.question.value()
        return self._questions[at]

    def _show_gauges(self) -> None:
        """Offer what can be measured of whom is looked at."""
        figure = self._figure()
        if figure is None:
            gauges = gauges_of_whole(self._result)
        else:
            gauges = gauges_of([Fate.of(self._result.figures[figure])])
        self.measure.set_options([(self._words(one.name), one) for one in gauges])
        if self.measure.value() is None or self.measure.currentIndex() < 1:
            self.measure.set_value(Out() if Out() in gauges else gauges[0])
        self._show_wanted()

    def _show_wanted(self) -> None:
        chance, falls = self._gauge().chance, self._gauge().falls
        at_least = Text("% or more") if chance else Text("points or more")
        self._unit.setText(self._words(Text("% or less") if falls else at_least))
        self.wanted.set_value(USUAL_PERCENT if chance else USUAL_POINTS)
        self._ask()

    def _ask(self) -> None:
        self._answers = ()
        self._show_question()
        self._show_answer()
        self._work.start(self._reading, self._sight(), self._question().ask)

    def _show_question(self) -> None:
        """Ask for a threshold where there is one; name what may be taken over, or why nothing."""
        question = self._question()
        for part in (self._wanted_label, self.wanted, self._unit):
            part.setVisible(question.has_threshold)
        self._notes.setText(" ".join(question.notes))
        self._notes.setVisible(bool(question.notes))
        self._take.setText(self._words(question.take))
        self._take.setAccessibleName(self._words(question.take))
        self._take.setToolTip(plain_tip(question.fixed))

    def _sight(self) -> Sight:
        place = self._figure()
        name = None if place is None else self._result.figures[place].name
        return Sight(self._gauge(), name)

    def _take_answers(self, answers: list[Any], whole: bool) -> None:
        self._answers = answers
        self._show_answer(whole=whole)

    def _wanted(self) -> Fraction:
        number = Fraction(str(self.wanted.value() or 0))
        return number / 100 if self._gauge().chance else number

    def _show_answer(self, *, whole: bool = True) -> None:
        question, gauge, words = self._question(), self._gauge(), self._words
        wanted = self._wanted()
        self._lines = lines_of(question, self._answers, self._sight(), wanted, self._reading, words)
        self.table.setRowCount(len(self._lines))
        for at, line in enumerate(self._lines):
            self._show_line(at, line)
        told = answer_words(question, self._answers, self._lines, gauge, wanted, words)
        self._told.setText(told if whole and self._answers else "")
        # Its line belongs to the row that says so as long as it is calculated.
        self._told.setVisible(bool(self._told.text()))
        strong = next((at for at, line in enumerate(self._lines) if line.strong), 0)
        self.table.setCurrentCell(strong if self._lines else -1, 0)
        self._show_take()

    def _show_line(self, at: int, line: Line) -> None:
        parts = line.tried, line.number, line.step, line.noted
        for column, said in enumerate(parts):
            item = QTableWidgetItem(f" {said} ")
            if column == 0:
                whole = ", ".join(part for part in parts if part)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, whole)
            item.setToolTip(plain_tip(said))
            item.setFont(scaled(self.font(), 1.0, bold=line.strong))
            if column in NUMBERS:
                item.setTextAlignment(RIGHT)
            self.table.setItem(at, column, item)

    def _show_take(self) -> None:
        self._take.setEnabled(self._change() is not None)

    def _change(self) -> Change | None:
        """What is taken over with the line at hand."""
        line = self._line()
        return None if line is None or self._question().fixed else line.change

    def _line(self) -> Line | None:
        at = self.table.currentRow()
        return self._lines[at] if 0 <= at < len(self._lines) else None

    def _take_value(self) -> None:
        change = self._change()
        if change is not None:
            self.taken.emit(change)
            self.accept()

    def _lay_out(self) -> None:
        words = self._words
        title = words(Text("Ask backwards"))
        self.setWindowTitle(title)
        open_at(self, *SIZE)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        whom, wanted, changes = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        whom.addWidget(self.whom, 1)
        whom.addWidget(Label(words(Text("Measure")), tone="muted", parent=self))
        whom.addWidget(self.measure, 1)
        changes.addWidget(self.question)
        for row in (whom, wanted):
            row.setSpacing(8)
        wanted.addWidget(self.wanted)
        wanted.addWidget(self._unit)
        wanted.addStretch()
        rows = [
            (Label(words(Text("Whom")), tone="muted", parent=self), whom),
            (Label(words(Text("What changes")), tone="muted", parent=self), changes),
            (self._wanted_label, wanted),
        ]
        for at, (label, part) in enumerate(rows):
            grid.addWidget(label, at, 0)
            grid.addLayout(part, at, 1)
        grid.setColumnStretch(1, 1)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self._take)
        foot.addWidget(self._close)
        for button in (self._take, self._close):
            button.setAutoDefault(False)
        layout = padded(self)
        layout.addWidget(Label(title, factor=1.2, bold=True, parent=self))
        layout.addLayout(grid)
        layout.addWidget(self._told)
        layout.addWidget(self._notes)
        layout.addWidget(self._busy)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)
