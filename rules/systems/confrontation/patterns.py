"""What each field of a Confrontation bracket looks like, folded: no case, no accents, one dash."""

from __future__ import annotations

import re

from rules.notation_pieces import FieldPatterns

STRENGTH = r"(?:force|for|strength|str)(?: ?:)? ?[-+]? ?[0-9]+"

DIRECT_WOUND = r"blessures? {1,9}directes?|direct {1,9}wound"

_ARTILLERY = r"(?:(?:artillerie|artillery) )?"
_KINDS = {
    "canon": r"canon|cannon",
    "baliste": r"baliste|ballista",
    "blessure directe": DIRECT_WOUND,
}
_UNNAMED = re.compile(r"arme|weapon")
_PLAIN = {
    "light": rf"{_ARTILLERY}(?:legere?|light)(?: artillery| wound)?",
    "heavy": rf"{_ARTILLERY}(?:lourde?|heavy)(?: artillery)?",
    "piercing": rf"{_ARTILLERY}(?:perforante?|piercing)",
    "zone": rf"{_ARTILLERY}(?:(?:a )?effet de )?zone|zone effect",
    "stunned": r"sonnee?|stunned",
    "serious": r"grave|serious(?: wound)?",
    "critical": r"critique|critical(?: wound)?",
    "killed": r"tue[ -]net|killed(?: outright)?",
    "kind": "|".join((_KINDS["canon"], _KINDS["baliste"])),
}
_EXAMPLES = (
    *("légère", "lourde", "perforante", "zone", "sonné", "grave", "critique", "tué net"),
    *("light", "heavy", "piercing", "stunned", "serious", "critical", "killed"),
)
_CHOSEN = {kind: re.compile(pattern) for kind, pattern in _KINDS.items()}

FIELDS = FieldPatterns({"strength": STRENGTH}, _PLAIN, _EXAMPLES)


def kind_named(folded: str) -> str | None:
    """The kind of weapon that words name."""
    return next((kind for kind, pattern in _CHOSEN.items() if pattern.fullmatch(folded)), None)


def head_named(folded: str) -> str | None:
    """Whether words before a bracket are a kind, or the head of a weapon without one."""
    return "arme" if _UNNAMED.fullmatch(folded) else kind_named(folded)
