"""The rules service: from an engagement file to its result, computed, rolled or typed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, cast

from rules.case import Case, resolve
from rules.engagement import Engagement, UnknownField, unknown_fields, validated
from rules.json_reading import Json
from rules.kinds import document_or_head, of_another_kind
from rules.readings import STATE_LIMIT
from rules.resolution import Resolver
from rules.result import Result
from rules.systems import GameSystem, game_of, names
from rules.text import InputError, InvalidError, Text
from rules.wording import shown

AnyEngagement = Engagement[Any, Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Reading:
    """An engagement as it was read: without problems, with the fields nothing reads."""

    system: GameSystem
    engagement: AnyEngagement
    unknown: tuple[UnknownField, ...]
    case: Case

    def with_warnings(self, result: Result) -> Result:
        """The result with the fields that nothing read named in its warnings."""
        named = tuple(field.document() for field in self.unknown)
        return replace(result, warnings=(*named, *result.warnings))

    def meanings(self, result: Result) -> list[Text]:
        """What the states that may be reached, and the notes, ask of the players."""
        meaning = self.system.meaning
        if meaning is None:
            return []
        states = [s for figure in result.figures for s, chance in figure.states.items() if chance]
        notes = [note for figure in result.figures for note, _ in figure.notes or ()]
        said = map(meaning, dict.fromkeys((*states, *notes)))
        return [text for text in said if text is not None]


def read_engagement(raw: bytes | str | Json) -> Reading:
    """Read an engagement, or raise InvalidError with an error for each field at fault."""
    system, engagement = valid_engagement(raw)
    unknown = tuple(unknown_fields(engagement))
    return Reading(system, engagement, unknown, system.case(engagement))


def valid_engagement(raw: bytes | str | Json) -> tuple[GameSystem, AnyEngagement]:
    """An engagement and its game, or InvalidError with an error for each field at fault."""
    try:
        document = raw if isinstance(raw, dict) else document_or_head(raw)
        system = _system(document)
        prepared = _with_weapon(document, system)
    except InputError as error:
        raise InvalidError([error]) from None
    engagement = validated(system.engagement, prepared)
    problems = system.problems(engagement)
    if problems:
        raise InvalidError(problems)
    return system, engagement


def _system(document: Json) -> GameSystem:
    if document.get("toise") != "engagement":
        raise of_another_kind(document, Text("not an engagement of Toise"))
    version = document.get("version")
    if isinstance(version, bool) or version != 1:
        raise InputError(
            Text("only version 1 can be read, not {version}", version=_as_json(version)),
            where="version",
        )
    wanted = document.get("system")
    found = game_of(wanted) if isinstance(wanted, str) else None
    if found is not None:
        return found
    near = get_close_matches(str(shown(wanted)), names(), 1)
    text = Text("{system} is not a game that Toise knows", system=shown(wanted))
    raise InputError(text, where="system", suggestion=near[0] if near else None)


def _as_json(value: object) -> str | int | float:
    """A value in which a string can be told from the number it holds."""
    return f'"{shown(value)}"' if isinstance(value, str) else shown(value)


def _with_weapon(document: Json, system: GameSystem) -> Json:
    """The document with its weapons read from the notation and empty parts filled in.

    Several weapons may stand beside ``weapon`` or with the attacker; the first of them is then the
    weapon, unless one is named.
    """
    filled: Json = {"rules": {}, "circumstances": {}, "attacker": {}}
    filled.update(document)
    if "weapons" in system.engagement.model_fields:
        _gather_weapons(filled, system)
    if not system.engagement.model_fields["weapon"].is_required() and _is_blank(filled):
        return {name: part for name, part in filled.items() if name != "weapon"}
    filled.update(_read_weapon(filled, system, "weapon"))
    return filled


def _is_blank(holder: Json) -> bool:
    """Whether no weapon was told, by a form that was left empty for one."""
    weapon = holder.get("weapon")
    return weapon is None or (isinstance(weapon, str) and not weapon.strip())


def _gather_weapons(filled: Json, system: GameSystem) -> None:
    attacker: Any = filled["attacker"]
    if isinstance(attacker, dict) and "weapons" in attacker and not filled.get("weapons"):
        filled["attacker"] = {k: v for k, v in cast("Json", attacker).items() if k != "weapons"}
        filled["weapons"] = attacker["weapons"]
    several: Any = filled.get("weapons")
    if not isinstance(several, list) or not all(isinstance(armed, dict) for armed in several):  # pyright: ignore[reportUnknownVariableType]
        return
    entries = cast("list[Json]", several)
    filled["weapons"] = [
        armed | _read_weapon(armed, system, f"weapons[{place}].weapon")
        for place, armed in enumerate(entries)
    ]
    if filled["weapons"] and filled.get("weapon") is None:
        filled["weapon"] = filled["weapons"][0].get("weapon")


def _read_weapon(holder: Json, system: GameSystem, where: str) -> Json:
    """The ``weapon`` of what holds one, read where it is a notation."""
    weapon = holder.get("weapon")
    if not isinstance(weapon, str):
        return {}
    try:
        return {"weapon": system.read(weapon).model_dump(mode="json", exclude_none=True)}
    except InputError as error:
        error.where = where
        raise


def resolve_document(
    raw: bytes | str | Json, resolver: Resolver | None = None, *, joint: bool = False
) -> Json:
    """The result document of an engagement; InvalidError where it can't be used."""
    reading = read_engagement(raw)
    result = resolve(reading.case, resolver or Resolver(), limit=None if joint else STATE_LIMIT)
    return reading.with_warnings(result).document()
