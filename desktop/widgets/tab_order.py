"""Where Tab goes: through what is seen, in the order in which it is laid out.

That is reading order: a row from left to right, a column from top to bottom, one part after the
other. It holds whatever comes and goes later, which an order told once would not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGridLayout, QLayout, QScrollArea, QWidget

WHOLE = (
    "QAbstractButton", "QAbstractItemView", "QAbstractSpinBox", "QComboBox", "QGraphicsView",
    "QLabel", "QLineEdit",
)  # fmt: skip
"""What has nothing in it at which Tab stops; by name, since each that is loaded takes its time."""


class InReadingOrder:
    """Placed before a Qt widget among the bases: Tab goes through it in reading order, round.

    For windows, and for what floats over one until it is answered.
    """

    def focusNextPrevChild(self, forward: bool) -> bool:
        root = cast("QWidget", self)
        # What is hidden with the keyboard in it hands that on to what it stood in.
        gone = not root.isWindow() and not root.isVisible()
        return QWidget.focusNextPrevChild(root, forward) if gone else step(root, forward=forward)


def step(root: QWidget, *, forward: bool) -> bool:
    """Put the keyboard on the next widget of a root; false where none takes it."""
    order = list(laid_out(root))
    now = QApplication.focusWidget()
    while now is not None and now not in order:
        now = now.parentWidget()
    at = order.index(now) if now is not None else -1 if forward else len(order)
    after = order[at + 1 :] + order[: at + 1] if forward else order[:at][::-1] + order[at:][::-1]
    goal = next((widget for widget in after if takes_keyboard(widget)), None)
    if goal is None:
        return False
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    give_keyboard(goal, reason)
    return True


def give_keyboard(widget: QWidget, reason: Qt.FocusReason) -> None:
    """Put the keyboard on a widget, and what scrolls it to where it is seen."""
    widget.setFocus(reason)
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            _scroll_to(around, widget)
        around = around.parentWidget()


def _scroll_to(area: QScrollArea, widget: QWidget) -> None:
    """Show all of a widget, or as much as there is room for; Qt's own way shows its caret only."""
    inside = area.widget()
    if inside is None:
        return
    middle = widget.mapTo(inside, widget.rect().center())
    room = area.viewport().size().boundedTo(widget.size())
    area.ensureVisible(middle.x(), middle.y(), room.width() // 2, room.height() // 2)


def first_of(root: QWidget) -> QWidget | None:
    """The first widget of a root that takes the keyboard."""
    return next((widget for widget in laid_out(root) if takes_keyboard(widget)), None)


def takes_keyboard(widget: QWidget) -> bool:
    """Whether Tab stops at a widget now."""
    asks = widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus
    return asks and widget.focusProxy() is None and widget.isVisible() and widget.isEnabled()


def laid_out(root: QWidget) -> Iterator[QWidget]:
    """A widget and all that is seen in it, in reading order; other windows are left out."""
    yield root
    if not any(root.inherits(name) for name in WHOLE):
        for child in _children(root):
            if child.isVisible():
                yield from laid_out(child)


def _children(parent: QWidget) -> list[QWidget]:
    """The parts of a widget: those of its layout in its order, then the others by their place."""
    if isinstance(parent, QScrollArea):
        inside = parent.widget()
        return [inside] if inside is not None else []
    parts = [part for part in parent.children() if isinstance(part, QWidget)]
    parts = [part for part in parts if not part.isWindow()]
    layout = parent.layout()
    laid = list(_items(layout, parts)) if layout is not None else []
    others = [part for part in parts if part not in laid]
    return laid + sorted(others, key=lambda part: (part.y(), part.x()))


def _items(layout: QLayout, parts: Sequence[QWidget]) -> Iterator[QWidget]:
    """The parts that a layout holds: row by row in a grid, as they were added elsewhere.

    Its items are never asked for: Python would hold them longer than they live, and take what
    stands at their place in memory later for one of them.
    """
    inner = layout.findChildren(QLayout, options=Qt.FindChildOption.FindDirectChildrenOnly)
    found = [(layout.indexOf(one), one) for one in (*parts, *inner)]
    held = [(at, one) for at, one in found if at >= 0]
    if isinstance(layout, QGridLayout):
        held = [(_cell(layout, at), one) for at, one in held]
    for _, one in sorted(held, key=lambda numbered: numbered[0]):
        if isinstance(one, QLayout):
            yield from _items(one, parts)
        else:
            yield one


def _cell(grid: QGridLayout, at: int) -> tuple[int, int]:
    row, column, *_ = cast("tuple[int, int, int, int]", grid.getItemPosition(at))
    return row, column
