"""The published vectors of Hell Dorado (dossier §11)."""

from fractions import Fraction

import pytest

from rules.service import resolve_document
from tests.rules.systems.hell_dorado import (
    at_least,
    engagement,
    englobant,
    explosion,
    fighter,
    law,
    means,
    outsider,
    percutant,
    played,
    record,
    told,
)
from tests.rules.systems.hell_dorado_vectors import ATTACK_ROLLS, LAWS


def test_v1_one_die_hits_at_x_or_more():
    chances = [
        Fraction(told(percutant(f"{x}/1", fighter("A"), shooting=-4), "A").get("1", "0"))
        for x in range(1, 8)
    ]
    assert chances == [1, *(Fraction(n, 6) for n in (5, 4, 3, 2, 1)), 0]


@pytest.mark.parametrize(("shooting", "difficulty", "hit"), ATTACK_ROLLS)
def test_v2_attack_roll_of_an_explosion(shooting, difficulty, hit):
    attack = explosion("3/1", shooting=shooting, how={"difficulty": difficulty})
    assert resolve_document(attack)["attack"]["hit"] == hit


@pytest.mark.parametrize("vector", LAWS)
def test_published_laws(vector):
    attack, expected, mean = LAWS[vector]
    assert told(attack, "A") == law(expected)
    assert told(attack, "A", "mean_damage") == mean


def test_v5_five_or_more():
    assert at_least(told(englobant("5/2", fighter("A", protection=3)), "A"), 5) == "11/243"


def test_v6_two_fighters_share_the_attack_roll():
    pair = (fighter("A", hit_points=3), fighter("B", hit_points=3))
    out = resolve_document(explosion("3/1", *pair))["out_count"]
    assert out["2"] == "20480/59049"
    assert at_least(out, 1) == "31360/59049"


def test_v7_the_second_may_never_be_attacked():
    attack = percutant("4/1", fighter("A"), shooting=3)
    assert resolve_document(attack)["dice_left"]["0"] == "1/256"


def test_v8_the_third_in_a_row():
    three = (fighter("A", protection=1), fighter("B", protection=3), fighter("C"))
    attack = percutant("5/2", *three, shooting=1)
    assert means(attack) == {"A": "2251/729", "B": "125828/177147", "C": "16/9"}
    assert told(attack, "C")["0"] == "148035889/387420489"


@pytest.mark.parametrize(
    ("faces", "damage"),
    [
        ("4 4", (2, 0)),
        ("4 1 4", (1, 1)),
        ("1 4 1", (1, 0)),
        ("1 1 4 1", (0, 1)),
        ("1 1 4 4", (0, 2)),
    ],
)
def test_v9_two_dice_by_hand(faces, damage):
    attack = percutant("4/1", fighter("A"), fighter("B"), shooting=-3)
    assert tuple(said["damage"] for said in played(attack, faces)["targets"]) == damage
    total = resolve_document(attack)["total_loss"]
    assert total == {"0": "1/16", "1": "3/8", "2": "9/16"}


def test_v10_an_outsider_comes_before_the_next():
    first = fighter("A", engaged_with=["O"])
    attack = percutant("4/1", first, outsider("O"), fighter("B"), shooting=-3)
    assert told(attack, "A") == law("0:1/4, 1:1/2, 2:1/4")
    assert told(attack, "O") == law("0:25/32, 1:3/16, 2:1/32")
    assert told(attack, "B") == law("0:85/128, 1:19/64, 2:5/128")
    assert means(attack) == {"A": "1", "O": "1/4", "B": "3/8"}


def test_v11_one_of_two_outsiders():
    first = fighter("A", protection=1, engaged_with=["O", "P"])
    others = (outsider("O"), outsider("P", protection=2), fighter("B"))
    attack = percutant("4/1", first, *others, shooting=1)
    assert means(attack) == {"A": "129/64", "O": "3/8", "P": "217/4096", "B": "9/8"}
    assert told(attack, "O")["0"] == "13017/16384"
    assert told(attack, "P")["0"] == "7845/8192"
    assert told(attack, "B")["0"] == "164305/524288"


@pytest.mark.parametrize("apart", [0, 9e-7])
def test_v13_equal_distances_are_averaged(apart):
    pair = (fighter("A", distance=2), fighter("B", protection=2, distance=2 + apart))
    attack = percutant("5/1", *pair, shooting=1)
    assert means(attack) == {"A": "5/3", "B": "157984/531441"}
    assert told(attack, "A")["0"] == "164305/1062882"
    assert told(attack, "B")["0"] == "824977/1062882"


