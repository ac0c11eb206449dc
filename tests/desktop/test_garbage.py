"""Cyclic garbage goes on the main thread, while the window lives, and nowhere else."""

import gc
import weakref

from PySide6.QtCore import Qt

from desktop.garbage import MANY, MainThreadCollector


class Knot:
    def __init__(self):
        self.itself = self


def test_the_automatic_collector_rests_and_the_timer_collects(qapp):
    was = gc.isenabled()
    try:
        collector = MainThreadCollector(qapp)
        assert not gc.isenabled()
        knot = weakref.ref(Knot())
        kept = [[] for _ in range(gc.get_threshold()[0] + 100)]
        collector.collect()
        assert knot() is None
        assert kept
    finally:
        collector.deleteLater()
        if was:
            gc.enable()


def test_what_is_made_in_bulk_waits_until_nobody_works_in_the_window(qapp):
    was = gc.isenabled()
    try:
        collector = MainThreadCollector(qapp)
        knot = weakref.ref(Knot())
        kept = [[] for _ in range(2 * MANY)]
        collector.collect()
        assert knot() is not None
        assert gc.get_freeze_count() > MANY
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
        assert knot() is None
        assert gc.get_freeze_count() == 0
        assert kept
    finally:
        collector.deleteLater()
        if was:
            gc.enable()
