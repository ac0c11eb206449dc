"""Confrontation for tests: engines and what befalls them in few words."""

from fractions import Fraction

from rules.engagement import InvalidError
from rules.service import read_engagement, resolve_document
from rules.story import Story

SHORT = {"S": "stunned", "L": "light", "G": "serious", "C": "critical", "T": "killed"}
LAW_U = dict.fromkeys(("light", "serious", "critical", "killed"), "1/4")
LAW_V = {"stunned": "1/6", "light": "1/3", "serious": "1/4", "critical": "1/6", "killed": "1/12"}
EDITIONS = ("rooted", "confede", "c3")


def engine(structure=8, edition="c3", name="Char", **fields):
    return {"name": name, "edition": edition, "structure": structure, **fields}


def attack(*engines, weapon="canon (FOR 12)", **circumstances):
    """An engagement; what is None among the circumstances is left out."""
    given = {name: value for name, value in circumstances.items() if value is not None}
    return {
        "toise": "engagement",
        "version": 1,
        "system": "confrontation",
        "weapon": weapon,
        "circumstances": given,
        "targets": list(engines),
    }


def repaired(points, source="mecanicien", **fields):
    return {"repair": points, "source": source, **fields}


def entries(events):
    """Wounds by their letters; repairs as they stand."""
    return [SHORT.get(event, event) if isinstance(event, str) else event for event in events]


def account(engine, events):
    """The account of an engine after these events."""
    document = resolve_document(attack(engine, wounds=entries(events)))
    return document["targets"][0]["account"]


def told(engine, **circumstances):
    """The entry of one engine in a result, its fractions read."""
    document = resolve_document(attack(engine, **circumstances))
    return read_fractions(document["targets"][0])


def read_fractions(value):
    """A document with its fractions read."""
    if isinstance(value, dict):
        return {name: read_fractions(part) for name, part in value.items()}
    if isinstance(value, list):
        return [read_fractions(part) for part in value]
    fraction = isinstance(value, str) and value.replace("/", "").isdigit()
    return Fraction(value) if fraction else value


def problems_of(engagement):
    """Where an engagement is wrong, with the sentence's message; empty where it is not."""
    try:
        read_engagement(engagement)
    except InvalidError as error:
        return [(problem.where, problem.text.message) for problem in error.problems]
    return []


def thrown(engagement, faces=()):
    """A case and the story of these dice."""
    case = read_engagement(engagement).case
    return case, Story(case.program, faces)
