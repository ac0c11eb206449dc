"""The words for the fields of a profile, as cards, tables and people write them."""

from __future__ import annotations

import re

from rules.folding import folded

_APART = re.compile(r"[\s_:()\[\]°-]+")

SPELLINGS: dict[str, tuple[str, ...]] = {
    "id": ("identifiant", "uuid"),
    "name": ("nom", "figurine", "profil", "modèle", "profile"),
    "group": ("groupe",),
    "count": ("nombre", "nb", "qté", "quantité", "effectif", "figurines", "figures", "number"),
    "side": ("camp",),
    "base_mm": ("socle", "base", "socle mm"),
    "role": ("rôle",),
    "tags": ("étiquettes", "étiquette", "mots-clés", "tag"),
    "note": ("notes", "remarque", "remarques"),
    "hit_points": ("pv", "hp", "points de vie", "w"),
    "structure": ("ps", "sp", "points de structure", "structure points"),
    "protection": ("prot", "pr"),
    "shooting": ("tir",),
    "combat": ("cbt",),
    "defence": ("def", "défense"),
    "damage_reduction": ("réduction",),
    "cover": ("couverture", "couvert"),
    "weapon_skill": ("cc", "ws", "capacité de combat"),
    "ballistic_skill": ("ct", "bs", "capacité de tir"),
    "strength": ("f", "s", "force"),
    "toughness": ("e", "t", "endurance", "résistance", "rob", "robustesse"),
    "initiative": ("i", "ini"),
    "attacks": ("a", "attaques"),
    "armour": ("armure", "armor"),
    "armor": ("armure", "armour", "arm"),
    "save": ("sauvegarde", "svg"),
    "ward": ("invulnérable",),
    "helmet": ("casque",),
    "shield": ("bouclier",),
    "trait": ("compétence", "tir", "shooting", "athlétisme", "athletics", "lancer", "throwing"),
    "wild_card": ("joker", "wc"),
    "agility": ("agilité", "agi"),
    "vigor": ("vigueur", "vig"),
    "bennies": ("jetons",),
    "hardness": ("dureté",),
    "resistance": ("res", "résistance"),
    "edition": ("édition",),
    "immobile": ("immobile",),
    "weapon": ("arme", "armes", "weapons"),
    "weapon_attacks": ("attaques de l’arme",),
    "kind": ("genre", "sorte", "type d’arme"),
    "damage_type": ("type", "nature", "type de dégâts"),
    "difficulty": ("difficulté", "diff"),
    "power": ("puissance", "puiss"),
}
"""Of a field, by its name in files: the French and English words and those printed on cards."""

PARTS = {"attacker": ("attaquant",), "target": ("cible",)}
"""What may stand before a name that both have."""


def plain(head: str) -> str:
    """A head without case, accents, dots and dashes: ``Prot.`` and ``prot`` are one."""
    return " ".join(part for part in _APART.split(folded(head).replace(".", "")) if part)


def spellings(field: str) -> list[str]:
    """Every plain spelling of a field's name."""
    return [plain(field), *map(plain, SPELLINGS.get(field, ()))]


def part_of(head: str) -> tuple[str | None, str]:
    """A head without the part it names (``target.strength``), and that part, or None."""
    before, dot, after = head.strip().partition(".")
    for part, words in PARTS.items():
        if dot and after.strip() and plain(before) in {part, *map(plain, words)}:
            return part, after
    return None, head
