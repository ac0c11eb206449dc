"""What Structure/X says in each edition that has a text for it, as data (seed 001, dossier §0)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.text import Text, mark


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition's own wording of the rule; what all have in common stands in ``engine``.

    ``numeric``: the penalty is a number on the final results of some tests, else it is a state of
    wound. ``exempt``: which immobile engines never suffer it. ``repairers``: who may give points
    back. ``several``: what several values of X come to. ``immunities`` and ``grants``: competences
    as the edition prints them. ``location``: whether it says that a wound's place does nothing.
    """

    id: str
    name: str
    numeric: bool
    exempt: Literal["all", "none", "unless_card"]
    repairers: Literal["mecanicien", "any"]
    several: Literal["highest", "refused"]
    immunities: tuple[str, ...]
    grants: tuple[str, ...]
    location: Literal["void", "silent"]


EDITIONS: Mapping[str, Edition] = {
    edition.id: edition
    for edition in (
        Edition(
            id="rooted",
            name=mark("Rooted"),
            numeric=False,
            exempt="all",
            repairers="mecanicien",
            several="highest",
            immunities=(
                *("Immunité/Sonné", "Immunité/Vorpale", "Immunité/Arme Sacrée/X"),
                *("Immunité/Épée Hache", "Immunité/Toxique/X", "Immunité/Venin/X"),
            ),
            grants=("Inébranlable", "Inaltérable"),
            location="void",
        ),
        Edition(
            id="confede",
            name=mark("Confédé"),
            numeric=False,
            exempt="none",
            repairers="any",
            several="highest",
            immunities=("Immunité/Sonné",),
            grants=(),
            location="void",
        ),
        Edition(
            id="c3",
            name=mark("Confrontation 3"),
            numeric=True,
            exempt="unless_card",
            repairers="any",
            several="refused",
            immunities=(),
            grants=(),
            location="silent",
        ),
    )
}
"""The editions with a text, in the order of the reference."""

WITHOUT_TEXT: Mapping[str, Text] = {
    "c3.5": Text(
        "Confrontation 3.5 has no text of its own for Structure/X: it is a list of changes to "
        "Confrontation 3, whose text is presumably in force; choose c3 to apply it"
    ),
    "c2": Text("Confrontation 2 has no text for Structure/X; choose rooted, confede or c3"),
    "c1": Text("Confrontation 1 has no text for Structure/X; choose rooted, confede or c3"),
    "ragnarok": Text("Rag'Narok has no text for Structure/X; choose rooted, confede or c3"),
    "ragnarok2": Text("Rag'Narok 2 has no text for Structure/X; choose rooted, confede or c3"),
    "aor": Text(
        "Age of Rag'Narok has structure points, but not this competence: each damage takes one, "
        "without stages; choose rooted, confede or c3"
    ),
}
"""Why an edition is refused."""

LABELS: dict[str, str] = {edition.id: edition.name for edition in EDITIONS.values()} | {
    "c3.5": mark("Confrontation 3.5 (no text)"),
    "c2": mark("Confrontation 2 (no text)"),
    "c1": mark("Confrontation 1 (no text)"),
    "ragnarok": mark("Rag'Narok (no text)"),
    "ragnarok2": mark("Rag'Narok 2 (no text)"),
    "aor": mark("Age of Rag'Narok (no text)"),
}
