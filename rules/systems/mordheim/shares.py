"""Whose attacks go to whom: the weapons in the order struck, shared among the targets."""

from __future__ import annotations

from collections import Counter

from rules.systems.mordheim.models import MordheimEngagement
from rules.systems.mordheim.weapon import Weapon

Share = list[tuple[Weapon, int]]


def arms(engagement: MordheimEngagement) -> Share:
    """Each weapon with its attacks, in the order struck."""
    if engagement.weapons:
        return [(armed.weapon, armed.attacks) for armed in engagement.weapons]
    return [(engagement.weapon, engagement.attacker.attacks)]


def attacks_of(engagement: MordheimEngagement) -> int:
    """How many attacks there are in all."""
    return sum(attacks for _, attacks in arms(engagement))


def numbers(engagement: MordheimEngagement) -> list[int]:
    """How many attacks each target gets; the first who names none takes all that are left."""
    asked = [target.attacks for target in engagement.targets]
    left = attacks_of(engagement) - sum(number or 0 for number in asked)
    first = asked.index(None) if None in asked else -1
    return [left if place == first else number or 0 for place, number in enumerate(asked)]


def shares(engagement: MordheimEngagement) -> list[Share]:
    """The attacks on each target, weapon by weapon; a fall is shared out like an attack."""
    struck = [place for place, (_, attacks) in enumerate(arms(engagement)) for _ in range(attacks)]
    weapons = [weapon for weapon, _ in arms(engagement)]
    found: list[Share] = []
    for number in numbers(engagement):
        taken, struck = Counter(struck[:number]), struck[number:]
        found.append([(weapons[place], attacks) for place, attacks in taken.items()])
    return found
