"""Reading a roster: what is repaired is told, what cannot be read is named, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import cast

from rules.document import Document
from rules.engagement import UnknownField, unknown_fields, validated
from rules.json_reading import Json
from rules.kinds import document_or_head, of_another_kind
from rules.roster import (
    AnyRoster,
    Group,
    NewId,
    profile_model,
    roster_model,
)
from rules.systems import GameSystem, game_of, load
from rules.text import InputError, InvalidError, Text

Migration = Callable[[Json], Json]
MIGRATIONS: tuple[Migration, ...] = ()
"""What makes a roster of version 1 one of version 2, and so on, up to the present one."""

ROSTER_DEFAULTS: Json = {
    "toise": "roster", "version": 1, "id": "", "system": "", "name": "", "note": "",
    "groups": [], "profiles": [],
}  # fmt: skip
LISTS = ("tags", "weapons", "history")
PROFILE_DEFAULTS: Json = {
    "id": "", "name": "", "group": None, "count": 1, "side": None, "base_mm": 25, "role": None,
    "tags": [], "note": "", "attacker": {}, "target": {}, "weapons": [], "history": [],
}  # fmt: skip
"""In the order of a file."""
EMPTY: Json = {"attacker": {}, "target": {}}


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that was mended in reading, and where (``profiles[1].id``)."""

    where: str
    text: Text


@dataclass(frozen=True, slots=True)
class RosterReading:
    """A roster as it was read: its game, its document with every field, what there is to tell.

    ``read_only``: a newer version of the program wrote it.
    """

    system: GameSystem
    document: Json
    notices: tuple[Notice, ...] = ()
    unknown: tuple[UnknownField, ...] = ()
    read_only: bool = False


def read_roster(
    raw: bytes | str | Json, new_id: NewId, migrations: Sequence[Migration] = MIGRATIONS
) -> RosterReading:
    """Read a roster, or raise InvalidError with an error at each place that breaks the schema."""
    try:
        given = raw if isinstance(raw, dict) else document_or_head(raw)
        system = roster_system(given)
    except InputError as error:
        raise InvalidError([error]) from None
    document = _migrated(given, migrations)
    repaired, notices = _repaired(document, new_id)
    roster: AnyRoster = validated(roster_model(system), repaired)
    unknown = (*_unknown(roster), *_unknown_in_weapons(system, roster))
    newer = roster.version > len(migrations) + 1
    return RosterReading(system, _completed(repaired), tuple(notices), unknown, read_only=newer)


def _completed(document: Json) -> Json:
    """A valid document with every field in its place, defaults where it said nothing."""
    known = {name: document.get(name, default) for name, default in ROSTER_DEFAULTS.items()}
    known |= {"groups": list(document.get("groups", []))}
    known |= {"profiles": [_completed_profile(one) for one in document.get("profiles", [])]}
    return known | {name: value for name, value in document.items() if name not in known}


def _completed_profile(profile: Json) -> Json:
    whole = PROFILE_DEFAULTS | profile
    for name in LISTS:
        whole[name] = list(whole[name])
    base = whole["base_mm"]
    whole["base_mm"] = int(base) if float(base).is_integer() else base
    return whole


def _migrated(document: Json, migrations: Sequence[Migration]) -> Json:
    """The document as the present version has it; a newer one as it is."""
    for version, migrate in enumerate(migrations[document["version"] - 1 :], document["version"]):
        document = migrate(document) | {"version": version + 1}
    return document


def roster_system(document: Json) -> GameSystem:
    """The game of a roster, or InputError where the document is none that can be read."""
    if document.get("toise") != "roster":
        raise of_another_kind(document, Text("not a roster of Toise"))
    version = document.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise InputError(Text("{version} is not a version", version=str(version)), where="version")
    wanted = document.get("system")
    found = game_of(wanted) if isinstance(wanted, str) else None
    if found is not None:
        return found
    near = get_close_matches(str(wanted), load(), 1)
    text = Text("{system} is not a game that Toise knows", system=str(wanted))
    raise InputError(text, where="system", suggestion=near[0] if near else None)


