"""The attack in one line, for where its form has no room."""

from __future__ import annotations

from typing import Any

from desktop.views.attack.arms import arms_of
from desktop.views.attack.draft import name_of, part_of, targets_of
from desktop.words import Words
from rules.json_reading import Json
from rules.text import Text


def summary_of(document: Json, words: Words) -> str:
    """Who attacks, with what and how many: « Bombardière · souffle percutant (…) · 3 cibles »."""
    weapon: Any = arms_of(document)[0].get("weapon")
    told = weapon.get("name", "") if isinstance(weapon, dict) else weapon
    count = words(Text("%n target(s)", None, len(targets_of(document))))
    parts = (name_of(part_of(document, "attacker")), str(told or ""), count)
    return " · ".join(part for part in parts if part)
