"""Every way out of the program: each asks once for what is unsaved, and may be called off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop.window import Window

GONE_AFTER = 50
"""Milliseconds that a dialog sent away has to be gone."""


class Ending(Protocol):
    """The end of a session, which can be called off."""

    def cancel(self) -> None: ...


class Leaving(QObject):
    """``documents``, ``rosters``: whether nothing there would be lost, or it was given up.

    ``window``: the window of now.
    """

    def __init__(
        self,
        parent: QObject,
        window: Callable[[], Window],
        documents: Callable[[], bool],
        rosters: Callable[[], bool],
    ) -> None:
        super().__init__(parent)
        self._window, self._documents, self._rosters = window, documents, rosters
        self._agreed = self._asking = False

    def may_leave(self) -> bool:
        """Whether nothing would be lost, or what is lost was given up."""
        self._asking = True
        may = (self._agreed or self._documents()) and self._rosters()
        self._asking = False
        return may

    def take_back(self) -> None:
        """There is new work: what was agreed before does not hold for it."""
        self._agreed = False

    def end_session(self, manager: Ending) -> None:
        """The system is about to end: ask now what closing would ask, which then asks no more."""
        self._agreed = QApplication.activeModalWidget() is None and self.may_leave()
        if not self._agreed:
            self._window().come_forward()
            manager.cancel()

    def close(self) -> None:
        """Leave as by the window's own button, once the dialogs that stand have been sent away.

        The question whether to leave is only shown, and so is a dialog that won't go.
        """
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            self._window().close()
        elif self._asking or not dialog.close():
            self._window().come_forward()
        else:
            QTimer.singleShot(GONE_AFTER, self, self.close)
