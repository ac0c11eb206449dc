"""What the system tells a program that shall end: it is asked to leave, not cut off."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


def on_signals(parent: QObject, leave: Callable[[], object]) -> None:
    """Call ``leave`` when a signal asks for the end, as long as ``parent`` lives.

    Qt's loop does not see Python's signals by itself: a pipe wakes it. Elsewhere than on POSIX
    systems there are none of these.
    """
    if os.name != "posix":
        return
    end, start = os.pipe()
    for one in (end, start):
        os.set_blocking(one, False)
    for name in NAMES:
        signal.signal(signal.Signals[name], lambda *_: None)
    signal.set_wakeup_fd(start, warn_on_full_buffer=False)
    watch = QSocketNotifier(end, QSocketNotifier.Type.Read, parent)

    def tell() -> None:
        os.read(end, 64)
        leave()

    watch.activated.connect(lambda *_: tell())
