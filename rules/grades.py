"""The grades of an attack roll in words; ids as in a result's ``attack``."""

from __future__ import annotations

from rules.text import Text, mark

GRADE_LABELS = {
    "hit": mark("hit"),
    "miss": mark("miss"),
    "critical_failure": mark("critical failure"),
    "failure": mark("failure"),
    "success": mark("success"),
    "raise": mark("raise"),
}
FAILURES = frozenset({"miss", "critical_failure", "failure"})

CHANCE_LABELS = {
    "under": mark("under the template"),
    "critical_spent": mark("critical hit"),
    "fell": mark("falls from the edge"),
    "entangled": mark("entangled"),
    "ricochet": mark("ricochet"),
    "hammered": mark("hammered"),
    "wild_sweep": mark("wild sweep"),
    "kebab": mark("kebab"),
    "body_blow": mark("body blow"),
}
"""What the further probabilities of a figure are called."""


def chance_words(name: str, striker: str | None) -> Text:
    """What a further probability of a figure is called; a critical hit is its striker's."""
    if name == "critical_spent" and striker is not None:
        return Text("critical hit by {name}", name=striker)
    return Text(CHANCE_LABELS[name])
