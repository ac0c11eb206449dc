"""The head of a weapon of Confrontation: a kind, or a name of its own."""

from __future__ import annotations

import re

from rules.notation import Part, Source
from rules.notation_heads import Head, Heads
from rules.systems.confrontation.patterns import DIRECT_WOUND, head_named

UNNAMED = "arme"
_DIRECT_AT_END = re.compile(rf"(?<!\w)(?:{DIRECT_WOUND})$")


class KindHeads(Heads):
    """Heads among which « … subit une blessure directe » is a direct wound, not a name."""

    def before(self, source: Source, opening: int, start: int = 0) -> Head:
        head = super().before(source, opening, start)
        if head.name is None or source.shown[head.part.end - 1] == "»":
            return head
        found = _DIRECT_AT_END.search(source.folded[slice(*head.part)])
        if found is None:
            return head
        return Head(Part(head.part.start + found.start(), head.part.end), None, "blessure directe")


HEADS = KindHeads(head_named)
