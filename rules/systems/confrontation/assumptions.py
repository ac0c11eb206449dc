"""What had to be assumed of the engines (dossier §9, contract.md § confrontation)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.result import Assumption
from rules.systems.confrontation.engine import Line
from rules.text import Text

if TYPE_CHECKING:
    from rules.systems.confrontation.case import ConfrontationCase


def assumptions(case: ConfrontationCase) -> Iterator[Assumption]:
    """Every choice that the account hangs on."""
    how, engines = case.engagement.circumstances, case.engines
    if any(_is_other_repair(line) for lines in case.lines for line in lines):
        yield Assumption("repair_source", "any")
    if how.test is not None and any(not engine.edition.numeric for engine in engines):
        yield Assumption("wound_state_penalty", "-1/-2/-3")
    silent = any(engine.edition.location == "silent" for engine in engines)
    if how.shots is not None and how.wound_table is not None and silent:
        yield Assumption("location_silent", "void")
    if any(
        target.immobile and engine.edition.exempt == "none"
        for target, engine in zip(case.targets, engines, strict=True)
    ):
        yield Assumption("confede_immobile", "penalised")


def _is_other_repair(line: Line) -> bool:
    entry = line.entry
    other = entry.repair is not None and entry.repairer != "mecanicien"
    return other and line.refused is None


def assumption_words(name: str, value: object) -> Text:
    """One assumption of a result, in a sentence."""
    return _SENTENCES.get(name, Text("{name}: {value}", name=name, value=str(value)))


_SENTENCES = {
    "repair_source": Text("The text does not say who may repair: every repair is taken."),
    "wound_state_penalty": Text(
        "A wound state is taken as −1, −2 or −3 on the test, as the general rules have it."
    ),
    "location_silent": Text(
        "The text of Confrontation 3 says nothing of where a wound falls: that has no effect."
    ),
    "confede_immobile": Text(
        "The Confédé text does not spare immobile engines: the wound state applies."
    ),
}
