"""What each field of a Savage Worlds bracket looks like, folded: no case, no accents, one dash."""

from __future__ import annotations

import re

from rules.notation_pieces import FieldPatterns

DIE = r"(?:[0-9]+ ?)?d ?-?[0-9]+"
"""Dice of one sort, with the sign that a wrong number of sides may have."""

_SQUARES = r"(?: ?(?:cases?|squares?|pouces?|inch(?:es)?|ps)| ?''|\")?"
_NUMBERED = {
    "damage": rf"(?:(?:degats?|dommages?|damage)(?: ?:)? ?)?{DIE}(?: ?[-+] ?(?:{DIE}|[0-9]+))*",
    "ranges": rf"(?:(?:portees?|ranges?)(?: ?:)? ?)?[0-9]+ ?/ ?[0-9]+ ?/ ?[0-9]+{_SQUARES}",
    "armor_piercing": r"(?:pa|ap|perce-armure|armou?r piercing)(?: ?:)? ?[-+]?[0-9]+",
}


def _blast(french: str, english: str, short: str) -> str:
    """The forms of a round template: « petit gabarit », « gabarit d'explosion petit », SBT."""
    return (
        rf"{french} gabarit(?: d'explosion)?|gabarit(?: d'explosion)? {french}"
        rf"|{english} (?:(?:blast|burst) )?template|{english} (?:blast|burst)|{short}"
    )


_CHOICES = {
    "template": {
        "small": _blast("petit", "small", "sbt"),
        "medium": _blast("moyen", "medium", "mbt"),
        "large": _blast("grand", "large", "lbt"),
        "cone": r"cone template|(?:gabarit (?:de |en )?)?cone",
        "stream": r"stream(?: template)?|(?:gabarit (?:de |en )?)?jet",
    },
    "delivery": {
        "thrown": r"lancee?s?|arme de jet|thrown(?: weapon)?",
        "fired": r"tir|tiree?s?|arme de tir|fired|shot|shooting",
        "natural": r"(?:attaque )?naturel(?:le)?s?|natural(?: attack)?",
        "power": r"pouvoir|sort|power|spell",
    },
}
_PLAIN = {name: "|".join(choices.values()) for name, choices in _CHOICES.items()} | {
    "evadable": r"(?:esquiv|evit|evad)able|(?:can|may) be evaded",
    "heavy": r"(?:arme )?lourde?|heavy(?: weapon)?",
    "deviates": r"(?:peut )?devier?|deviates?|can deviate",
    "stays": r"ne devie (?:pas|jamais)|(?:sans|pas de) deviation"
    r"|does(?:n't| not) deviate|can(?:no|')t deviate|never deviates?|no deviation",
}
_EXAMPLES = (
    *("petit gabarit", "gabarit moyen", "grand gabarit", "cône", "stream"),
    *("medium template", "small template", "large template"),
    *("lancée", "naturelle", "pouvoir", "thrown", "fired", "natural", "power"),
    *("esquivable", "evadable", "lourde", "heavy", "dévie", "ne dévie pas", "does not deviate"),
)
_AREA = re.compile(r"attaque de zone|area attack")
_CHOSEN = {
    name: {key: re.compile(pattern) for key, pattern in choices.items()}
    for name, choices in _CHOICES.items()
}

FIELDS = FieldPatterns(_NUMBERED, _PLAIN, _EXAMPLES)


def chosen(name: str, folded: str) -> str | None:
    """The template or the delivery that a whole field names."""
    patterns = _CHOSEN[name].items()
    return next((key for key, pattern in patterns if pattern.fullmatch(folded)), None)


def kind_named(folded: str) -> str | None:
    """Whether words are the head of a weapon without a name."""
    return "area" if _AREA.fullmatch(folded) else None
