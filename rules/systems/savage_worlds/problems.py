"""What is wrong with an engagement of Savage Worlds as a whole (contract.md § savage_worlds)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import ceil

from rules.engagement import MAX_TARGETS
from rules.geometry import ROUNDING
from rules.systems.savage_worlds.field import template_of
from rules.systems.savage_worlds.groups import members
from rules.systems.savage_worlds.models import SavageWorldsEngagement, Target
from rules.systems.savage_worlds.ranges import EXTREME, Reach
from rules.table import attacker_of
from rules.template import problems as table_problems
from rules.text import InputError, Text


def problems(engagement: SavageWorldsEngagement) -> list[InputError]:
    """Every error that no single field shows, in the order of the document."""
    return [
        *_weapon(engagement),
        *reach_problems(engagement),
        *_groups(engagement.targets),
        *_targets(engagement.targets),
        *_table(engagement),
    ]


def _weapon(engagement: SavageWorldsEngagement) -> Iterator[InputError]:
    weapon = engagement.weapon
    if weapon.can_deviate and not weapon.is_blast:
        yield InputError(Text("a cone or a stream never deviates"), where="weapon.can_deviate")


def reach_problems(engagement: SavageWorldsEngagement) -> Iterator[InputError]:
    """Why an attack can't go as far as this."""
    weapon, how = engagement.weapon, engagement.circumstances
    if not weapon.has_range:
        return
    reach = Reach.of(engagement)
    where = _where(engagement)
    if reach.band is None:
        most = EXTREME * (weapon.ranges or [0])[-1]
        text = Text("{far} squares: out of range, {most} at most", far=_far(reach), most=most)
        yield InputError(text, where=where)
    elif reach.band == "extreme" and weapon.delivery == "thrown":
        yield InputError(_thrown_too_far(engagement, reach), where=where)
    elif reach.band == "extreme" and not how.aimed:
        yield InputError(_unaimed(engagement, reach), where="circumstances.aimed")


def _thrown_too_far(engagement: SavageWorldsEngagement, reach: Reach) -> Text:
    if not _is_measured(engagement):
        return Text("nothing is thrown at extreme range")
    most = (engagement.weapon.ranges or [0])[-1]
    return Text("{far} squares: too far for a throw, {most} at most", far=_far(reach), most=most)


def _unaimed(engagement: SavageWorldsEngagement, reach: Reach) -> Text:
    if not _is_measured(engagement):
        return Text("extreme range must be aimed")
    most = (engagement.weapon.ranges or [0])[-1]
    return Text(
        "{far} squares are extreme range, beyond {most}: it must be aimed",
        far=_far(reach),
        most=most,
    )


def _is_measured(engagement: SavageWorldsEngagement) -> bool:
    """Whether the range is that of a distance."""
    return engagement.circumstances.range is None


def _far(reach: Reach) -> float:
    """A distance rounded up, so that one beyond a bound is never told as the bound itself."""
    return ceil((reach.distance or 0) * 100 - ROUNDING) / 100


def _where(engagement: SavageWorldsEngagement) -> str:
    """The field that decides the range."""
    how = engagement.circumstances
    if how.range is not None:
        return "circumstances.range"
    return "table.aim" if how.distance is None else "circumstances.distance"


def _groups(targets: list[Target]) -> Iterator[InputError]:
    count = sum(target.count for target in targets)
    if count > MAX_TARGETS:
        text = Text("{count} figures in all, {bound} at most", count=count, bound=MAX_TARGETS)
        yield InputError(text, where="targets")
        return
    known: set[str] = set()
    for place, target in enumerate(targets):
        for member in members(target):
            if member.name in known:
                text = Text("the name {name} stands twice", name=member.name)
                yield InputError(text, where=f"targets[{place}].name")
            known.add(member.name)


def _targets(targets: list[Target]) -> Iterator[InputError]:
    found = (target_problems(target, f"targets[{place}]") for place, target in enumerate(targets))
    return chain.from_iterable(found)


def target_problems(target: Target, where: str) -> Iterator[InputError]:
    """What is wrong with a target by itself."""
    if target.kind == "object":
        if target.hardness is None:
            yield InputError(Text("an object needs its Hardness"), where=f"{where}.hardness")
    elif target.toughness is None:
        yield InputError(Text("a Toughness is needed"), where=f"{where}.toughness")
    elif target.armor > target.toughness:
        text = Text(
            "armour is a part of Toughness: {bound} at most, read {value}",
            bound=target.toughness,
            value=target.armor,
        )
        yield InputError(text, where=f"{where}.armor")


def _table(engagement: SavageWorldsEngagement) -> Iterator[InputError]:
    table, weapon = engagement.table, engagement.weapon
    if table is None:
        return
    found = table_problems(table, template_of(weapon))
    yield from found
    if not found and weapon.deviates and attacker_of(table) is None:
        text = Text("the attacker is needed: a blast deviates as seen from him")
        yield InputError(text, where="table.attacker")
