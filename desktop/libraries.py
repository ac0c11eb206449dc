"""What the system lacks without which the window can't open."""

from __future__ import annotations

import os
import sys

from rules.text import Text


def missing_for_window() -> Text | None:
    """What to print where Qt would abort the process for want of a library, or of a screen."""
    offscreen = os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0] != "xcb"
    if sys.platform != "linux" or offscreen or os.environ.get("WAYLAND_DISPLAY"):
        return None
    if not os.environ.get("DISPLAY"):
        return Text("no screen to open a window on; {command} tells what needs none",
                    command="toise --help")  # fmt: skip
    import ctypes

    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        return Text("{library} is missing: {command}", library="libxcb-cursor0",
                    command="apt-get install libxcb-cursor0")  # fmt: skip
    return None
