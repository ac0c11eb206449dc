"""Engagements of Mordheim in a line, and what is read of their results."""

import json
from fractions import Fraction

from desktop.words import Words
from rules.played import played_document, typed
from rules.resolution import Resolver
from rules.service import read_engagement, resolve_document

STATES = ("unharmed", "wounded", "knocked_down", "stunned", "out_of_action")


def duel(strength=3, toughness=3, **parts):
    """One warrior on another, both of Weapon Skill 3; ``parts``: fields that differ, by part."""
    attacker = {"name": "A", "strength": strength, "weapon_skill": 3}
    target = {"name": "B", "toughness": toughness, "weapon_skill": 3, "strength": 3}
    document = {
        "toise": "engagement",
        "version": 1,
        "system": "mordheim",
        "rules": parts.get("rules", {}),
        "attacker": attacker | parts.get("attacker", {}),
        "weapon": {"kind": "melee"} | parts.get("weapon", {}),
        "circumstances": parts.get("circumstances", {}),
        "targets": [target | parts.get("target", {})],
    }
    if "weapons" in parts:
        del document["weapon"]
        document["weapons"] = parts["weapons"]
    if "targets" in parts:
        document["targets"] = [target | fields for fields in parts["targets"]]
    return document


def shot(strength=4, toughness=3, skill=3, **parts):
    """A shot of this Strength and Ballistic Skill."""
    weapon = {"kind": "shooting", "strength": strength} | parts.pop("weapon", {})
    attacker = {"ballistic_skill": skill} | parts.pop("attacker", {})
    return duel(3, toughness, weapon=weapon, attacker=attacker, **parts)


def result(engagement):
    return resolve_document(json.dumps(engagement))


def states(engagement, place=0):
    """The chances of the five states, from the best to the worst."""
    told = result(engagement)["targets"][place]["states"]
    assert tuple(told) == STATES
    return [Fraction(told[name]) for name in STATES]


def fractions(line):
    return [Fraction(part) for part in line.split()]


def played(engagement, dice):
    """The document of dice read on the table."""
    case = read_engagement(engagement).case
    story = typed(case, [int(face) for face in dice.split()])
    return played_document(case, story, case.result(story.rest(Resolver())), Words("en"), None)


def thrown(engagement, dice):
    """The throws of dice read on the table, without their labels and the target's name."""
    return [
        (throw["id"].partition(":")[0], throw["dice"], throw["outcome"])
        for throw in played(engagement, dice)["throws"]
    ]
