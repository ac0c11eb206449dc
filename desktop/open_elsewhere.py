"""Opening a file or a folder outside the program."""

from __future__ import annotations

from pathlib import Path


def open_elsewhere(path: Path) -> None:
    """Open it in the program that the system has for it."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
