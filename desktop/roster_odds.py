"""What a weapon does to targets that differ in one field: Protection 0 to 6, say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from desktop.compare.lists import shipped
from rules.gauges import Gauge, MeanLoss, Nothing, Out
from rules.json_reading import Json
from rules.matrix import Attack, Mark, Matrix, Refused
from rules.resolution import Resolver
from rules.roster import whole_target
from rules.roster_use import attacker_of
from rules.systems import GameSystem

GAUGES: tuple[Gauge, ...] = (MeanLoss(), Nothing(), Out())
LEAST_STEPS = 3


@dataclass(frozen=True, slots=True)
class Scale:
    """Targets that differ in one field; ``same``: the fields they have in common.

    ``title``: the field's, marked for translation.
    """

    field: str
    title: str
    values: tuple[int, ...]
    same: tuple[tuple[str, object], ...]
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class OddsLine:
    """One measure, target by target; None where a target gives none."""

    gauge: Gauge
    numbers: tuple[Fraction | None, ...]


def scale_of(system: GameSystem) -> Scale | None:
    """The first list of targets that the game's comparisons bring with only one field changing."""
    model = whole_target(system).model_fields
    for one in shipped(system.id).lists:
        field = _changing([mark.target for mark in one.marks])
        if field is not None:
            first = one.marks[0].target.items()
            same = tuple((name, value) for name, value in first if name != field)
            values = tuple(mark.target[field] for mark in one.marks)
            return Scale(field, model[field].title or field, values, same, one.marks)
    return None


def _changing(targets: Sequence[Json]) -> str | None:
    """The one field in which all of these differ, whole numbers all; None where there is none."""
    names = {name for target in targets for name in target}
    told = {name: [target.get(name) for target in targets] for name in names}
    moving = [name for name, values in told.items() if len({repr(one) for one in values}) > 1]
    if len(targets) < LEAST_STEPS or len(moving) != 1:
        return None
    return moving[0] if all(type(value) is int for value in told[moving[0]]) else None


class Odds:
    """Remembers what it told of weapons alike."""

    def __init__(self, system: GameSystem, resolver: Resolver) -> None:
        self.scale = scale_of(system)
        self._system = system
        self._resolver = resolver
        self._known: dict[str, list[OddsLine]] = {}

    def of(self, profile: Json, place: int) -> list[OddsLine]:
        """What the weapon does in this figure's hands; nothing where it does no damage."""
        parts = attacker_of(profile, place)
        carried = profile["weapons"][place].get("attacks")
        if carried is not None:
            parts["attacker"] = parts["attacker"] | {"attacks": carried}
        parts["attacker"] = {k: v for k, v in parts["attacker"].items() if k != "name"}
        key = repr(parts)
        if key not in self._known:
            self._known[key] = self._lines(parts)
        return self._known[key]

    def _lines(self, parts: Json) -> list[OddsLine]:
        if self.scale is None:
            return []
        matrix = Matrix(self._system, [Attack("?", parts)], self.scale.marks, self._resolver)
        (cells,) = matrix.rows()
        lines = [
            OddsLine(gauge, tuple(None if isinstance(cell, Refused) else gauge.read(cell)
                                  for cell in cells))
            for gauge in GAUGES
        ]  # fmt: skip
        told = [line for line in lines if any(one is not None for one in line.numbers)]
        return [] if any(_is_idle(line) for line in told) else told


def _is_idle(line: OddsLine) -> bool:
    """Whether nothing is certain to happen to every target: what it inflicts is no damage."""
    return isinstance(line.gauge, Nothing) and all(number in (1, None) for number in line.numbers)
