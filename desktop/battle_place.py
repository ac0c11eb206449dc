"""The wiring of « Bataille »: its desk, its view, the strip over Résoudre, what carries out."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.battle_acts import BattleActs, Ways
from desktop.battle_desk import BattleDesk
from desktop.battle_ends import BattleEnds, RosterShelf
from desktop.battle_printing import BattlePrinting
from desktop.battle_trash import BattleTrash
from desktop.folders import Folders
from desktop.roster_place import RosterPlace
from desktop.session import Session
from desktop.views.battle.banner import BattleBanner
from desktop.views.battle.place import BattleView
from desktop.window import RESOLVE, TABLE, Window

RESOLVING = (RESOLVE, TABLE)
"""The places over which the strip stands."""


class BattlePlace(QObject):
    """The place « Bataille » of one window; ``rosters``: the place where rosters are edited."""

    def __init__(
        self,
        session: Session,
        folders: Folders,
        ways: Ways,
        window: Window,
        rosters: RosterPlace,
    ) -> None:
        super().__init__(window)
        self._session = session
        self.desk = BattleDesk(folders.battles(), session.resolver, self, lock=rosters.lock)
        self.desk.start()
        self.view = BattleView(session.words, self.desk, window)
        self.banner = BattleBanner(session, window)
        shelf = RosterShelf(folders.rosters(), rosters.saved, rosters.show_anew)
        self.acts = BattleActs(session, self.view, ways)
        self.ends = BattleEnds(session.words, self.view, shelf)
        self.printing = BattlePrinting(session.words, self.view)
        self.trash = BattleTrash(session.words, self.view)
        for part in (self.acts, self.ends, self.printing, self.trash):
            part.connect_wishes()
        self.view.other_folder_wanted.connect(
            lambda: rosters.choose_folder(session.words, self.view)
        )
        self.banner.apply_wanted.connect(self.acts.apply)
        self.banner.back_wanted.connect(ways.battle)
        self._place = ""
        window.add_strip(self.banner)
        window.place_changed.connect(self.show_place)
        for fact in (session.document_changed, session.saved_changed, self.desk.battle_changed):
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
