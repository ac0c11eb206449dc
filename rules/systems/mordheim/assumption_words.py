"""The assumptions of Mordheim in sentences."""

from __future__ import annotations

from rules.text import Text, mark

SENTENCES: dict[tuple[str, object], str] = {
    ("helmet_save", "highest"): mark(
        "Several injury dice: the helmet is tested once, on the highest."
    ),
    ("helmet_save", "per_die"): mark(
        "Several injury dice: the helmet is tested for each that stuns."
    ),
    ("vital_part_save", "once"): mark("A vital part: one save for both wounds."),
    ("vital_part_save", "per_wound"): mark("A vital part: one save for each wound."),
    ("multi_wound_critical", "combine"): mark(
        "A critical of a weapon with several wounds inflicts the larger number."
    ),
    ("multi_wound_critical", "either"): mark(
        "More wounds from the weapon than from the critical: an ordinary wound."
    ),
    ("shooting_criticals", "unlimited"): mark(
        "Each shot may be critical; the limit is only written for melee."
    ),
    ("shooting_criticals", "once"): mark("One critical per shooting phase."),
    ("downed_automatic", "melee"): mark("Shots at a warrior down must hit as usual."),
    ("downed_automatic", "all"): mark("Shots at a warrior down hit automatically."),
    ("seven_to_hit", "impossible"): mark("7 or more to hit is impossible."),
    ("seven_to_hit", "six_hits"): mark("Where 7 or more is needed to hit, a 6 hits."),
    ("one_always_fails", True): mark("A 1 always fails to hit and to save."),
    ("one_always_fails", False): mark("A 1 fails only where more is needed."),
    ("parry_strength", "unknown"): mark(
        "The parrier's Strength is not known: he may always parry."
    ),
}


def assumption_words(name: str, value: object) -> Text:
    """One assumption of a result, in a sentence."""
    return Text(SENTENCES[name, value])
