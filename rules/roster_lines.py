"""Profiles as lines of text: « 3 × Goule | PV 6 | Prot. 2 | explosion (…) », read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rules.json_reading import Json
from rules.roster import new_profile
from rules.roster_cells import cell_of
from rules.roster_columns import Column, Columns, Tongue
from rules.roster_heads import plain
from rules.roster_import import Entry, Field, Readout, Remark
from rules.roster_rows import read_rows
from rules.roster_use import weapon_reading
from rules.text import InputError, Text

COUNT = re.compile(r"(\d{1,4})\s*[×xX*]\s+(?=\S)|(\d{1,4})\s*×\s*(?=\S)")
GAP = re.compile(r"[\s:=/]+")
SEPARATORS = "\t;|"
OPENING, CLOSING = "([{", ")]}"
BETWEEN = " | "
TAG, BREAK = "#", "⏎"
APART = ("id", "name", "count", "group", "tags")
HIGHEST = "structure"
BOTH_AT_ONCE = ("immobile", HIGHEST)
"""« Immobile/10 » on a card says that an engine can't move and has ten points of structure."""


def read_lines(text: str, columns: Columns) -> Readout:
    """The profiles of pasted lines, or of a table whose heads stand in the first of them."""
    lines = text.splitlines()
    first = next((line for line in lines if line.strip()), "")
    sign = next((sign for sign in SEPARATORS if sign in first), None)
    if sign is not None and _are_heads(first, sign, columns):
        return read_rows(text.lstrip("\r\n"), columns, sign)
    read = Readout()
    for number, line in enumerate(lines, 1):
        if line.strip():
            _take(line, number, columns, read)
    return read


def _are_heads(line: str, sign: str, columns: Columns) -> bool:
    cells = line.split(sign)
    return any(column.name == "name" for cell in cells for column in columns.meant(cell))


def _take(line: str, number: int, columns: Columns, read: Readout) -> None:
    pieces = pieces_of(line)
    name = pieces[0] if pieces else ""
    counted = COUNT.match(name)
    gathered = _Gathered()
    if counted:
        gathered.values["", "count"] = int(counted[1] or counted[2])
        name = name[counted.end() :].strip()
    if not name:
        read.unreadable.append(Remark(number, Text("its name is missing")))
        return
    gathered.values["", "name"] = name
    for piece in filter(None, pieces[1:]):
        gathered.take(piece, columns)
    read.entries.append(gathered.entry(number))
    read.notices.extend(Remark(number, text) for text in gathered.told)


@dataclass(slots=True)
class _Gathered:
    """What the pieces of one line say."""

    values: dict[Field, Any] = field(default_factory=dict[Field, Any])
    weapons: list[Json] = field(default_factory=list[Json])
    tags: list[str] = field(default_factory=list[str])
    left: list[str] = field(default_factory=list[str])
    told: list[Text] = field(default_factory=list[Text])
    group: str | None = None

    def take(self, piece: str, columns: Columns) -> None:
        """Take a tag, a field, a weapon, or keep the piece for the note."""
        if piece.startswith(TAG) and len(piece) > 1:
            self.tags.append(piece[1:].strip())
            return
        found = [] if self._is_weapon(piece, columns) else list(_said(piece, columns))
        if not found:
            self._take_weapon(piece, columns)
        kept = [self._keep(column, value) for column, value in found]
        if not all(kept):
            self.left.append(piece)
            self.told.append(Text("{piece}: a second value, kept in the note", piece=piece))

    def _keep(self, column: Column, value: object) -> bool:
        """Keep a value unless there is another one; of points of structure the highest counts."""
        if column.name == "group":
            self.group = str(value)
            return True
        kept = self.values.get((column.part, column.name), value)
        if column.name == HIGHEST and isinstance(kept, int) and isinstance(value, int):
            kept = value = max(kept, value)
        self.values[column.part, column.name] = kept
        return kept == value

    def entry(self, line: int) -> Entry:
        """The profile of the line."""
        if self.tags:
            self.values["", "tags"] = self.tags
        if self.left:
            note = self.values.get(("", "note"))
            self.values["", "note"] = "\n".join([*([note] if note else []), *self.left])
        return Entry(line, None, self.values, self.weapons, self.group)

    def _is_weapon(self, piece: str, columns: Columns) -> bool:
        return "(" in piece and _armed(piece, columns)[1] is None

    def _take_weapon(self, piece: str, columns: Columns) -> None:
        carried, error = _armed(piece, columns)
        if error is None:
            self.weapons.append(carried)
        elif "(" in piece:
            self.weapons.append({"weapon": piece})
            said = Text("{piece}: kept as a weapon as typed ({why})", piece=piece, why=error.text)
            self.told.append(said)
        else:
            self.left.append(piece)
            self.told.append(Text("{piece}: not understood, kept in the note", piece=piece))


