"""Pages of which one shows, and which ask for no more room than that one."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget


class Pages(QStackedWidget):
    """A stack that may be as small as the page it shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        if shown is None:
            return super().minimumSizeHint()
        return shown.minimumSizeHint().boundedTo(_own_least(shown))


def _own_least(page: QWidget) -> QSize:
    """What a page was told to be satisfied with, where it was told."""
    least, hint = page.minimumSize(), page.minimumSizeHint()
    return QSize(least.width() or hint.width(), least.height() or hint.height())
