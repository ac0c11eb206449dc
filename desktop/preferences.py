"""What a person chose once: language, look, where the window stood."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from desktop.files import write_whole


class Preferences(BaseModel):
    """Kept as one small JSON file; one that can't be read counts as none."""

    model_config = ConfigDict(extra="ignore")

    language: Literal["fr", "en"] | None = None
    scheme: Literal["system", "light", "dark"] = "system"
    geometry: str = ""
    last_file: str = ""
    welcomed: str = ""
    """The game named at the first start, or that the question was passed over."""


def read_preferences(path: Path) -> Preferences:
    """The preferences in a file, or the defaults."""
    try:
        return Preferences.model_validate_json(path.read_bytes())
    except (OSError, ValidationError):
        return Preferences()


def write_preferences(path: Path, preferences: Preferences) -> None:
    """Keep the preferences; a folder that can't be written only forgets them."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, preferences.model_dump_json(indent=2).encode())
    except OSError:
        return
