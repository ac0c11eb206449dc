from dataclasses import dataclass

from rules.resolution import Resolver
from rules.steps import Quiet
from rules.throws import Bands


@dataclass(frozen=True)
class Raw:
    """Two dice, of which the second matters only after a first that succeeds."""

    useless: bool

    def __call__(self):
        first = yield Bands((4,))
        second = yield Bands((6,))
        return first * second * (not self.useless)


@dataclass(frozen=True)
class Quieter(Quiet):
    raw: Raw

    def tell(self):
        return self.raw()


def throws(step):
    return sorted(len(path.heard) for path in Resolver().paths(step))


def test_a_die_that_changes_nothing_is_left_out():
    assert throws(Raw(useless=False)) == [2, 2, 2, 2]
    assert throws(Quieter(Raw(useless=False))) == [1, 2, 2]
    assert throws(Quieter(Raw(useless=True))) == [0]


def test_the_law_is_the_same():
    for useless in (True, False):
        raw = Raw(useless)
        assert Resolver().step_law(Quieter(raw)) == Resolver().step_law(raw)
