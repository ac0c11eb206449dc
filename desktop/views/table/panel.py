"""The panel at the right of the map: who is under the template, and what it comes to."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.table.board import Board
from desktop.theme import broadened
from desktop.views.table.aim_section import AimSection
from desktop.views.table.graded_section import GradedSection
from desktop.views.table.list_view import ListModel, ListView
from desktop.views.table.notes import Notes, notes_of
from desktop.views.table.odds_delegate import OddsDelegate
from desktop.views.table.rows import Odds, odds_of, rows_of
from desktop.views.table.totals import Totals, result_said
from desktop.views.table.touch_delegate import TouchDelegate
from desktop.widgets.label import Label
from desktop.words import Words
from rules.law import Law
from rules.text import Text

WIDTH, MOST_WIDTH = 384, 480


class TablePanel(QScrollArea):
    """Mirrors a board; what is selected here is selected on the map.

    ``edit_wanted`` and ``delete_wanted`` are about the figure selected.
    """

    edit_wanted = Signal()
    delete_wanted = Signal()

    def __init__(self, board: Board, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._words = words
        self._laws: dict[str, tuple[Law[int], int]] = {}
        self._weapon = Label(factor=0.8, tone="muted", parent=self)
        self._whose = Label(factor=0.8, tone="muted", parent=self)
        self._touches, self.list = self._make_touches()
        self._odds, self.odds = self._make_odds()
        self._totals = Totals(words, self)
        self.graded = GradedSection(board, words, self)
        self._nobody = Label(words(Text("Nobody is touched.")), tone="muted", parent=self)
        self._notes = Notes(words, self)
        self.aims = AimSection(words, self)
        self._lay_out()
        self._connect()
        self.show_board()

    def show_board(self) -> None:
        """Show who stands where."""
        sight, mapped = self._board.sight, self._board.scatter is not None
        shown = sight is not None and not mapped
        self._touches.show_entries(rows_of(sight, self._words) if sight and shown else [])
        self._touches.show_heads(self._heads())
        self.graded.show_board()
        rows = () if sight is None else sight.rows
        touched = any(row.touched for row in rows)
        self._nobody.setVisible(bool(rows) and not touched and not mapped)
        self.list.setVisible(not mapped)
        self._show_weapon()
        self._show_chosen()

    def show_result(self) -> None:
        """Show the numbers; while something moves, the bars stay as they were."""
        sight, result = self._board.sight, self._board.result
        graded = self.graded.show_result()
        odds = [] if sight is None or graded else odds_of(sight, result, self._words)
        shown = bool(odds)
        for part in (self._live, self.odds):
            part.setVisible(shown)
        alone = self._board.is_in_row
        whose = Text("this attacker alone") if alone else Text("follows the template")
        self._whose.setText(self._words(whose))
        self._odds.show_entries([self._with_kept_bars(one) for one in odds])
        totals = shown and result is not None and result.has_damage
        self._totals.show_said(result_said(result, self._words) if totals and result else [])
        self._show_chosen()

    def show_rest(self) -> None:
        """Show the bars of now, and what deserves a second look."""
        self._laws = {}
        self.show_result()
        self.graded.show_rest()
        self._notes.show_notes(notes_of(self._board, self._words))

    def _with_kept_bars(self, odds: Odds) -> Odds:
        if odds.law is None:
            return odds
        law, points = self._laws.setdefault(odds.name, (odds.law, odds.points))
        return Odds(odds.name, odds.side, law, points, odds.mean, odds.out, odds.told)

    def _show_weapon(self) -> None:
        sight = self._board.sight
        reading = None if sight is None else sight.reading
        if reading is None:
            self._weapon.setText("")
            return
        told = reading.system.write(reading.engagement.weapon)
        room = self.maximumWidth() - 40 - self._title.sizeHint().width() - 16
        metrics = self._weapon.fontMetrics()
        self._weapon.setText(metrics.elidedText(told, Qt.TextElideMode.ElideRight, room))
        self._weapon.setToolTip(f"{told}\n{self._words(reading.case.reading())}")

    def _want_target(self, name: str) -> None:
        self._board.choose_figure(name)
        self.edit_wanted.emit()

    def _show_places(self, place: object) -> None:
        if place is not None:
            self.ensureWidgetVisible(self.graded.places)

    def _show_chosen(self) -> None:
        for view in (self.list, self.odds, self.graded.chances):
            view.select_name(self._board.figure)

    def _heads(self) -> list[str]:
        words, sight = self._words, self._board.sight
        unit = "" if sight is None or sight.system is None else sight.system.unit or ""
        far = Text("Distance, {unit}", unit=words.label(unit)) if unit else Text("Distance")
        return [words(Text("Figure")), words(Text("Margin, mm")), words(far)]

    def _make_touches(self) -> tuple[ListModel, ListView]:
        words = self._words
        model = ListModel(self._heads(), self)
        name = words(Text("Figures on the table"))
        return model, ListView(name, model, TouchDelegate(self), self)

    def _make_odds(self) -> tuple[ListModel, ListView]:
        words = self._words
        heads = [
            "",
            words(Text("HP lost")),
            words(Text("mean")),
            words(Text("out of action", "head of a column")),
        ]
        model = ListModel(heads, self)
        return model, ListView(words(Text("Live odds")), model, OddsDelegate(self), self)

    def _connect(self) -> None:
        board = self._board
        board.changed.connect(self.show_board)
        board.result_changed.connect(self.show_result)
        board.rested.connect(self.show_rest)
        board.chosen_changed.connect(self._show_chosen)
        self._notes.target_wanted.connect(self._want_target)
        self.graded.places.looked.connect(self._show_places)
        for view in (self.list, self.odds, self.graded.chances):
            view.picked.connect(board.choose_figure)
            view.opened.connect(self.edit_wanted)
            view.deleted.connect(self.delete_wanted)

    def _lay_out(self) -> None:
        words = self._words
        self._title = Label(words(Text("Under the template")), bold=True, parent=self)
        self._live = _head(Label(words(Text("Live odds")), bold=True), self._whose)
        body = QWidget(self)
        body.setProperty("ground", "base")
        layout = QVBoxLayout(body)
        layout.setContentsMargins(18, 10, 18, 12)
        layout.setSpacing(6)
        layout.addWidget(self.aims)
        layout.addWidget(_head(self._title, self._weapon))
        layout.addWidget(self.graded)
        layout.addSpacing(4)
        layout.addWidget(self.list)
        layout.addWidget(self._nobody)
        layout.addSpacing(6)
        layout.addWidget(self._live)
        layout.addWidget(self.odds)
        layout.addWidget(self._totals)
        layout.addWidget(self._notes)
        layout.addStretch()
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("edge", "left")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(words(Text("Under the template")))
        self.setFixedWidth(min(broadened(WIDTH), MOST_WIDTH))


def _head(title: Label, aside: Label) -> QWidget:
    head = QWidget()
    row = QHBoxLayout(head)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(title)
    row.addStretch()
    row.addWidget(aside)
    head.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return head
