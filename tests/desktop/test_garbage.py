"""Cyclic garbage goes on the main thread, while the window lives, and nowhere else."""

import gc
import weakref

from desktop.garbage import MainThreadCollector


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
