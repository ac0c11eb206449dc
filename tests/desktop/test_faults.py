"""An error beside the window is one in the window, and what was begun is over."""

import pytest
from PySide6.QtCore import QObject

from desktop.background import Background
from desktop.calculation import Calculation
from desktop.working import Errand
from rules.resolution import Resolver
from rules.service import read_engagement


@pytest.fixture
def owner(qapp):
    parent = QObject()
    yield parent
    parent.deleteLater()


def broken(*_, **__):
    msg = "out of ink"
    raise RuntimeError(msg)


def raised(qtbot, begin):
    """The errors told while something goes wrong."""
    with qtbot.captureExceptions() as met:
        begin()
        qtbot.waitUntil(lambda: bool(met))
    return [str(error) for _, error, _ in met]


def test_of_something_computed_at_once(owner, qtbot):
    work, told = Background(owner), []
    assert raised(qtbot, lambda: work.start(broken, told.append)) == ["out of ink"]
    assert not work.busy
    assert not told


def test_of_an_errand(owner, qtbot):
    errand, busy, told = Errand(owner), [], []
    errand.busy_changed.connect(busy.append)
    assert raised(qtbot, lambda: errand.run(broken, told.append)) == ["out of ink"]
    assert busy == [True, False]
    assert not told


def test_of_a_result(owner, qtbot, ambush, monkeypatch):
    reading, work = read_engagement(ambush), Calculation(owner)
    monkeypatch.setattr(type(reading.case), "result", broken)
    assert raised(qtbot, lambda: work.start(reading, None, Resolver())) == ["out of ink"]
    qtbot.wait(50)
    assert not work._busy
