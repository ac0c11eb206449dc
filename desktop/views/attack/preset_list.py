"""What a game's lists sell, as lines to search: weapons by group, protections by their fields."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.forms.fields import form_fields
from desktop.forms.values import value_words
from desktop.words import Words
from rules.folding import folded
from rules.presets import ArmourPreset, FigurePreset
from rules.roster import whole_target
from rules.systems import GameSystem


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the lists: its name, the group it stands in, what it is, what is taken over.

    ``value``: a weapon's notation, an armour as it stands in the lists, a figure's fields.
    """

    name: str
    group: str
    told: str
    value: object

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
        found.append(Entry(words.label(preset.name), words.label(preset.group), printed, printed))
    return found


def armour_entries(words: Words, system: GameSystem) -> list[Entry]:
    """The armours and covers of a game's lists, each to be worn by a target."""
    presets = system.presets
    armours = presets().armours if presets else ()
    return [Entry(words.label(one.name), "", _fields(one, words, system), one) for one in armours]


def figure_entries(words: Words, system: GameSystem) -> list[Entry]:
    """The figures of a game's lists; what is taken over is a whole target, its name too."""
    presets = system.presets
    figures = presets().figures if presets else ()
    return [
        Entry(one.name, "", _fields(one, words, system), {"name": one.name, **one.fields})
        for one in figures
    ]


def _fields(preset: ArmourPreset | FigurePreset, words: Words, system: GameSystem) -> str:
    fields = {field.name: field for field in form_fields(whole_target(system))}
    told = [
        (words.label(fields[name].title), value_words(fields[name], value, words))
        for name, value in preset.fields.items()
        if name in fields and value is not None
    ]
    return ", ".join(f"{title} {value}" for title, value in told)
