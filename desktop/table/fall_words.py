"""What the dice have said so far of where the template falls, in words."""

from __future__ import annotations

from rules.grades import FAILURES, GRADE_LABELS
from rules.result import Result
from rules.text import Names, Text


def fall_words(result: Result) -> Text:
    """The grade of the attack, where the template came down, and who is under it there."""
    grade = next((name for name, chance in (result.attack or {}).items() if chance == 1), None)
    if grade is None:
        return Text("The attack is being thrown.")
    return Text("{grade}: {what}", grade=Text(GRADE_LABELS[grade]), what=_what(grade, result))


def _what(grade: str, result: Result) -> Text:
    landed = result.landed
    if landed is not None:
        told = Text("elsewhere") if landed.told is None else landed.told
        return Text("{told}. {under}", told=told, under=_under(landed.under))
    if grade not in FAILURES:
        return Text("where it is aimed. {under}", under=_under(_surely_under(result)))
    if result.landings:
        return Text("where it comes down is still to be thrown.")
    return Text("nothing happens.")


def _under(names: tuple[str, ...]) -> Text:
    if not names:
        return Text("Nobody under the template.")
    return Text("Under the template: {names}.", names=Names(names))


def _surely_under(result: Result) -> tuple[str, ...]:
    targets = [one.name for one in result.figures if one.chances.get("under") == 1]
    return *targets, *(one.name for one in result.bystanders if one.under == 1)
