"""The slow resolver against the published figures, then the program against the slow resolver."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.resolution import Resolver
from rules.sequence import read_row
from rules.service import resolve_document
from tests.slow.draw_mordheim import draw, draw_sequence
from tests.slow.mordheim import STATES, at_the_edge, resolve
from tests.slow.mordheim_hit import (
    KNOCKED_DOWN,
    Figure,
    Hit,
    chart,
    critical,
    highest,
    merged,
    save_chance,
)
from tests.slow.read_mordheim import read_attack

SAMPLES = json.loads((Path(__file__).parent / "samples" / "mordheim.json").read_text("utf-8"))

COUNTED = ("total_loss", "out_count", "critical_spent")
TOLD = ("states", "loss", "mean_loss", "fell", "notes")

Document = dict[str, Any]


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples(sample: Document) -> None:
    told = resolve(sample["engagement"])["targets"]
    for name, expected in sample["expected"]["targets"].items():
        states = {state: p for state, p in told[name]["states"].items() if p != "0"}
        assert {**expected, "states": states} == expected
        assert told[name].get("loss") == expected.get("loss")


# --- the vectors of the dossier ---


def duel(strength: int, toughness: int, /, **told: Any) -> Document:
    """One man on another, both of Weapon Skill 3, unless told otherwise.

    `attacker`, `target`, `around`, `rules` hold the fields that differ; the rest is the weapon's.
    """
    attacker = {"name": "A", "strength": strength, "weapon_skill": 3, **told.pop("attacker", {})}
    target = {"name": "B", "toughness": toughness, "weapon_skill": 3, "strength": 3}
    target |= told.pop("target", {})
    return {
        "attacker": attacker,
        "circumstances": told.pop("around", {}),
        "rules": told.pop("rules", {}),
        "weapon": {"kind": "melee", **told},
        "targets": [target],
    }


def shot(strength: int, toughness: int, skill: int, /, **told: Any) -> Document:
    """A shot of this Ballistic Skill."""
    attacker = {"ballistic_skill": skill, **told.pop("attacker", {})}
    arms = {"kind": "shooting", "strength": strength}
    return duel(strength, toughness, attacker=attacker, **{**arms, **told})


def fallen(height: int, toughness: int) -> Document:
    """A fall from so high."""
    return duel(3, toughness, kind="fall", height=height)


TWICE = {"attacks": 2}
HEAVY = {"armour": "heavy", "shield": True}
SWORD = {"parry": "one"}
VECTORS = {
    "V01": (
        duel(3, 4, enemy_save_bonus=1),
        "23/27 0 7/243 7/162 37/486",
    ),
    "V02": (duel(4, 4), "3/4 0 5/81 25/324 1/9"),
    "V03": (duel(4, 3), "2/3 0 29/324 17/162 5/36"),
    "V04": (duel(4, 3, target={"hit_points": 2}), "2/3 1/4 1/54 1/36 1/27"),
    "V05": (duel(4, 3, attacker=TWICE), "4/9 0 1487/11664 1987/11664 167/648"),
    "V06": (
        shot(4, 3, 3, attacker=TWICE),
        "4/9 0 13369/104976 2227/13122 335/1296",
    ),
    "V06, one critical": (
        shot(4, 3, 3, attacker=TWICE, rules={"shooting_criticals": "once"}),
        "4/9 0 1487/11664 1987/11664 167/648",
    ),
    "V07": (
        duel(4, 3, attacker=TWICE, target={"hit_points": 2}),
        "4/9 1/3 191/3888 139/1944 395/3888",
    ),
    "V08": (
        duel(4, 3, attacker={"attacks": 3}, target={"hit_points": 3}),
        "8/27 41/72 181/5184 343/7776 859/15552",
    ),
    "V09": (duel(1, 5, attacker={"attacks": 3}), "1 0 0 0 0"),
    "V10": (duel(2, 5), "11/12 0 1/36 1/36 1/36"),
    "V11": (duel(3, 6, target=SWORD), "67/72 0 5/216 5/216 5/216"),
    "V12": (shot(4, 3, 4, target=HEAVY), "55/81 0 59/729 8/81 103/729"),
    "V12bis": (
        shot(4, 3, 4, target=HEAVY, rules={"vital_part_save": "per_wound"}),
        "163/243 0 187/2187 74/729 311/2187",
    ),
    "V13": (shot(4, 3, 4, target={"armour": "light"}), "5/9 0 29/243 34/243 5/27"),
    "V14": (
        duel(
            3,
            3,
            strength="+2",
            attacker={"weapon_skill": 4},
            target={"armour": "gromril", "shield": True},
        ),
        "49/81 0 77/729 10/81 121/729",
    ),
    "V15": (
        shot(4, 3, 3, armour_piercing=1, target=HEAVY),
        "77/108 0 73/972 29/324 119/972",
    ),
    "V16": (shot(4, 3, 3, armour_piercing=2, target=HEAVY), "2/3 0 29/324 17/162 5/36"),
    "V17": (duel(3, 3, concussion=True), "3/4 0 19/648 71/648 1/9"),
    "V18": (
        duel(3, 3, concussion=True, target={"helmet": 4}),
        "3/4 0 109/1296 71/1296 1/9",
    ),
    "V19": (
        duel(3, 3, concussion=True, target={"helmet": 4}, rules={"helmet_save": "per_die"}),
        "3/4 0 23/288 17/288 1/9",
    ),
    "V20": (duel(3, 3, target={"helmet": 4}), "3/4 0 65/648 25/648 1/9"),
    "V21": (
        duel(3, 4, target={"hard_to_kill": True, "hard_head": True}),
        "5/6 0 11/324 35/432 67/1296",
    ),
    "V22": (duel(3, 3, target={"no_pain": True}), "3/4 0 5/36 0 1/9"),
    "V23": (duel(3, 3, target={"state": "knocked_down", "save": 5}), "17/27 0 0 0 10/27"),
    "V24": (
        duel(3, 3, attacker=TWICE, target={"state": "knocked_down", "save": 5}),
        "193/486 0 0 0 293/486",
    ),
    "V25": (duel(3, 3, target={"state": "stunned"}), "0 0 0 0 1"),
    "V26": (duel(5, 4, wounds="1d3"), "2/3 0 131/2916 47/486 559/2916"),
    "V27": (
        duel(5, 4, wounds="1d3", target={"hit_points": 3}),
        "2/3 2/9 11/324 1/27 13/324",
    ),
    "V28": (duel(5, 4, wounds=3, target={"hit_points": 2}), "2/3 0 11/324 17/162 7/36"),
    "V29": (duel(3, 3, target={"hit_points": 0}), "3/4 0 5/81 25/324 1/9"),
    "V30b": (fallen(4, 3), "13/81 0 404/2187 596/2187 836/2187"),
    "V31": (duel(3, 3, target=SWORD), "19/24 0 25/486 125/1944 5/54"),
    "V32": (duel(3, 3, target={"parry": "reroll"}), "355/432 0 385/8748 1925/34992 77/972"),
    "V33": (
        duel(3, 3, attacker=TWICE, target=SWORD),
        "527/864 0 27047/314928 18503/157464 13063/69984",
    ),
    "V34": (duel(3, 3, poison=True), "2/3 0 29/324 17/162 5/36"),
    "V35": (duel(3, 7, poison=True), "5/6 0 1/18 1/18 1/18"),
    "V36": (shot(3, 3, 1, around={"cover": True}), "1 0 0 0 0"),
    "V37": (
        shot(3, 3, 1, around={"cover": True}, rules={"seven_to_hit": "six_hits"}),
        "11/12 0 5/243 25/972 1/27",
    ),
    "V38": (duel(3, 3, attacker={"injury_bonus": 1}), "3/4 0 19/648 89/1296 197/1296"),
    "V39": (
        duel(10, 1, attacker={"weapon_skill": 4}, target={"armour": "gromril", "shield": True}),
        "4/9 0 38/243 43/243 2/9",
    ),
    "V40": (
        duel(3, 3, attacker={"attacks": 3}, target={"save": 6}),
        "536425/1119744 0 9295103/90699264 4584989/30233088 24198769/90699264",
    ),
    "V42": (duel(3, 3, attacker=TWICE), "9/16 0 563/5832 769/5832 271/1296"),
}


def fractions(text: str) -> list[Fraction]:
    """Fractions as the dossier writes a law."""
    return [Fraction(number) for number in text.split()]


def states(*engagements: Document) -> list[Fraction]:
    """The law of the last target's states, worst last."""
    told = resolve(*engagements)["targets"]["B"]["states"]
    return [Fraction(told[state]) for state in STATES]


