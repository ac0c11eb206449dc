"""What parts the fields of a Confrontation bracket."""

from __future__ import annotations

import re

from rules.notation import Part
from rules.notation_separators import fields_of as parted

_LABEL_BEFORE = re.compile(r"(?:force|for|strength|str)(?: *:)? *$")
_LONGEST_BEFORE = 20


def fields_of(masked: str, inner: Part) -> tuple[list[Part], list[Part]]:
    """The stretches between separators, and where a letter o was taken for a bullet."""
    return parted(masked, inner, _is_sign)


def _is_sign(masked: str, before: Part, end: int) -> bool:
    """Whether a dash stands between FOR and its number: ``FOR - 12``."""
    label = masked[max(before.start, before.end - _LONGEST_BEFORE) : before.end]
    number = masked[before.end + 1 : end].lstrip(" ")[:1]
    return bool(_LABEL_BEFORE.search(label) and number.isdigit())
