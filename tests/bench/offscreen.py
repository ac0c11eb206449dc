"""The application of windows that nobody sees, without what its platform says of each of them."""

from __future__ import annotations

import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

OF_NO_USE = "This plugin does not support propagateSizeHints()"


def application() -> QApplication:
    """The one there is, or one without a screen."""
    hush()
    app = QApplication.instance() or QApplication(["bench", "-platform", "offscreen"])
    assert isinstance(app, QApplication)
    return app


def hush() -> None:
    """Let Qt say everything but that windows nobody sees can't be told their sizes."""
    qInstallMessageHandler(_tell)


def _tell(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if message != OF_NO_USE:
        sys.stderr.write(f"{message}\n")
