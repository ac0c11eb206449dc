"""What parts the fields of a bracket, and which dash is a sign of a value."""

from __future__ import annotations

import re
from collections.abc import Callable

from rules.notation import Part

IsSign = Callable[[str, Part, int], bool]
"""Whether the dash after a stretch of the masked text is a value's; last, where fields end."""

_SEPARATOR = re.compile(r"[•;]|,(?![0-9])|(?<= )[-*](?= )|(?<= )o(?= )")


def fields_of(masked: str, inner: Part, is_sign: IsSign) -> tuple[list[Part], list[Part]]:
    """The stretches between separators, and where a letter o was taken for a bullet.

    Separators are bullets, semicolons and commas; dashes, stars and o between spaces.
    """
    fields: list[Part] = []
    letters: list[Part] = []
    start = inner.start
    for match in _SEPARATOR.finditer(masked, *inner):
        if match.group() == "-" and is_sign(masked, Part(start, match.start()), inner.end):
            continue
        fields.append(Part(start, match.start()))
        start = match.end()
        if match.group() == "o":
            letters.append(Part(*match.span()))
    return [*fields, Part(start, inner.end)], letters
