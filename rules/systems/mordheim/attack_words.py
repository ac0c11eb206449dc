"""What was understood of an attack, in words: its needs, weapon by weapon where they differ."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING

from rules.systems.mordheim.reckoning import RANKS, TRIES, Reckoning, name_of
from rules.systems.mordheim.shares import Share, arms, shares
from rules.systems.mordheim.tables import NEVER, STUNNED, UNHARMED
from rules.text import Names, Text

if TYPE_CHECKING:
    from rules.systems.mordheim.case import MordheimCase
    from rules.systems.mordheim.models import MordheimEngagement
    from rules.systems.mordheim.weapon import Weapon


def reading(case: MordheimCase) -> Text:
    """What was understood of the attack, in a sentence or two."""
    engagement = case.engagement
    if engagement.weapon.kind == "fall":
        height = engagement.weapon.height or 0
        return Text("A fall of {height}″: 1d3 hits of Strength {height}, no save.", height=height)
    if not engagement.targets:
        return Text("Nobody is attacked")
    told = Text("{attacks}. {hit}", attacks=_attacks(engagement), hit=_needs_told(engagement))
    left_out = _left_out(engagement)
    return told if left_out is None else Text("{told} {more}", told=told, more=left_out)


def joined(parts: Iterable[Text]) -> Text:
    """Parts of a sentence, one after the other."""
    return reduce(lambda said, more: Text("{said}; {more}", said=said, more=more), parts)


def _attacks(engagement: MordheimEngagement) -> Text:
    total = sum(attacks for _, attacks in arms(engagement))
    if engagement.weapon.kind == "shooting":
        return Text("%n shot(s)", None, total)
    return Text("%n attack(s)", None, total)


def _left_out(engagement: MordheimEngagement) -> Text | None:
    """What is printed with the weapons and changes no number here; None where nothing is."""
    traits = dict.fromkeys(trait for weapon, _ in arms(engagement) for trait in weapon.traits)
    return Text("Not reckoned: {traits}.", traits=Names(tuple(traits))) if traits else None


def _needs_told(engagement: MordheimEngagement) -> Text:
    """The needs against everybody attacked; against the first where nobody is."""
    pairs = zip(engagement.targets, shares(engagement), strict=True)
    attacked = [pair for pair in pairs if pair[1]]
    told = [
        _against(Reckoning(engagement, target), share)
        for target, share in attacked or [(engagement.targets[0], arms(engagement))]
    ]
    return reduce(lambda said, more: Text("{told} {more}", told=said, more=more), told)


def _against(one: Reckoning, share: Share) -> Text:
    """The needs against one target, as a player says them."""
    began = RANKS[one.target.state]
    if began == STUNNED and one.kind == "melee":
        return Text("{name} is stunned: out of action without a die.", name=one.target.name)
    name = _target(one, share, began)
    told = {name_of(weapon): _needs(one, weapon, began) for weapon, _ in share}
    hits, others = zip(*told.values(), strict=True)
    if len(set(told.values())) == 1:
        return Text("Against {name}: to hit {hit}, {rest}.", name=name, hit=hits[0], rest=others[0])
    if len(set(hits)) == 1:
        armed = (
            Text("{weapon}: {rest}", weapon=weapon, rest=rest) for weapon, (_, rest) in told.items()
        )
        return Text("Against {name}: to hit {hit}; {arms}.", name=name, hit=hits[0],
                    arms=joined(armed))  # fmt: skip
    armed = (
        Text("{weapon}: to hit {hit}, {rest}", weapon=weapon, hit=hit, rest=rest)
        for weapon, (hit, rest) in told.items()
    )
    return Text("Against {name}: {arms}.", name=name, arms=joined(armed))


def _target(one: Reckoning, share: Share, began: int) -> Text | str:
    """The target, and whether he may parry any of these weapons."""
    tries = TRIES[one.target.parry] if one.kind == "melee" and began == UNHARMED else 0
    if not tries or not any(one.can_parry(weapon) for weapon, _ in share):
        return one.target.name
    if tries == 1:
        return Text("{name}, who may parry", name=one.target.name)
    return Text("{name}, who may parry with a re-roll", name=one.target.name)


def _needs(one: Reckoning, weapon: Weapon, began: int) -> tuple[Text, Text]:
    """The need to hit, and what follows a hit."""
    hit = _need(1 if one.hits_by_itself(weapon, began) else one.need(weapon))
    blow = one.blow(weapon)
    if blow.instead is not None:
        return hit, Text("a hit entangles and wounds nobody")
    save = Text("none") if blow.save >= NEVER else _need(blow.save)
    return hit, Text("to wound {wound}, save {save}", wound=_need(blow.need), save=save)


def _need(need: int) -> Text:
    if need <= 1:
        return Text("automatic")
    return Text("impossible") if need >= NEVER else Text("{need}+", need=need)
