"""Engagements of Hell Dorado written short, and what is read from their results."""

from fractions import Fraction
from typing import Any

from rules.played import played_document, typed
from rules.resolution import Resolver
from rules.service import read_engagement, resolve_document

Document = dict[str, Any]
TABLE = "2/4/6/8/10"


def engagement(weapon: Any, *targets: Document, **parts: Any) -> Document:
    """An engagement; ``parts`` are the attacker's values, ``how`` and ``rules`` apart."""
    how, rules = parts.pop("how", {}), parts.pop("rules", {})
    head = {"toise": "engagement", "version": 1, "system": "hell_dorado"}
    return head | {
        "attacker": {"name": "Frondeuse", **parts},
        "weapon": weapon,
        "circumstances": how,
        "rules": rules,
        "targets": list(targets),
    }


def fighter(name: str, **facts: Any) -> Document:
    """A target who outlives everything, unless told otherwise."""
    return {"name": name, "hit_points": 999, **facts}


def outsider(name: str, **facts: Any) -> Document:
    """A target outside the area."""
    return fighter(name, in_area=False, **facts)


def percutant(power: str, *targets: Document, shooting: int, **parts: Any) -> Document:
    """A souffle percutant on fighters in file order, each further than the last."""
    weapon = f"souffle percutant (perforant • puissance {power})"
    return engagement(weapon, *targets, shooting=shooting, **parts)


def englobant(power: str, *targets: Document, **parts: Any) -> Document:
    """A souffle englobant."""
    return engagement(f"souffle englobant (acide • puissance {power})", *targets, **parts)


def explosion(power: str, *targets: Document, **parts: Any) -> Document:
    """An explosion of two dice at long range, unless told otherwise."""
    facts = {"shooting": 2, "how": {"range": "long"}} | parts
    return engagement(f"explosion (puissance {power})", *targets, **facts)


def certain_explosion(power: str, *targets: Document) -> Document:
    """The damage step only: an explosion that cannot miss."""
    return explosion(power, *targets, how={"difficulty": 1})


def law(text: str) -> dict[str, str]:
    """A law written as in the dossier: ``0:1/4, 1:3/4``."""
    pairs = (pair.split(":") for pair in text.split(","))
    return {value.strip(): str(Fraction(chance)) for value, chance in pairs}


def target(document: Document, name: str) -> Document:
    """What a result says of one figure."""
    return next(said for said in document["targets"] if said["name"] == name)


def told(document: Document, name: str, part: str = "damage") -> Any:
    """One part of what the exact answer says of one figure."""
    return target(resolve_document(document), name)[part]


def means(document: Document) -> dict[str, str]:
    """Everybody's mean damage."""
    return {said["name"]: said["mean_damage"] for said in resolve_document(document)["targets"]}


def at_least(said: dict[str, str], floor: int) -> str:
    """The chance of ``floor`` or more in a law of a document."""
    return str(sum(Fraction(chance) for value, chance in said.items() if int(value) >= floor))


def played(document: Document, dice: str) -> Document:
    """The document of dice read on the table."""
    case = read_engagement(document).case
    story = typed(case, [int(face) for face in dice.split()])
    result = case.result(story.rest(Resolver()))
    return played_document(case, story, result, lambda text: text.message, None)


def record(document: Document) -> list[tuple[str, list[int], Any]]:
    """The throws of a played document: id, dice, outcome."""
    return [(thrown["id"], thrown["dice"], thrown["outcome"]) for thrown in document["throws"]]
