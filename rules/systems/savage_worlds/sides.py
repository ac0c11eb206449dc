"""Who is on the attacker's side: the side of a target entry, else that of his figure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.systems.savage_worlds.models import Target
from rules.table import Figure

Side = Literal["ally", "foe"]


@dataclass(frozen=True, slots=True)
class Sides:
    """The side of everybody by name, and who attacks; one of unknown side is no friend."""

    known: Mapping[str, Side | None]
    attacker: str | None

    @classmethod
    def of(
        cls, figures: Iterable[Figure], targets: Sequence[Target], attacker: str | None
    ) -> Sides:
        """Read them from the table and the targets, told one by one."""
        known: dict[str, Side | None] = {figure.name: figure.side for figure in figures}
        known |= {target.name: target.side or known.get(target.name) for target in targets}
        return cls(known, attacker)

    @property
    def ours(self) -> Side:
        """The attacker's side; the players' where nobody says."""
        return self.known.get(self.attacker or "") or "ally"

    def is_friend(self, name: str) -> bool:
        """Whether one is the attacker or on his side."""
        return name == self.attacker or self.known.get(name) == self.ours
