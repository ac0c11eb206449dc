"""What stands inside the bracket of a Hell Dorado weapon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import NamedTuple

from rules.notation import MisreadError, Part, Source, refuse_entity, short, split
from rules.systems.hell_dorado.free_text import (
    FIELD,
    FRACTIONS,
    LONGEST,
    PAIR,
    STATE_LABEL,
    problem,
)
from rules.systems.hell_dorado.models import ORDINARY, Kind, Weapon
from rules.systems.hell_dorado.values import (
    read_difficulty,
    read_power,
    read_power_alone,
    read_radius,
    read_table,
    table_expected,
)
from rules.text import Text

_SIGNS = r"(?:[^\s,•;]|,(?=[0-9]))*"
_VALUE = re.compile(rf"{_SIGNS}(?: *[/\\|] *{_SIGNS})*(?: +[-+]?[0-9]{_SIGNS})*")
_UNIT = re.compile(r" *(?:toises?|fathoms?)(?!\w)")
_VALUE_SIGNS = f"-+0123456789/\\|,.: {FRACTIONS}"
_POWER_WORD = "puissance"
_NEAR = 0.8
_LETTER_BULLET = re.compile(r"(?<![\w'-])o$")
_DIGIT = re.compile(rf"[0-9{FRACTIONS}]")


class Piece(NamedTuple):
    """A stretch of a field: its value, or free words between values.

    A value without its word is ``bare`` where it stands alone, else ``attached`` to what precedes.
    """

    name: str
    part: Part


@dataclass(slots=True)
class Fields:
    """What has been read so far; ``apart``: the difficulty has a field of its own."""

    apart: bool = False
    difficulty: int | None = None
    power: int | None = None
    radius: float | None = None
    table: list[int] | None = None
    state: str | None = None
    words: list[tuple[str, Part]] = field(default_factory=list[tuple[str, Part]])
    notices: list[Text] = field(default_factory=list[Text])


def weapon_in(source: Source, inner: Part, kind: Kind) -> tuple[Weapon, tuple[Text, ...]]:
    """The weapon a bracket describes and what to tell about it, or MisreadError."""
    refuse_entity(source, inner)
    masked = source.masked(inner)
    pieces = [piece for item in _items(source, masked, inner) for piece in item]
    fields = Fields(apart=any(piece.name == "difficulty" for piece in pieces))
    for piece in pieces:
        _take(source, piece, fields, kind)
    _place_words(fields, inner, kind)
    weapon = Weapon(
        kind=kind,
        damage_type=fields.words[0][0] if fields.words else None,
        difficulty=fields.difficulty,
        power=fields.power,
        state=fields.state,
        radius=3.0 if fields.radius is None else fields.radius,
        damage_table=fields.table,
    )
    return weapon, tuple(fields.notices)


def _items(source: Source, masked: str, inner: Part) -> Iterator[Iterator[Piece]]:
    for item in split(masked, inner):
        if source.trimmed(item, " ") == Part(item.start, item.start):
            raise MisreadError(Text("a field is empty"), item)
        yield _pieces(source, masked, item)


def _pieces(source: Source, masked: str, item: Part) -> Iterator[Piece]:
    """Free words and values in the order they stand."""
    at = item.start
    while opened := FIELD.search(masked, at, item.end):
        yield from _words(source, masked, Part(at, opened.start()), item)
        value = _VALUE.match(masked, opened.end(), item.end)
        at = value.end() if value else opened.end()
        yield Piece(str(opened.lastgroup), source.trimmed(Part(opened.end(), at), " .:"))
        unit = _UNIT.match(masked, at, item.end) if opened.lastgroup == "radius" else None
        at = unit.end() if unit else at
    yield from _words(source, masked, Part(at, item.end), item)


def _words(source: Source, masked: str, part: Part, item: Part) -> Iterator[Piece]:
    """What stands before, between and after values."""
    tail = _bare_tail(masked, source.trimmed(part, " ,"))
    if tail:
        before = source.trimmed(Part(part.start, tail.start))
        _refuse_misspelt(source, before)
        yield from _words(source, masked, Part(part.start, tail.start), item)
        alone = before.start == before.end
        yield Piece("bare" if alone else "attached", source.trimmed(tail, " ,.:"))
        return
    words = source.trimmed(part)
    bullet = _LETTER_BULLET.search(masked, *words) if part.end < item.end else None
    if bullet:
        yield Piece("bullet", Part(*bullet.span()))
        words = source.trimmed(Part(words.start, bullet.start()))
    elif part.start > item.start and part.start < words.start < words.end:
        _refuse_run_on(source, Part(part.start, words.start), words)
    if words.start < words.end:
        yield Piece("words", words)


def _bare_tail(masked: str, part: Part) -> Part | None:
    """The value that ends a stretch without a word to name it: « acide 5/2 », « 4/1 », « ½ »."""
    text = masked[slice(*part)]
    start = len(text.rstrip(_VALUE_SIGNS))
    if start:
        start = text.find(" ", start)
    tail = text[start:] if start >= 0 else ""
    if not (PAIR.search(tail) or (start == 0 and _DIGIT.search(tail))):
        return None
    return Part(part.start + start, part.end)


def _refuse_misspelt(source: Source, before: Part) -> None:
    word = source.folded[slice(*before)].rpartition(" ")[2]
    if get_close_matches(word, [_POWER_WORD], 1, _NEAR):
        text = Text("expected “puissance”, read {value}", value=short(word))
        raise MisreadError(text, Part(before.end - len(word), before.end), _POWER_WORD)


def _refuse_attached(source: Source, part: Part) -> None:
    """An ability's number (« Infernaliste 2/3 ») is no power: only its word can tell."""
    value = short(source.read(part))
    raise MisreadError(Text("{value} is no power without its word, as in “puissance 3/1”",
                            value=value), part)  # fmt: skip


