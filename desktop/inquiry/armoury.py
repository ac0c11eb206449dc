"""The weapons of saved rosters, to be tried in the place of another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from desktop.roster_library import Library, TroubleError
from desktop.words import Words
from rules.json_reading import Json
from rules.roster_use import weapon_reading
from rules.systems import GameSystem
from rules.text import Text

MOST = 200
Named = tuple[str, Any]
Armoury = Callable[[], Sequence[Named]]
"""Lists weapons by names when it is asked."""


def armoury_of(library: Library, system: GameSystem, words: Words) -> Armoury | None:
    """The weapons of a game's rosters, each once; None where there is no roster.

    Files are read when it is asked, since that may take a while.
    """
    try:
        paths = [one.path for one in library.rosters_of(system)]
    except TroubleError:
        return None
    if not paths:
        return None
    return lambda: list(islice(_weapons(library, paths, words), MOST))


def _weapons(library: Library, paths: Sequence[Path], words: Words) -> Iterator[Named]:
    """Every weapon that can be read, under the name of the first who carries it."""
    seen: set[str] = set()
    for system, profile in _profiles(library, paths):
        for carried in profile["weapons"]:
            reading = weapon_reading(system, carried["weapon"])
            if reading.error is None and reading.line not in seen:
                seen.add(reading.line)
                told = Text("{name}: {weapon}", name=profile["name"], weapon=reading.line)
                yield words(told), carried["weapon"]


def _profiles(library: Library, paths: Sequence[Path]) -> Iterator[tuple[GameSystem, Json]]:
    for path in paths:
        try:
            reading = library.read(path).reading
        except TroubleError:
            continue
        for profile in reading.document["profiles"]:
            yield reading.system, profile
