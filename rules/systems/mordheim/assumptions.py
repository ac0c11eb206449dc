"""What had to be assumed in an attack of Mordheim (dossier §13, contract.md § mordheim)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.result import Assumption
from rules.systems.mordheim.models import MordheimEngagement
from rules.systems.mordheim.reckoning import HARDEST_FOR_CRITICAL, Reckoning
from rules.systems.mordheim.shares import arms
from rules.systems.mordheim.tables import NEVER, wound_need, wounds_of
from rules.systems.mordheim.weapon import Weapon


def assumptions(engagements: Sequence[MordheimEngagement]) -> list[Assumption]:
    """Every choice that some attack of these hangs on, each once."""
    found = (taken for engagement in engagements for taken in _assumed(engagement))
    return list(dict.fromkeys(found))


def _assumed(engagement: MordheimEngagement) -> Iterator[Assumption]:
    rules = engagement.rules
    reckoned = [Reckoning(engagement, target) for target in engagement.targets]
    if any(target.helmet is not None for target in engagement.targets):
        yield Assumption("helmet_save", rules.helmet_save)
    if engagement.weapon.kind == "fall":
        return
    pairs = [(weapon, one) for weapon, _ in arms(engagement) for one in reckoned]
    critical = [(weapon, one) for weapon, one in pairs if _may_be_critical(weapon, one)]
    if any(weapon.critical_table is None and _saved(weapon, one) for weapon, one in critical):
        yield Assumption("vital_part_save", rules.vital_part_save)
    if any(wounds_of(weapon.wounds) != 1 for weapon, _ in critical):
        yield Assumption("multi_wound_critical", rules.multi_wound_critical)
    yield from _of_shots(engagement, critical=bool(critical))
    yield from _of_needs(reckoned, pairs)
    if any(one.target.parry != "none" and one.target.strength is None for one in reckoned):
        yield Assumption("parry_strength", "unknown")


def _of_shots(engagement: MordheimEngagement, *, critical: bool) -> Iterator[Assumption]:
    rules = engagement.rules
    if engagement.weapon.kind != "shooting":
        return
    if critical:
        yield Assumption("shooting_criticals", rules.shooting_criticals)
    thrown = any(weapon.hits != "automatic" for weapon, _ in arms(engagement))
    if thrown and any(target.state != "standing" for target in engagement.targets):
        yield Assumption("downed_automatic", rules.downed_automatic)


def _of_needs(
    reckoned: list[Reckoning], pairs: list[tuple[Weapon, Reckoning]]
) -> Iterator[Assumption]:
    thrown = [(w, one) for w, one in pairs if w.hits != "automatic"]
    needs = [one.raw_need(w) for w, one in thrown if one.target.state == "standing"]
    if any(need >= NEVER for need in needs):
        yield Assumption("seven_to_hit", reckoned[0].engagement.rules.seven_to_hit)
    fails = reckoned[0].engagement.rules.one_always_fails if reckoned else True
    if any(need <= 1 for need in needs) or any(_saved(w, one, 2) for w, one in pairs):
        yield Assumption("one_always_fails", fails)


def _may_be_critical(weapon: Weapon, one: Reckoning) -> bool:
    chart = wound_need(one.strength(weapon), one.target.toughness)
    wounds = weapon.can_crit and weapon.hits != "entangling"
    return wounds and chart <= HARDEST_FOR_CRITICAL


def _saved(weapon: Weapon, one: Reckoning, need: int = NEVER - 1) -> bool:
    wounds = weapon.hits != "entangling"
    return wounds and one.save(weapon, one.strength(weapon)) <= need
