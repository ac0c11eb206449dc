"""Where a person's own files live; made once by the wiring and passed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_config_path, user_data_path, user_state_path

from resources import locate

if TYPE_CHECKING:
    from desktop.battle_store import BattleStore
    from desktop.roster_library import Library
    from desktop.wound_tables import WoundTables


@dataclass(frozen=True, slots=True)
class Folders:
    """The folder of rosters and the like, and the file of preferences.

    ``unsaved``: the folder of what a crash must not take along; None: nothing is kept of it.
    """

    data: Path
    preferences: Path
    unsaved: Path | None = None

    @classmethod
    def of_user(cls) -> Folders:
        """The folders of the person at this machine."""
        data = user_data_path("toise", appauthor=False)
        unsaved = user_state_path("toise", appauthor=False) / "unsaved"
        return cls(data, user_config_path("toise", appauthor=False) / "preferences.json", unsaved)

    def elsewhere(self, data: Path) -> Folders:
        """The same with another folder of rosters and the like."""
        return replace(self, data=data)

    def rosters(self) -> Library:
        """The rosters on disk."""
        from desktop.roster_library import Library

        return Library(self.data / "rosters", locate("samples", "rosters"))

    def battles(self) -> BattleStore:
        """The battles on disk."""
        from desktop.battle_store import BattleStore

        return BattleStore(self.data / "battles", locate("samples", "battles"))

    @property
    def comparisons(self) -> Path:
        """The comparisons on disk."""
        return self.data / "comparisons"

    def wound_tables(self) -> WoundTables:
        """The players' own wound tables on disk."""
        from desktop.wound_tables import WoundTables

        return WoundTables(self.data / "wound_tables")
