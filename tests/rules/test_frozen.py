"""Facts compared and hashed by what they hold, of one class."""

from rules.frozen import frozen


@frozen
class Toss:
    coins: int
    heads: bool = True


@frozen
class Flip:
    coins: int
    heads: bool = True


def test_equal_facts_are_one():
    assert {Toss(2): "known"}[Toss(2, heads=True)] == "known"
    assert Toss(2) != Toss(3)


def test_another_class_with_the_same_facts_is_another():
    assert Toss(2) != Flip(2)
    assert len({Toss(2), Flip(2)}) == 2


def test_nothing_is_kept_beside_the_fields():
    assert not hasattr(Toss(2), "__dict__")
