"""Tooltips of what a person typed, which must not be read as rich text."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QWidget


def plain_tip(text: str) -> str:
    """The tooltip that shows a text as it stands, wrapped."""
    return f"<p>{escape(text)}</p>" if text else ""


def give_tip(widget: QWidget, text: str) -> None:
    """Give a widget such a tooltip; those who listen get the text, where Qt has them hear tags."""
    widget.setToolTip(plain_tip(text))
    widget.setAccessibleDescription(text)
