"""Groups of the same, told one by one: « Zombie 1 », « Zombie 2 » and so on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.systems.savage_worlds.models import Target


def members(target: Target) -> Iterator[Target]:
    """Every figure of a target entry under its own name; a single one keeps its name."""
    if target.count == 1:
        yield target
        return
    for number in range(1, target.count + 1):
        yield target.model_copy(update={"name": f"{target.name} {number}", "count": 1})


def expanded(targets: Sequence[Target]) -> list[Target]:
    """Every figure of all entries, in file order."""
    return [member for target in targets for member in members(target)]
