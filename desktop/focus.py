"""Where the keyboard is after something that shows the whole window anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


def keeping_focus(act: Callable[[], object], otherwise: Callable[[], object]) -> None:
    """Act, with the keyboard left where it was, or put elsewhere where that can't take it.

    The editor of a cell that is gone leaves it to its table.
    """
    before = list(_around(QApplication.focusWidget()))
    act()
    left = next((widget for widget in before if _can_take(widget)), None)
    if left is None:
        otherwise()
    else:
        left.setFocus(Qt.FocusReason.OtherFocusReason)


def _around(widget: QWidget | None) -> Iterator[QWidget]:
    """A widget and those it stands in."""
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def _can_take(widget: QWidget) -> bool:
    takes = isValid(widget) and widget.isVisible() and widget.isEnabled()
    return takes and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
