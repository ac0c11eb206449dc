"""The system library without which the window can't open."""

from __future__ import annotations

import os
import sys


def missing_library() -> str | None:
    """The line to print where X would abort the process for want of a library."""
    offscreen = os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0] != "xcb"
    if sys.platform != "linux" or offscreen or os.environ.get("WAYLAND_DISPLAY"):
        return None
    import ctypes

    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        return "toise: libxcb-cursor0 is missing: apt-get install libxcb-cursor0"
    return None
