"""From a battle that is over to the rosters: what befell a profile stands in its history."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from desktop.battle_entry_words import EntryTeller
from desktop.roster_library import Library, Opened
from desktop.trouble import TroubleError
from desktop.words import Words
from rules.battle.entries import Injury
from rules.battle.timeline import Timeline
from rules.json_reading import Json


def write_history(library: Library, timeline: Timeline, words: Words) -> list[Path]:
    """Write the injuries of a battle into the rosters, and out of them where it is not over.

    Writing again changes nothing. The files written are told; TroubleError where one can't be.
    """
    told = events_of(timeline, words)
    written: list[Path] = []
    for roster in {side.roster for side in timeline.head.sides if side.roster is not None}:
        opened = _roster(library, timeline.system.id, roster)
        if opened is None or opened.reading.read_only:
            continue
        document = with_events(opened.reading.document, timeline.head.id, told)
        if document != opened.reading.document:
            library.save(opened, document)
            written.append(opened.path)
    return written


def events_of(timeline: Timeline, words: Words) -> dict[str, list[Json]]:
    """The events of each profile, by its id; none before the battle is over."""
    events: dict[str, list[Json]] = {}
    if timeline.ended is None:
        return events
    teller = EntryTeller(timeline, words)
    for entry in timeline.live:
        profile = timeline.fighters[entry.figure].profile_id if isinstance(entry, Injury) else None
        if profile is not None:
            event = {"battle": timeline.head.id, "n": entry.n, "text": teller.line(entry).whole}
            events.setdefault(profile, []).append(event)
    return events


def with_events(roster: Json, battle: str, events: dict[str, list[Json]]) -> Json:
    """A roster in which the events of this battle are those told, each once."""
    profiles = [
        profile | {"history": list(_history(profile, battle, events.get(profile["id"], ())))}
        for profile in roster["profiles"]
    ]
    return roster | {"profiles": profiles}


def _history(profile: Json, battle: str, events: Iterable[Json]) -> Iterator[Json]:
    """What stands there already stays as it was written, in its place."""
    told = {event["n"]: event for event in events}
    for event in profile["history"]:
        if event["battle"] != battle:
            yield event
        elif event["n"] in told:
            del told[event["n"]]
            yield event
    yield from told.values()


def _roster(library: Library, system: str, identity: str) -> Opened | None:
    """A roster by its id; those that can't be read are passed over."""
    for one in library.shelf():
        if one.system is None or one.system.id != system:
            continue
        try:
            opened = library.read(one.path)
        except TroubleError:
            continue
        if opened.reading.document["id"] == identity:
            return opened
    return None
