"""What a table is drawn with: the colours of a scheme, one font, the words of a language."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPen

from desktop.theme_tokens import Tokens
from desktop.words import Words

CAPTION, SMALL, BODY = 0.8, 0.9, 1.0


@dataclass(frozen=True, slots=True)
class Look:
    """``size`` of body text in the picture's own pixels, whatever it is drawn on."""

    tokens: Tokens
    font: QFont
    size: float
    words: Words
    _made: dict[tuple[float, bool], tuple[QFont, QFontMetricsF]] = field(
        default_factory=dict[tuple[float, bool], tuple[QFont, QFontMetricsF]],
        compare=False,
        repr=False,
    )

    @classmethod
    def of(cls, tokens: Tokens, font: QFont, words: Words) -> Look:
        """The look with the size that a font has on the screen."""
        return cls(tokens, font, QFontInfo(font).pixelSize(), words)

    def type(self, factor: float, *, bold: bool = False) -> QFont:
        """The font at a factor of the body's size."""
        return self._type(factor, bold=bold)[0]

    def width(self, text: str, factor: float, *, bold: bool = False) -> float:
        """How wide a text is on one line."""
        return self._type(factor, bold=bold)[1].horizontalAdvance(text)

    def height(self, factor: float) -> float:
        """How high a line of text is."""
        return self._type(factor, bold=False)[1].height()

    def colour(self, token: str, opacity: float = 1.0) -> QColor:
        """The colour of a token."""
        made = QColor(getattr(self.tokens, token))
        made.setAlphaF(opacity)
        return made

    def pen(self, token: str, width: float = 1.0) -> QPen:
        """A line in the colour of a token."""
        return QPen(self.colour(token), width)

    def _type(self, factor: float, *, bold: bool) -> tuple[QFont, QFontMetricsF]:
        """A font and its metrics, made once for all that is drawn with this look."""
        if (factor, bold) not in self._made:
            made = QFont(self.font)
            made.setPixelSize(max(1, round(self.size * factor)))
            made.setBold(bold)
            self._made[factor, bold] = made, QFontMetricsF(made)
        return self._made[factor, bold]
