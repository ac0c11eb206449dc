"""The head of a Mordheim weapon: its name, or its kind where it has none."""

from __future__ import annotations

from rules.notation_heads import Heads
from rules.systems.mordheim.patterns import kind_named

KIND_HEADS = {"melee": "mêlée", "shooting": "tir", "fall": "chute"}
"""The head of a weapon without a name: its kind."""

HEADS = Heads(kind_named)
