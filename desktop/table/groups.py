"""Groups of the same told one by one, where the table asks for each of them."""

from __future__ import annotations

from desktop.views.attack.draft import targets_of
from rules.json_reading import Json
from rules.service import Reading


def ungrouped(document: Json, reading: Reading | None) -> Json:
    """With every figure of a group as a target of its own; what was read is told the same way.

    ``reading``: of this document, None where it can't be read; then it stays as it is.
    """
    if reading is None or len(reading.case.targets) == len(targets_of(document)):
        return document
    told = (target.model_dump(mode="json", exclude_unset=True) for target in reading.case.targets)
    return document | {"targets": [_alone(target) for target in told]}


def _alone(target: Json) -> Json:
    """Without the number of the group, which is one."""
    return {name: value for name, value in target.items() if name != "count"}
