"""Edits of a roster: each gives another document and leaves the one it was given as it is."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy

from rules.folding import folded
from rules.json_reading import Json
from rules.roster import NewId


def replaced(roster: Json, profiles: Mapping[str, Json]) -> Json:
    """The roster with other profiles in the place of those of the same ids."""
    kept = [profiles.get(one["id"], one) for one in roster["profiles"]]
    return roster | {"profiles": kept}


def without(roster: Json, identities: Collection[str]) -> Json:
    """The roster without some profiles."""
    return roster | {"profiles": [one for one in roster["profiles"] if one["id"] not in identities]}


def inserted(roster: Json, profiles: Sequence[Json], place: int) -> Json:
    """The roster with further profiles at a place of the list."""
    before, after = roster["profiles"][:place], roster["profiles"][place:]
    return roster | {"profiles": [*before, *profiles, *after]}


def duplicates(profiles: Sequence[Json], new_id: NewId) -> list[Json]:
    """Copies that share nothing with the originals, without what battles wrote of them."""
    return [deepcopy(one) | {"id": new_id(), "history": []} for one in profiles]


def arranged(roster: Json, identities: Collection[str], before: str | None) -> Json:
    """The roster with some profiles, in their order, moved before another (None: to the end)."""
    moved = [one for one in roster["profiles"] if one["id"] in identities]
    left = [one for one in roster["profiles"] if one["id"] not in identities]
    places = (place for place, one in enumerate(left) if one["id"] == before)
    place = next(places, len(left))
    return roster | {"profiles": [*left[:place], *moved, *left[place:]]}


def shifted(roster: Json, identities: Collection[str], by: int) -> Json:
    """The roster with some profiles one place up (−1) or down (1) among those of their group."""
    profiles = list(roster["profiles"])
    chosen = [one for one in profiles if one["id"] in identities]
    for one in chosen if by < 0 else reversed(chosen):
        _shift(profiles, one, by, identities)
    return roster | {"profiles": profiles}


def _shift(profiles: list[Json], one: Json, by: int, chosen: Collection[str]) -> None:
    alike = [place for place, other in enumerate(profiles) if other["group"] == one["group"]]
    rank = alike.index(next(at for at in alike if profiles[at] is one)) + by
    if 0 <= rank < len(alike) and profiles[alike[rank]]["id"] not in chosen:
        here, there = alike[rank - by], alike[rank]
        profiles[here], profiles[there] = profiles[there], profiles[here]


def grouped(roster: Json, identities: Collection[str], group: str | None) -> Json:
    """The roster with some profiles in another group (None: in none)."""
    changed = {one["id"]: one | {"group": group} for one in roster["profiles"]
               if one["id"] in identities}  # fmt: skip
    return replaced(roster, changed)


def with_group(roster: Json, name: str, identity: str) -> Json:
    """The roster with a further group."""
    return roster | {"groups": [*roster["groups"], {"id": identity, "name": name}]}


def group_renamed(roster: Json, group: str, name: str) -> Json:
    """The roster with another name of a group."""
    groups = [one | {"name": name} if one["id"] == group else one for one in roster["groups"]]
    return roster | {"groups": groups}


def group_removed(roster: Json, group: str) -> Json:
    """The roster without a group; its profiles are then in none."""
    members = {one["id"] for one in roster["profiles"] if one["group"] == group}
    groups = [one for one in roster["groups"] if one["id"] != group]
    return grouped(roster, members, None) | {"groups": groups}


def group_shifted(roster: Json, group: str, by: int) -> Json:
    """The roster with a group one place up (−1) or down (1)."""
    groups = list(roster["groups"])
    place = next((at for at, one in enumerate(groups) if one["id"] == group), None)
    if place is not None and 0 <= place + by < len(groups):
        groups[place], groups[place + by] = groups[place + by], groups[place]
    return roster | {"groups": groups}


def received(roster: Json, sender: Json, identities: Collection[str], new_id: NewId) -> Json:
    """The roster with profiles of another at its end, in groups of the same names.

    A profile keeps his identity unless somebody here has it.
    """
    names = {one["id"]: one["name"] for one in sender["groups"]}
    taken = {one["id"] for one in roster["profiles"]}
    arrived = deepcopy([one for one in sender["profiles"] if one["id"] in identities])
    for one in arrived:
        if one["id"] in taken:
            one["id"] = new_id()
        roster, one["group"] = _with_group_of(roster, names.get(one["group"]), new_id)
    return inserted(roster, arrived, len(roster["profiles"]))


def _with_group_of(roster: Json, name: str | None, new_id: NewId) -> tuple[Json, str | None]:
    if name is None:
        return roster, None
    for group in roster["groups"]:
        if folded(group["name"]) == folded(name):
            return roster, group["id"]
    roster = with_group(roster, name, new_id())
    return roster, roster["groups"][-1]["id"]


def common(profiles: Sequence[Json], part: str) -> tuple[Json, set[str]]:
    """What all profiles say alike in a part (empty: their own fields), and the fields that differ.

    Of tags, those that all bear are common and none differ.
    """
    held: list[Json] = [one[part] if part else one for one in profiles]
    names = dict.fromkeys(name for one in held for name in one)
    differing = {name for name in names
                 if any(_value(one, name) != _value(held[0], name) for one in held)}  # fmt: skip
    alike = {name: held[0][name] for name in names if name not in differing and name in held[0]}
    if "tags" in differing:
        alike["tags"] = _shared_tags(profiles)
        differing.discard("tags")
    return alike, differing


def _value(holder: Json, name: str) -> tuple[bool, object]:
    return name in holder, holder.get(name)


def _shared_tags(profiles: Sequence[Json]) -> list[str]:
    return [tag for tag in profiles[0]["tags"] if all(tag in one["tags"] for one in profiles)]


def set_for_all(profiles: Sequence[Json], part: str, field: str, value: object) -> list[Json]:
    """The profiles with one field set; of tags, what was added to or taken from the common ones."""
    if field == "tags" and not part and isinstance(value, list):
        return _retagged(profiles, value)  # pyright: ignore[reportUnknownArgumentType]
    return [one | ({part: one[part] | {field: value}} if part else {field: value})
            for one in profiles]  # fmt: skip


def _retagged(profiles: Sequence[Json], wanted: list[str]) -> list[Json]:
    gone = set(_shared_tags(profiles)) - set(wanted)
    return [
        one | {"tags": list(dict.fromkeys([*(t for t in one["tags"] if t not in gone), *wanted]))}
        for one in profiles
    ]
