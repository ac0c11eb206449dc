"""The stages of a figure in one row: from how many points lost on, with what penalty."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.widgets.label import Label
from desktop.words import Words
from rules.sheet import Sheet, Stage
from rules.text import Text

LEFT = Qt.AlignmentFlag.AlignLeft


class Stages(QWidget):
    """A column for each stage, the one of now marked with an arrow and bold."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(0)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the stages of a sheet."""
        for part in self._parts:
            part.setParent(None)
            part.deleteLater()
        self._parts.clear()
        self._put(0, 0, Label(self._words(Text("lost")), factor=0.8, tone="muted"), LEFT)
        if any(stage.test is not None for stage in sheet.stages):
            self._put(1, 0, Label(self._words(Text("test")), factor=0.8, tone="muted"), LEFT)
        now = max(at for at, stage in enumerate(sheet.stages) if stage.floor <= sheet.lost)
        for at, stage in enumerate(sheet.stages):
            self._show_stage(at + 1, stage, now=at == now)
            self._grid.setColumnStretch(at + 1, 1)
        told = (self._told(stage) for stage in sheet.stages)
        self.setAccessibleName("; ".join(told))

    def _told(self, stage: Stage) -> str:
        words = self._words
        floor = words(Text("from %n lost on", None, stage.floor))
        return f"{floor}, {words(stage.name)}, {words(stage.penalty)}"

    def _show_stage(self, at: int, stage: Stage, *, now: bool) -> None:
        words, place = self._words, Qt.AlignmentFlag.AlignRight
        sign, more = "▸ " if now else "", "+" if stage.floor else ""
        floor = Label(f"{sign}{stage.floor}{more}", factor=0.8, bold=now)
        floor.set_tone("accent" if now else "muted")
        floor.setToolTip(self._told(stage))
        self._put(0, at, floor, place)
        if stage.test is not None:
            chance = Label(words.percent(stage.test), factor=0.8, tone="muted")
            chance.setToolTip(words(Text("chance of the test at this stage")))
            self._put(1, at, chance, place)

    def _put(self, row: int, at: int, part: QWidget, side: Qt.AlignmentFlag) -> None:
        self._grid.addWidget(part, row, at, side)
        self._parts.append(part)
