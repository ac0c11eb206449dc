"""The roster file: the profiles of one game, as their cards give them (files.md § Roster)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args

from pydantic import AfterValidator, Field, PlainSerializer
from pydantic_core import PydanticCustomError

from rules.document import Document, Name
from rules.hints import Hint
from rules.json_reading import Json
from rules.partial import partial
from rules.systems import GameSystem
from rules.text import mark

A = TypeVar("A", bound=Document)
T = TypeVar("T", bound=Document)

VERSION = 1
SIDE_LABELS = {"ally": mark("ours"), "foe": mark("theirs")}
ROLE_LABELS = {"hero": mark("hero"), "henchman": mark("henchman")}
POINTS = {"hit_points": mark("HP"), "structure": mark("SP")}
UNTITLED = {"weapons": mark("Weapons")}
COMPUTED = frozenset({
    *("name", "id", "side", "count", "lost", "shaken", "wounds", "state"),
    *("distance", "in_area", "engaged_with"),
})  # fmt: skip
"""What a profile leaves out: its own fields, and what the battle computes."""

PROFILE_ORDER = (
    *("id", "name", "group", "count", "side", "base_mm", "role", "tags", "note"),
    *("attacker", "target", "weapons", "history"),
)
"""The order of the fields in a file."""

NewId = Callable[[], str]


def _weapon(value: object) -> object:
    if not isinstance(value, str | dict):
        raise PydanticCustomError("weapon_type", "neither a notation nor an object")
    return value  # pyright: ignore[reportUnknownVariableType]


def _short(number: float) -> int | float:
    return int(number) if number.is_integer() else number


Role = Literal["hero", "henchman"]
Id = Annotated[str, Field(min_length=1, max_length=64)]
Millimetres = Annotated[float, PlainSerializer(_short), Hint(unit=mark("mm"))]


class Carried(Document):
    """A weapon of a profile: its notation as it was typed, or an object with the same facts."""

    weapon: Annotated[Any, AfterValidator(_weapon)]
    attacks: int | None = Field(default=None, ge=1, le=10, title=mark("Attacks"))


class Group(Document):
    """A part of a roster, to which profiles belong by its id."""

    id: Id
    name: Name = Field(title=mark("Name"))


class Event(Document):
    """What a battle wrote into the history of a profile."""

    battle: str
    n: int
    text: str


class Figure(Document):
    """What a profile says of a figure in any game."""

    name: Name = Field(title=mark("Name"))
    count: int = Field(default=1, ge=1, le=40, title=mark("Figures"))
    side: Annotated[Literal["ally", "foe"] | None, Hint(labels=SIDE_LABELS)] = Field(
        default=None, title=mark("Side")
    )
    base_mm: Millimetres = Field(default=25.0, ge=5, le=300, title=mark("Base"))
    tags: list[Name] = Field(default_factory=list[str], title=mark("Tags"))
    note: str = Field(default="", title=mark("Note"))


class Profile(Figure, Generic[A, T]):
    """A figure, or several alike: what he is as attacker and as target, and his weapons."""

    id: Id
    group: str | None = Field(default=None, title=mark("Group"))
    role: Annotated[Role | None, Hint(labels=ROLE_LABELS)] = Field(default=None, title=mark("Role"))
    attacker: A
    target: T
    weapons: list[Carried] = Field(default_factory=list[Carried])
    history: list[Event] = Field(default_factory=list[Event])


class Roster(Document, Generic[A, T]):
    """One roster of one game."""

    toise: Literal["roster"] = "roster"
    version: int = Field(default=VERSION, ge=1)
    id: Id
    system: str
    name: Name = Field(title=mark("Name"))
    note: str = Field(default="", title=mark("Note"))
    groups: list[Group] = Field(default_factory=list[Group])
    profiles: list[Profile[A, T]] = Field(default_factory=list[Profile[A, T]])


AnyProfile = Profile[Any, Any]
AnyRoster = Roster[Any, Any]


def attacker_model(system: GameSystem) -> type[Document]:
    """What a profile of this game says of an attacker, nothing of it required."""
    return partial(system.engagement.model_fields["attacker"].annotation, COMPUTED)


def target_model(system: GameSystem) -> type[Document]:
    """What a profile of this game says of a target, nothing of it required."""
    return partial(whole_target(system), COMPUTED | {"attacks"})


def whole_target(system: GameSystem) -> type[Document]:
    """The target of this game's engagements."""
    return get_args(system.engagement.model_fields["targets"].annotation)[0]


