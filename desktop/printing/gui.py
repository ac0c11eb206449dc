"""What drawing fonts needs of Qt where no window is open."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication


def ensure_gui(argv: Sequence[str] = ()) -> QCoreApplication:
    """The application that is running, or a new one, which needs no display; keep it meanwhile."""
    running = QCoreApplication.instance()
    if running is not None:
        return running
    if sys.platform not in ("win32", "darwin"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication([*argv] or ["toise"])
