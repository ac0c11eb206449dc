"""What a person chose once: language, look, where the window stood."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, get_args

from desktop.files import write_whole
from desktop.words import Language

Look = Literal["system", "light", "dark"]


@dataclass(frozen=True, slots=True)
class Preferences:
    """Kept as one small JSON file; what can't be read of it counts as not chosen."""

    language: Language | None = None
    scheme: Look = "system"
    geometry: str = ""
    last_file: str = ""
    recent: list[str] = field(default_factory=list[str])
    data: str = ""
    """Where rosters and battles are kept, when it is not the usual folder."""
    welcomed: str = ""
    """The game named at the first start, or that the question was passed over."""


CHOICES: dict[str, tuple[str | None, ...]] = {
    "language": (*get_args(Language), None),
    "scheme": get_args(Look),
}


def read_preferences(path: Path) -> Preferences:
    """The preferences in a file; the default of each that is not there or can't be."""
    try:
        kept = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return Preferences()
    told = kept if isinstance(kept, dict) else {}
    known = [one.name for one in fields(Preferences) if one.name in told]
    return Preferences(**{name: told[name] for name in known if _may_be(name, told[name])})


def _may_be(name: str, value: Any) -> bool:
    if name == "recent":
        return isinstance(value, list) and all(isinstance(path, str) for path in value)
    return value in CHOICES[name] if name in CHOICES else isinstance(value, str)


def write_preferences(path: Path, preferences: Preferences) -> None:
    """Keep the preferences; a folder that can't be written only forgets them."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(asdict(preferences), indent=2).encode())
    except OSError:
        return
