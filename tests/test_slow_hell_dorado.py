"""The slow resolver against the published figures, then the program against the slow resolver."""

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.service import resolve_document
from tests.rules.systems.hell_dorado import fighter, outsider
from tests.rules.systems.hell_dorado_vectors import ATTACK_ROLLS, LAWS
from tests.slow.draw_hell_dorado import draw
from tests.slow.hell_dorado import endings, resolve
from tests.slow.read_hell_dorado import read_attack

SAMPLES = json.loads((Path(__file__).parent / "samples" / "hell_dorado.json").read_text("utf-8"))
LONG_SHOT = {"attacker": {"name": "Frondeuse", "shooting": 2}, "circumstances": {"range": "long"}}
COUNTED = ("attack", "dice_left", "total_loss", "out_count")
TOLD = ("damage", "loss", "mean_damage", "mean_loss", "states")
TABLE = [1, 2, 3, 4, 5]

Document = dict[str, Any]


def percutant(shooting: int, power: str, *targets: Document) -> Document:
    """A souffle percutant on fighters in file order."""
    weapon = f"souffle percutant (puissance {power})"
    return {
        "attacker": {"name": "Tireur", "shooting": shooting},
        "weapon": weapon,
        "targets": list(targets),
    }


def englobant(power: str, *targets: Document) -> Document:
    """A souffle englobant."""
    weapon = f"souffle englobant (acide • puissance {power})"
    return {"attacker": {"name": "Tireur"}, "weapon": weapon, "targets": list(targets)}


def explosion(power: str, *targets: Document) -> Document:
    """An explosion of two dice at long range."""
    return {**LONG_SHOT, "weapon": f"explosion (puissance {power})", "targets": list(targets)}


def blow(kind: str, value: int, difficulty: int, *targets: Document) -> Document:
    """A shot or a blow of one damage for each hit."""
    trait = "combat" if kind == "melee" else "shooting"
    return {
        "attacker": {"name": "Bretteur", trait: value},
        "weapon": {"kind": kind, "damage_table": TABLE},
        "circumstances": {"difficulty": difficulty},
        "targets": list(targets),
    }


def law(text: str) -> dict[str, Fraction]:
    """A law written as in the dossier: `0:1/4, 1:3/4`."""
    pairs = (pair.split(":") for pair in text.split(","))
    return {outcome.strip(): Fraction(chance) for outcome, chance in pairs}


def damage(engagement: Document, name: str) -> dict[str, Fraction]:
    """The law of one fighter's damage."""
    printed = resolve(engagement)["targets"][name]["damage"]
    return {outcome: Fraction(chance) for outcome, chance in printed.items()}


def means(engagement: Document) -> dict[str, str]:
    """Everybody's mean damage."""
    targets = resolve(engagement)["targets"]
    return {name: told["mean_damage"] for name, told in targets.items()}


def joint(engagement: Document) -> dict[tuple[int, ...], Fraction]:
    """The law of everybody's damage, taken together."""
    together: dict[tuple[int, ...], Fraction] = {}
    for course, chance in endings(read_attack(engagement)).items():
        together[course.damage] = together.get(course.damage, Fraction(0)) + chance
    return together


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples(sample: Document) -> None:
    told = resolve(sample["engagement"])
    for target in told["targets"].values():
        del target["mean_damage"]
    assert told == sample["expected"]


def test_v1_one_die() -> None:
    hit = [damage(percutant(-4, f"{x}/1", fighter("A")), "A").get("1", 0) for x in range(1, 8)]
    assert hit == [1, *(Fraction(n, 6) for n in (5, 4, 3, 2, 1)), 0]


@pytest.mark.parametrize(("value", "difficulty", "chance"), ATTACK_ROLLS)
def test_v2_attack_roll(value: int, difficulty: int, chance: str) -> None:
    engagement = {**explosion("3/1"), "attacker": {"name": "Frondeuse", "shooting": value}}
    engagement["circumstances"] = {"difficulty": difficulty}
    assert resolve(engagement)["attack"]["hit"] == chance


@pytest.mark.parametrize("vector", LAWS)
def test_laws(vector: str) -> None:
    engagement, expected, mean = LAWS[vector]
    assert damage(engagement, "A") == law(expected)
    assert means(engagement)["A"] == mean


def test_v6_two_fighters_share_the_attack_roll() -> None:
    pair = [fighter("A", hit_points=3), fighter("B", hit_points=3)]
    out = resolve(explosion("3/1", *pair))["out_count"]
    assert out["2"] == "20480/59049"
    assert Fraction(out["1"]) + Fraction(out["2"]) == Fraction(31360, 59049)


def test_v7_the_second_may_never_be_attacked() -> None:
    assert resolve(percutant(3, "4/1", fighter("A")))["dice_left"]["0"] == "1/256"


def test_v8_three_in_a_row() -> None:
    three = [fighter("A", protection=1), fighter("B", protection=3), fighter("C")]
    engagement = percutant(1, "5/2", *three)
    assert means(engagement) == {"A": "2251/729", "B": "125828/177147", "C": "16/9"}
    assert damage(engagement, "C")["0"] == Fraction(148035889, 387420489)