def weapon_model(system: GameSystem) -> type[Document]:
    """The weapon of this game, as an object."""
    return system.engagement.model_fields["weapon"].annotation


def _unknown(roster: AnyRoster) -> Iterator[UnknownField]:
    """The fields nobody reads; only the few profiles that have some are looked through."""
    yield from unknown_fields(roster.model_copy(update={"profiles": []}))
    for place, profile in enumerate(roster.profiles):
        parts = (profile, profile.attacker, profile.target, *profile.weapons, *profile.history)
        if any(part.model_extra for part in parts):
            yield from unknown_fields(profile, f"profiles[{place}].")


def _unknown_in_weapons(system: GameSystem, roster: AnyRoster) -> Iterator[UnknownField]:
    """The fields nobody reads in weapons given as objects; InvalidError where one is wrong."""
    for place, profile in enumerate(roster.profiles):
        for number, carried in enumerate(profile.weapons):
            if isinstance(carried.weapon, dict):
                where = f"profiles[{place}].weapons[{number}].weapon"
                weapon = _weapon_at(system, cast("Json", carried.weapon), where)
                yield from unknown_fields(weapon, f"{where}.")


def _weapon_at(system: GameSystem, weapon: Json, where: str) -> Document:
    try:
        return validated(weapon_model(system), weapon)
    except InvalidError as invalid:
        for problem in invalid.problems:
            problem.where = f"{where}.{problem.where}"
        raise


def _repaired(document: Json, new_id: NewId) -> tuple[Json, list[Notice]]:
    """A copy with an identity for everything that needs one, and what was mended."""
    mended = dict(document)
    notices: list[Notice] = []
    if _lacks_id(mended):
        mended["id"] = new_id()
        notices.append(Notice("id", Text("a new identity was given")))
    groups = _identified(mended, "groups", new_id, notices)
    _identified(mended, "profiles", new_id, notices)
    for place, profile in _objects(mended.get("profiles")):
        whole = EMPTY | profile
        if isinstance(profile.get("group"), str) and profile["group"] not in groups:
            whole["group"] = None
            notices.append(Notice(f"profiles[{place}].group", Text("its group is not there")))
        mended["profiles"][place] = whole
    return mended, notices


def _identified(document: Json, part: str, new_id: NewId, notices: list[Notice]) -> set[str]:
    """Give every object of a list an id of its own (of those with one, the first keeps it)."""
    seen: set[str] = set()
    if isinstance(document.get(part), list):
        document[part] = list(document[part])
    for place, item in _objects(document.get(part)):
        identified = item
        if _lacks_id(item, seen):
            identified = document[part][place] = item | {"id": new_id()}
            notices.append(Notice(f"{part}[{place}].id", _why_new(item)))
        if isinstance(identified["id"], str):
            seen.add(identified["id"])
    return seen


def _objects(items: object) -> list[tuple[int, Json]]:
    """The objects of a list with their places; what is none is the schema's to refuse."""
    if not isinstance(items, list):
        return []
    places = enumerate(cast("list[object]", items))
    return [(place, cast("Json", item)) for place, item in places if isinstance(item, dict)]


def _lacks_id(item: Json, seen: Collection[object] = ()) -> bool:
    """Whether the id is missing or another's; one of the wrong type is the schema's to refuse."""
    given = item.get("id")
    return given is None or given == "" or (isinstance(given, str) and given in seen)


def _why_new(item: Json) -> Text:
    if item.get("id"):
        return Text("the identity was another's; a new one was given")
    return Text("a new identity was given")


def profile_problem(system: GameSystem, profile: Json) -> InputError | None:
    """What first breaks the schema in a profile, or None."""
    try:
        validated(profile_model(system), profile)
    except InvalidError as invalid:
        return invalid.problems[0]
    return None


def name_problem(name: str) -> InputError | None:
    """Why a roster or a group can't be called so, or None."""
    try:
        validated(Group, {"id": "-", "name": name})
    except InvalidError as invalid:
        return invalid.problems[0]
    return None
