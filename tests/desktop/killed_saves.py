"""Saves a roster again and again in children that are killed in the middle; run as a program.

Prints one line for each child: what it had been told was saved, what the file says.
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from desktop.roster_library import Library

CHILDREN = 100
LONGEST = 0.02


def save_for_ever(folder, path, pipe):
    """Save and tell of each save that is done."""
    library = Library(folder)
    opened = library.read(path)
    for number in range(1, 1_000_000):
        opened = library.save(opened, opened.reading.document | {"note": str(number)})
        os.write(pipe, f"{number}\n".encode())


def killed(folder, path, after):
    """The last save that a child told of before it was killed."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ours)
        save_for_ever(folder, path, theirs)
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
    # What every child needs is made once, before there are any.
    Library(path.parent).read(path)
    chance = random.Random(7)
    for _ in range(CHILDREN):
        told = killed(path.parent, path, chance.uniform(0, LONGEST))
        said = int(json.loads(path.read_text(encoding="utf-8"))["note"])
        print(told, said, flush=True)


if __name__ == "__main__":
    main()
