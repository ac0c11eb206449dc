"""The head of a Savage Worlds weapon: its name, or « attaque de zone » where it has none."""

from __future__ import annotations

from rules.notation_heads import Heads
from rules.systems.savage_worlds.patterns import kind_named

NAMELESS = "attaque de zone"

HEADS = Heads(kind_named)