def _refuse_run_on(source: Source, gap: Part, words: Part) -> None:
    if source.folded[slice(*gap)].isspace():
        text = source.read(words)
        missing = Text("a separator is missing before “{text}”", text=short(text))
        raise MisreadError(missing, words, f"• {text}")


def _take(source: Source, piece: Piece, fields: Fields, kind: Kind) -> None:
    name = piece.name
    if name == "attached" and kind not in ORDINARY:
        _refuse_attached(source, piece.part)
    if name in {"bare", "attached"}:
        name = "table" if kind in ORDINARY else "power"
    match name:
        case "bullet":
            fields.notices.append(Text("“o” was read as a bullet"))
        case "power":
            _refuse_second(fields.power, Text("the power is given twice"), piece.part)
            _take_power(source, piece.part, fields, kind)
        case "difficulty":
            _refuse_second(fields.difficulty, Text("the difficulty is given twice"), piece.part)
            fields.difficulty = read_difficulty(source, piece.part, kind)
        case "radius":
            _refuse_second(fields.radius, Text("the radius is given twice"), piece.part)
            fields.radius = read_radius(source, piece.part, kind)
        case "table":
            _refuse_second(fields.table, Text("the damage is given twice"), piece.part)
            fields.table = read_table(source, piece.part, kind)
        case _:
            _take_words(source, piece.part, fields)


def _take_power(source: Source, part: Part, fields: Fields, kind: Kind) -> None:
    if fields.apart:
        fields.power = read_power_alone(source, part)
    else:
        fields.difficulty, fields.power = read_power(source, part, kind)


def _refuse_second(before: object, text: Text, part: Part) -> None:
    if before is not None:
        raise MisreadError(text, part)


def _take_words(source: Source, part: Part, fields: Fields) -> None:
    label = STATE_LABEL.match(source.folded, *part)
    if label:
        part = source.trimmed(Part(label.end(), part.end))
        _refuse_second(fields.state, Text("the state is given twice"), part)
    text = source.read(part)
    if len(text) > LONGEST:
        raise MisreadError(Text("longer than {bound} characters", bound=LONGEST), part)
    why = problem(text)
    if why:
        raise MisreadError(why, part)
    if label:
        fields.state = text
    else:
        fields.words.append((text, part))


def _place_words(fields: Fields, inner: Part, kind: Kind) -> None:
    """Free words are a damage type, and a state where nothing else says what the weapon does."""
    if kind in ORDINARY:
        if fields.table is None or fields.state is not None:
            raise MisreadError(table_expected(), inner)
    elif fields.apart and fields.power is None:
        raise MisreadError(Text("the power is missing after the difficulty"), inner)
    elif fields.power and fields.state is not None:
        text = Text("a state stands in place of the power: one of them is too many")
        raise MisreadError(text, inner)
    elif not fields.power and fields.state is None:
        if not fields.words:
            text = Text("expected a power, as in “puissance 3/1”, or a state")
            raise MisreadError(text, inner)
        fields.state = fields.words.pop()[0]
    if len(fields.words) > 1:
        raise MisreadError(Text("the damage type is given twice"), fields.words[1][1])
