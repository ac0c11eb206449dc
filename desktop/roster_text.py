"""The text of a roster's file, of which only what changed is written anew."""

from __future__ import annotations

import json
from typing import Any

from rules.json_reading import Json


class RosterText:
    """Remembers the text of each profile as long as the profile is the same object."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Json, str]] = {}

    def of(self, document: Json) -> bytes:
        """The bytes that ``document_bytes`` gives."""
        parts = [f"  {_text(name)}: {self._value(name, value)}" for name, value in document.items()]
        return ("{\n" + ",\n".join(parts) + "\n}\n").encode("utf-8", "surrogatepass")

    def _value(self, name: str, value: Any) -> str:
        if name != "profiles" or not value:
            return _text(value).replace("\n", "\n  ")
        known = {id(one): self._known.get(id(one)) or (one, _profile_text(one)) for one in value}
        self._known = known
        return "[\n    " + ",\n    ".join(known[id(one)][1] for one in value) + "\n  ]"


def _profile_text(profile: Json) -> str:
    return _text(profile).replace("\n", "\n    ")


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2)
