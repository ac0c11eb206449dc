"""The engagement of Confrontation: what befalls engines with Structure/X, edition by edition."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Literal, get_args

from pydantic import BeforeValidator, ConfigDict, Field, PlainSerializer, model_validator
from pydantic_core import PydanticCustomError, PydanticKnownError

from rules.chances import Chance, chance_of
from rules.document import Document, Name
from rules.engagement import Engagement
from rules.hints import Hint
from rules.parties import AnyAttacker, AnyTarget
from rules.systems.confrontation.editions import LABELS
from rules.systems.confrontation.weapon import MOST_STRENGTH, Weapon
from rules.systems.confrontation.wounds import COLUMNS, OUTCOMES, ROWS, Cell, Severity
from rules.text import mark

__all__ = ["Attacker", "Circumstances", "ConfrontationEngagement", "Rules", "Target", "Weapon"]

EditionName = Literal["rooted", "confede", "c3", "c3.5", "c2", "c1", "ragnarok", "ragnarok2", "aor"]
Source = Literal["roll", "direct", "mecanicien", "other"]
WOUND_SOURCES = ("roll", "direct")
REPAIR_SOURCES = ("mecanicien", "other")
MOST_WOUNDS, MOST_HITS, MOST_SHOTS = 400, 40, 30
MOST_STRUCTURE, MOST_REPAIR = 999, 999
MOST_RESISTANCE = 99
MOST_VALUES = 12

Resistance = Annotated[int, Field(ge=0, le=MOST_RESISTANCE)]


class Attacker(AnyAttacker):
    """Who strikes; nothing of him is read."""


def _or_a_word(schema: dict[str, Any]) -> None:
    """Tell in a JSON schema that a wound may be written as a word alone."""
    spelt_out = dict(schema)
    schema.clear()
    schema["anyOf"] = [{"type": "string", "enum": list(get_args(Severity))}, spelt_out]


class Entry(Document):
    """A wound, or a repair of so many points; without a target it befalls every one."""

    model_config = ConfigDict(json_schema_extra=_or_a_word)

    wound: Severity | None = None
    repair: int | None = Field(default=None, ge=1, le=MOST_REPAIR)
    source: Source | None = None
    target: Name | None = None

    @model_validator(mode="before")
    @classmethod
    def _spelt_out(cls, value: Any) -> Any:
        """A wound may be written as a word alone."""
        return {"wound": value} if isinstance(value, str) else value

    @model_validator(mode="after")
    def _one_of_two(self) -> Entry:
        if (self.wound is None) == (self.repair is None):
            raise PydanticCustomError("entry", ONE_OF_TWO)
        allowed = WOUND_SOURCES if self.repair is None else REPAIR_SOURCES
        if self.source is not None and self.source not in allowed:
            wrong = WOUND_SOURCE if self.repair is None else REPAIR_SOURCE
            raise PydanticCustomError("entry", wrong)
        return self

    @property
    def repairer(self) -> str:
        """Who gives the points back."""
        return self.source or REPAIR_SOURCES[0]

    @property
    def told_source(self) -> str:
        """Where it came from, the usual source where it says none."""
        return self.repairer if self.wound is None else self.source or WOUND_SOURCES[0]


ONE_OF_TWO = mark("either a wound or a repair")
WOUND_SOURCE = mark("the source of a wound is roll or direct")
REPAIR_SOURCE = mark("the source of a repair is mecanicien or other")


class SeverityLaw(Document):
    """How likely each severity is for one hit; what is missing to 1 is no wound."""

    stunned: Chance | None = Field(default=None, title=mark("Stunned"))
    light: Chance | None = Field(default=None, title=mark("Light wound"))
    serious: Chance | None = Field(default=None, title=mark("Serious wound"))
    critical: Chance | None = Field(default=None, title=mark("Critical wound"))
    killed: Chance | None = Field(default=None, title=mark("Killed outright"))
    none: Chance | None = Field(default=None, title=mark("no wound"))

    def chances(self) -> dict[str, Fraction]:
        """The chance of each severity, and of none what is left to 1; negative if over it."""
        told = {name: chance_of(getattr(self, name) or "0") for name in OUTCOMES}
        rest = 1 - sum(told.values(), Fraction(0))
        return told | {"none": told["none"] + rest}

    def total(self) -> Fraction:
        """What was given in all."""
        return sum((chance_of(getattr(self, name) or "0") for name in OUTCOMES), Fraction(0))


class Test(Document):
    """A test of the engine: its characteristic against a difficulty."""

    value: int = Field(ge=-20, le=40, title=mark("Characteristic"))
    difficulty: int = Field(ge=1, le=60, title=mark("Difficulty"))


_Row = Annotated[list[Cell | None], Field(min_length=COLUMNS, max_length=COLUMNS)]
WoundTable = Annotated[list[_Row], Field(min_length=ROWS, max_length=ROWS)]


def _of_some(value: Any) -> Any:
    """Shots without any are said for what they are: a form whose line is still to be typed."""
    if value == []:
        raise PydanticCustomError("shots", NO_SHOT)
    return value


NO_SHOT = mark("the FOR of one shot at least is needed")
Shots = Annotated[
    list[Annotated[int, Field(ge=0, le=MOST_STRENGTH)]],
    Field(min_length=1, max_length=MOST_SHOTS),
    BeforeValidator(_of_some),
]


class Circumstances(Document):
    """What befalls the engines: wounds that are known, hits with a law, or shots."""

    wounds: Annotated[list[Entry] | None, Hint(hidden=True)] = Field(
        default=None, max_length=MOST_WOUNDS, title=mark("Wounds and repairs")
    )
    hits: Annotated[int | None, Hint(hidden=True)] = Field(
        default=None, ge=1, le=MOST_HITS, title=mark("Hits")
    )
    severity: Annotated[SeverityLaw | None, Hint(hidden=True)] = Field(
        default=None, title=mark("Severity of a hit")
    )
    shots: Annotated[Shots | None, Hint(hidden=True)] = Field(
        default=None, title=mark("FOR of each shot")
    )
    resistance: Annotated[Resistance | None, Hint(hidden=True)] = Field(
        default=None, title=mark("RES")
    )
    wound_table: Annotated[WoundTable | None, Hint(hidden=True)] = Field(
        default=None, title=mark("Wound table")
    )
    test: Annotated[Test | None, Hint(hidden=True)] = Field(default=None, title=mark("Test"))

    @property
    def given(self) -> list[str]:
        """Which of the three stand there; one at most may."""
        return [name for name in ("wounds", "hits", "shots") if getattr(self, name) is not None]


_Point = Annotated[int, Field(ge=1, le=MOST_STRUCTURE)]


def _several(value: Any) -> Any:
    """A lone number becomes a list of one, once it is known to be good: its error is its own."""
    if value is None or isinstance(value, list):
        return value  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, bool) or not isinstance(value, int):
        raise PydanticKnownError("int_type")
    if value < 1:
        raise PydanticKnownError("greater_than_equal", {"ge": 1})
    if value > MOST_STRUCTURE:
        raise PydanticKnownError("less_than_equal", {"le": MOST_STRUCTURE})
    return [value]


def _lone(value: list[int] | None) -> int | list[int] | None:
    """One value is written as it is typed, without a list."""
    return value[0] if value is not None and len(value) == 1 else value


Structure = Annotated[
    list[_Point],
    Field(min_length=1, max_length=MOST_VALUES),
    BeforeValidator(_several),
    PlainSerializer(_lone),
]


class Target(AnyTarget):
    """An engine with structure points, under one edition of the game."""

    structure: Annotated[Structure, Hint(column=mark("SP"), lone=True)] = Field(
        title=mark("Structure"),
        description=mark("As on the card; of several, 4/6, the highest counts"),
    )
    lost: Annotated[int, Hint(column=mark("Lost"))] = Field(
        default=0, ge=0, le=MOST_STRUCTURE, title=mark("SP lost"), description=mark("Before this")
    )
    edition: Annotated[EditionName, Hint(labels=LABELS)] = Field(title=mark("Edition"))
    resistance: Annotated[Resistance | None, Hint(column=mark("RES"))] = Field(
        default=None, title=mark("RES"), description=mark("Read for shots only")
    )
    immobile: bool = Field(default=False, title=mark("Immobile"))
    card_overrides_immobility: bool = Field(
        default=False,
        title=mark("Card says otherwise"),
        description=mark("C3: its card makes it suffer the penalties though it is immobile"),
    )

    @property
    def highest(self) -> int:
        """The X that counts."""
        return max(self.structure)


class Rules(Document):
    """Nothing is left open here but what the assumptions of a result tell."""


class ConfrontationEngagement(Engagement[Attacker, Weapon, Circumstances, Target, Rules]):
    """What befalls engines with Structure/X; where it is known, no weapon need be told."""

    weapon: Weapon = Field(default_factory=Weapon)