@pytest.mark.parametrize("name", VECTORS)
def test_vectors(name: str) -> None:
    engagement, printed = VECTORS[name]
    assert states(engagement) == fractions(printed)


def test_v30() -> None:
    """One hit of a fall, read off three."""
    hit = [Fraction(1, 3), *[Fraction(2, 9)] * 3]
    standing, down, stunned = (sum(hit[: n + 1]) for n in range(3))
    for reached, told in ((standing, 0), (down, 2), (stunned, 3)):
        law = sum((reached**count for count in (1, 2, 3)), Fraction(0)) / 3
        assert sum(states(fallen(4, 3))[: told + 1]) == law


def test_v41() -> None:
    assert states(duel(3, 3), duel(3, 3)) == fractions("9/16 0 25/324 25/432 49/162")


def test_v43() -> None:
    """Knocked down within reach of the edge, with no point left."""
    attack = read_attack(duel(3, 3, target={"initiative": 3, "near_edge": 4}))
    down = Figure(points=0, began=0, now=KNOCKED_DOWN)
    fallen_or_not = at_the_edge(attack, attack.fighters[0], {(down, False): Fraction(1)})
    law = merged((figure.now, chance) for (figure, _), chance in fallen_or_not.items())
    assert [law.get(at, 0) for at in range(5)] == fractions("0 0 1471/2187 298/2187 418/2187")


