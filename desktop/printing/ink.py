"""What the report is drawn with: one font, black and three greys, lengths in twips.

A twip is a twentieth of a point. The whole report is laid out in twips, whatever it is drawn on,
so that the preview, a printer and a PDF break lines and pages at the same places.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

TWIPS_PER_INCH = 1440
PER_MM = TWIPS_PER_INCH / 25.4
PER_POINT = 20

BLACK = "#000000"
MUTED = "#4A4A4A"
BAR = "#8C8C8C"
HAIRLINE = "#B4B4B4"
GRID = "#DADADA"
WHITE = "#FFFFFF"

THIN, THICK = 5.0, 10.0
"""Hairlines of a quarter and rules of half a point."""

FAMILIES = ["DejaVu Sans", "Segoe UI", "Helvetica Neue", "Arial"]


def font(points: float, *, bold: bool = False) -> QFont:
    """The font of the report: digits of one width where it has them, and no ligature.

    A ligature would be one letter to those who search the PDF or copy from it.
    """
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setStyleHint(QFont.StyleHint.SansSerif)
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setFeature(QFont.Tag("liga"), 0)
    made.setPixelSize(round(points * PER_POINT))
    made.setBold(bold)
    return made


def pen(colour: str, width: float = THIN) -> QPen:
    """A line of the report."""
    return QPen(QColor(colour), width)


def width_of(text: str, points: float, *, bold: bool = False) -> float:
    """How wide a text is on one line."""
    return QFontMetricsF(font(points, bold=bold)).horizontalAdvance(text)
