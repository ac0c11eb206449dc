"""The columns of a game's table: which field of a profile a head means."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, cast

from pydantic import ConfigDict, TypeAdapter
from pydantic.fields import FieldInfo

from rules.document import Document
from rules.folding import folded
from rules.hints import hint_of
from rules.roster import Profile, attacker_model, target_model
from rules.roster_cells import value_of
from rules.roster_heads import part_of, plain, spellings
from rules.roster_reading import weapon_model
from rules.systems import GameSystem

OWN = ("id", "name", "group", "count", "side", "base_mm", "role", "tags", "note")
WEAPON = ("weapon", "kind", "damage_type", "difficulty", "power")
ATTACKS = "weapon_attacks"
PLAIN_TEXT = (WEAPON[0], ATTACKS)
STRICT = ConfigDict(strict=True, allow_inf_nan=False)

Tongue = Callable[[str], str]
"""What renders a marked word in one language."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head in files and the place of its field.

    ``part``: attacker, target, weapon, or empty for what is the profile's own. ``titles``: its
    title and its short word, marked for translation, as are ``choices``, the words for the values
    of a choice. ``labels``: those values by their folded words.
    """

    head: str
    part: str
    name: str
    adapter: TypeAdapter[object] | None = None
    titles: tuple[str, ...] = ()
    choices: Mapping[str, str] = field(default_factory=dict[str, str])
    labels: Mapping[str, object] = field(default_factory=dict[str, object])

    def read(self, text: str) -> object:
        """What a cell says of the field."""
        return value_of(text, self.adapter, self.labels)


class Columns:
    """The columns of a game, in their order, and what heads mean.

    ``tongues``: further languages in which titles and choices are read.
    """

    def __init__(self, system: GameSystem, tongues: Sequence[Tongue] = ()) -> None:
        self.system = system
        self.tongues = tongues
        self.own = [self._column("", name, Profile, name) for name in OWN]
        self.game = list(self._game_columns())
        self.weapon = [self._weapon_column(name) for name in (*WEAPON, ATTACKS)]
        self._known: dict[tuple[str | None, str], list[Column]] = {}
        for column in (*self.own, *self.game, *self.weapon):
            if column.adapter is not None or column.name in PLAIN_TEXT:
                self._learn(column)

    def meant(self, head: str) -> list[Column]:
        """The columns a head means: none, one, or both of a name that both parts have."""
        part, name = part_of(head)
        return self._known.get((part, plain(name)), [])

    def _learn(self, column: Column) -> None:
        words = [tongue(title) for title in column.titles for tongue in (str, *self.tongues)]
        for word in {*spellings(column.name), *map(plain, words)}:
            for part in (None, column.part):
                known = self._known.setdefault((part, word), [])
                if not known or known[0].name == column.name:
                    known.append(column)

    def _game_columns(self) -> Iterable[Column]:
        models = {"attacker": attacker_model(self.system), "target": target_model(self.system)}
        both = set(models["attacker"].model_fields) & set(models["target"].model_fields)
        both |= set(WEAPON)
        for part, model in models.items():
            for name in model.model_fields:
                head = f"{part}.{name}" if name in both else name
                yield self._column(part, name, model, head)

    def _column(self, part: str, name: str, model: type[Document], head: str) -> Column:
        info, hint = model.model_fields[name], hint_of(model, name)
        titles = tuple(one for one in (info.title, hint.column) if one)
        choices = hint.labels
        return Column(head, part, name, _adapter(info), titles, choices, self._labels(choices))

    def _weapon_column(self, name: str) -> Column:
        model = weapon_model(self.system)
        if name not in model.model_fields or name in PLAIN_TEXT:
            return Column(name, "weapon", name)
        choices = hint_of(model, name).labels
        adapter = _adapter(model.model_fields[name])
        return Column(name, "weapon", name, adapter, (), choices, self._labels(choices))

    def _labels(self, choices: Mapping[str, str]) -> dict[str, object]:
        words = [(tongue(label), value) for value, label in choices.items()
                 for tongue in (str, *self.tongues)]  # fmt: skip
        return {folded(word): value for word, value in words}


def _adapter(info: FieldInfo) -> TypeAdapter[object]:
    annotation: Any = info.annotation
    bounded: Any = Annotated[annotation, *info.metadata] if info.metadata else annotation
    return cast("TypeAdapter[object]", TypeAdapter(bounded, config=STRICT))