GIVEN_A_CRITICAL = {
    "plain": (duel(3, 3, no_save=True), "0 0 2/27 7/27 2/3"),
    "club": (duel(3, 3, no_save=True, concussion=True), "0 0 1/54 17/54 2/3"),
    "save 5+": (duel(3, 3, target={"save": 5}), "1/9 0 5/81 2/9 49/81"),
    "2 PV": (duel(3, 3, target={"hit_points": 2}), "0 0 2/9 1/3 4/9"),
    "3 PV": (duel(3, 3, target={"hit_points": 3}), "0 1 0 0 0"),
    "hard to kill": (duel(3, 3, target={"hard_to_kill": True}), "0 0 2/27 17/36 49/108"),
    "bladed": (duel(3, 3, target={"save": 5}, critical_table="bladed"), "* * * * 131/243"),
    "hammered": (duel(3, 3, critical_table="bludgeoning"), "0 0 5/18 5/18 4/9"),
    "thrust, saved": (
        duel(3, 3, target={"save": 2}, critical_table="thrusting"),
        "5/18 0 11/36 4/27 29/108",
    ),
    "a ward": (duel(3, 3, target={"ward": 4}), "1/2 0 1/27 7/54 1/3"),
}


@pytest.mark.parametrize("name", GIVEN_A_CRITICAL)
def test_given_a_critical(name: str) -> None:
    engagement, printed = GIVEN_A_CRITICAL[name]
    attack = read_attack(engagement)
    fighter = attack.fighters[0]
    hit = Hit(attack, fighter, attack.blows[0][0])
    outcomes = critical(hit, Figure(fighter.points, fighter.state))
    law = merged((figure.now, 6 * chance) for (figure, _), chance in outcomes)
    for at, chance in enumerate(printed.split()):
        assert chance == "*" or law.get(at, 0) == Fraction(chance)


# --- cases drawn from public reports ---

CERTAIN_HIT = {
    "around": {"to_hit_modifier": 6},
    "rules": {"one_always_fails": False},
}


@pytest.mark.parametrize(
    ("armour", "strength", "unsaved"),
    [
        ({"armour": "heavy"}, 5, "1"),
        ({"armour": "light"}, 4, "1"),
        ({"armour": "gromril", "shield": True}, 9, "1"),
        ({"armour": "gromril", "shield": True}, 6, "5/6"),
        ({"armour": "heavy", "shield": True}, 4, "2/3"),
        ({"shield": True}, 3, "5/6"),
        ({}, 9, "1"),
    ],
)
def test_b01(armour: Document, strength: int, unsaved: str) -> None:
    attack = read_attack(duel(strength, 3, target=armour))
    hit = Hit(attack, attack.fighters[0], attack.blows[0][0])
    assert 1 - save_chance(hit) == Fraction(unsaved)


