"""From the cards to what the dice need: one attack, whomever it strikes (dossier §§1 to 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rules.systems.hell_dorado.models import HellDoradoEngagement, Target
from rules.systems.hell_dorado.program import FRESH_DICE, AreaAttack, Fighter
from rules.systems.hell_dorado.steps import Aim, Attack
from rules.throws import Successes

SHORT_RANGE_DIFFICULTY = 4
MOST_ATTACK_DICE = 5


@dataclass(frozen=True)
class Reckoning:
    """One engagement, its targets left aside."""

    engagement: HellDoradoEngagement

    @property
    def shared_dice(self) -> int | None:
        """The one pool of a piercing blast: Tir + 5, literally (dossier §9, A1)."""
        shooting = self.engagement.attacker.shooting or 0
        return shooting + FRESH_DICE if self.engagement.weapon.chained else None

    @cached_property
    def area(self) -> AreaAttack:
        """The attack of an area weapon, as long as nobody is under its template."""
        weapon = self.engagement.weapon
        explodes = weapon.kind == "explosion"
        return AreaAttack(
            fighters=(),
            order=(),
            aim=Aim(self.pool(self.range_difficulty())) if explodes else None,
            shared=self.shared_dice,
            difficulty=weapon.difficulty,
            power=weapon.power,
            once=self.engagement.rules.outsider_hit == "once",
        )

    def fighter(self, target: Target, outside: tuple[int, ...] = ()) -> Fighter:
        """What an area attack reads of a target, ``outside`` in melee with him."""
        return Fighter(self.protection(target), target.immune, outside)

    def attack(self, struck: Sequence[Target]) -> Attack:
        """An ordinary attack on the first of those it may strike."""
        return Attack(
            self.pool(self.attack_difficulty([target.defence for target in struck])),
            tuple(self.engagement.weapon.damage_table or ()),
            tuple(map(self.protection, struck)),
            frozenset(place for place, target in enumerate(struck) if target.immune),
        )

    def protection(self, target: Target) -> int:
        """All that is taken from the damage of a figure; cover where it counts (dossier §3)."""
        cover = target.cover if self._is_covered else 0
        return target.protection + target.damage_reduction + cover

    @cached_property
    def _is_covered(self) -> bool:
        return self.engagement.weapon.is_covered

    def pool(self, difficulty: int) -> Successes:
        """The attack roll: 5 dice at most, each point above is a re-roll (dossier §1)."""
        how, attacker = self.engagement.circumstances, self.engagement.attacker
        if how.attack_dice is not None:
            return Successes(how.attack_dice + how.bonus_dice, difficulty)
        melee = self.engagement.weapon.kind == "melee"
        value = (attacker.combat if melee else attacker.shooting) or 0
        value = max(0, value + how.bonus_dice)
        dice = min(MOST_ATTACK_DICE, value)
        return Successes(dice, difficulty, min(value - dice, dice))

    def range_difficulty(self) -> int:
        """The difficulty that distance gives, unless overridden (dossier §1)."""
        how = self.engagement.circumstances
        if how.difficulty is not None:
            return how.difficulty
        if how.range == "long":
            return self.engagement.rules.long_range_difficulty
        return SHORT_RANGE_DIFFICULTY

    def attack_difficulty(self, defences: Sequence[int]) -> int:
        """Defence in melee; for a shot the highest of range and every Defence (dossier §1)."""
        how = self.engagement.circumstances
        if how.difficulty is not None:
            return how.difficulty
        if self.engagement.weapon.kind == "melee":
            return defences[0]
        return max(self.range_difficulty(), *defences)
