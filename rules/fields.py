"""The fields of an engagement that hold one of a few values, and what values they may take."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.hints import Hint, hint_of
from rules.json_reading import Json
from rules.service import Reading

DIE = re.compile(r"d(\d+)(?:\+(\d+))?")
MOST_VALUES = 61
BELOW = 10
"""Of a field with more values so many below the present one are tried, and the others above."""

PARTS = ("attacker", "weapon", "circumstances", "rules")
Value = int | str | bool | None


@dataclass(frozen=True, slots=True)
class Slot:
    """One field: ``part`` of the engagement, ``place`` among the targets where it is one of theirs.

    ``values``: what it may hold, rising where they are numbers. ``now``: what it holds.
    """

    part: str
    name: str
    title: str
    now: Value
    values: tuple[Value, ...]
    labels: tuple[tuple[str, str], ...] = ()
    place: int | None = None

    @property
    def path(self) -> str:
        """The field as a game names it: ``targets.protection``."""
        return f"{self.part}.{self.name}"

    @property
    def counts(self) -> bool:
        """Whether its values are numbers that rise."""
        return all(is_number(value) for value in self.values if value is not None)

    @property
    def climbs(self) -> bool:
        """Whether its values stand in an order of their own: numbers, or dice."""
        return self.counts or all(map(is_die, filter(None, self.values)))

    @property
    def one_more(self) -> int | None:
        """The number after what it holds; None where there is none."""
        if not isinstance(self.now, int) or isinstance(self.now, bool):
            return None
        return self.now + 1 if self.now + 1 in self.values else None

    def label(self, value: Value) -> str | None:
        """The marked word for a value, where it has one."""
        return dict(self.labels).get(str(value))

    def put(self, document: Json, value: Value) -> Json:
        """A copy of an engagement's document with this value in the field."""
        if self.place is None:
            held: Json = {**(document.get(self.part) or {}), self.name: value}
            return document | {self.part: held} | self._first_weapon(document, held)
        targets = list(document["targets"])
        targets[self.place] = targets[self.place] | {self.name: value}
        return document | {"targets": targets}

    def _first_weapon(self, document: Json, held: Json) -> Json:
        """Where several weapons stand beside the weapon, the first of them is the same."""
        if self.part != "weapon" or not document.get("weapons"):
            return {}
        first, *others = document["weapons"]
        return {"weapons": [first | {"weapon": held}, *others]}


def is_number(value: object) -> bool:
    """Whether a value is a whole number, yes and no being none."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_die(value: object) -> bool:
    """Whether a value is a die as games write it: ``d8``, ``d12+1``."""
    return DIE.fullmatch(str(value)) is not None


def slots_of(reading: Reading) -> list[Slot]:
    """The fields of an engagement that are worth asking about, in the order of its document.

    Only those which its kind of weapon reads; those the game names, where it names some.
    """
    engagement, asked = reading.engagement, reading.system.asked
    kind = reading.system.kind_of(engagement.weapon)
    found = [
        slot for part in PARTS for slot in _slots(part, getattr(engagement, part), kind, asked)
    ]
    for place, target in enumerate(engagement.targets):
        found += _slots("targets", target, kind, asked, place)
    chosen = [slot for slot in found if slot.path in asked or not asked]
    return sorted(chosen, key=lambda slot: asked.index(slot.path)) if asked else chosen


def _slots(
    part: str, model: BaseModel, kind: str, asked: Sequence[str], place: int | None = None
) -> Iterator[Slot]:
    owner: Any = type(model)
    for name, field in owner.model_fields.items():
        hint = hint_of(owner, name)
        now = _alone(getattr(model, name), hint)
        shown = not hint.hidden or f"{part}.{name}" in asked
        values = _values(field, hint, now) if shown and hint.read_by(kind) else ()
        if len(values) > 1:
            labels = tuple(hint.labels.items())
            yield Slot(part, name, field.title or name, now, values, labels, place)


def _values(field: FieldInfo, hint: Hint, now: Any) -> tuple[Value, ...]:
    """Every value to be tried, the present one among them; none where the type has no end."""
    kinds = _kinds(field.annotation)
    if hint.lone:
        kinds = [kind for several in kinds for one in get_args(several) for kind in _kinds(one)]
    optional: tuple[Value, ...] = (None,) if NoneType in kinds or now is None else ()
    if bool in kinds:
        return (*optional, False, True)
    if int in kinds and not {str, float} & set(kinds):
        return optional + _numbers([*field.metadata, *_inner(field.annotation)], now)
    literal = [value for one in kinds if get_origin(one) is Literal for value in get_args(one)]
    chosen = literal or [value for value in hint.suggestions if str in kinds]
    known = (*optional, *chosen) if chosen else ()
    if not known or now in known:
        return known
    return (*optional, *sorted([*chosen, now], key=_size)) if is_die(now) else (*known, now)


def _size(die: object) -> tuple[int, int]:
    """The sides of a die, and what is added to it."""
    found = DIE.fullmatch(str(die))
    return (int(found[1]), int(found[2] or 0)) if found else (0, 0)


def _kinds(annotation: Any) -> list[Any]:
    """The types a field may hold, without what is said of them."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _kinds(get_args(annotation)[0])
    if origin in (Union, UnionType):
        return [kind for one in get_args(annotation) for kind in _kinds(one)]
    return [annotation]


def _alone(now: Any, hint: Hint) -> Any:
    """What a field holds; of one that may hold several numbers, the only one where it is alone."""
    several = hint.lone and isinstance(now, list)
    return now[0] if several and len(now) == 1 else now  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _inner(annotation: Any) -> list[Any]:
    """What is said of the types inside a type."""
    arguments = get_args(annotation)
    plain = arguments[1:] if get_origin(annotation) is Annotated else ()
    said = [two for one in plain for two in (one.metadata if isinstance(one, FieldInfo) else [one])]
    inside = arguments[:1] if get_origin(annotation) is Annotated else arguments
    return said + [one for argument in inside for one in _inner(argument)]


def _numbers(metadata: Sequence[Any], now: Any) -> tuple[int, ...]:
    if not isinstance(now, int | None):
        return ()
    lowest: Any = next((bound.ge for bound in metadata if isinstance(bound, Ge)), None)
    highest: Any = next((bound.le for bound in metadata if isinstance(bound, Le)), None)
    if lowest is None or highest is None:
        return ()
    if highest - lowest >= MOST_VALUES:
        lowest = max(lowest, (lowest if now is None else now) - BELOW)
        highest = min(highest, lowest + MOST_VALUES - 1)
    return tuple(range(lowest, highest + 1))
