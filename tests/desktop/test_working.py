"""Work beside the window: what it has found is told now and then, and the last request answered."""

from threading import Event, get_ident

import pytest
from PySide6.QtCore import QObject, Signal

from desktop.working import TOLD_EVERY, Telling, Work
from rules.resolution import StoppedError


class Counting(Work):
    """Counts to what it is given; waits for ``gate`` before the end."""

    told = Signal(object, bool)

    def __init__(self, parent):
        super().__init__(parent)
        self.gate = Event()
        self.threads = set()

    def start(self, most):
        def count(telling):
            self.threads.add(get_ident())
            yield from range(most)
            while not self.gate.wait(0.005):
                if telling.stopped():
                    raise StoppedError
            return most

        self.begin(count)

    def tell(self, news, *, whole):
        self.told.emit(news, whole)


@pytest.fixture
def counting(qapp):
    owner = QObject(qapp)
    work = Counting(owner)
    yield work
    work.gate.set()
    owner.deleteLater()


def heard(work):
    told, busy = [], []
    work.told.connect(lambda news, whole: told.append((news, whole)))
    work.busy_changed.connect(busy.append)
    return told, busy


def test_all_is_told_in_order_and_then_the_whole(qtbot, counting):
    told, busy = heard(counting)
    counting.gate.set()
    counting.start(3)
    assert busy == [True]
    qtbot.waitUntil(lambda: (3, True) in told)
    assert told == [(0, False), (1, False), (2, False), (3, True)]
    assert busy == [True, False]
    assert get_ident() not in counting.threads


def test_what_was_asked_for_before_is_dropped(qtbot, counting):
    told, _ = heard(counting)
    counting.start(1)
    counting.start(2)
    counting.gate.set()
    qtbot.waitUntil(lambda: (2, True) in told)
    assert [news for news, whole in told if whole] == [2]


def test_what_is_given_up_stops_and_has_no_answer(qtbot, counting):
    counting.start(1)
    qtbot.waitUntil(lambda: bool(counting.threads))
    told, busy = heard(counting)
    counting.cancel()
    assert counting._pool.waitForDone(2000)
    qtbot.wait(20)
    assert (told, busy) == ([], [False])


def test_it_is_time_to_tell_once_the_window_has_taken_the_last(qtbot):
    telling = Telling(lambda: False)
    assert not telling.due
    qtbot.wait(int(1000 * TOLD_EVERY) + 20)
    assert telling.due
    telling.begin()
    qtbot.wait(int(1000 * TOLD_EVERY) + 20)
    assert not telling.due
    telling.taken = True
    assert telling.due
