"""Edits of a raw engagement: each gives an edited copy, with all that nobody reads."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence

from rules.json_reading import Json
from rules.naming import LONGEST_NAME

NUMBERED = re.compile(r"(?P<stem>.*\S) \d{1,3}")
OWN = {"id", "name", "engaged_with", "in_area"}


def part_of(document: Json, part: str) -> Json:
    """A part of the document, empty where it is missing or something else."""
    found = document.get(part)
    return found if isinstance(found, dict) else {}


def targets_of(document: Json) -> list[Json]:
    """The targets, an empty object for whatever is not one."""
    found = document.get("targets")
    listed = found if isinstance(found, list) else []
    return [target if isinstance(target, dict) else {} for target in listed]


def name_of(target: Json) -> str:
    """The name of a target as it can be shown."""
    return str(target.get("name", ""))


def facts_of(target: Json) -> Json:
    """What another like this target shares with him: neither who he is nor his melees."""
    return {key: copy.deepcopy(value) for key, value in target.items() if key not in OWN}


def attacker_name(document: Json) -> str:
    """The name of who attacks as it can be shown."""
    return name_of(part_of(document, "attacker"))


def another(document: Json) -> Json:
    """The same targets under the same rule choices, for another attacker."""
    edited = copy.deepcopy(document)
    edited.pop("weapons", None)
    targets = [{k: v for k, v in one.items() if k != "attacks"} for one in targets_of(edited)]
    bare: Json = {"attacker": {}, "weapon": "", "circumstances": {}, "targets": targets}
    return edited | bare


def another_like(document: Json, names: Sequence[str]) -> Json:
    """The same attack by another like him, whose name none of these is."""
    edited = copy.deepcopy(document)
    attacker = part_of(edited, "attacker")
    attacker.pop("id", None)
    if attacker_name(edited):
        attacker["name"] = free_name(attacker_name(edited), names)
    return edited | {"attacker": attacker}


def with_field(document: Json, part: str, name: str, value: object) -> Json:
    """With another value in a part; None leaves the field out."""
    edited = copy.deepcopy(document)
    edited[part] = _with(part_of(edited, part), name, value)
    return edited


def with_target_field(document: Json, place: int, name: str, value: object) -> Json:
    """With another value in a target; a new name is followed wherever it is spoken of."""
    edited = copy.deepcopy(document)
    targets = targets_of(edited)
    former = name_of(targets[place])
    alone = [name_of(target) for target in targets].count(former) == 1
    targets[place] = _with(targets[place], name, value)
    if name == "name" and isinstance(value, str) and former and alone:
        _rename(targets, former, value)
    return edited | {"targets": targets}


def with_target_fields(document: Json, place: int, fields: Mapping[str, object]) -> Json:
    """With several other values in a target; None leaves one out."""
    for name, value in fields.items():
        document = with_target_field(document, place, name, value)
    return document


def with_targets(document: Json, added: Sequence[Json]) -> Json:
    """With more targets at the end, their names made unique."""
    edited = copy.deepcopy(document)
    targets = targets_of(edited)
    for target in added:
        names = [name_of(other) for other in targets]
        targets.append(copy.deepcopy(target) | {"name": free_name(name_of(target), names)})
    return edited | {"targets": targets}


def with_copy(document: Json, place: int) -> Json:
    """With a twin of a target after it, under a new name and without its id."""
    edited = copy.deepcopy(document)
    targets = targets_of(edited)
    twin = copy.deepcopy(targets[place])
    twin.pop("id", None)
    twin["name"] = free_name(name_of(twin), [name_of(target) for target in targets])
    return edited | {"targets": [*targets[: place + 1], twin, *targets[place + 1 :]]}


def without_target(document: Json, place: int) -> Json:
    """Without a target; nobody is in melee with him any more."""
    edited = copy.deepcopy(document)
    targets = targets_of(edited)
    name = name_of(targets.pop(place))
    if name not in map(name_of, targets):
        _rename(targets, name, None)
    return edited | {"targets": targets}


def with_order(document: Json, places: Sequence[int]) -> Json:
    """With the targets in another order, given by their present places."""
    edited = copy.deepcopy(document)
    targets = targets_of(edited)
    return edited | {"targets": [targets[place] for place in places]}


def opponents(targets: Sequence[Json], place: int) -> list[str]:
    """The names of those in melee with a target, read both ways."""
    name = name_of(targets[place])
    told = _engaged(targets[place])
    told += [name_of(other) for other in targets if name in _engaged(other)]
    return list(dict.fromkeys(told))


def with_opponents(document: Json, place: int, names: Sequence[str]) -> Json:
    """With exactly these in melee with a target, whoever said so before."""
    edited = copy.deepcopy(document)
    targets = targets_of(edited)
    name = name_of(targets[place])
    kept = [other for other in _engaged(targets[place]) if other in names]
    told = {name_of(other) for other in targets if name in _engaged(other)}
    added = [other for other in names if other not in kept and other not in told]
    for other in targets:
        if name in _engaged(other) and name_of(other) not in names:
            _engage(other, [known for known in _engaged(other) if known != name])
    _engage(targets[place], [*kept, *added])
    return edited | {"targets": targets}


def free_name(wanted: str, taken: Sequence[str]) -> str:
    """The name itself, or with the first number from 2 on that nobody bears."""
    if wanted and wanted not in taken:
        return wanted
    numbered = NUMBERED.fullmatch(wanted)
    stem = (numbered["stem"] if numbered else wanted)[: LONGEST_NAME - 4]
    number = 2
    while f"{stem} {number}" in taken:
        number += 1
    return f"{stem} {number}"


def _with(part: Json, name: str, value: object) -> Json:
    edited = {**part, name: value}
    if value is None:
        del edited[name]
    return edited


def _engaged(target: Json) -> list[str]:
    found = target.get("engaged_with")
    return list(found) if isinstance(found, list) else []


def _engage(target: Json, names: list[str]) -> None:
    if names:
        target["engaged_with"] = names
    else:
        target.pop("engaged_with", None)


def _rename(targets: Sequence[Json], former: str, name: str | None) -> None:
    """Speak of a target by another name, or no more of him."""
    for target in targets:
        told = _engaged(target)
        if former in told:
            kept = [name if other == former else other for other in told]
            _engage(target, [other for other in kept if other is not None])
