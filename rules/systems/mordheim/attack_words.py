"""What was understood of an attack, in words: its needs, weapon by weapon where they differ."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING

from rules.systems.mordheim.reckoning import RANKS, TRIES, Reckoning, name_of
from rules.systems.mordheim.shares import Share, arms, shares
from rules.systems.mordheim.tables import NEVER, STUNNED, UNHARMED
from rules.text import Text

if TYPE_CHECKING:
    from rules.systems.mordheim.case import MordheimCase
    from rules.systems.mordheim.models import MordheimEngagement
    from rules.systems.mordheim.steps import Blow


def reading(case: MordheimCase) -> Text:
    """What was understood of the attack, in a sentence or two."""
    engagement = case.engagement
    if engagement.weapon.kind == "fall":
        height = engagement.weapon.height or 0
        return Text("A fall of {height}″: 1d3 hits of Strength {height}, no save.", height=height)
    if not engagement.targets:
        return Text("Nobody is attacked")
    return Text("{attacks}. {hit}", attacks=_attacks(engagement), hit=_first(engagement))


def together(parts: Iterable[Text]) -> Text:
    """Parts of a sentence, one after the other."""
    return reduce(lambda said, more: Text("{said}; {more}", said=said, more=more), parts)


def _attacks(engagement: MordheimEngagement) -> Text:
    total = sum(attacks for _, attacks in arms(engagement))
    if engagement.weapon.kind == "shooting":
        return Text("%n shot(s)", None, total)
    return Text("%n attack(s)", None, total)


def _first(engagement: MordheimEngagement) -> Text:
    """The needs against the first target, as a player says them."""
    one = Reckoning(engagement, engagement.targets[0])
    share = shares(engagement)[0] or arms(engagement)
    began = RANKS[one.target.state]
    if began == STUNNED and one.kind == "melee":
        return Text("{name} is stunned: out of action without a die.", name=one.target.name)
    name, hit = _target(one, share, began), _need(1 if one.hits_by_itself(began) else one.need())
    needs = {name_of(weapon): _needs(one.blow(weapon)) for weapon, _ in share}
    wound, save = next(iter(needs.values()))
    if len(set(needs.values())) == 1:
        return Text(
            "Against {name}: to hit {hit}, to wound {wound}, save {save}.",
            name=name, hit=hit, wound=wound, save=save,
        )  # fmt: skip
    armed = [
        Text("{weapon}: to wound {wound}, save {save}", weapon=weapon, wound=wound, save=save)
        for weapon, (wound, save) in needs.items()
    ]
    return Text("Against {name}: to hit {hit}; {arms}.", name=name, hit=hit, arms=together(armed))


def _target(one: Reckoning, share: Share, began: int) -> Text | str:
    """The target, and whether he may parry any of these weapons."""
    tries = TRIES[one.target.parry] if one.kind == "melee" and began == UNHARMED else 0
    if not tries or not any(one.can_parry(weapon) for weapon, _ in share):
        return one.target.name
    if tries == 1:
        return Text("{name}, who may parry", name=one.target.name)
    return Text("{name}, who may parry with a re-roll", name=one.target.name)


def _needs(blow: Blow) -> tuple[Text, Text]:
    """The needs to wound and to save."""
    return _need(blow.need), Text("none") if blow.save >= NEVER else _need(blow.save)


def _need(need: int) -> Text:
    if need <= 1:
        return Text("automatic")
    return Text("impossible") if need >= NEVER else Text("{need}+", need=need)
