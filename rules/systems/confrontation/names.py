"""Names of weapons that a notation prints and reads back unchanged."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from rules.naming import LONGEST_NAME
from rules.notation_names import WeaponNames
from rules.systems.confrontation.claims import claimed
from rules.systems.confrontation.heads import HEADS

NAMES = WeaponNames(HEADS, claimed)

WeaponName = Annotated[
    str,
    StringConstraints(min_length=1, max_length=LONGEST_NAME),
    AfterValidator(NAMES.composed),
]
"""A name on one line, without invisible signs."""
