"""A battle on disk, for the tests of its place."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from desktop.battle_desk import BattleDesk
from desktop.battle_store import BattleStore
from resources import locate
from rules.resolution import Resolver

SAMPLES = locate("samples", "battles")
EVENING = datetime(2026, 3, 14, 20, 30, tzinfo=UTC)


def desk_in(folder, samples=SAMPLES, lock=None):
    """A desk over the battles of a folder, at work on the one played last."""
    store = BattleStore(folder / "battles", samples)
    desk = BattleDesk(store, Resolver(), clock=lambda: EVENING, lock=lock)
    desk.start()
    return desk


def left(desk):
    """What every figure has left, by name."""
    return {one.name: one.left for one in desk.board.standings.values()}


def answering(kind: type[QDialog], act: Callable[[QDialog], None]):
    """Do something with the dialog of this kind that will stand there; it must be closed by it."""

    def run():
        box = QApplication.activeModalWidget()
        if not isinstance(box, kind):
            QTimer.singleShot(20, run)
            return
        act(box)

    QTimer.singleShot(20, run)
