"""The slow resolver against the published figures, then the program against the slow resolver."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from itertools import pairwise
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.service import resolve_document
from tests.slow.draw_savage_worlds import draw
from tests.slow.savage_worlds import resolve
from tests.slow.savage_worlds_dice import attack_roll, die, mean, merged, pool
from tests.slow.savage_worlds_read import read_arms, read_attack, read_damage, read_trait
from tests.slow.savage_worlds_victim import evades, resistance, soaked, suffered

FOLDER = Path(__file__).parent / "samples"
SAMPLES = json.loads((FOLDER / "savage_worlds.json").read_text("utf-8"))
ROWS = json.loads((FOLDER / "savage_worlds_vectors.json").read_text("utf-8"))
STATES = ("no_effect", "shaken", "wound_1", "wound_2", "wound_3", "incapacitated")
GRENADE = {"damage": "3d6", "template": "medium", "delivery": "thrown"}
HERO = {"name": "A", "trait": "d8", "wild_card": True}

Document = dict[str, Any]


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples(sample: Document) -> None:
    told, expected = resolve(sample["engagement"]), sample["expected"]
    assert (told["attack"], told["out_count"]) == (expected["attack"], expected["out_count"])
    for name, target in expected["targets"].items():
        states = {state: p for state, p in told["targets"][name]["states"].items() if p != "0"}
        assert {"states": states, "under": told["targets"][name]["under"]} == target


@pytest.mark.parametrize("row", ROWS)
def test_rows(row: str) -> None:
    kind, thrown, whom = row.split(maxsplit=2)
    told = roll_row(thrown, whom) if kind == "trait" else damage_row(thrown, whom)
    assert [str(chance) for chance in told] == list(ROWS[row].values())


def roll_row(thrown: str, whom: str) -> list[Fraction]:
    """A row such as `d8-2 WC`: failure, success, raise, critical failure within failure."""
    trait, sign, modifier = re.fullmatch(r"(d\d+)([+-])(\d)", thrown).groups()
    law = attack_roll(read_trait(trait), int(sign + modifier), wild=whom == "WC")
    critical_failure, failure, success, much = law.values()
    return [critical_failure + failure, success, much, critical_failure]


def damage_row(thrown: str, whom: str) -> list[Fraction]:
    """A row such as `3d6 vs T6`: nothing, Shaken, one to three wounds, more."""
    dice, _ = read_damage(thrown)
    toughness = int(whom.removeprefix("vs T"))
    reached = [1, *(pool(dice, toughness + 4 * wounds) for wounds in range(5)), 0]
    return [more - fewer for more, fewer in pairwise(reached)]


# --- dice ---


def fractions(text: str) -> list[Fraction]:
    """Fractions as the dossier writes a law."""
    return [Fraction(number) for number in text.split()]


def exactly(dice: tuple[int, ...], total: int) -> Fraction:
    """The chance of one sum."""
    return pool(dice, total) - pool(dice, total + 1)


def test_v1() -> None:
    assert [die(4, 6), die(6, 6), die(8, 10)] == fractions("3/16 1/6 7/64")
    assert [exactly((6,), total) for total in (6, 7)] == fractions("0 1/36")
    means = [mean((sides,)) for sides in (4, 6, 8, 10, 12)]
    assert means == fractions("10/3 21/5 36/7 55/9 78/11")


@pytest.mark.parametrize(
    ("trait", "modifier", "wild", "printed"),
    [
        ("d8", 0, True, "3/16 163/288 71/288"),
        ("d8", -2, True, "25/48 227/768 47/256"),
        ("d8", -4, True, "217/288 329/2304 239/2304"),
        ("d8", -8, True, "2065/2304 343/4608 15/512"),
        ("d6", -2, False, "5/6 1/12 1/12"),
        ("d4", 0, True, "3/8 83/192 37/192"),
        ("d12", 0, False, "1/4 1/3 5/12"),
        ("d12+2", -2, True, "1/8 163/432 215/432"),
        ("d8", 3, True, "1/48 5/16 2/3"),
        ("d8", 3, False, "1/48 23/48 1/2"),
    ],
)
def test_v2_v3_v5(trait: str, modifier: int, wild: bool, printed: str) -> None:
    law = attack_roll(read_trait(trait), modifier, wild=wild)
    assert law["critical_failure"] == Fraction(1, 6 * read_trait(trait).sides)
    failure = law["critical_failure"] + law["failure"]
    assert [failure, law["success"], law["raise"]] == fractions(printed)


def test_v4() -> None:
    three = [exactly((6, 6, 6), total) for total in (3, 6, 9, 10, 13)]
    assert three == fractions("1/216 5/108 13/144 13/144 1/16")
    assert exactly((6, 6), 12) == Fraction(5, 108)
    assert pool((6, 6), 12, aces=False) == Fraction(1, 36)


# --- damage ---


def blast(damage: str = "3d6", /, **target: Any) -> Document:
    """A grenade on one Wild Card of Toughness 6, with what differs of him."""
    hero = {"name": "B", "toughness": 6, "wild_card": True, **target}
    return {"attacker": HERO, "weapon": {**GRENADE, "damage": damage}, "targets": [hero]}


def states(engagement: Document, *, raised: bool = False) -> list[Fraction]:
    """The law of the states of who is under the template."""
    attack = read_attack(engagement)
    target = attack.targets[0]
    law = suffered(attack, target, target.cover, raised=raised)
    told = merged((state, chance) for (state, _), chance in law.items())
    return [told.get(state, Fraction(0)) for state in STATES]


@pytest.mark.parametrize(
    ("engagement", "raised", "printed"),
    [
        (blast("2d6", toughness=5), False, "1/6 49/108 23/108 23/216 73/1944 11/486"),
        (blast("2d6", toughness=5, shaken=True), False, "1/6 0 2/3 23/216 73/1944 11/486"),
        (blast(), False, "5/108 125/432 11/36 61/324 2201/23328 1777/23328"),
        (blast(), True, "5/1296 13/144 1009/3888 5995/23328 475/2592 601/2916"),
        (
            blast(cover_bonus=6),
            False,
            "55/108 307/1296 181/1296 763/11664 895/31104 1867/93312",
        ),
        (blast(toughness=12), False, "55/108 307/1296 181/1296 763/11664 895/31104 1867/93312"),
    ],
    ids=["V6", "V7", "V8", "V9", "V10", "V10, T12"],
)
def test_v6_to_v10(engagement: Document, raised: bool, printed: str) -> None:
    assert states(engagement, raised=raised) == fractions(printed)


def test_v10_stone() -> None:
    assert states(blast(cover_bonus=10))[0] == Fraction(967, 1296)


@pytest.mark.parametrize(
    ("toughness", "armor", "piercing", "needed"),
    [(6, 0, 2, 6), (12, 4, 0, 12), (12, 4, 3, 9), (12, 4, 6, 8), (15, 6, 6, 9)],
)
def test_v21(toughness: int, armor: int, piercing: int, needed: int) -> None:
    engagement = blast(toughness=toughness, armor=armor)
    engagement["weapon"]["armor_piercing"] = piercing
    attack = read_attack(engagement)
    assert resistance(attack, attack.targets[0], 0) == needed


@pytest.mark.parametrize(("choice", "needed"), [("ignored", 14), ("reduced", 9)])
def test_one_piercing_for_armour_and_cover(choice: str, needed: int) -> None:
    engagement = blast(toughness=12, armor=4)
    engagement["weapon"]["armor_piercing"] = 9
    engagement["rules"] = {"cover_against_ap": choice}
    attack = read_attack(engagement)
    assert resistance(attack, attack.targets[0], 6) == needed


@pytest.mark.parametrize(("hardness", "broken"), [(8, "181/216"), (10, "5/8"), (12, "3/8")])
def test_v20(hardness: int, broken: str) -> None:
    attack = read_attack(blast(kind="object", hardness=hardness))
    law = suffered(attack, attack.targets[0], 0, raised=True)
    assert law["broken", False] == Fraction(broken)


@pytest.mark.parametrize(
    ("agility", "wild", "nimble", "chance"),
    [
        ("d6", True, False, "11/36"),
        ("d8", True, False, "23/48"),
        ("d10", True, False, "7/12"),
        ("d6", False, False, "1/6"),
        ("d8", False, False, "3/8"),
        ("d6", True, True, "3/4"),
        ("d8", True, True, "13/16"),
        ("d10", True, True, "17/20"),
    ],
)
def test_v18(agility: str, wild: bool, nimble: bool, chance: str) -> None:
    engagement = blast(agility=agility, wild_card=wild, improved_dodge=nimble)
    target = read_attack(engagement).targets[0]
    assert evades(read_arms({**GRENADE, "evadable": True}), target) == Fraction(chance)
    assert evades(read_arms(GRENADE), target) == 0


def test_v19() -> None:
    engagement = blast(vigor="d6", bennies=1) | {"rules": {"soak": True}}
    attack = read_attack(engagement)
    left = soaked(attack, attack.targets[0], 3)
    at_least = [sum(left.get(wounds, 0) for wounds in range(most)) for most in (3, 2, 1)]
    assert at_least == fractions("3/4 335/1296 71/1296")


def average(law: dict[float, Fraction]) -> Fraction:
    """The mean of a law."""
    return sum(Fraction(far) * chance for far, chance in law.items())


# --- whole attacks ---


def test_v15() -> None:
    engagement = blast(toughness=5, wild_card=False, count=3)
    attack = read_attack(engagement)
    out = {
        raised: suffered(attack, attack.targets[0], 0, raised=raised)["incapacitated", False]
        for raised in (False, True)
    }
    assert list(out.values()) == fractions("163/216 613/648")
    told = resolve(engagement)
    law = {int(count): Fraction(chance) for count, chance in told["out_count"].items()}
    assert law[0] == Fraction(7675766285, 39182082048)
    assert law[3] == Fraction(17707105867, 39182082048)
    assert [float(law[count]) for count in (1, 2)] == pytest.approx([0.07918, 0.273], abs=1e-5)
    assert float(average(law)) == pytest.approx(1.98093, abs=1e-5)
    assert list(told["targets"]) == ["B 1", "B 2", "B 3"]


# --- the program ---

TOLD = ("states", "under", "damage_roll", "mean_damage")


@pytest.mark.parametrize("index", range(200))
def test_program_agrees(index: int) -> None:
    engagement = draw(Random(f"savage_worlds {index}"))
    document = resolve_document(json.dumps(engagement, ensure_ascii=False))
    told = resolve(engagement)
    rows, expected = document.pop("deviation", None), told.pop("deviation", None)
    assert compared(document) == told
    assert (rows is None) == (expected is None)
    if rows and expected:
        assert_same_places([(row["x"], row["y"], row["p"]) for row in rows], expected)


def compared(document: Document) -> Document:
    """The part of a result document that the slow resolver tells too, targets by name."""
    targets = {
        target["name"]: {part: target[part] for part in TOLD}
        if "states" in target
        else {part: value for part, value in target.items() if part != "name"}
        for target in document["targets"]
    }
    return {"attack": document["attack"], "out_count": document["out_count"], "targets": targets}


def assert_same_places(rows: list[Any], expected: list[Any]) -> None:
    """Both tell the same places, in any order, each as likely."""
    assert len(rows) == len(expected)
    for x, y, chance in expected:
        same = (row for row in rows if row[2] == chance and hypot(row[0] - x, row[1] - y) < 1e-6)
        rows.remove(next(same))
