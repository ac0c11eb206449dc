"""Opens the window as a first start does, and leaves as soon as it has been painted."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

from desktop.cli import DONE
from desktop.words import Words


def main(home: Path) -> int:
    """The window of somebody whose own files would lie in ``home``."""
    # As the command line does before it loads the window.
    gc.disable()
    from PySide6.QtWidgets import QApplication

    from desktop.after_paint import AfterPaint
    from desktop.app import Shell
    from desktop.folders import Folders
    from tests.bench.offscreen import hush

    hush()
    app = QApplication(["toise"])
    shell = Shell(app, Folders(home, home / "preferences.json"), Words("en"), None)
    shell.start()
    AfterPaint(shell.window, lambda: os._exit(DONE))
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
