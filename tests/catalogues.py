"""Messages of one source in the order of their comments: ``python -m tests.catalogues FILE…``.

The tool that gathers them sorts by the source alone and shuffles those that share one.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

MESSAGES = re.compile(r"(?:    <message.*?</message>\n)+", re.DOTALL)
MESSAGE = re.compile(r"    <message.*?</message>\n", re.DOTALL)


def ordered(catalogue: str) -> str:
    """The text of a catalogue, its messages by source as they stand, then by comment."""
    return MESSAGES.sub(lambda found: "".join(_ordered(found[0])), catalogue)


def _ordered(messages: str) -> list[str]:
    same = groupby(MESSAGE.findall(messages), lambda one: _said(one, "source"))
    return [
        one for _, group in same for one in sorted(group, key=lambda one: _said(one, "comment"))
    ]


def _said(message: str, part: str) -> str:
    found = re.search(f"<{part}>(.*?)</{part}>", message, re.DOTALL)
    return found[1] if found else ""


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(ordered(path.read_text(encoding="utf-8")), encoding="utf-8")
