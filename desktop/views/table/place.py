"""The place « Table »: the map with its tools, and the panel that mirrors it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from desktop.session import Session
from desktop.table.board import Board
from desktop.table.draft import has_table
from desktop.table.fitting import direction_of
from desktop.table.map_view import ZOOM, MapView
from desktop.views.table.desk import Desk
from desktop.views.table.facts_bar import FactsBar
from desktop.views.table.panel import TablePanel
from desktop.views.table.scatter_guide import ScatterGuide
from desktop.views.table.toolbar import Toolbar
from desktop.views.table.zoom_bar import ZoomBar
from desktop.widgets.button import Button
from desktop.widgets.empty import Empty
from rules.systems import game_of
from rules.template import Blast, Spray
from rules.text import Text

MARGIN = 16


class _Ground(QWidget):
    """What the map and its tools lie on."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class TableView(QWidget):
    """Shows the session's table; wishes that need dialogs or files go out as signals.

    ``figure_wanted`` asks for a new figure, ``edit_wanted`` for the facts of the one selected,
    ``back_wanted`` to leave the dice and go back to what may happen.
    """

    figure_wanted = Signal()
    edit_wanted = Signal()
    roster_wanted = Signal()
    export_wanted = Signal()
    back_wanted = Signal()
    resolve_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self.board = Board(session, self)
        self.desk = Desk(session, self.board)
        self._ground = _Ground(self)
        self.map = MapView(self.board, words, self._ground)
        self.toolbar = Toolbar(words, self._ground)
        self.facts = FactsBar(words, self._ground)
        self._zoom = ZoomBar(words, self._ground)
        self._stray = Button("", icon="fit", parent=self._ground)
        self._stray.hide()
        self.panel = TablePanel(self.board, words, self)
        said = words(Text("Set out the figures to see from above whom the template touches."))
        self._empty = Empty("table", said, words(Text("Set out the figures")), self)
        self._unable = Empty(
            "table", words(Text("This game lays no template on a table: resolve its attacks.")),
            words(Text("Resolve")), self,
        )  # fmt: skip
        self._unable.asked.connect(self.resolve_wanted)
        self._stack = QStackedWidget(self)
        self._lay_out()
        self._connect()
        self.scatter = ScatterGuide(self.board, self.map, self.panel, self.toolbar)
        session.document_changed.connect(self._show_which)
        self._show_which()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.board.set_awake(awake=True)
        self._show_facts()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.board.set_awake(awake=False)

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+D for the figure selected while the keyboard is on this place."""
        wanted = event.type() == QEvent.Type.ShortcutOverride and self.board.figure is not None
        if wanted and isinstance(event, QKeyEvent) and _is_double(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_double(event):
            self.desk.duplicate()
        elif event.key() == Qt.Key.Key_D and not event.modifiers():
            self.toolbar.scatter.toggle()
        else:
            super().keyPressEvent(event)

    def _show_which(self) -> None:
        """The map, or how to come by one."""
        document = self._session.document
        system = game_of(str(document.get("system")))
        able = system is not None and system.measure is not None
        shown = able and has_table(document)
        self._stack.setCurrentIndex(0 if shown else 1 if able else 2)
        self.panel.setVisible(shown)

    def _show_facts(self) -> None:
        """Show in the tools what is selected and how the template lies."""
        sight, chosen = self.board.sight, self.board.chosen
        if sight is None:
            return
        template = sight.template
        kind = {Spray: "spray", Blast: "blast"}.get(type(template)) if template else None
        self.toolbar.show_template(kind)
        aim = sight.table.aim
        if isinstance(template, Blast) and aim is not None:
            self.toolbar.aim.show_aim((aim[0], aim[1]))
        else:
            spray = isinstance(template, Spray)
            self.toolbar.aim.show_direction(direction_of(self.board.document) if spray else None)
        if chosen is not None and chosen.kind == "figure" and chosen.name in sight.by_name:
            self.facts.show_figure(sight.by_name[chosen.name])
        elif chosen is not None and chosen.kind == "obstacle":
            self.facts.show_wall(chosen.place, sight.table.obstacles[chosen.place])
        else:
            self.facts.hide()
        self._float()

    def _float(self) -> None:
        """Put what floats over the map at its corners."""
        room = self._ground.rect()
        self.map.setGeometry(room)
        right = room.width() - MARGIN
        self.toolbar.fit(right - MARGIN)
        for bar in (self.facts, self._zoom):
            bar.adjustSize()
        self.toolbar.move(MARGIN, MARGIN)
        beside = self.toolbar.geometry().right() + 12
        left = max(MARGIN, min(beside, right - self.facts.width()))
        fits = left >= beside
        self.facts.move(left, MARGIN if fits else self.toolbar.geometry().bottom() + 8)
        low = room.height() - MARGIN - self._zoom.height()
        self._zoom.move(right - self._zoom.width(), low)
        self._stray.adjustSize()
        bars = (self.toolbar, self.facts, self._zoom)
        self.map.cover([bar.geometry() for bar in bars if not bar.isHidden()])
        self._stray.move((room.width() - self._stray.width()) // 2, low)

    def _show_stray(self, stray: str) -> None:
        """Say what lies beyond the view, with the way to bring it back."""
        told = {
            "template": Text("The template is out of view"),
            "attacker": Text("The attacker is out of view"),
        }
        self._stray.setVisible(stray in told)
        if stray in told:
            self._stray.setText(self._session.words(told[stray]))
            self._float()

    def _connect(self) -> None:
        tools, zoom, desk, view = self.toolbar, self._zoom, self.desk, self.map
        tools.spray_wanted.connect(desk.lay_spray)
        tools.blast_wanted.connect(desk.lay_blast)
        tools.figure_wanted.connect(self.figure_wanted)
        tools.roster_wanted.connect(self.roster_wanted)
        tools.wall_wanted.connect(lambda: desk.add_wall(view.middle()))
        tools.aim.turned.connect(desk.turn)
        tools.aim.aimed.connect(desk.aim)
        for grows in (tools, tools.aim, self.facts):
            grows.grown.connect(self._float)
        self.panel.graded.back_wanted.connect(self.back_wanted)
        zoom.in_wanted.connect(lambda: view.zoom(ZOOM))
        zoom.out_wanted.connect(lambda: view.zoom(1 / ZOOM))
        zoom.fit_wanted.connect(view.fit)
        self._stray.clicked.connect(view.fit)
        view.strayed.connect(self._show_stray)
        zoom.export_wanted.connect(self.export_wanted)
        self.facts.placed.connect(desk.place)
        self.facts.wall_placed.connect(desk.place_wall)
        self.facts.double_wanted.connect(desk.duplicate)
        self.facts.delete_wanted.connect(view.setFocus)
        for wish in (self.facts.delete_wanted, self.panel.delete_wanted, view.delete_wanted):
            wish.connect(desk.delete)
        for wish in (self.facts.edit_wanted, self.panel.edit_wanted, view.edit_wanted):
            wish.connect(self._want_edit)
        self._empty.asked.connect(desk.lay)
        self._ground.resized.connect(self._float)
        self.board.changed.connect(self._show_facts)
        self.board.chosen_changed.connect(self._show_facts)

    def _want_edit(self) -> None:
        if self.board.figure is not None:
            self.edit_wanted.emit()

    def _lay_out(self) -> None:
        self._stack.addWidget(self._ground)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._unable)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._stack, 1)
        row.addWidget(self.panel)


def _is_double(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_D and event.modifiers() == (
        Qt.KeyboardModifier.ControlModifier
    )
