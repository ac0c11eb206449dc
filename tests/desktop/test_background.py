import gc

import pytest
from PySide6.QtCore import QObject

from desktop import background
from desktop.background import Background


class Answer:
    """What was computed, and is looked for in memory later."""


def kept(qapp):
    qapp.processEvents()
    gc.collect()
    return sum(isinstance(one, Answer) for one in gc.get_objects())


@pytest.fixture
def work(qapp):
    owner = QObject()
    yield Background(owner)
    owner.deleteLater()


def test_the_answer_is_handed_over_once(work):
    told = []
    work.start(Answer, told.append)
    work.finish()
    assert [type(one) for one in told] == [Answer]
    assert not work.busy


@pytest.mark.parametrize("patience", [0, 500])
def test_what_was_handed_over_is_let_go(work, qapp, qtbot, monkeypatch, patience):
    monkeypatch.setattr(background, "PATIENCE_MS", patience)
    for _ in range(5):
        work.start(Answer, bool)
        qtbot.waitUntil(lambda: not work.busy)
    work._pool.waitForDone()
    assert kept(qapp) == 0
