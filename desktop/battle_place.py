"""The wiring of « Bataille »: its desk, its view, the strip over Résoudre, what carries out."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.battle_acts import BattleActs, Ways
from desktop.battle_desk import BattleDesk
from desktop.battle_ends import BattleEnds, RosterShelf
from desktop.battle_printing import BattlePrinting
from desktop.battle_store import BattleStore
from desktop.session import Session
from desktop.views.battle.banner import BattleBanner
from desktop.views.battle.place import BattleView

RESOLVING = ("resolve", "table")
"""The places over which the strip stands."""


class BattlePlace(QObject):
    """The place « Bataille » of one window."""

    def __init__(
        self,
        session: Session,
        store: BattleStore,
        rosters: RosterShelf,
        ways: Ways,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self.desk = BattleDesk(store, session.resolver, self)
        self.desk.start()
        self.view = BattleView(session.words, self.desk, window)
        self.banner = BattleBanner(session, window)
        self.acts = BattleActs(session, self.view, ways)
        self.ends = BattleEnds(session.words, self.view, rosters)
        self.printing = BattlePrinting(session.words, self.view)
        self.acts.connect_wishes()
        self.printing.connect_wishes()
        self.ends.connect_wishes()
        self.banner.apply_wanted.connect(self.acts.apply)
        self.banner.back_wanted.connect(ways.battle)
        self._place = ""
        for fact in (session.document_changed, session.saved_changed):
            fact.connect(self._show_banner)
        self._show_banner()

    def show_place(self, place: str) -> None:
        """Note which place is shown."""
        self._place = place
        self._show_banner()

    def _show_banner(self) -> None:
        shown = self._place in RESOLVING and self.acts.in_hand
        if shown and self.desk.head is not None:
            self.banner.show_battle(self.desk.head.name)
        self.banner.setVisible(shown)
