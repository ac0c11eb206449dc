"""Values of fields as short words: in a cell, behind a folded group."""

from __future__ import annotations

from desktop.forms.fields import FormField
from desktop.words import Words
from rules.text import Text

NONE = "–"


def value_words(field: FormField, value: object, words: Words) -> str:
    """A value as a person reads it; a dash for none, what can't be read as it stands."""
    match value:
        case None:
            return NONE
        case bool():
            return words(Text("yes")) if value else words(Text("no"))
        case int() if field.shape in {"whole", "numbers"}:
            return words.number(value)
        case int() | float():
            return words.decimal(value, max(1, _places(value)))
        case list():
            return ("/" if field.hint.lone else ", ").join(map(str, value)) or NONE
        case _:
            return words.label(field.hint.labels.get(str(value), str(value)))


def _places(value: float) -> int:
    """How many decimals a number is written with."""
    return len(f"{value:.9f}".rstrip("0").partition(".")[2])
