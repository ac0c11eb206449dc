"""Long work of the window is done in parts."""

from PySide6.QtCore import QObject

from desktop.turns import Turns


def test_a_turn_does_as_much_as_it_has_room_for(qtbot):
    owner, done, pauses = QObject(), [], []
    turns = Turns(owner, 6, lambda: pauses.append(len(done)))

    def work(costs):
        for cost in costs:
            done.append(cost)
            yield cost

    turns.do(work([3, 3, 3, 1, 1]))
    assert done == [3, 3]
    qtbot.waitUntil(lambda: len(pauses) == 2)
    assert done == [3, 3, 3, 1, 1]
    assert pauses == [2, 5]


def test_what_is_for_the_next_turn_is_not_begun_in_this_one(qtbot):
    owner, done = QObject(), []
    turns = Turns(owner, 3)
    turns.do_next(done.append(1) or 1 for _ in range(2))
    assert done == []
    qtbot.waitUntil(lambda: done == [1, 1])


def test_nothing_is_begun_while_the_owner_is_taken_down(qtbot):
    owner, done = QObject(), []
    turns = Turns(owner, 1)
    owner.deleteLater()
    qtbot.wait(20)
    turns.do(iter([done.append(1) or 1]))
    assert turns._work is None


def test_an_owner_whom_only_his_work_holds_goes_with_it(qtbot):
    pauses = []

    class Owner(QObject):
        def work(self):
            yield 1
            pauses.append(self.objectName())

    owner = Owner(objectName="last")
    turns = Turns(owner, 1, lambda: pauses.append("paused"))
    turns.do(owner.work())
    del owner
    qtbot.waitUntil(lambda: pauses == ["paused", "last", "paused"])
    assert turns._work is None


def test_what_was_not_done_before_is_left(qtbot):
    owner, done = QObject(), []
    turns = Turns(owner, 1)

    def work(name, count):
        for _ in range(count):
            done.append(name)
            yield 1

    turns.do(work("old", 5))
    turns.do(work("new", 2))
    qtbot.wait(30)
    assert done == ["old", "new", "new"]
