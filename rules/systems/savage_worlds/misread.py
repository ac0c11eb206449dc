"""What words that are no field of a Savage Worlds bracket were meant to be."""

from __future__ import annotations

import re
from collections.abc import Callable

from rules.notation import MisreadError, Part, Source, short
from rules.systems.savage_worlds.patterns import FIELDS
from rules.systems.savage_worlds.values import dice_expected
from rules.text import Text

_FRACTIONS = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_DICE = re.compile(r"(?:.*(?<![^\W0-9]))?[0-9]* ?d(?:e|ice)?s? ?[-+]?[0-9]|[0-9]+ ?d$")
_PIERCING = re.compile(r"(?:pa|ap|perce-armure|armou?r piercing)(?!\w)")
_FOREIGN = re.compile(
    r"(?:puissance|power) ?[0-9½]|(?:f|for|force) ?[-+]? ?[0-9]+(?!\w)|f$|[0-9]+ ?blessures?"
)
_RANGES = re.compile(rf".*[0-9] *[/\\|,.-] *[0-9]|[0-9]+ */|[{_FRACTIONS}]|(?:portee|range)(?!\w)")
_THREE = re.compile(r"([0-9]{1,5})" + r" *[/\\|,.-] *([0-9]{1,5})" * 2)
_FLAT_FIRST = re.compile(r"([0-9]{1,3}) *\+ *([0-9]{0,3}d[0-9]{1,3})")
_TEMPLATE = re.compile(
    r"(?:.*(?<!\w))?(?:gabarits?|template|petit|moyen|grand|small|medium|large|explosion)(?!\w)"
)
_SIZES = {
    printed: re.compile(rf"(?:gabar\w* )?(?:{size})s?(?: (?:gabar|templ|blast|burst)\w*)?")
    for printed, size in (
        ("petit gabarit", "petit|small"),
        ("gabarit moyen", "moyen|medium"),
        ("grand gabarit", "grand|large"),
    )
}

_WANTED: tuple[tuple[re.Pattern[str], Callable[[str], Text]], ...] = (
    (_DICE, dice_expected),
    (_PIERCING, lambda value: Text("expected “PA 2”, read {value}", value=value)),
    (_FOREIGN, lambda value: Text("{value} belongs to another game", value=value)),
    (_RANGES, lambda value: Text("expected three ranges as in “4/8/16”, read {value}",
                                 value=value)),
    (_TEMPLATE, lambda value: Text(
        "expected petit gabarit, gabarit moyen, grand gabarit, cône or jet, read {value}",
        value=value)),
)  # fmt: skip


def misread(source: Source, masked: str, words: Part) -> MisreadError:
    """The error for words that stand in a bracket and are no field."""
    folded, value = masked[slice(*words)], short(source.read(words))
    near = FIELDS.meant(folded)
    if near:
        text = Text("expected “{word}”, read {value}", word=near, value=value)
        return MisreadError(text, words, near)
    for pattern, wanted in _WANTED:
        if pattern.match(folded):
            return MisreadError(wanted(value), words, _mended(folded))
    text = Text("expected a field such as “3d6”, “cône”, “lancée” or “PA 2”, read {value}",
                value=value)  # fmt: skip
    return MisreadError(text, words)


def _mended(folded: str) -> str | None:
    """Three ranges with other signs between them, dice last, a size without its template."""
    flat = _FLAT_FIRST.fullmatch(folded)
    if flat:
        return f"{flat[2]}+{flat[1]}"
    three = _THREE.fullmatch(folded)
    if three:
        return "/".join(three.groups())
    return next((size for size, pattern in _SIZES.items() if pattern.fullmatch(folded)), None)