def _armed(piece: str, columns: Columns) -> tuple[Json, InputError | None]:
    """A weapon with its attacks (« 2 × épée (F • parade) »), and why it can't be read, or None."""
    attacks = COUNT.match(piece)
    line = piece[attacks.end() :] if attacks else piece
    struck = {"attacks": int(attacks[1] or attacks[2])} if attacks else {}
    return {"weapon": line} | struck, weapon_reading(columns.system, line).error


def pieces_of(line: str) -> list[str]:
    """The line cut at tabs, semicolons and bars that stand outside brackets and quotes."""
    pieces, depth, quoted = [""], 0, False
    for at, sign in enumerate(line):
        if sign == '"' and (quoted or not pieces[-1].strip()):
            closes = quoted and line[at + 1 : at + 2].strip() in {"", *SEPARATORS}
            quoted = not closes if quoted else '"' in line[at + 1 :]
        depth = max(0, depth + (sign in OPENING) - (sign in CLOSING))
        if sign in SEPARATORS and not depth and not quoted:
            pieces.append("")
        else:
            pieces[-1] += sign
    return [_unquoted(piece.strip()) for piece in pieces]


def _unquoted(piece: str) -> str:
    whole = len(piece) > 1 and piece.startswith('"') and piece.endswith('"')
    return piece[1:-1].replace('""', '"') if whole else piece


def _said(piece: str, columns: Columns) -> Iterator[tuple[Column, object]]:
    """The fields a piece names with their values; none where it is no field."""
    for head, text in _splits(piece):
        found = [one for one in columns.meant(head) if one.part != "weapon" and one.name != "id"]
        values = [text] * len(found)
        if plain(head) == BOTH_AT_ONCE[0] and text[:1].isdigit():
            found += columns.meant(BOTH_AT_ONCE[1])
            values = ["oui" if one.name == BOTH_AT_ONCE[0] else text for one in found]
        if found:
            yield from zip(found, map(_value, found, values), strict=True)
            return


def _splits(piece: str) -> Iterator[tuple[str, str]]:
    """Every way to cut a piece into a head and a value, the longest head first."""
    if "(" not in piece:
        yield piece, "oui"
    for gap in reversed(list(GAP.finditer(piece))):
        if gap.end() < len(piece) and gap.start():
            yield piece[: gap.start()], piece[gap.end() :]


def _value(column: Column, text: str) -> object:
    if column.name == "note":
        return text.replace(BREAK, "\n")
    return text if column.name in ("name", "group") else column.read(text)


def line_of(profile: Json, columns: Columns, group: str | None, tongue: Tongue) -> str:
    """A profile as a line that ``read_lines`` reads; ``group``: the name of his, or None."""
    count = f"{profile['count']} × " if profile["count"] != 1 else ""
    pieces = [f"{count}{profile['name']}", *_field_pieces(profile, columns, group, tongue)]
    pieces += [f"{TAG}{tag}" for tag in profile["tags"]]
    pieces += [_weapon_piece(columns, carried) for carried in profile["weapons"]]
    return BETWEEN.join(_quoted(piece) for piece in pieces)


def _field_pieces(
    profile: Json, columns: Columns, group: str | None, tongue: Tongue
) -> Iterator[str]:
    blank = new_profile(columns.system, "?", lambda: "?")
    values = {(one.part, one.name): profile[one.part].get(one.name) for one in columns.game}
    values |= {("", one.name): profile[one.name] for one in columns.own if one.name not in APART
               and profile[one.name] != blank[one.name]}  # fmt: skip
    values["", "group"] = group
    said: set[Field] = set()
    for column in (*columns.own, *columns.game):
        value = values.get((column.part, column.name))
        if value is None or (column.part, column.name) in said:
            continue
        word, meant = _word(column, columns, tongue)
        together = [(one.part, one.name) for one in meant]
        if any(values.get(key) != value for key in together):
            word, together = column.head, []
        said.update(together)
        yield word if value is True else f"{word} {_shown(column, value, tongue)}"


def _word(column: Column, columns: Columns, tongue: Tongue) -> tuple[str, list[Column]]:
    """The shortest word for this column, with all that it means; its head in files at the worst."""
    for title in reversed(column.titles):
        meant = columns.meant(tongue(title))
        if column in meant and {one.name for one in meant} == {column.name}:
            return tongue(title), [one for one in meant if one.part != "weapon"]
    return column.head, [column]


def _shown(column: Column, value: object, tongue: Tongue) -> str:
    label = column.choices.get(str(value))
    if label is not None:
        return tongue(label)
    return cell_of(value, ".").replace("\r\n", "\n").replace("\n", BREAK)


def _weapon_piece(columns: Columns, carried: Json) -> str:
    line = weapon_reading(columns.system, carried["weapon"]).line
    attacks = carried.get("attacks")
    return f"{attacks} × {line}" if attacks else line


def _quoted(piece: str) -> str:
    return piece if pieces_of(piece) == [piece] else '"' + piece.replace('"', '""') + '"'
