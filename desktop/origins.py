"""Where the engagements of a row came from: the file of each, and as it stands there."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from desktop.attacks import Attack, Filed
from rules.json_reading import Json


class Origins:
    """Gives each engagement that comes into a row its key, and keeps its origin under it."""

    def __init__(self) -> None:
        self._keys = count()
        self._filed: dict[int, Filed] = {}

    def add(self, document: Json, path: Path | None, title: str, *, new: bool = False) -> Attack:
        """An engagement for the row; ``new``: nobody has it anywhere yet."""
        kept = None if new else copy.deepcopy(document)
        return self._known(document, Filed(path, title, kept))

    def take_up(self, row: Sequence[tuple[Json, Filed]]) -> tuple[Attack, ...]:
        """Engagements for a row of their own; those known before are forgotten."""
        self._filed = {}
        return tuple(self._known(document, filed) for document, filed in row)

    def of(self, attack: Attack) -> Filed:
        """Where an engagement came from."""
        return self._filed[attack.key]

    def note(self, attack: Attack, path: Path) -> None:
        """Note that an engagement stands in this file, as it is now."""
        self._filed[attack.key] = Filed(path, "", copy.deepcopy(attack.document))

    def _known(self, document: Json, filed: Filed) -> Attack:
        attack = Attack(next(self._keys), document)
        self._filed[attack.key] = filed
        return attack
