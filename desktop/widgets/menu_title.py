"""Titles between the groups of a menu, where the style leaves out those of Qt's sections."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu, QWidgetAction

from desktop.widgets.label import Label


def add_title(menu: QMenu, title: str) -> None:
    """Begin a group of a menu under a small title, after a line where it is not the first."""
    if not menu.isEmpty():
        menu.addSeparator()
    label = Label(title, factor=0.8, bold=True, tone="muted", parent=menu)
    label.setContentsMargins(12, 6, 28, 2)
    action = QWidgetAction(menu)
    action.setText(title)
    action.setDefaultWidget(label)
    action.setEnabled(False)
    menu.addAction(action)
