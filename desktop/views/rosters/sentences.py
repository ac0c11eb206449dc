"""What the place of the rosters says: totals with their terms, troubles, what was mended."""

from __future__ import annotations

from desktop.failures import reason_of
from desktop.forms.fields import FormField, form_fields
from desktop.forms.values import value_words
from desktop.trouble import TroubleError
from desktop.words import Words
from rules.document import Document
from rules.json_reading import Json
from rules.roster import POINTS, Total, points_of
from rules.roster_reading import RosterReading
from rules.systems import GameSystem
from rules.text import InputError, Text

MOST_TERMS = 8


def total_words(words: Words, total: Total, most: int = MOST_TERMS) -> str:
    """A total with its terms: « Total PV : 3 × 6 + 11 = 29 »; more than ``most`` are cut short."""
    many = len(total.terms) > most
    terms = [
        words.number(points) if count == 1 else f"{words.number(count)} × {words.number(points)}"
        for count, points in (total.terms[: most - 1] if many else total.terms)
    ]
    shown = [*terms, "…"] if many else terms
    value = words.number(total.value)
    alone = len(terms) == 0 or terms == [value]
    written = value if alone else f"{' + '.join(shown)} = {value}"
    label = words.label(total.label)
    return words(Text("Total {label}: {sum}", label=label, sum=written))


def points_words(words: Words, profile: Json) -> str:
    """The points of one figure: « 6 PV »; nothing where the profile says nothing of them."""
    for field, label in POINTS.items():
        points = points_of(profile, field)
        if points is not None:
            return f"{words.number(points)} {words.label(label)}"
    return ""


def trouble_words(words: Words, trouble: TroubleError) -> str:
    """What could not be read or written, and why."""
    if isinstance(trouble.error, InputError):
        why = problem_words(words, trouble.error)
    else:
        why = words(reason_of(trouble.error))
    return words(Text("{file}: {reason}", file=str(trouble.path), reason=why))


def problem_words(words: Words, problem: InputError) -> str:
    """An error of a document with the place it stands at."""
    said = words(problem.text)
    return (
        words(Text("{place}: {problem}", place=problem.where, problem=said))
        if problem.where
        else said
    )


def draft_words(words: Words, problem: InputError) -> str:
    """Why what was typed is not kept."""
    return words(Text("{problem}. Not saved.", problem=problem.text))


def notices(words: Words, reading: RosterReading) -> list[str]:
    """What was mended in reading, and the fields that nothing reads."""
    mended = [
        words(Text("{place}: {problem}", place=notice.where, problem=notice.text))
        for notice in reading.notices
    ]
    unknown = [
        words(Text("{place}: kept, but nothing reads it", place=field.field))
        for field in reading.unknown
    ]
    newer = [words(Text("A newer version of the program wrote this roster: it is only shown."))]
    return [*(newer if reading.read_only else []), *mended, *unknown]


def weapon_words(words: Words, system: GameSystem, weapon: Document) -> str:
    """What was understood of a weapon: « explosion, difficulté 3, puissance 1 »."""
    kind = system.kind_of(weapon)
    said = [
        _field_words(words, field, value)
        for field in form_fields(type(weapon))
        if (value := getattr(weapon, field.name)) not in (None, field.default)
        and field.read_by(kind)
    ]
    return ", ".join(said)


def _field_words(words: Words, field: FormField, value: object) -> str:
    if field.choices:
        return value_words(field, value, words)
    label = words.label(field.title)
    return f"{label[:1].lower()}{label[1:]} {_value_words(words, field, value)}"


def _value_words(words: Words, field: FormField, value: object) -> str:
    """A value as the card has it: a whole number without decimals, whatever the field allows."""
    if isinstance(value, list):
        return "/".join(map(str, value))
    if isinstance(value, int | float) and not isinstance(value, bool) and value % 1 == 0:
        return words.number(int(value))
    return value_words(field, value, words)
