"""The paper: its size, its margins, and where head, body and foot lie on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPageSize

from desktop.printing.ink import PER_MM, PER_POINT

Paper = Literal["a4", "a5"]
PAGE_SIZES: dict[Paper, QPageSize.PageSizeId] = {
    "a4": QPageSize.PageSizeId.A4,
    "a5": QPageSize.PageSizeId.A5,
}
SMALL = 170 * PER_MM
WIDE_MARGIN, NARROW_MARGIN = 18 * PER_MM, 12 * PER_MM
BAND = 420.0
"""The height of the head, and of the foot, from their text's edge to their line."""
GAP = 220.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of paper, all in twips; head and foot stand partly in the margins."""

    width: float
    height: float

    @classmethod
    def of(cls, layout: QPageLayout) -> Sheet:
        """The sheet a device prints on, turned as it will be."""
        rect = layout.fullRect(QPageLayout.Unit.Point)
        return cls(rect.width() * PER_POINT, rect.height() * PER_POINT)

    @property
    def margin(self) -> float:
        """The white on the left and on the right."""
        return WIDE_MARGIN if min(self.width, self.height) > SMALL else NARROW_MARGIN

    @property
    def head(self) -> QRectF:
        """Where the head stands; the line is its lower edge."""
        return QRectF(self.margin, self.margin * 0.7, self.width - 2 * self.margin, BAND)

    @property
    def foot(self) -> QRectF:
        """Where the foot stands; the line is its upper edge."""
        top = self.height - self.margin * 0.5 - BAND
        return QRectF(self.margin, top, self.width - 2 * self.margin, BAND)

    @property
    def body(self) -> QRectF:
        """Where the report itself stands."""
        top, bottom = self.head.bottom() + GAP, self.foot.top() - GAP / 2
        return QRectF(self.margin, top, self.head.width(), bottom - top)


def sheet_of(paper: Paper) -> Sheet:
    """The sheet of a paper by its name."""
    points = QPageSize(PAGE_SIZES[paper]).size(QPageSize.Unit.Point)
    return Sheet(points.width() * PER_POINT, points.height() * PER_POINT)
