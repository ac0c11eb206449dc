"""Attacks of Hell Dorado in a row counted the long way, without a line of the program.

The damage of everybody in the row is kept side by side; before each attack those who are out are
taken from its file, and the attack is counted on whoever is left.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from tests.slow.hell_dorado import area, chance_to_hit, endings, printed, spends_dice
from tests.slow.read_hell_dorado import Attack, read_attack

Document = dict[str, Any]
Damage = tuple[int, ...]
Known = tuple[Damage, frozenset[tuple[str, str]]]
"""Everybody's damage, and who has which state."""
Ending = tuple[Damage, frozenset[tuple[str, str]], int]
"""The same, and the dice that the last attack left."""


class Row:
    """Attacks in a row; figures in the order in which they first appear."""

    def __init__(self, engagements: Sequence[Document]) -> None:
        self.engagements = engagements
        self.points: dict[str, int] = {}
        for engagement in engagements:
            for target in engagement["targets"]:
                self.points.setdefault(target["name"], target["hit_points"])
        self.names = list(self.points)
        self.last = read_attack(engagements[-1])
        start: Ending = (0,) * len(self.names), frozenset(), 0
        self.before: dict[Ending, Fraction] = {}
        self.law = {start: Fraction(1)}
        for engagement in self.engagements:
            self.before, self.law = self.law, self._after(engagement, self.law)

    def _after(self, engagement: Document, law: dict[Ending, Fraction]) -> dict[Ending, Fraction]:
        before: dict[Known, Fraction] = defaultdict(Fraction)
        for (damage, states, _), chance in law.items():
            before[damage, states] += chance
        known: dict[frozenset[str], list[tuple[Any, ...]]] = {}
        after: dict[Ending, Fraction] = defaultdict(Fraction)
        for (damage, states), chance in before.items():
            out = self.out(damage)
            if out not in known:
                known[out] = list(told(without(engagement, out)))
            for hurt, given, dice, weight in known[out]:
                sums = tuple(
                    was + hurt.get(name, 0) for was, name in zip(damage, self.names, strict=True)
                )
                after[sums, states | given, dice] += chance * weight
        return after

    def out(self, damage: Damage) -> frozenset[str]:
        """Who is out of action."""
        pairs = zip(damage, self.points.items(), strict=True)
        return frozenset(name for sum_, (name, points) in pairs if sum_ >= points)

    def read(self, read: Callable[[Ending], Any]) -> dict[Any, Fraction]:
        """The law of what is read off each ending."""
        found: dict[Any, Fraction] = defaultdict(Fraction)
        for ending, chance in self.law.items():
            found[read(ending)] += chance
        return found


def without(engagement: Document, out: frozenset[str]) -> Document:
    """The file without those who are out; an attack on one of them is an attack on nobody."""
    kind = read_attack(engagement).arms.kind
    targets = engagement["targets"]
    if kind in ("shot", "melee") and targets and targets[0]["name"] in out:
        return engagement | {"targets": []}
    left = [target for target in targets if target["name"] not in out]
    return engagement | {"targets": [with_whom_is_left(target, out) for target in left]}


def with_whom_is_left(target: Document, out: frozenset[str]) -> Document:
    """A target in melee with nobody who is out."""
    if "engaged_with" not in target:
        return target
    return target | {"engaged_with": [one for one in target["engaged_with"] if one not in out]}


def told(engagement: Document) -> Iterator[tuple[Any, ...]]:
    """How one attack may end: damage and states by name, the dice it left."""
    attack = read_attack(engagement)
    names = [fighter.name for fighter in attack.fighters]
    for hit, chance in rolls(attack):
        if not hit:
            yield {}, frozenset(), 0, chance
            continue
        for damage, given, dice, weight in struck(attack):
            yield dict(zip(names, damage, strict=True)), given, dice, chance * weight


def rolls(attack: Attack) -> Iterator[tuple[bool, Fraction]]:
    """The attack roll of an explosion; a shot and a blow tell theirs by their damage alone."""
    if attack.arms.kind != "explosion":
        yield True, Fraction(1)
        return
    hit = chance_to_hit(attack)
    yield from ((done, part) for done, part in ((True, hit), (False, 1 - hit)) if part)


def struck(attack: Attack) -> Iterator[tuple[Damage, frozenset[tuple[str, str]], int, Fraction]]:
    """Everybody's damage and states after an attack that hits."""
    law = area(attack) if attack.arms.kind == "explosion" else endings(attack)
    for course, chance in law.items():
        given = frozenset(
            (attack.fighters[place].name, attack.arms.state)
            for place in course.reached
            if attack.arms.state is not None and not attack.fighters[place].immune
        )
        yield course.damage, given, course.dice or 0, chance


def resolve(engagements: Sequence[Document]) -> Document:
    """The laws of the whole, targets by name, probabilities as reduced fractions."""
    row = Row(engagements)
    found: Document = {
        "targets": {name: figure(row, place) for place, name in enumerate(row.names)},
        "total_loss": printed(row.read(lambda end: sum(lost(row, end[0])))),
        "out_count": printed(row.read(lambda end: len(row.out(end[0])))),
    }
    if row.last.arms.kind in ("explosion", "shot", "melee"):
        found["attack"] = attack_roll(row)
    if spends_dice(row.last.arms):
        found["dice_left"] = printed(row.read(lambda end: end[2]))
    return found


def lost(row: Row, damage: Damage) -> list[int]:
    """Points really lost by each."""
    return [min(sum_, points) for sum_, points in zip(damage, row.points.values(), strict=True)]


def attack_roll(row: Row) -> dict[str, str]:
    """Whether the last attack hits; one on a figure who is out does not."""
    hit = Fraction(0)
    for (damage, *_), chance in row.before.items():
        left = without(row.engagements[-1], row.out(damage))
        hit += chance * chance_to_hit(read_attack(left))
    return {"hit": str(hit), "miss": str(1 - hit)}


def figure(row: Row, place: int) -> Document:
    """All that may befall one of them."""
    damage, loss = (
        row.read(lambda end: end[0][place]),
        row.read(lambda end: lost(row, end[0])[place]),
    )
    return {
        "damage": printed(damage),
        "loss": printed(loss),
        "mean_damage": str(sum(value * chance for value, chance in damage.items())),
        "mean_loss": str(sum(value * chance for value, chance in loss.items())),
        "states": states(row, place),
    }


def states(row: Row, place: int) -> dict[str, str]:
    """Out of action, and every state that a weapon inflicts."""
    name = row.names[place]
    found = {"out": row.read(lambda end: name in row.out(end[0]))[True]}
    for engagement in row.engagements:
        state = read_attack(engagement).arms.state
        if state is not None:
            found[state] = row.read(lambda end, state=state: (name, state) in end[1])[True]
    return {state: str(chance) for state, chance in found.items()}