def test_v9_two_dice_by_hand() -> None:
    together = joint(percutant(-3, "4/1", fighter("A"), fighter("B")))
    assert together == {
        (2, 0): Fraction(1, 4),
        (1, 1): Fraction(1, 4),
        (1, 0): Fraction(1, 4),
        (0, 0): Fraction(1, 16),
        (0, 1): Fraction(1, 8),
        (0, 2): Fraction(1, 16),
    }


def test_v10_an_outsider_comes_before_the_next() -> None:
    engagement = percutant(-3, "4/1", fighter("A", engaged_with=["O"]), outsider("O"), fighter("B"))
    assert damage(engagement, "A") == law("0:1/4, 1:1/2, 2:1/4")
    assert damage(engagement, "O") == law("0:25/32, 1:3/16, 2:1/32")
    assert damage(engagement, "B") == law("0:85/128, 1:19/64, 2:5/128")


def test_v11_one_of_two_outsiders() -> None:
    first = fighter("A", protection=1, engaged_with=["O", "P"])
    others = [outsider("O"), outsider("P", protection=2), fighter("B")]
    engagement = percutant(1, "4/1", first, *others)
    assert means(engagement) == {"A": "129/64", "O": "3/8", "P": "217/4096", "B": "9/8"}
    assert damage(engagement, "O")["0"] == Fraction(13017, 16384)
    assert damage(engagement, "P")["0"] == Fraction(7845, 8192)
    assert damage(engagement, "B")["0"] == Fraction(164305, 524288)


def test_v13_equal_distances() -> None:
    pair = [fighter("A", distance=2), fighter("B", protection=2, distance=2 + 9e-7)]
    engagement = percutant(1, "5/1", *pair)
    assert means(engagement) == {"A": "5/3", "B": "157984/531441"}
    assert damage(engagement, "A")["0"] == Fraction(164305, 1062882)
    assert damage(engagement, "B")["0"] == Fraction(824977, 1062882)


def test_v14_cover_counts_for_a_percutant() -> None:
    bare = percutant(3, "3/2", fighter("A", hit_points=10, protection=2))
    covered = percutant(3, "3/2", fighter("A", hit_points=10, protection=2, cover=2))
    assert resolve(bare)["targets"]["A"]["states"]["out"] == "1024/2187"
    assert means(bare)["A"] == "56864/6561"
    assert resolve(covered)["targets"]["A"]["states"]["out"] == "1280/6561"
    assert means(covered)["A"] == "4864/729"


def test_v17_shot_going_astray() -> None:
    engagement = blow("shot", 3, 5, fighter("A", engaged_with=["B"]), fighter("B"))
    assert joint(engagement) == {
        (0, 0): Fraction(8, 27),
        **dict.fromkeys([(1, 0), (0, 1)], Fraction(2, 9)),
        **dict.fromkeys([(2, 0), (0, 2)], Fraction(1, 9)),
        **dict.fromkeys([(3, 0), (0, 3)], Fraction(1, 54)),
    }


def test_v21_edges() -> None:
    assert damage(englobant("1/2", fighter("A")), "A") == {"10": 1}
    assert damage(englobant("7/2", fighter("A")), "A") == {"0": 1}
    assert damage(englobant("1/2", fighter("A", protection=10)), "A") == {"0": 1}
    assert resolve(percutant(-5, "1/2", fighter("A")))["dice_left"] == {"0": "1"}


@pytest.mark.parametrize(
    ("head", "scale"), [("souffle englobant", 1), ("souffle percutant", 1), ("explosion", "5/9")]
)
def test_v21_states(head: str, scale: str | int) -> None:
    targets = [
        fighter("A", engaged_with=["O", "P"]),
        fighter("B", engaged_with=["Q"]),
        *(outsider(name) for name in "OPQ"),
    ]
    engagement = {**LONG_SHOT, "weapon": f"{head} (gaz • Étourdi)", "targets": targets}
    told = resolve(engagement)["targets"]
    given = {name: Fraction(target["states"]["Étourdi"]) for name, target in told.items()}
    parts = {"A": 1, "B": 1, "O": Fraction(1, 4), "P": Fraction(1, 4), "Q": Fraction(1, 2)}
    assert given == {name: part * Fraction(scale) for name, part in parts.items()}


@pytest.mark.parametrize("index", range(200))
def test_program_agrees(index: int) -> None:
    engagement = draw(Random(f"hell_dorado {index}"))
    document = resolve_document(json.dumps(engagement, ensure_ascii=False))
    assert compared(document) == resolve(engagement)


def compared(document: Document) -> Document:
    """The part of a result document that the slow resolver tells too, targets by name."""
    targets = document["targets"]
    return {
        **{part: document[part] for part in COUNTED if part in document},
        "targets": {target["name"]: {part: target[part] for part in TOLD} for target in targets},
    }
