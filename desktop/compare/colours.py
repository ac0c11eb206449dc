"""The colours of a comparison: the more, the further from the ground in lightness."""

from __future__ import annotations

from desktop.compare.telling import Shade
from desktop.theme_tokens import Tokens, contrast, mix

PALEST, DEEPEST = 0.04, 0.88
READABLE = 7.0
LIGHTEST, DARKEST = "#FFFFFF", "#000000"
"""On a ground of middling lightness the inks of a scheme are too pale."""


def ground_of(shade: Shade, tokens: Tokens) -> str:
    """The ground of a cell."""
    if not shade.share:
        return tokens.base
    over = tokens.s2 if shade.below else tokens.accent
    return mix(over, tokens.base, PALEST + (DEEPEST - PALEST) * shade.share)


def ink_on(ground: str, tokens: Tokens) -> str:
    """The ink that is read best on a ground."""
    usual = max((tokens.text, tokens.base), key=lambda ink: contrast(ink, ground))
    if contrast(usual, ground) >= READABLE:
        return usual
    return max((LIGHTEST, DARKEST), key=lambda ink: contrast(ink, ground))
