"""JSON as people write and break it: what can't be read is said with its place."""

from __future__ import annotations

import json
from typing import Any, cast

from rules.text import InputError, Text

Json = dict[str, Any]


def parse_json(raw: bytes | str) -> Json:
    """Read a JSON object, or raise InputError saying where it breaks."""
    try:
        text = raw.decode("utf-8-sig") if isinstance(raw, bytes) else raw
        value = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_repeats)
        if _may_hold_halves(raw):
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise InputError(Text("holds half of a character (a lone surrogate)")) from None
    except UnicodeDecodeError as error:
        raise InputError(Text("not UTF-8 text, at byte {byte}", byte=error.start)) from None
    except json.JSONDecodeError as error:
        where = Text(
            "not JSON, at line {line}, column {column}", line=error.lineno, column=error.colno
        )
        raise InputError(where) from None
    except (RecursionError, ValueError):
        raise InputError(
            Text("not JSON that can be read: too deep, or a number too long")
        ) from None
    if not isinstance(value, dict):
        raise InputError(Text("a JSON object was expected"))
    return cast("Json", value)


def _may_hold_halves(raw: bytes | str) -> bool:
    """Whether half a character may be in there: bytes hold some only where they are escaped."""
    return b"\\u" in raw if isinstance(raw, bytes) else True


def _no_constant(name: str) -> None:
    raise InputError(Text("{value} is not a number that can be used", value=name))


def _no_repeats(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise InputError(Text("the field {field} is given twice", field=twice), where=twice)
    return found
