"""What each field of a Mordheim bracket looks like, folded: no case, no accents, one dash."""

from __future__ import annotations

import re

from rules.notation_pieces import FieldPatterns

SAVE = r"(?:svg|sauvegardes?|(?:armou?r )?saves?)(?: d'armure)?"
_CHANGE = r"[-+] ?[0-9]+"
_NO = r"(?:sans|pas de|aucune?|no)"
_UNIT = r"(?: ?(?:pouces?|inch(?:es)?|ps|in)| ?''|\")"
_KINDS = {
    "shooting": r"tir|shooting|shot",
    "melee": r"melee|corps a corps|cac|close combat",
    "fall": r"chute|fall",
}
_TABLES = {
    "missile": r"(?:de |des )?(?:tir|projectiles|missiles?)",
    "bludgeoning": r"contondante?s?|bludgeoning",
    "bladed": r"tranchante?s?|bladed",
    "thrusting": r"perforante?s?|thrusting",
    "unarmed": r"(?:a )?mains? nues?|unarmed",
}
TABLE_LABEL = r"(?:table (?:de )?critiques?|critical table)(?: ?:)?"
_HITS = {
    "automatic": r"touches? automatique(?:ment|s)?|automatic hits?|hits automatically",
    "entangling": r"entraves?|entangles?",
}
_TABLE = "|".join(_TABLES.values())
_ENEMY = r"ennemie|de l'ennemi"

NUMBERED = {
    "enemy_save_bonus": rf"{SAVE} (?:{_ENEMY})(?: ?:)? ?{_CHANGE}|{_CHANGE} {SAVE} (?:{_ENEMY})"
    rf"|enemy {SAVE}(?: ?:)? ?{_CHANGE}|{_CHANGE} enemy {SAVE}",
    "armour_piercing": rf"{SAVE}(?: ?:)? ?{_CHANGE}|{_CHANGE} {SAVE}",
    "hit_bonus": rf"{_CHANGE} (?:pour toucher|au toucher|to hit)",
    "wound_bonus": rf"{_CHANGE} (?:pour blesser|to wound)",
    "wounds": r"(?:[0-9]*d)?[0-9]+ (?:blessures?|wounds?)",
    "strength": r"(?:force|strength|[fs])(?: ?:)? ?[-+]? ?[0-9]+",
    "height": rf"(?:hauteur|height)(?: ?:)? ?[0-9]+{_UNIT}?",
    "range_inches": rf"(?:portee|range)(?: ?:)? ?[0-9]+{_UNIT}?",
    "inches": rf"[0-9]+{_UNIT}",
}
"""Fields with a number, by the name of what they give; ``inches`` are a range or a height."""

_PLAIN = {
    "no_save": rf"{_NO} {SAVE}",
    "can_crit": rf"{_NO} (?:coups? )?critiques?|{_NO} critical(?: hit)?s?",
    "critical_table": rf"{TABLE_LABEL} (?:{_TABLE})|critiques? (?:{_TABLE})"
    rf"|(?:{_TABLE}) critical table",
    "concussion": r"contondante?s?|concussion",
    "can_be_parried": r"non parable|imparable|can(?:no|')t be parried",
    "poison": r"poison|empoisonnee?s?|lotus noir|black lotus|poisoned",
    "hits": "|".join(_HITS.values()),
    "kind": "|".join(_KINDS.values()),
    "strength_alone": r"(?:force|strength|[fs])",
}
_EXAMPLES = (
    *("contondant", "concussion", "sans svg", "no save", "pas de critique", "no critical"),
    *("touche automatiquement", "hits automatically", "entrave", "entangles"),
    *("non parable", "poison", "lotus noir", "black lotus", "shooting", "corps à corps"),
)

FIELDS = FieldPatterns(NUMBERED, _PLAIN, _EXAMPLES)
_LABEL = re.compile(rf"(?:{TABLE_LABEL}|critiques?)|critical table$")
_CHOICES = {
    name: {key: re.compile(pattern) for key, pattern in choices.items()}
    for name, choices in (("kind", _KINDS), ("critical_table", _TABLES), ("hits", _HITS))
}


def kind_named(folded: str) -> str | None:
    """The kind of weapon a word names."""
    return _chosen("kind", folded)


def table_named(folded: str) -> str | None:
    """The critical table a whole field names."""
    return _chosen("critical_table", _LABEL.sub("", folded, count=1).strip())


def hits_named(folded: str) -> str | None:
    """What the hits of a weapon are."""
    return _chosen("hits", folded)


def _chosen(name: str, folded: str) -> str | None:
    choices = _CHOICES[name].items()
    return next((key for key, pattern in choices if pattern.fullmatch(folded)), None)
