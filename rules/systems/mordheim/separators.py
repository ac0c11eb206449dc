"""What parts the fields of a Mordheim bracket, and which dash is the sign of a number."""

from __future__ import annotations

import re

from rules.notation import Part
from rules.notation_pieces import spaced
from rules.notation_separators import fields_of as parted
from rules.systems.mordheim.patterns import SAVE

_LABEL = rf"force|strength|[fs]|(?:enemy +)?{spaced(SAVE)}(?: +ennemie)?"
_WANTS_NUMBER = re.compile(rf"(?:^|(?<=[ •;,(]))(?:{_LABEL})(?: *:)? *$")
_BARE_NUMBER = re.compile(r" *[0-9]+ *(?:[•;,)]|[-*] |o |$)")
_LONGEST_LABEL = 40


def fields_of(masked: str, inner: Part) -> tuple[list[Part], list[Part]]:
    """The stretches between separators, and where a letter o was taken for a bullet."""
    return parted(masked, inner, _is_sign)


def _is_sign(masked: str, before: Part, end: int) -> bool:
    """Whether a dash stands between a label and its number: ``svg - 1``."""
    label = masked[max(before.start, before.end - _LONGEST_LABEL) : before.end]
    return bool(_WANTS_NUMBER.search(label) and _BARE_NUMBER.match(masked, before.end + 1, end))
