"""What a screen reader is told that a widget is, where Qt would tell of its frame only."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView, QWidget

ROLE = "toise_role"


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Say what a widget of our own is; before its name, which some would be told at once."""
    widget.setProperty(ROLE, role.value)


def tell_roles() -> None:
    """Have Qt ask for the roles given; once for the program."""
    QAccessible.installFactory(_interface)


def _interface(kind: str, told: object) -> QAccessibleInterface | None:
    """The interface of a widget with a role of ours; None leaves it to Qt."""
    del kind
    if isinstance(told, QGraphicsView):
        return QAccessibleWidget(told, QAccessible.Role.Graphic)
    if not isinstance(told, QWidget) or told.property(ROLE) is None:
        return None
    return QAccessibleWidget(told, QAccessible.Role(told.property(ROLE)))
