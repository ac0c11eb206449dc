"""Tooltips of what a person typed, which must not be read as rich text."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """The tooltip that shows a text as it stands, wrapped."""
    return f"<p>{escape(text)}</p>" if text else ""
