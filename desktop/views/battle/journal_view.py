"""The list of the journal: its lines as high as their words need at the width there is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from desktop.views.battle.journal_delegate import JournalDelegate
from desktop.views.battle.journal_list import JournalModel


class JournalView(QListView):
    """Lays its lines anew whenever they have another width."""

    def __init__(self, model: JournalModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(JournalDelegate(self))
        self.setAccessibleName(name)
        self.setProperty("panel", "bare")
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(60)
        self.setResizeMode(QListView.ResizeMode.Adjust)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A scroll bar that goes while lines are laid leaves room for words that no longer wrap.
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
