"""The states of several figures in one row of heads."""

from rules.ladders import merged


def test_the_longest_gives_the_order_and_ends_stand_last():
    warrior = ("no effect", "shaken", "wound", "out")
    assert merged([("no effect", "broken"), warrior]) == (*warrior, "broken")
    assert merged([("no effect", "shaken", "wound", "two", "out"), warrior]) == (
        "no effect", "shaken", "wound", "two", "out",
    )  # fmt: skip


def test_beginnings_stand_together():
    standing, down = ("unharmed", "down", "out"), ("unchanged", "down", "out")
    assert merged([standing, down]) == ("unharmed", "unchanged", "down", "out")
