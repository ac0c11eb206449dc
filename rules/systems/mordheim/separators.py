"""What parts the fields of a Mordheim bracket, and which dash is the sign of a number."""

from __future__ import annotations

import re

from rules.notation import Part
from rules.systems.mordheim.patterns import SAVE, spaced

_SEPARATOR = re.compile(r"[•;]|,(?![0-9])|(?<= )[-*](?= )|(?<= )o(?= )")
_LABEL = rf"force|strength|[fs]|(?:enemy +)?{spaced(SAVE)}(?: +ennemie)?"
_WANTS_NUMBER = re.compile(rf"(?:^|(?<=[ •;,(]))(?:{_LABEL})(?: *:)? *$")
_BARE_NUMBER = re.compile(r" *[0-9]+ *(?:[•;,)]|[-*] |o |$)")
_LONGEST_LABEL = 40


def fields_of(masked: str, inner: Part) -> tuple[list[Part], list[Part]]:
    """The stretches between separators, and where a letter o was taken for a bullet.

    Separators are bullets, semicolons and commas; dashes, stars and o between spaces.
    """
    fields: list[Part] = []
    letters: list[Part] = []
    start = inner.start
    for match in _SEPARATOR.finditer(masked, *inner):
        if match.group() == "-" and _is_sign(masked, Part(start, match.start()), inner.end):
            continue
        fields.append(Part(start, match.start()))
        start = match.end()
        if match.group() == "o":
            letters.append(Part(*match.span()))
    return [*fields, Part(start, inner.end)], letters


def _is_sign(masked: str, before: Part, end: int) -> bool:
    """Whether a dash stands between a label and its number: ``svg - 1``."""
    label = masked[max(before.start, before.end - _LONGEST_LABEL) : before.end]
    return bool(_WANTS_NUMBER.search(label) and _BARE_NUMBER.match(masked, before.end + 1, end))
