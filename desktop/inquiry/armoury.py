"""The weapons of saved rosters, to be tried in the place of another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

from desktop.roster_library import Library, TroubleError
from desktop.words import Words
from rules.arms import Arm
from rules.json_reading import Json
from rules.roster_use import weapon_reading
from rules.systems import GameSystem
from rules.text import Text

MOST = 200
BESIDE = ("attacks",)
Armoury = Callable[[], Sequence[Arm]]
"""Lists weapons when it is asked."""


def listed(system: GameSystem, words: Words) -> list[Arm]:
    """The weapons of a game's lists, by their names."""
    presets = () if system.presets is None else system.presets().weapons
    return [
        Arm(
            words.label(one.name),
            one.weapon.model_dump(mode="json", exclude_none=True),
            one.beside,
        )
        for one in presets
    ]


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


def _weapons(library: Library, paths: Sequence[Path], words: Words) -> Iterator[Arm]:
    """Every weapon that can be read, under the name of the first who carries it."""
    seen: set[tuple[str, object]] = set()
    for system, profile in _profiles(library, paths):
        for carried in profile["weapons"]:
            reading = weapon_reading(system, carried["weapon"])
            beside = {name: carried[name] for name in BESIDE if carried.get(name) is not None}
            key = reading.line, tuple(beside.items())
            if reading.error is None and key not in seen:
                seen.add(key)
                told = Text("{name}: {weapon}", name=profile["name"], weapon=reading.line)
                yield Arm(words(told), carried["weapon"], beside)


def _profiles(library: Library, paths: Sequence[Path]) -> Iterator[tuple[GameSystem, Json]]:
    for path in paths:
        try:
            reading = library.read(path).reading
        except TroubleError:
            continue
        for profile in reading.document["profiles"]:
            yield reading.system, profile