@pytest.mark.parametrize(
    ("cover", "ten_or_more", "mean"),
    [(0, "1024/2187", "56864/6561"), (2, "1280/6561", "4864/729")],
)
def test_v14_cover_counts_against_a_percutant(cover, ten_or_more, mean):
    attack = percutant("3/2", fighter("A", protection=2, cover=cover), shooting=3)
    assert at_least(told(attack, "A"), 10) == ten_or_more
    assert told(attack, "A", "mean_damage") == mean


def shot_into_melee():
    pair = (fighter("A", defence=5, engaged_with=["B"]), fighter("B"))
    return engagement({"kind": "shot", "damage_table": [1, 2, 3, 4, 5]}, *pair, shooting=3)


def test_v17_a_shot_into_a_melee_goes_astray():
    attack = shot_into_melee()
    document = resolve_document(attack)
    assert document["attack"] == {"hit": "19/27", "miss": "8/27"}
    by_hits = law("0:35/54, 1:2/9, 2:1/9, 3:1/54")
    assert told(attack, "A") == told(attack, "B") == by_hits
    assert document["total_loss"] == law("0:8/27, 1:4/9, 2:2/9, 3:1/27")


def test_v17_as_the_wiki_plays_it():
    document = played(shot_into_melee(), "5 6 3")
    assert record(document) == [("attack", [5, 6, 3], 2)]
    assert [said["damage"] for said in document["targets"]] == [0, 2]


def test_v19_a_percutant_played():
    targets = (
        fighter("A", protection=1),
        fighter("B", protection=1, cover=1),
        fighter("C"),
        fighter("D"),
    )
    attack = percutant("4/1", *targets, shooting=3)
    document = played(attack, "6 5 4 4 1 2 3 1  4 2 2 6  5 6")
    assert record(document) == [
        ("damage:A", [6, 5, 4, 4, 1, 2, 3, 1], 4),
        ("damage:B", [4, 2, 2, 6], 2),
        ("damage:C", [5, 6], 2),
    ]
    assert [said["damage"] for said in document["targets"]] == [3, 0, 2, 0]
    assert document["dice_left"] == 0


def test_v20_the_example_of_the_seed_played():
    document = played(explosion("3/1", fighter("Sorcier", protection=1)), "2 6  1 2 3 4 6")
    assert document["attack"] == "hit"
    assert record(document) == [("attack", [2, 6], 1), ("damage:Sorcier", [1, 2, 3, 4, 6], 3)]
    assert document["targets"][0]["damage"] == 2


def test_v21_edges_of_the_damage():
    assert told(englobant("1/2", fighter("A")), "A") == {"10": "1"}
    assert told(englobant("7/2", fighter("A")), "A") == {"0": "1"}
    assert told(englobant("1/2", fighter("A", protection=10)), "A") == {"0": "1"}


def test_v21_no_die_left_stops_a_percutant():
    attack = percutant("1/1", fighter("A"), fighter("B"), shooting=3)
    assert record(played(attack, "1 1 1 1 1 1 1 1")) == [("damage:A", [1] * 8, 8)]
    assert told(attack, "B") == {"0": "1"}


@pytest.mark.parametrize(
    ("head", "scale"), [("souffle englobant", 1), ("souffle percutant", 1), ("explosion", "5/9")]
)
def test_v21_a_state_needs_no_die_in_the_area_and_a_melee_outside_it(head, scale):
    targets = (
        fighter("A", engaged_with=["O", "P"]),
        fighter("B", engaged_with=["Q"]),
        *map(outsider, "OPQ"),
    )
    aim = {"shooting": 2, "how": {"range": "long"}} if head == "explosion" else {}
    document = resolve_document(engagement(f"{head} (gaz • Étourdi)", *targets, **aim))
    given = {said["name"]: Fraction(said["states"]["Étourdi"]) for said in document["targets"]}
    parts = {"A": 1, "B": 1, "O": Fraction(1, 4), "P": Fraction(1, 4), "Q": Fraction(1, 2)}
    assert given == {name: part * Fraction(scale) for name, part in parts.items()}
    assert all(said["loss"] == {"0": "1"} for said in document["targets"])
    assert "dice_left" not in document
