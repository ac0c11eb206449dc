"""What a place will need when it is first gone to, loaded while nobody waits for it."""

from __future__ import annotations

from PySide6.QtCore import QThreadPool

from rules.systems import load


def load_games() -> None:
    """Load the rules of every game beside the window: rosters and comparisons ask for them all."""
    QThreadPool.globalInstance().start(_load)


def _load() -> None:
    load()
