"""What is wrong with an engagement, sorted by where the column shows it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.text import InputError

TARGET = re.compile(r"targets\[(?P<place>\d+)\](?:\.(?P<name>\w+))?.*")
ARM = re.compile(r"weapons\[(?P<place>\d+)\](?:\.(?P<name>\w+))?.*")
FIELD = re.compile(r"(?P<part>\w+)\.(?P<name>\w+).*")


@dataclass(slots=True)
class Problems:
    """Errors by place: the notation, fields of parts, of several weapons, of targets, the rest.

    A target's error that belongs to no field of his has an empty name.
    """

    notation: InputError | None = None
    fields: dict[str, dict[str, InputError]] = field(
        default_factory=dict[str, dict[str, InputError]]
    )
    arms: dict[tuple[int, str], InputError] = field(
        default_factory=dict[tuple[int, str], InputError]
    )
    targets: dict[tuple[int, str], InputError] = field(
        default_factory=dict[tuple[int, str], InputError]
    )
    others: list[InputError] = field(default_factory=list[InputError])

    def take(self, error: InputError) -> None:
        """Put one error where it belongs; of two at a place the first stays."""
        if error.where == "weapon" and self.notation is None:
            self.notation = error
        elif target := TARGET.fullmatch(error.where):
            place = int(target["place"]), target["name"] or ""
            self.targets.setdefault(place, error)
        elif arm := ARM.fullmatch(error.where):
            self.arms.setdefault((int(arm["place"]), arm["name"] or "weapon"), error)
        elif part := FIELD.fullmatch(error.where):
            self.fields.setdefault(part["part"], {}).setdefault(part["name"], error)
        else:
            self.others.append(error)


def sorted_out(errors: Sequence[InputError]) -> Problems:
    """The errors by place."""
    problems = Problems()
    for error in errors:
        problems.take(error)
    return problems
