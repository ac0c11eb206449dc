"""What may happen, or what remains: a card per figure, the total, the number out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.turns import Turns, Work
from desktop.views.attack.draft import attacker_name
from desktop.views.results.filling import show_figure, show_total
from desktop.views.results.head import GAP, fit_head
from desktop.views.results.law_card import LawCard
from desktop.views.results.legend import Legend
from desktop.views.results.meanings import MeaningLines
from desktop.views.results.missing import Missing
from desktop.views.results.out_card import OutCard
from desktop.views.results.reasons import Asked, Reasons
from desktop.views.results.sentences import attack_words
from desktop.views.results.standing import CARDS, LOWEST, STANDING
from desktop.views.results.why_body import WhyBody, scrolled
from desktop.views.wear.deck import Deck
from desktop.widgets.busy import BusyRow
from desktop.widgets.button import Button
from desktop.widgets.choice import Choice
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.flow import CardGrid
from desktop.widgets.label import Label
from desktop.widgets.popover import Popover
from desktop.widgets.segment import Segment
from desktop.words import Words
from rules.case import Why
from rules.result import Result
from rules.service import Reading
from rules.text import Text

ChartMaker = Callable[[str, Words, QWidget], QWidget]
TALLEST_WHY = 380
A_TURN, MADE, SHOWN, UNSEEN = 6, 6, 2, 0
"""A turn of the event loop has room for so much; what a card costs, or one nobody sees yet."""
TABLES = 2
"""So many tables are filled at a turn."""


class ResultsPanel(QWidget):
    """Shows the session's result; « why » opens beside the number that is asked about.

    ``rule_wanted`` names the rule that an explained number hangs on.
    """

    rule_wanted = Signal(str)

    backwards_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self._backwards = Button(
            words(Text("Backwards…")), role="link", icon="repeat",
            name=words(Text("Ask backwards")), parent=self,
        )  # fmt: skip
        self._backwards.setProperty("word", self._backwards.text())
        self._backwards.clicked.connect(self.backwards_wanted)
        self._make_chart: ChartMaker | None = None
        self._cards: list[LawCard] = []
        self._done = 0
        self._joined = False
        self._was_seen = self._waits = False
        self._turns = Turns(self, A_TURN, self._show_cards)
        self._charts, self._tables = Turns(self, 1), Turns(self, TABLES)
        self._result: Result | None = None
        self._read: Reading | None = None
        self._standing = False
        self._offered: list[tuple[str, int | None]] = []
        self._title = Label(factor=1.0, bold=True, parent=self)
        self._since = ElidedLabel(factor=0.9, tone="muted", parent=self)
        self._after = Choice(words(Text("Results after")), chip=True, parent=self)
        self._legend = Legend(words, self)
        self._view = Segment(
            words(Text("Results as")),
            [(words(Text("Curves")), False), (words(Text("Table")), True)],
            self,
        )
        self._grid = CardGrid(parent=self)
        self._total = LawCard(words, self._grid)
        self._out = OutCard(words, self._grid)
        for card in (self._total, self._out):
            card.hide()
        self._meanings = MeaningLines(words, self)
        self._deck = Deck(words, self)
        self.missing = Missing(session, self)
        self._why = Popover(self.window() if parent is None else parent, words(Text("Close")))
        self._busy = BusyRow(words, self)
        self._lay_out()
        self._view.value_chosen.connect(self._show_view)
        self._after.value_chosen.connect(session.tell_after)
        self._wire(self._total, None)
        session.result_changed.connect(self._follow)
        session.busy_changed.connect(self._busy.show_busy)
        self._busy.cancelled.connect(session.cancel)
        self._reasons = Reasons(self)
        self._reasons.busy_changed.connect(self._busy.show_busy)
        self._busy.cancelled.connect(self._reasons.drop)
        session.document_changed.connect(self._close_why)
        self.show_result()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._was_seen = True
        if self._waits:
            self.show_result()

    def _follow(self) -> None:
        """Show the result, once somebody looks at this place again."""
        self._waits = self._was_seen and not self.isVisible()
        if not self._waits:
            self.show_result()

    def load_charts(self, make: ChartMaker) -> None:
        """Take the maker of charts, once the plots are loaded, and give each card its own."""
        self._make_chart = make
        self._chart_seen()

    def show_result(self) -> None:
        """Show what the session says may happen."""
        result, before = self._session.result, self._session.before
        self._waits = False
        self._close_why()
        self._show_after()
        self._show_title()
        shown = result is not None and bool(result.figures)
        self._grid.setEnabled(not self._session.stale)
        self._area.setVisible(shown)
        self._backwards.setVisible(shown and self._session.story is None)
        self.missing.setVisible(not shown)
        self._legend.setVisible(result is not None and shown and result.has_charts)
        self._legend.show_before(shown=before is not None)
        if result is not None:
            self._legend.show_worst(result.worst)
        self._fit_head()
        if result is None or not shown:
            self.missing.show_missing()
            return
        self._show_figures(result, before)
        self._show_meanings(result)

    def set_standing(self, *, standing: bool) -> None:
        """Write large in two columns, to be read standing, or as usual."""
        self._standing = standing
        for part in (*self._cards, self._total, self._out, self._meanings):
            part.set_standing(standing=standing)
        self._title.set_factor(STANDING if standing else 1.0)
        if standing:
            self._grid.set_shape(most=CARDS, lowest=LOWEST, factor=STANDING)
        else:
            self._grid.set_shape()

    def _show_title(self) -> None:
        words, story = self._session.words, self._session.story
        if story is None:
            self._title.setText(words(Text("What may happen")))
            self._since.setText(attack_words(self._session.result, words))
        elif story.current is None:
            self._title.setText(words(Text("What happened")))
            self._since.setText(words(Text("%n dice in all", None, len(story.faces))))
        else:
            self._title.setText(words(Text("What remains to be played")))
            self._since.setText(words(Text("after %n dice", None, len(story.faces))))

    def _fit_head(self) -> None:
        # The words of whose results these are give way after the legend only.
        self._after.setMinimumWidth(min(self._after.sizeHint().width(), self.width() // 4))
        fixed = (self._title, self._after, self._view)
        fit_head(self.width(), fixed, self._since, self._legend, self._backwards)

    def _show_after(self) -> None:
        """Offer the results after each attacker of a row."""
        words, documents = self._session.words, self._session.attacks.documents
        self._after.setVisible(len(documents) > 1)
        names = [attacker_name(document) or str(at + 1) for at, document in enumerate(documents)]
        options = [(words(Text("after {name}", name=name)), at) for at, name in enumerate(names)]
        everyone = (words(Text("after all of them")), None)
        offered = [*options[:-1], everyone]
        if offered != self._offered:
            self._offered = offered
            self._after.set_options(offered)
        self._after.set_value(self._session.until)

    def _show_figures(self, result: Result, before: Result | None) -> None:
        if not self._session.stale:
            self._read = self._session.reading
        self._result, self._done = result, min(self._done, len(result.figures))
        self._turns.do(self._showing(result, before))

    def _showing(self, result: Result, before: Result | None) -> Work:
        """Show figure by figure, each on a card that is made where there are too few."""
        for at in range(len(result.figures)):
            made = at == len(self._cards)
            if made:
                self._add_card()
            show_figure(self._cards[at], at, result, before, self._session.words)
            self._done = max(self._done, at + 1)
            yield self._cost(MADE if made else SHOWN)
        for card in self._joint(result):
            if card is self._out:
                self._out.show_result(result)
            else:
                show_total(self._total, result, before, self._session.words)
            yield self._cost(SHOWN)
        self._joined = True

    def _cost(self, seen: int) -> int:
        return seen if self.isVisible() else UNSEEN

    def _add_card(self) -> None:
        card = LawCard(self._session.words, self._grid)
        card.set_standing(standing=self._standing)
        card.set_table(shown=bool(self._view.value()))
        self._wire(card, len(self._cards))
        self._cards.append(card)

    def _charting(self) -> Work:
        """Give a chart to each card that is seen and has none."""
        cards = () if self._make_chart is None else (*self._cards, self._total)
        for card in cards:
            if not card.has_chart and not card.visibleRegion().isEmpty():
                self._chart(card)
                yield 1

    def _chart_seen(self) -> None:
        self._charts.do(self._charting())

    def _show_cards(self) -> None:
        """Put the cards that are done into the grid; the room of the others is left."""
        result = self._result
        if result is None:
            return
        whole = self._joined and self._done == len(result.figures)
        joint = self._joint(result)
        room = len(result.figures) + len(joint)
        self._grid.set_cards([*self._dressed(result), *(joint if whole else ())], room)
        self._show_asked(result)
        if whole:
            self._charts.do_next(self._charting())

    def _joint(self, result: Result) -> list[QWidget]:
        """The cards of what is told of all figures together."""
        several = len(result.figures) > 1 or not result.is_graded
        if not (result.has_charts and result.has_out and several):
            return []
        counted = result.has_damage and result.total_loss is not None
        return [self._total, self._out] if counted else [self._out]

    def _dressed(self, result: Result) -> Sequence[QWidget]:
        """The cards of the figures done, within their sheets where the game has some.

        A result that is out of date keeps the sheets of what it was read from.
        """
        done = self._done
        cards, reading = self._cards[:done], self._read
        if reading is None or reading.system.sheets is None:
            return cards
        sheets = reading.system.sheets(reading.case, result)[:done]
        program = reading.case.program
        moves = program.next(program.begin()) is not None
        return self._deck.dressed(cards, sheets, result.figures[:done], moves=moves)

    def _show_meanings(self, result: Result) -> None:
        """Say what the states that may be reached, and the notes, ask of the players."""
        reading, words = self._session.asked, self._session.words
        said = [] if reading is None else [words(text) for text in reading.meanings(result)]
        self._meanings.say(said)

    def _show_asked(self, result: Result) -> None:
        """Mark the card whose throw is asked for."""
        story, reading = self._session.story, self._session.whole
        asked = None
        if story is not None and story.current is not None and reading is not None:
            _, _, name = reading.case.caption(story.current).id.partition(":")
            names = [figure.name for figure in result.figures]
            asked = names.index(name) if name in names else None
        self._grid.set_asked(asked)
        if asked is not None and asked < len(self._cards):
            self._area.ensureWidgetVisible(self._cards[asked])

    def _chart(self, card: LawCard) -> None:
        assert self._make_chart is not None
        card.set_chart(self._make_chart(card.accessibleName(), self._session.words, card))
        card.set_table(shown=bool(self._view.value()))

    def _wire(self, card: LawCard, figure: int | None) -> None:
        card.why_asked.connect(lambda *asked: self._explain(card, Asked(figure, *asked)))
        card.mean_asked.connect(lambda: self._explain_mean(card))

    def _explain(self, card: LawCard, asked: Asked) -> None:
        self._reasons.find(self._session, asked, lambda why: self._show_why(card, why))

    def _show_why(self, card: LawCard, why: Why | None) -> None:
        if why is None:
            self._explain_mean(card, in_place=True)
            return
        words = self._session.words
        body = WhyBody(words)
        body.show_why(why)
        body.rule_wanted.connect(self.rule_wanted)
        self._open_why(card, words(why.question), body)

    def _explain_mean(self, card: LawCard, *, in_place: bool = False) -> None:
        """Show what a mean is made of, or that in place of ways that are too many."""
        body = WhyBody(self._session.words)
        law = card.law_shown()
        body.show_mean(card.heading(), law, card.unit())
        if in_place:
            body.show_beyond()
        self._open_why(card, self._session.words(Text("Why this mean?")), body)

    def _open_why(self, card: LawCard, title: str, body: QWidget) -> None:
        self._why.open_beside(card, title, scrolled(body, TALLEST_WHY), card.number_place())

    def _close_why(self) -> None:
        self._reasons.drop()
        if self._why.isVisible():
            self._why.dismiss()

    def _show_view(self, table: object) -> None:
        self._tables.do(self._tabling(shown=bool(table)))

    def _tabling(self, *, shown: bool) -> Work:
        for card in (*self._cards, self._total, self._out):
            card.set_table(shown=shown)
            yield 1

    def _lay_out(self) -> None:
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setWidget(self._body())
        self._area.verticalScrollBar().valueChanged.connect(self._chart_seen)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setAccessibleName(self._session.words(Text("Results")))
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(self._title)
        head.addWidget(self._after)
        head.addWidget(self._since)
        head.addStretch()
        head.addWidget(self._legend)
        head.addWidget(self._backwards)
        head.addWidget(self._view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self._busy)
        layout.addWidget(self._area, 1)
        layout.addWidget(self.missing, 1)

    def _body(self) -> QWidget:
        """The cards, and under them what the states mean."""
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._grid, 1)
        column.addWidget(self._meanings)
        return body

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 90)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_head()
