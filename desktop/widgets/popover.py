"""A small panel floating beside what it explains."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.button import IconButton
from desktop.widgets.label import Label
from desktop.widgets.shadow import cast_shadow
from desktop.widgets.tab_order import laid_out, step, takes_keyboard

GAP = 8
WIDTH = 280


class Popover(QFrame):
    """A titled panel over its parent; Esc or the cross closes it, and focus goes back.

    Tab leaves it by closing it: what lies behind it can't be seen.

    ``close_name`` is the name of the cross in the language of the window.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, close_name: str) -> None:
        super().__init__(parent)
        self._host = parent
        self._caller: QWidget | None = None
        self._body: QWidget | None = None
        self._title = Label(bold=True, parent=self)
        self._close = IconButton("close", close_name, size=16, parent=self)
        self._close.clicked.connect(self.dismiss)
        self.setProperty("panel", "floating")
        self.setMinimumWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 8, 16, 16)
        self._layout.setSpacing(4)
        self._layout.addLayout(self._head())
        cast_shadow(self)
        self.hide()

    def open_beside(
        self, caller: QWidget, title: str, body: QWidget, at: QRect | None = None
    ) -> None:
        """Show a body beside its caller, or beside a part of it (in the caller's pixels)."""
        self._caller = _keeper(caller)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._set_body(body)
        self.adjustSize()
        self.move(self._beside(caller, at or caller.rect()))
        self.show()
        self.raise_()
        self._close.setFocus(Qt.FocusReason.PopupFocusReason)

    def dismiss(self) -> None:
        """Close the panel and give the focus back to the caller."""
        # First the focus: hidden with it, the panel would be asked where it goes next.
        if self._caller is not None:
            self._caller.setFocus(Qt.FocusReason.PopupFocusReason)
        self._caller = None
        self.hide()
        self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = [part for part in laid_out(self) if takes_keyboard(part)]
        if not stops:
            return QWidget.focusNextPrevChild(self, forward)
        if QApplication.focusWidget() is stops[-1 if forward else 0]:
            self.dismiss()
            return True
        return step(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, -8, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        return head

    def _set_body(self, body: QWidget) -> None:
        if self._body is not None:
            self._layout.removeWidget(self._body)
            self._body.setParent(None)
        self._body = body
        body.setAccessibleName(body.accessibleName() or self.accessibleName())
        self._layout.addWidget(body)
        body.show()

    def _beside(self, caller: QWidget, part: QRect) -> QPoint:
        """A place under the part, or over it where there is more room, within the parent."""
        room = self._host.rect()
        corner = caller.mapTo(self._host, part.topLeft())
        below = corner.y() + part.height() + GAP
        above = corner.y() - self.height() - GAP
        y = below if below + self.height() <= room.height() or above < 0 else above
        x = corner.x() + part.width() - self.width()
        return QPoint(
            max(GAP, min(x, room.width() - self.width() - GAP)),
            max(GAP, min(y, room.height() - self.height() - GAP)),
        )


def _keeper(caller: QWidget) -> QWidget:
    """What the keyboard goes back to: the very part of the caller that it was on."""
    now = QApplication.focusWidget()
    return now if now is not None and caller.isAncestorOf(now) else caller
