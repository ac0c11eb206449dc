"""What parts the fields of a Savage Worlds bracket, and which dash takes from the dice."""

from __future__ import annotations

import re

from rules.notation import Part
from rules.notation_separators import fields_of as parted

_DICE_BEFORE = re.compile(r"d *[0-9]+(?: *\+ *[0-9]+)? *$")
_NUMBER_AFTER = re.compile(r" *(?:[0-9]*d)?[0-9]+ *(?:[•;,)]|[-+*] |o |$)")
_LONGEST_BEFORE = 40


def fields_of(masked: str, inner: Part) -> tuple[list[Part], list[Part]]:
    """The stretches between separators, and where a letter o was taken for a bullet."""
    return parted(masked, inner, _is_sign)


def _is_sign(masked: str, before: Part, end: int) -> bool:
    """Whether a dash stands between dice and a number: ``2d6 - 1``."""
    dice = masked[max(before.start, before.end - _LONGEST_BEFORE) : before.end]
    return bool(_DICE_BEFORE.search(dice) and _NUMBER_AFTER.match(masked, before.end + 1, end))
