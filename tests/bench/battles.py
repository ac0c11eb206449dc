"""A battle of 2,000 entries: reading it, one more entry, and the chance of 400 attacks a side."""

from __future__ import annotations

import json
from pathlib import Path

from desktop.battle_luck import LuckBook
from rules.battle.board import board_of
from rules.battle.entries import read_entry
from rules.battle.journal import read_journal
from rules.resolution import Resolver
from tests.bench import clock
from tests.bench.table import Row

SAMPLES = Path(__file__).parents[2] / "resources" / "samples" / "battles"
ENTRIES = 2000
KINDS = {"attack", "note", "points", "turn"}


def long_battle() -> bytes:
    """The sample's entries over and over, numbered anew."""
    first, *lines = next(SAMPLES.glob("*.jsonl")).read_bytes().splitlines()
    known = [entry for entry in map(json.loads, lines) if entry["kind"] in KINDS]
    entries = (known[n % len(known)] | {"n": n} for n in range(1, ENTRIES + 1))
    told = [json.dumps(entry, ensure_ascii=False).encode() for entry in entries]
    return b"\n".join([first, *told, b""])


def rows() -> list[Row]:
    """Medians of reading, of adding an entry, and of the chance with one attack more."""
    raw = long_battle()
    timeline = read_journal(raw).timeline
    book = LuckBook(Resolver())
    last = timeline.live[-1].model_dump(mode="json")

    def one_more() -> object:
        timeline.add(read_entry(last | {"n": len(timeline.entries) + 1, "kind": "turn"}))
        return board_of(timeline)

    attack = next(entry for entry in timeline.live if entry.kind == "attack")
    book.of(timeline, "ally")

    def one_attack() -> object:
        said = attack.model_dump(mode="json", exclude_unset=True)
        timeline.add(read_entry(said | {"n": len(timeline.entries) + 1, "kind": "attack"}))
        return book.of(timeline, "ally")

    return [
        Row("battle of 2,000 entries", "read it", *clock.taking_turns([lambda: read_journal(raw)])),
        Row("battle of 2,000 entries", "one more entry", *clock.taking_turns([one_more])),
        Row("battle of 2,000 entries", "chance, one more attack",
            *clock.taking_turns([one_attack])),
    ]  # fmt: skip
