"""Writes again and again in children that are killed in the middle; run as a program.

Prints one line for each child: what it had been told was saved, what the file says.
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from desktop.battle_store import BattleStore
from desktop.roster_library import Library
from rules.battle.entries import read_entry

CHILDREN = {".json": 100, ".jsonl": 12}
"""By the ending of the file; a battle grows, and every child reads it first."""
LONGEST = 0.02


def rosters(path):
    """Save a roster for ever, and tell of each save that is done."""
    library = Library(path.parent)
    opened = library.read(path)
    for number in range(1, 1_000_000):
        opened = library.save(opened, opened.reading.document | {"note": str(number)})
        yield number


def battles(path):
    """Write entries into a battle for ever, and tell of each that is written."""
    store = BattleStore(path.parent)
    battle = store.read(path)
    for number in range(len(battle.journal.timeline.entries) + 1, 1_000_000):
        text = f"{number} " + "é" * 900
        entry = {"n": number, "at": "", "turn": 1, "kind": "note", "text": text}
        store.append(battle, read_entry(entry))
        yield number


def last_save(path):
    return int(json.loads(path.read_text(encoding="utf-8"))["note"])


def last_entry(path):
    return len(BattleStore(path.parent).read(path).journal.timeline.live)


KINDS = {".json": (rosters, last_save), ".jsonl": (battles, last_entry)}


def killed(writing, path, after):
    """The last number that a child told of before it was killed."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        for number in writing(path):
            os.write(theirs, f"{number}\n".encode())
    os.close(theirs)
    first = os.read(ours, 1 << 16)
    time.sleep(after)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    told = first
    while more := os.read(ours, 1 << 16):
        told += more
    os.close(ours)
    return int(told.split()[-1])


def main():
    path = Path(sys.argv[1])
    writing, last = KINDS[path.suffix]
    # What every child needs is made once, before there are any.
    next(writing(path))
    chance = random.Random(7)
    for _ in range(CHILDREN[path.suffix]):
        told = killed(writing, path, chance.uniform(0, LONGEST))
        print(told, last(path), flush=True)


if __name__ == "__main__":
    main()
