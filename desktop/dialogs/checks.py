"""A list of names to be checked, each under what marks its side."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.forms.tooltip import plain_tip
from desktop.icons import icon
from desktop.theme_tokens import Tokens
from desktop.widgets.choice import SIDES
from desktop.widgets.follows_scheme import FollowsScheme

ROW = 34
SHOWN_ROWS = 8
LEAST_ROWS = 3


class Checks(FollowsScheme, QListWidget):
    """Lines of (words, value, icon) with boxes; Space and a click check them."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icons: list[str] = []
        self.setAccessibleName(name)
        self.setIconSize(QSize(16, 16))
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def offer(
        self, lines: Sequence[tuple[str, object, str]], checked: Collection[object] = ()
    ) -> None:
        """Offer these lines, some of them checked already."""
        blocked = self.blockSignals(True)
        self.clear()
        self._icons = [name for _, _, name in lines]
        for said, value, _ in lines:
            line = QListWidgetItem(said, self)
            line.setData(Qt.ItemDataRole.UserRole, value)
            line.setToolTip(plain_tip(said))
            line.setSizeHint(QSize(0, ROW))
            state = Qt.CheckState.Checked if value in checked else Qt.CheckState.Unchecked
            line.setCheckState(state)
        self.blockSignals(blocked)
        self.setMinimumHeight(ROW * min(LEAST_ROWS, max(2, len(lines))) + 8)
        self.updateGeometry()
        if lines:
            self.setCurrentRow(0)
        self.redress(again=True)

    def sizeHint(self) -> QSize:
        rows = min(SHOWN_ROWS, max(2, self.count()))
        return QSize(super().sizeHint().width(), ROW * rows + 8)

    def values(self) -> list[object]:
        """The values of the lines that are checked, in their order."""
        items = (self.item(row) for row in range(self.count()))
        return [
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() == Qt.CheckState.Checked
        ]

    def dress(self, tokens: Tokens) -> None:
        for row, name in enumerate(self._icons):
            if name:
                ink = name if name in SIDES else "muted"
                self.item(row).setIcon(icon(name, tokens, ink, size=16))
