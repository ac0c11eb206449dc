"""To hit and to parry in Mordheim, counted the long way: which hits land, in which order."""

from __future__ import annotations

from fractions import Fraction

from tests.slow.mordheim_hit import CERTAIN, SIXTH, Figure, Law, merged
from tests.slow.read_mordheim import Attack, Fighter, Weapon

# A blow that landed: its place in the order struck and its die, 0 where no die was thrown.
Landed = tuple[tuple[int, int], ...]


def hits(attack: Attack, fighter: Fighter, blows: tuple[Weapon, ...], figure: Figure) -> Law:
    """Law of (hits in the order told, each its weapon and whether its lotus bites; parry tried)."""
    law: Law = {(): CERTAIN}
    for place, weapon in enumerate(blows):
        law = merged(
            ((*landed, *more), chance * weight)
            for landed, chance in law.items()
            for more, weight in thrown(attack, fighter, weapon, place, figure).items()
        )
    return merged(
        ((in_order(kept, blows), tried), chance * weight)
        for landed, chance in law.items()
        for (kept, tried), weight in parried(fighter, blows, figure, landed).items()
    )


def thrown(
    attack: Attack, fighter: Fighter, weapon: Weapon, place: int, figure: Figure
) -> dict[Landed, Fraction]:
    """What one attack lands: itself, nothing, or the one to three hits of a fall."""
    if weapon.kind == "fall":
        return {((place, 0),) * count: Fraction(1, 3) for count in (1, 2, 3)}
    lying = figure.began and (weapon.kind == "melee" or attack.shots_find_the_downed)
    if lying or weapon.hits == "automatic":
        return {((place, 0),): CERTAIN}
    need = needed(attack, fighter, weapon)
    return merged((((place, face),) if face >= need else (), SIXTH) for face in range(1, 7))


def needed(attack: Attack, fighter: Fighter, weapon: Weapon) -> int:
    """The face that hits, 7 where none does."""
    need = attack.to_hit
    if need is None:
        shot = weapon.kind == "shooting"
        need = attack.shot_need if shot else blow_need(attack, fighter)
        need += shot and fighter.pavise and not attack.cover
        need -= attack.to_hit_modifier + weapon.to_hit
    if need > 6:
        return 6 if attack.six_hits else 7
    return max(need, 2 if attack.one_fails else 1)


def blow_need(attack: Attack, fighter: Fighter) -> int:
    """Weapon Skill against Weapon Skill."""
    if attack.weapon_skill > fighter.weapon_skill:
        return 3
    return 5 if fighter.weapon_skill > 2 * attack.weapon_skill else 4


def parried(
    fighter: Fighter, blows: tuple[Weapon, ...], figure: Figure, landed: Landed
) -> dict[tuple[Landed, bool], Fraction]:
    """Who may parry tries the highest die of those that can be parried, 6 being too high."""
    able = fighter.parries and not figure.began and not figure.parried
    open_to_it = [hit for hit in landed if able and can_be_parried(fighter, blows[hit[0]])]
    top = max((face for _, face in open_to_it), default=6)
    if top == 6:
        return {(landed, False): CERTAIN}
    fails = Fraction(top, 6) ** fighter.parries
    first = next(hit for hit in open_to_it if hit[1] == top)
    left = tuple(hit for hit in landed if hit != first)
    return {(landed, True): fails, (left, True): 1 - fails}


def can_be_parried(fighter: Fighter, weapon: Weapon) -> bool:
    """Whether this weapon leaves room for a parry by this fighter; no die, nothing to beat."""
    light = weapon.strength < 2 * fighter.strength
    parried = weapon.can_be_parried and weapon.hits != "automatic"
    return weapon.kind == "melee" and parried and light


def in_order(landed: Landed, blows: tuple[Weapon, ...]) -> tuple[tuple[Weapon, bool], ...]:
    """Hits as they are told: weapon by weapon, those whose lotus bites first."""

    def rank(hit: tuple[int, int]) -> tuple[int, bool]:
        return blows[hit[0]].hand, not bites(hit)

    def bites(hit: tuple[int, int]) -> bool:
        return blows[hit[0]].poison and hit[1] == 6

    return tuple((blows[hit[0]], bites(hit)) for hit in sorted(landed, key=rank))
