"""Figures of the rosters taken into the engagement: as targets, as attacker, as the next one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.session import Session
from rules.json_reading import Json

if TYPE_CHECKING:
    from desktop.roster_library import Library

Ask = Callable[[QWidget, Session, "Library"], Json | None]


class Picks:
    """Asks over a window; ``rosters`` gives the library with all that was edited saved in it."""

    def __init__(self, session: Session, window: QWidget, rosters: Callable[[], Library]) -> None:
        self._session, self._window, self._rosters = session, window, rosters

    def targets(self, place: Callable[[Json], None] | None = None) -> None:
        """Add targets; on the table ``place`` also lays their bases."""
        from desktop.dialogs.pick_profile import pick_targets

        self._pick(pick_targets, place or self._session.edit)

    def attacker(self) -> None:
        """Take who attacks, and with what."""
        from desktop.dialogs.pick_profile import pick_attacker

        self._pick(pick_attacker, self._session.edit)

    def next_attacker(self) -> None:
        """Add who attacks after the others."""
        from desktop.dialogs.pick_profile import pick_next

        self._pick(pick_next, lambda picked: self._session.add_attacks([(picked, None)]))

    def _pick(self, ask: Ask, take: Callable[[Json], None]) -> None:
        picked = ask(self._window, self._session, self._rosters())
        if picked is not None:
            take(picked)
