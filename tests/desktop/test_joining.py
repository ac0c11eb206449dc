"""Many laws are joined in a process of their own, to the same law."""

from threading import Thread
from time import monotonic, sleep

import pytest

from desktop.joining import FEW, Joiner
from rules.convolution import convolved
from rules.law import Law
from rules.resolution import StoppedError


def laws(count):
    """Laws of one attack each, of three kinds."""
    return [Law({0: 1 + number % 3, 1: 2, 7: 5}) for number in range(count)]


@pytest.mark.parametrize("count", [0, 1, FEW, FEW + 1, 3 * FEW])
def test_a_process_joins_as_the_rules_do(count):
    assert Joiner().joined(laws(count)) == convolved(laws(count))


def test_where_no_process_can_be_had_it_is_done_here(monkeypatch, tmp_path):
    monkeypatch.setattr("sys.executable", str(tmp_path / "gone"))
    assert Joiner().joined(laws(FEW + 1)) == convolved(laws(FEW + 1))


def test_what_is_stopped_ends_at_once():
    joiner, ended = Joiner(), []

    def join():
        with pytest.raises(StoppedError):
            joiner.joined([Law({score: 10**9 + score for score in range(60)})] * 900)
        ended.append(monotonic())

    worker = Thread(target=join)
    worker.start()
    sleep(0.3)
    stopped = monotonic()
    joiner.stop()
    worker.join()
    assert ended[0] - stopped < 1
    with pytest.raises(StoppedError):
        joiner.joined(laws(1))
