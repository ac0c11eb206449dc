"""How a figure stands to the template, in words: one wording for map, list and command line."""

from __future__ import annotations

from desktop.words import Words
from rules.text import Text
from rules.touch import Touch


def touch_words(touch: Touch, words: Words) -> str:
    """« touched by 1.4 mm », « 8.3 mm away », or that its own entry settles it."""
    if touch.own_word:
        return words(
            Text("touched, by his own entry") if touch.touched else Text("spared, by his own entry")
        )
    size = words.decimal(abs(touch.margin_mm), 1)
    by, away = Text("touched by {size} mm", size=size), Text("{size} mm away", size=size)
    return words(by if touch.touched else away)


def margin_words(touch: Touch, words: Words) -> str:
    """The same in a column of margins in millimetres."""
    if touch.own_word:
        return words(Text("own entry", "in place of a margin"))
    size = words.decimal(abs(touch.margin_mm), 1)
    return size if touch.touched else words(Text("{size} away", size=size))
