"""What a game's lists sell, as lines to search: weapons by group, protections by their fields."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.forms.fields import FormField, form_fields
from desktop.forms.values import value_words
from desktop.words import Words
from rules.folding import folded
from rules.presets import Fields, nothing
from rules.roster import whole_target
from rules.systems import GameSystem


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the lists: its name, the group it stands in, what it is, what is taken over.

    ``value``: a weapon's notation, an armour as it stands in the lists, a figure's fields.
    ``beside``: what comes with a weapon and stands beside it.
    """

    name: str
    group: str
    told: str
    value: object
    beside: Fields = field(default_factory=nothing)

    def matches(self, wanted: str) -> bool:
        """Whether every word of a folded search stands in it."""
        searched = folded(f"{self.name} {self.group} {self.told}")
        return all(word in searched for word in wanted.split())


def weapon_entries(words: Words, system: GameSystem) -> list[Entry]:
    """The weapons of a game's lists; what is taken over is the printed notation."""
    presets = system.presets
    found: list[Entry] = []
    for preset in presets().weapons if presets else ():
        printed = system.write(preset.weapon)
        name, group = words.label(preset.name), words.label(preset.group)
        found.append(Entry(name, group, printed, printed, preset.beside))
    return found


def armour_entries(words: Words, system: GameSystem) -> list[Entry]:
    """The armours and covers of a game's lists, each to be worn by a target."""
    presets = system.presets
    armours = presets().armours if presets else ()
    return [
        Entry(words.label(one.name), "", _told(one.fields, words, system), one) for one in armours
    ]


def figure_entries(words: Words, system: GameSystem) -> list[Entry]:
    """The figures of a game's lists; what is taken over is a whole target, its name too."""
    presets = system.presets
    figures = presets().figures if presets else ()
    return [
        Entry(one.name, "", _told(one.fields, words, system), {"name": one.name, **one.fields})
        for one in figures
    ]


def changes_told(wearer: Fields, worn: Fields, words: Words, system: GameSystem) -> str:
    """What a protection chosen changes in its wearer's fields; empty where it is nothing."""
    known = _target_fields(system)
    usual = {name: field.default for name, field in known.items()}
    before, after = {**usual, **wearer}, {**usual, **wearer, **worn}
    kept = {name: usual.get(name) if after[name] is None else after[name] for name in worn}
    changed = {name: value for name, value in kept.items() if value != before.get(name)}
    return fields_told(changed, words, system)


def _told(fields: Fields, words: Words, system: GameSystem) -> str:
    return fields_told({n: v for n, v in fields.items() if v is not None}, words, system)


def fields_told(fields: Fields, words: Words, system: GameSystem) -> str:
    """Fields of a target by their titles and values."""
    known = _target_fields(system)
    told = [
        (words.label(known[name].title), value_words(known[name], value, words))
        for name, value in fields.items()
        if name in known
    ]
    return ", ".join(f"{title} {value}" for title, value in told)


def _target_fields(system: GameSystem) -> dict[str, FormField]:
    return {one.name: one for one in form_fields(whole_target(system))}
