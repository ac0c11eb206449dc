"""The values in a Hell Dorado bracket: X/Y, a radius, a table of damage."""

from __future__ import annotations

import re
import unicodedata

from rules.notation import MisreadError, Part, Source, bounded, number_or_short, short
from rules.systems.hell_dorado.free_text import FRACTIONS
from rules.systems.hell_dorado.models import ORDINARY, Kind
from rules.text import Text

_POWER = re.compile(r"(?P<difficulty>[-+]?[0-9]+) */ *(?P<power>[-+]?[0-9]+)")
_MEANT = re.compile(r"([0-9]{1,2}) *[\\|,.:\- ] *([0-9]{1,2})")
_NUMBERS = re.compile(r"[-+]?[0-9]+(?: */ *[-+]?[0-9]+)*")
_NUMBER = re.compile(r"[-+]?[0-9]+")
_RADIUS = re.compile(r"[-+]?[0-9]{1,20}(?:[.,][0-9]{1,20})?")
_VULGAR = {sign: unicodedata.normalize("NFKC", sign).replace("⁄", "/") for sign in FRACTIONS}
_LEAST_RADIUS = 0.5
_MOST_RADIUS = 12
_HITS = 5


def read_power(source: Source, part: Part, kind: Kind) -> tuple[int, int]:
    """X and Y of an area weapon."""
    if kind in ORDINARY:
        raise MisreadError(table_expected(), part)
    read = _POWER.fullmatch(source.folded, *part)
    if read is None:
        raise _bad_power(source, part)
    difficulty, power = (Part(*read.span(name)) for name in ("difficulty", "power"))
    return read_difficulty(source, difficulty, kind), read_power_alone(source, power)


def read_difficulty(source: Source, part: Part, kind: Kind) -> int:
    """X of an area weapon."""
    if kind in ORDINARY:
        raise MisreadError(table_expected(), part)
    value = source.folded[slice(*part)]
    number = bounded(value, 1, 7) if _NUMBER.fullmatch(value) else None
    if number is None:
        text = Text(
            "the difficulty must be from 1 to 7, read {value}", value=number_or_short(value)
        )
        raise MisreadError(text, part)
    return number


def read_power_alone(source: Source, part: Part) -> int:
    """Y of an area weapon."""
    value = source.folded[slice(*part)]
    number = bounded(value, 1, 99) if _NUMBER.fullmatch(value) else None
    if number is None:
        text = Text("the power must be from 1 to 99, read {value}", value=number_or_short(value))
        raise MisreadError(text, part)
    return number


def _bad_power(source: Source, part: Part) -> MisreadError:
    value = source.folded[slice(*part)]
    read = short(source.read(part))
    meant = _MEANT.fullmatch(value)
    mend = _VULGAR.get(value) or (f"{meant[1]}/{meant[2]}" if meant else None)
    if mend:
        text = Text("expected a slash between difficulty and power, read {value}", value=read)
    elif value.startswith("/"):
        text = Text("the difficulty is missing before the slash")
    elif _NUMBER.fullmatch(value.rstrip("/ ")):
        text = Text("the power is missing after the difficulty")
    elif not value:
        text = Text("expected a difficulty and a power, as in “3/1”")
    else:
        text = Text("expected two whole numbers as in “3/1”, read {value}", value=read)
    return MisreadError(text, part, mend)


def read_radius(source: Source, part: Part, kind: Kind) -> float:
    """A radius in toises, with a comma or a point."""
    if kind != "explosion":
        raise MisreadError(Text("only an explosion has a radius"), part)
    value = source.folded[slice(*part)]
    if not _RADIUS.fullmatch(value):
        text = Text("expected a radius in toises, as in “4” or “3,5”")
        raise MisreadError(text, part)
    radius = float(value.replace(",", "."))
    if not _LEAST_RADIUS <= radius <= _MOST_RADIUS:
        text = Text(
            "the radius must be from {least} to {most}, read {value}",
            least=_LEAST_RADIUS,
            most=_MOST_RADIUS,
            value=short(source.read(part)),
        )
        raise MisreadError(text, part)
    return radius


def table_expected() -> Text:
    """What a shot or a melee must hold."""
    return Text("expected the damage for 1 to 5 hits, as in “dégâts 2/4/6/8/10”")


def read_table(source: Source, part: Part, kind: Kind) -> list[int]:
    """Damage for one to five hits."""
    if kind not in ORDINARY:
        text = Text("an explosion or a blast has a power, as in “puissance 3/1”")
        raise MisreadError(text, part)
    if not _NUMBERS.fullmatch(source.folded, *part):
        raise MisreadError(table_expected(), part)
    numbers = list(_NUMBER.finditer(source.folded, *part))
    if len(numbers) != _HITS:
        text = Text("expected five numbers, damage for 1 to 5 hits, read {count}",
                    count=len(numbers))  # fmt: skip
        raise MisreadError(text, part)
    return [_damage(number) for number in numbers]


def _damage(number: re.Match[str]) -> int:
    damage = bounded(number.group(), 0, 999)
    if damage is None:
        value = number_or_short(number.group())
        text = Text("damage must be from 0 to 999, read {value}", value=value)
        raise MisreadError(text, Part(*number.span()))
    return damage
