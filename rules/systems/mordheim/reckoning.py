"""From the cards to what the dice need: needs, saves, injuries (seed 003, dossier §§2 to 6)."""

from __future__ import annotations

from typing import Literal

from rules.systems.mordheim import tables
from rules.systems.mordheim.criticals import cells_of
from rules.systems.mordheim.models import MordheimEngagement, Target
from rules.systems.mordheim.notation import write
from rules.systems.mordheim.notes import ENTANGLED
from rules.systems.mordheim.plans import BEGINNINGS, Edge, Encounter, Group, Plan, is_harmless
from rules.systems.mordheim.shares import Share
from rules.systems.mordheim.steps import Blow, Body, Fall, Strike
from rules.systems.mordheim.tables import KNOCKED_DOWN, NEVER, STUNNED, UNHARMED
from rules.systems.mordheim.throws import ToHit
from rules.systems.mordheim.weapon import Weapon

Blows = list[tuple[Weapon, int, Blow]]
"""Each weapon with its attacks, and what one hit of it is."""

HARDEST_FOR_CRITICAL = 5
TRIES = {"none": 0, "one": 1, "reroll": 2}
RANKS = {"standing": UNHARMED, "knocked_down": KNOCKED_DOWN, "stunned": STUNNED}


class Reckoning:
    """One engagement and one of its targets."""

    def __init__(self, engagement: MordheimEngagement, target: Target) -> None:
        self.engagement, self.target = engagement, target
        self.attacker, self.rules = engagement.attacker, engagement.rules
        # All weapons of an attack are of one kind.
        self.kind: Literal["melee", "shooting", "fall"] = engagement.weapon.kind

    def encounter(
        self, place: int, attacker: int, share: Share, *, first: bool = True, followed: bool = False
    ) -> Encounter:
        """All that one attacker does to the figure at ``place``.

        ``first``: nobody attacks the figure before him, so that he finds him as he stood.
        ``followed``: others may attack the figure after him.
        """
        found = (RANKS[self.target.state],) if first else BEGINNINGS
        blows = [(weapon, dice, self.blow(weapon)) for weapon, dice in share]
        plans = tuple(self.plan(blows, began, followed=followed) for began in found)
        limited = self.kind == "melee" or self.rules.shooting_criticals == "once"
        return Encounter(attacker, place, plans, limited, self.edge())

    def plan(self, blows: Blows, began: int, *, followed: bool) -> Plan:
        """The attacks on a figure found in this state."""
        melee = self.kind == "melee"
        body = self.body(finished=melee and began == KNOCKED_DOWN)
        if melee and began == STUNNED:
            return Plan(body, finishing=bool(blows))
        tries = TRIES[self.target.parry] if melee and began == UNHARMED else 0
        groups = [
            group
            for place, one in enumerate(blows)
            for group in self.groups(place, *one, began, parries=tries > 0)
        ]
        return Plan(body, _that_matter(groups, followed=followed), tries)

    def groups(
        self,
        place: int,
        weapon: Weapon,
        dice: int,
        blow: Blow,
        began: int,
        *,
        parries: bool,
    ) -> list[Group]:
        """The attacks with one weapon, thrown together; falls one by one."""
        if weapon.kind == "fall":
            return [Group(Fall(), blow)] * dice
        if self.hits_by_itself(weapon, began):
            return [Group(Strike(ToHit(dice, 1)), blow, place)]
        best = parries and self.can_parry(weapon)
        lotus = weapon.poison and blow.need > 1
        return [Group(Strike(ToHit(dice, self.need(weapon), lotus, best)), blow, place)]

    def hits_by_itself(self, weapon: Weapon, began: int) -> bool:
        """Whether a weapon hits a figure found in this state automatically (R25)."""
        always = self.rules.downed_automatic == "all"
        downed = began != UNHARMED and (self.kind == "melee" or always)
        return downed or weapon.hits == "automatic"

    def can_parry(self, weapon: Weapon) -> bool:
        """Whether this weapon's hits may be parried: not at twice the parrier's Strength."""
        own, strength = self.target.strength, self.strength(weapon)
        return weapon.can_be_parried and (own is None or strength < 2 * own)

    def strength(self, weapon: Weapon) -> int:
        """The Strength of a hit."""
        return tables.strength_of(self.attacker.strength, weapon.strength) or 1

    def need(self, weapon: Weapon) -> int:
        """The need to hit with a weapon as a die can meet it."""
        six, one = self.rules.seven_to_hit == "six_hits", self.rules.one_always_fails
        return tables.final_need(self.raw_need(weapon), six_hits=six, one_fails=one)

    def raw_need(self, weapon: Weapon) -> int:
        """The need to hit as reckoned, whatever a die can show (dossier §2)."""
        how = self.engagement.circumstances
        if how.to_hit is not None:
            return how.to_hit
        added = how.to_hit_modifier + (weapon.hit_bonus or 0)
        if self.kind == "melee":
            attacker, defender = self.attacker.weapon_skill or 1, self.target.weapon_skill or 1
            return tables.melee_need(attacker, defender) - added
        covered = how.cover or self.target.pavise
        harder = covered + how.long_range + how.moved - how.large_target
        skill = self.attacker.ballistic_skill or 1
        return tables.shooting_need(skill) + harder - added

    def blow(self, weapon: Weapon) -> Blow:
        """One hit with a weapon."""
        if weapon.kind == "fall":
            return self.fall(weapon.height or 1)
        if weapon.hits == "entangling":
            return Blow(NEVER, NEVER, tables.COMMON_BANDS, instead=ENTANGLED)
        rules, attacker = self.rules, self.attacker
        strength = self.strength(weapon)
        chart = tables.wound_need(strength, self.target.toughness)
        critical = weapon.can_crit and chart <= HARDEST_FOR_CRITICAL
        wounds = tables.wounds_of(weapon.wounds)
        return Blow(
            need=chart if chart >= NEVER else min(max(chart - weapon.wound_bonus, 1), NEVER),
            save=self.save(weapon, strength),
            bands=self.bands(concussion=weapon.concussion),
            critical=(
                cells_of(weapon.critical_table, attacker.critical_bonus) if critical else None
            ),
            wounds=wounds,
            injury=attacker.injury_bonus,
            each=rules.vital_part_save == "per_wound",
            either=rules.multi_wound_critical == "either" and wounds != 1,
        )

    def fall(self, height: int) -> Blow:
        """One hit of a fall: no save, no critical (dossier §6)."""
        need = tables.wound_need(height, self.target.toughness)
        return Blow(need, NEVER, self.bands(concussion=False))

    def save(self, weapon: Weapon, strength: int) -> int:
        """The save against a hit; NEVER for none, 1 or less where no die fails."""
        malus = tables.save_malus(strength) + weapon.armour_piercing - weapon.enemy_save_bonus
        need = self.base_save() + malus
        if weapon.no_save or need >= NEVER:
            return NEVER
        return max(need, 2) if self.rules.one_always_fails else max(need, 1)

    def base_save(self) -> int:
        """The save before Strength and weapon: 1 at best, 7 for none (dossier §5)."""
        target = self.target
        on_foot = target.mount == "none"
        borne = 1 + on_foot if target.kite_shield else int(target.shield)
        worn = tables.ARMOUR_SAVES[target.armour] - borne
        cloaked = self.kind == "shooting" and target.wolf_cloak
        save = worn if target.save is None else target.save
        return max(save - tables.MOUNT_BONUS[target.mount] - cloaked, tables.BEST_SAVE)

    def bands(self, *, concussion: bool) -> tuple[int, int]:
        """How injury dice are read (dossier §5)."""
        target = self.target
        if target.true_grit:
            return tables.TRUE_GRIT_BANDS
        if target.hard_to_kill:
            return tables.HARD_TO_KILL_BANDS
        stuns = concussion and not target.hard_head
        return tables.CONCUSSION_BANDS if stuns else tables.COMMON_BANDS

    def body(self, *, finished: bool = False) -> Body:
        """How the target bears wounds."""
        target = self.target
        return Body(
            ward=target.ward or NEVER,
            helmet=target.helmet or NEVER,
            per_die=self.rules.helmet_save == "per_die",
            no_pain=target.no_pain,
            finished=finished,
        )

    def edge(self) -> Edge | None:
        """What the target faces when he goes down near an edge."""
        height = self.target.near_edge
        if height is None:
            return None
        return Edge(self.target.initiative or 1, self.fall(height), self.body())


def name_of(weapon: Weapon) -> str:
    """What the players call a weapon."""
    return weapon.name or write(weapon)


def _that_matter(groups: list[Group], *, followed: bool) -> tuple[Group, ...]:
    """The attacks of which something may come: harmless ones may still draw the parry."""
    hitting = [group for group in groups if _may_hit(group)]
    harmful = [group for group in hitting if not is_harmless(group)]
    if len(harmful) == len(hitting):
        return tuple(harmful)
    drawing = followed or any(map(_draws, harmful))
    return tuple(group for group in hitting if group in harmful or (drawing and _draws(group)))


def _may_hit(group: Group) -> bool:
    return not isinstance(group.strike, Strike) or group.strike.dice.need < NEVER


def _draws(group: Group) -> bool:
    return isinstance(group.strike, Strike) and group.strike.dice.best