def test_b02() -> None:
    assert states(duel(3, 6, **CERTAIN_HIT)) == fractions("5/6 0 1/18 1/18 1/18")


def test_b04() -> None:
    law = {dice: highest((3, 5), 0, None, dice, per_die=False) for dice in (2, 3)}
    assert list(law[2].values()) == fractions("1/9 1/3 5/9")
    assert list(law[3].values()) == fractions("1/27 7/27 19/27")


def test_b06() -> None:
    assert [chart(3, toughness) for toughness in range(1, 8)] == [2, 3, 4, 5, 6, 6, None]
    assert chart(2, 5) == 6


@pytest.mark.parametrize(
    ("vital", "printed"),
    [
        ("per_wound", "41/81 0 187/1458 37/243 311/1458"),
        ("once", "14/27 0 59/486 4/27 103/486"),
    ],
)
def test_b09(vital: str, printed: str) -> None:
    rules = {**CERTAIN_HIT["rules"], "vital_part_save": vital}
    engagement = duel(4, 3, target=HEAVY, around=CERTAIN_HIT["around"], rules=rules)
    assert states(engagement) == fractions(printed)


def test_b15() -> None:
    """A natural 5 that wounds as a 6 is no critical."""
    assert states(duel(3, 6, wound_bonus=1, **CERTAIN_HIT)) == fractions("2/3 0 1/9 1/9 1/9")


def test_two_weapons_share_the_critical_in_the_order_struck() -> None:
    """The axe comes first: its critical leaves the club an ordinary wound."""
    engagement = duel(3, 3)
    del engagement["weapon"]
    axe, club = ({"kind": "melee", "critical_table": table} for table in ("bladed", "unarmed"))
    engagement["weapons"] = [{"weapon": axe, "attacks": 1}, {"weapon": club, "attacks": 1}]
    engagement["targets"][0]["hit_points"] = 9
    body_blow = Fraction(1, 2) * Fraction(1, 6) * Fraction(1, 3)
    notes = resolve(engagement)["targets"]["B"]["notes"]
    assert Fraction(notes["body_blow"]) == body_blow * Fraction(11, 12)


def test_several_targets_share_the_critical() -> None:
    engagement = duel(4, 3, attacker=TWICE)
    engagement["targets"] = [
        {**engagement["targets"][0], "name": name, "attacks": 1} for name in ("A", "B")
    ]
    told = resolve(engagement)
    assert told["critical_spent"] == "23/144"
    spent, fresh = Fraction(1, 9), Fraction(5, 36)
    assert states(engagement)[4] == Fraction(1, 12) * spent + Fraction(11, 12) * fresh


# --- the program ---


@pytest.mark.parametrize("index", range(200))
def test_program_agrees(index: int) -> None:
    engagement = draw(Random(f"mordheim {index}"))
    document = resolve_document(json.dumps(engagement, ensure_ascii=False))
    assert compared(document) == expected(resolve(engagement))


@pytest.mark.parametrize("index", range(60))
def test_program_agrees_on_attackers_in_a_row(index: int) -> None:
    engagements = draw_sequence(Random(f"mordheim row {index}"))
    row = read_row([json.dumps(engagement, ensure_ascii=False) for engagement in engagements])
    document = row.resolve(Resolver()).document()
    told = resolve(*engagements)
    assert [compared(step) for step in document["steps"]] == [
        expected(step) for step in told["steps"]
    ]
    assert compared(document) == expected(told)


def expected(told: Document) -> Document:
    """What the slow resolver tells and the program tells too."""
    targets = {
        name: {part: target[part] for part in TOLD if part in target}
        for name, target in told["targets"].items()
    }
    return {**{part: told[part] for part in COUNTED}, "targets": targets}


def compared(document: Document) -> Document:
    """The same part of a result document, targets by name."""
    targets = {
        target["name"]: {**target, "notes": {note["id"]: note["p"] for note in target["notes"]}}
        for target in document["targets"]
    }
    return expected({**document, "targets": targets})
