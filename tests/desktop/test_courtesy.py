"""A worker steps aside while the window is at work, and never for long."""

import sys
from threading import Thread
from time import monotonic, sleep

import pytest
from PySide6.QtCore import QObject

from desktop.courtesy import FRESH, LONGEST_WAIT, Courtesy, switch_quickly


@pytest.fixture
def courtesy(qapp):
    owner = QObject()
    yield Courtesy(owner)
    owner.deleteLater()


def waited(courtesy):
    """How long a wait takes, in seconds."""
    start = monotonic()
    courtesy.wait()
    return monotonic() - start


def test_nobody_waits_while_nothing_is_watched(courtesy):
    sleep(2 * FRESH)
    assert waited(courtesy) < LONGEST_WAIT / 2


def test_a_worker_waits_while_the_event_loop_stands_but_has_its_turns(courtesy):
    courtesy.set_on(True)
    sleep(2 * FRESH)
    assert waited(courtesy) >= LONGEST_WAIT
    assert waited(courtesy) < LONGEST_WAIT / 2


def test_a_worker_goes_on_once_the_event_loop_turns_again(qtbot, courtesy):
    courtesy.set_on(True)
    sleep(2 * FRESH)
    done = []
    worker = Thread(target=lambda: [courtesy.wait() for _ in range(200)] and done.append(True))
    worker.start()
    qtbot.waitUntil(lambda: bool(done), timeout=10_000)
    worker.join()


def test_what_is_not_wanted_any_more_is_told_after_the_wait(courtesy):
    courtesy.set_on(True)
    sleep(2 * FRESH)
    start = monotonic()
    assert courtesy.heeded(lambda: True)()
    assert monotonic() - start >= LONGEST_WAIT
    courtesy.set_on(False)
    sleep(2 * FRESH)
    assert not courtesy.heeded(lambda: False)()


def test_python_is_handed_over_sooner():
    before = sys.getswitchinterval()
    try:
        switch_quickly()
        assert sys.getswitchinterval() < before
    finally:
        sys.setswitchinterval(before)
