"""The chance of the attacks of a battle: of a new one, of each, of a side so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rules.battle.entries import Attack, Chance
from rules.battle.head import OTHER, Fighter
from rules.battle.timeline import Timeline
from rules.chance import Faced, Luck, has_dice, law_of, so_far
from rules.engagement import InvalidError
from rules.json_reading import Json
from rules.resolution import Resolver
from rules.result import law_document
from rules.service import Reading, read_engagement


def named_as(identity: str | None, name: str, fighters: Mapping[str, Fighter]) -> str:
    """The id of the figure a target is: by its own id, or by its name; empty where none is."""
    if identity is not None:
        return identity if identity in fighters else ""
    return next((one.id for one in fighters.values() if one.name == name), "")


def chance_of(timeline: Timeline, attack: Attack, resolver: Resolver) -> Chance | None:
    """What stands with an attack as its chance; None where it is not counted.

    The engagement is read as it stands in the entry, so the law is that of the first die.
    """
    if attack.by is None or attack.source == "typed" or attack.result is None:
        return None
    side = timeline.sides[attack.by]
    try:
        reading = read_engagement(attack.engagement)
    except InvalidError:
        return None
    return _chance(timeline, reading, side, attack, resolver)


def _chance(
    timeline: Timeline, reading: Reading, side: str, attack: Attack, resolver: Resolver
) -> Chance | None:
    game = timeline.system.battle
    assert game is not None
    targets = {
        place: target
        for place, target in enumerate(cast("Sequence[Any]", reading.case.targets))
        if timeline.sides.get(named_as(target.id, target.name, timeline.fighters)) == OTHER[side]
    }
    if not targets or not has_dice(reading.case):
        return None
    measure = game.merit(reading.case, targets)
    law = None if measure is None else law_of(reading.case, measure, resolver)
    if law is None:
        return None
    score = _score(timeline, attack.engagement, attack.result or {}, OTHER[side])
    return Chance(side=side, unit=game.unit, score=score, law=law_document(law))  # pyright: ignore[reportArgumentType]


def _score(timeline: Timeline, engagement: Json, result: Json, side: str) -> int:
    """What a result did to the figures of a side."""
    game = timeline.system.battle
    assert game is not None
    asked: list[Json] = engagement.get("targets", [])
    had = {target["name"]: target for target in asked if "name" in target}
    total = 0
    for entry in result.get("targets", ()):
        name = entry.get("name", "")
        figure = named_as(entry.get("id"), name, timeline.fighters)
        if timeline.sides.get(figure) == side:
            total += game.score(entry, had.get(name, {}))
    return total


def own_loss(timeline: Timeline, attack: Attack) -> int:
    """What an attack did to the side of the one who made it."""
    if attack.by is None or attack.result is None:
        return 0
    return _score(timeline, attack.engagement, attack.result, timeline.sides[attack.by])


def faced_by(
    timeline: Timeline, side: str, resolver: Resolver
) -> Iterator[tuple[Attack, Faced | None]]:
    """The live attacks of a side, each with what it faced; None where it is not counted."""
    for attack in attacks_of(timeline, side):
        yield attack, faced_in(timeline, attack, resolver)


def faced_in(timeline: Timeline, attack: Attack, resolver: Resolver) -> Faced | None:
    """What an attack faced: as it stands in the entry, or computed where that says nothing."""
    told = attack.chance if attack.chance_is_told else chance_of(timeline, attack, resolver)
    return None if told is None else Faced(told.score, told.exact())


def attacks_of(timeline: Timeline, side: str) -> Iterator[Attack]:
    """The live attacks of a side; one that nobody made is of neither."""
    for entry in tuple(timeline.live):
        if isinstance(entry, Attack) and timeline.sides.get(entry.by or "") == side:
            yield entry


def luck_of(timeline: Timeline, side: str, resolver: Resolver) -> Luck | None:
    """How a side did so far; None where no attack of it is counted."""
    game = timeline.system.battle
    assert game is not None
    faced = [one for _, one in faced_by(timeline, side, resolver)]
    counted = [one for one in faced if one is not None]
    return so_far(game.unit, counted, len(faced) - len(counted))
