"""The left column « Attaque » of the place Résoudre."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.session import Session
from desktop.views.attack.body import AttackBody
from desktop.views.attack.game import game_of
from rules.text import Text

WIDTH = 372
UNBOUNDED = 16_777_215  # Qt's own bound of a widget's width


class AttackColumn(QScrollArea):
    """Who attacks, with what, how and on whom, in the forms of the session's game.

    ``roster_wanted`` asks for targets from a roster, ``attacker_wanted`` for the attacker,
    ``rule_wanted`` for the rule behind an assumption, ``next_wanted`` for the one who follows,
    ``next_file_wanted`` for his engagement's file. Where figures wear away, ``table_wanted`` asks
    for the players' own table, ``read_wanted`` for shots to be read on it or not,
    ``compare_wanted`` for the editions side by side. ``said`` tells what something came to.
    """

    roster_wanted = Signal()
    attacker_wanted = Signal()
    rule_wanted = Signal(str)
    next_wanted = Signal()
    next_file_wanted = Signal()
    table_wanted = Signal()
    read_wanted = Signal(bool)
    compare_wanted = Signal()
    said = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._least: int | None = WIDTH
        self.body: AttackBody | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(session.words(Text("Attack")))
        self.setProperty("ground", "field")
        self.setProperty("edge", "right")
        session.reading_changed.connect(self._refresh)
        session.saved_changed.connect(self._show_saved)
        session.result_changed.connect(self._show_assumptions)
        self._refresh()
        self._show_assumptions()

    def set_least_width(self, width: int | None) -> None:
        """Take this width, or more where large type needs it; None: all the room there is."""
        self._least = width
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.body and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        if self._least is None:
            self.setMinimumWidth(0)
            self.setMaximumWidth(UNBOUNDED)
            return
        bar = self.verticalScrollBar().sizeHint().width()
        needed = self.body.minimumSizeHint().width() + bar if self.body else 0
        self.setFixedWidth(max(self._least, needed))

    def _refresh(self) -> None:
        game = game_of(self._session.document)
        if game is None:
            self._show_body(None)
            return
        if self.body is None or self.body.game.system != game.system:
            self._show_body(AttackBody(self._session, game))
        assert self.body is not None
        self.body.refresh()

    def _show_saved(self) -> None:
        if self.body is not None:
            self.body.row.refresh()

    def _show_body(self, body: AttackBody | None) -> None:
        former = self.takeWidget()
        if former is not None:
            former.deleteLater()
        self.body = body
        if body is not None:
            body.roster_wanted.connect(self.roster_wanted)
            body.attacker_wanted.connect(self.attacker_wanted)
            body.rule_wanted.connect(self.rule_wanted)
            body.next_wanted.connect(self.next_wanted)
            body.next_file_wanted.connect(self.next_file_wanted)
            body.said.connect(self.said)
            if body.wear is not None:
                body.wear.table_wanted.connect(self.table_wanted)
                body.wear.read_wanted.connect(self.read_wanted)
                body.wear.compare_wanted.connect(self.compare_wanted)
            body.setProperty("ground", "field")
            self.setWidget(body)
        self._fit()

    def _show_assumptions(self) -> None:
        if self.body is not None:
            self.body.show_assumptions()