@cache
def profile_model(system: GameSystem) -> type[AnyProfile]:
    """The profile of this game's rosters."""
    return Profile[attacker_model(system), target_model(system)]


@cache
def roster_model(system: GameSystem) -> type[AnyRoster]:
    """The roster of this game."""
    return Roster[attacker_model(system), target_model(system)]


def title_of(system: GameSystem, place: str) -> str:
    """The title of a profile's field (``target.hit_points``), marked; else the place itself."""
    part, _, name = place.rpartition(".")
    models = {"attacker": attacker_model, "target": target_model, "": profile_model}
    info = models[part](system).model_fields.get(name) if part in models else None
    told = UNTITLED.get(place) if info is None or info.title is None else info.title
    return told or place


def new_roster(system: GameSystem, name: str, new_id: NewId) -> Json:
    """The document of a roster without profiles."""
    return document_of(roster_model(system)(id=new_id(), system=system.id, name=name))


def new_profile(system: GameSystem, name: str, new_id: NewId) -> Json:
    """The document of a profile of which only the name is known."""
    attacker, target = attacker_model(system)(), target_model(system)()
    profile = profile_model(system)(id=new_id(), name=name, attacker=attacker, target=target)
    return _profile_document(profile)


def document_of(roster: AnyRoster) -> Json:
    """The roster as its file holds it, every field in its place."""
    document = roster.model_dump(mode="json", exclude={"profiles"})
    profiles = [_profile_document(profile) for profile in roster.profiles]
    extra = roster.model_extra or {}
    known = {name: value for name, value in document.items() if name not in extra}
    return known | {"profiles": profiles} | extra


def _profile_document(profile: AnyProfile) -> Json:
    dumped = profile.model_dump(mode="json")
    document = {name: dumped[name] for name in PROFILE_ORDER} | dumped
    document["attacker"] = profile.attacker.model_dump(mode="json", exclude_unset=True)
    document["target"] = profile.target.model_dump(mode="json", exclude_unset=True)
    document["weapons"] = [
        carried.model_dump(mode="json", exclude_unset=True) for carried in profile.weapons
    ]
    return document


@dataclass(frozen=True, slots=True)
class Total:
    """The points of a roster with their terms: how many figures, with how many points each."""

    label: str
    terms: tuple[tuple[int, int], ...]
    field: str = ""

    def document(self) -> Json:
        """The total as programs read it."""
        return {
            "field": self.field,
            "value": self.value,
            "terms": [list(one) for one in self.terms],
        }

    @property
    def value(self) -> int:
        """The sum of the terms."""
        return sum(count * points for count, points in self.terms)


def totals(system: GameSystem, roster: Json) -> list[Total]:
    """One total per kind of points the game has; a profile without points is no term."""
    profiles: list[Json] = roster["profiles"]
    known = target_model(system).model_fields
    return [
        Total(label, tuple((profile["count"], points) for profile in profiles
                           if (points := points_of(profile, field)) is not None), field)
        for field, label in POINTS.items() if field in known
    ]  # fmt: skip


def points_of(profile: Json, field: str) -> int | None:
    """The full points of a figure of this profile (of several values, the highest), or None."""
    points: int | list[int] | None = profile["target"].get(field)
    return max(points, default=None) if isinstance(points, list) else points
