"""Savage Worlds for tests: engagements in few words, and what they come to."""

from fractions import Fraction

from rules.engagement import InvalidError
from rules.service import read_engagement, resolve_document
from rules.story import Story

GRENADE = {"damage": "3d6", "template": "medium", "delivery": "thrown"}
CONE = {"damage": "2d10", "template": "cone", "delivery": "natural"}


def figure(name, x, y, side=None, base_mm=25.4):
    return {"name": name, "x": x, "y": y, "base_mm": base_mm, "side": side}


def laid(aim, figures, attacker=(0, 0), **table):
    """A table with the attacker « A » and figures by name and place."""
    bases = [figure("A", *attacker), *(figure(name, *at) for name, at in figures.items())]
    return {"figures": bases, "attacker": "A", "aim": list(aim), **table}


def attack(targets=(), *, weapon=GRENADE, table=None, rules=None, circumstances=None, **attacker):
    """An engagement; the attacker is a Wild Card with a d8 unless told otherwise."""
    return {
        "toise": "engagement",
        "version": 1,
        "system": "savage_worlds",
        "rules": rules or {},
        "attacker": {"name": "A", "trait": "d8", "wild_card": True, **attacker},
        "weapon": weapon,
        "circumstances": circumstances or {},
        "targets": list(targets),
        "table": table,
    }


def goblin(name="B", toughness=5, **fields):
    return {"name": name, "toughness": toughness, **fields}


def told(*targets, **options):
    """The result document of an attack on these targets, fractions as fractions."""
    return read_fractions(resolve_document(attack(targets, **options)))


def read_fractions(value):
    """A document with its fractions read."""
    if isinstance(value, dict):
        return {name: read_fractions(part) for name, part in value.items()}
    if isinstance(value, list):
        return [read_fractions(part) for part in value]
    fraction = isinstance(value, str) and value.replace("/", "").isdigit()
    return Fraction(value) if fraction else value


def under(document, name):
    return next(target["under"] for target in document["targets"] if target["name"] == name)


def states(document, name="B"):
    return next(target["states"] for target in document["targets"] if target["name"] == name)


def problems_of(engagement):
    """Where an engagement is wrong; empty where it is not."""
    try:
        read_engagement(engagement)
    except InvalidError as error:
        return [problem.where for problem in error.problems]
    return []


def thrown(engagement, faces=()):
    """A case and the story of these dice."""
    case = read_engagement(engagement).case
    return case, Story(case.program, faces)


def ids(case, story):
    """The throws of a story with their dice."""
    return [(case.caption(one).id, list(one.faces)) for one in story.throws if one.faces]
