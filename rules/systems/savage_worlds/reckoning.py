"""What a blow of this weapon is to one target, behind this much cover (dossier §§2, 5, 6)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.systems.savage_worlds.dice import damage_of, trait_of
from rules.systems.savage_worlds.models import Rules, Target, Weapon
from rules.systems.savage_worlds.program import Victim
from rules.systems.savage_worlds.ranges import trait_dice
from rules.systems.savage_worlds.rolls import BreakRoll, DamageRoll, TraitRoll
from rules.systems.savage_worlds.steps import (
    MOST_WOUNDS,
    SUCCESS,
    Body,
    Break,
    Soak,
    Strike,
    steps_of,
)

EVASION_PENALTY = 2
IMPROVED_DODGE = 2
RAISE_DIE = 6
BORNE = 3


@dataclass(frozen=True, slots=True)
class Reckoning:
    """One target of one weapon, under these rule choices."""

    weapon: Weapon
    rules: Rules
    target: Target

    @property
    def is_object(self) -> bool:
        """Whether it breaks at its Hardness, in place of bearing wounds."""
        return self.target.kind == "object"

    @property
    def is_proof(self) -> bool:
        """Whether its heavy armour takes all."""
        return self.target.heavy_armor and not self.weapon.heavy

    def victim(self, figure: int, cover: int) -> Victim:
        """The target lying under the template."""
        if self.is_object:
            broken = Break(self._breaking(cover))
            return Victim(figure, cover, (broken, broken))
        return Victim(figure, cover, (self.strike(cover), self.strike(cover, raised=True)))

    def need(self, cover: int) -> int:
        """The damage that has an effect: AP bites into armour, never beyond it."""
        if self.is_object:
            return (self.target.hardness or 0) + cover
        pierced, armor = self.weapon.armor_piercing, self.target.armor
        bare = (self.target.toughness or 0) - armor
        if self.rules.cover_against_ap == "reduced":
            return bare + max(0, armor + cover - pierced)
        return bare + max(0, armor - pierced) + cover

    def strike(self, cover: int, *, raised: bool = False) -> Strike:
        """Evasion, damage and soak of a character or a vehicle."""
        dice, flat = damage_of(self.weapon.damage)
        dice = (*dice, RAISE_DIE) if raised else dice
        body, soak = self.body(), self.soak()
        most = MOST_WOUNDS if soak else body.bears + 1
        starts = steps_of(self.need(cover), 1 if body.shaken and most == 1 else most + 1)
        return Strike(DamageRoll(dice, flat, starts), body, self.evasion(), soak)

    def body(self) -> Body:
        """How the target bears wounds; a vehicle is never Shaken."""
        target = self.target
        vehicle = target.kind == "vehicle"
        bears = BORNE - target.wounds if target.wild_card else 0
        return Body(bears, target.shaken and not vehicle, vehicle)

    def evasion(self) -> TraitRoll | None:
        """The roll to get out from under the template; None for those who have none."""
        target = self.target
        able = target.kind == "character" and target.aware and self.weapon.evadable
        if not able or target.agility is None:
            return None
        dodge = IMPROVED_DODGE if target.improved_dodge else 0
        modifier = self._own_modifier(target.agility) + dodge - EVASION_PENALTY
        dice = trait_dice(target.agility, wild=target.wild_card)
        return TraitRoll(dice, (SUCCESS,), modifier)

    def soak(self) -> Soak | None:
        """How wounds are soaked; None without a Benny, a Vigor or the rule."""
        target = self.target
        if not self.rules.soak or target.vigor is None or not target.bennies:
            return None
        wild = target.wild_card and self.rules.soak_wild_die
        return Soak(trait_dice(target.vigor, wild=wild), self._own_modifier(target.vigor))

    def _own_modifier(self, trait: str) -> int:
        """What a trait beyond d12 gives and wounds borne take."""
        return trait_of(trait).bonus - self.target.wounds

    def _breaking(self, cover: int) -> BreakRoll:
        dice, flat = damage_of(self.weapon.damage)
        return BreakRoll(dice, flat, self.need(cover))
