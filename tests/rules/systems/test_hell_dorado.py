"""The published vectors of Hell Dorado (dossier §11)."""

from fractions import Fraction

import pytest

from rules.service import resolve_document
from tests.rules.systems.hell_dorado import (
    TABLE,
    at_least,
    certain_explosion,
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

MELEE = f"mêlée (tranchant • dégâts {TABLE})"
ONE_EACH = {"kind": "melee", "damage_table": [1, 2, 3, 4, 5]}


def test_v1_one_die_hits_at_x_or_more():
    chances = [
        Fraction(told(percutant(f"{x}/1", fighter("A"), shooting=-4), "A").get("1", "0"))
        for x in range(1, 8)
    ]
    assert chances == [1, *(Fraction(n, 6) for n in (5, 4, 3, 2, 1)), 0]


@pytest.mark.parametrize(
    ("shooting", "difficulty", "hit"),
    [
        (2, 3, "8/9"),
        (2, 4, "3/4"),
        (2, 5, "5/9"),
        (2, 6, "11/36"),
        (3, 4, "7/8"),
        (7, 5, "2059/2187"),
    ],
)
def test_v2_attack_roll_of_an_explosion(shooting, difficulty, hit):
    attack = explosion("3/1", shooting=shooting, how={"difficulty": difficulty})
    assert resolve_document(attack)["attack"]["hit"] == hit


LAWS = {
    "v3, protection 0": (
        certain_explosion("3/1", fighter("A")),
        "0:1/243, 1:10/243, 2:40/243, 3:80/243, 4:80/243, 5:32/243",
        "10/3",
    ),
    "v3, protection 1": (
        certain_explosion("3/1", fighter("A", protection=1)),
        "0:11/243, 1:40/243, 2:80/243, 3:80/243, 4:32/243",
        "568/243",
    ),
    "v3, protection 2": (
        certain_explosion("3/1", fighter("A", protection=2)),
        "0:17/81, 1:80/243, 2:80/243, 3:32/243",
        "112/81",
    ),
    "v3, protection 3": (
        certain_explosion("3/1", fighter("A", protection=3)),
        "0:131/243, 1:80/243, 2:32/243",
        "16/27",
    ),
    "v4": (
        explosion("3/1", fighter("A", protection=2)),
        "0:409/729, 1:400/2187, 2:400/2187, 3:160/2187",
        "560/729",
    ),
    "v5, protection 0": (
        englobant("5/2", fighter("A")),
        "0:32/243, 2:80/243, 4:80/243, 6:40/243, 8:10/243, 10:1/243",
        "10/3",
    ),
    "v5, protection 3, cover of no use": (
        englobant("5/2", fighter("A", protection=3, cover=9)),
        "0:112/243, 1:80/243, 3:40/243, 5:10/243, 7:1/243",
        "257/243",
    ),
    "v7, the first": (
        percutant("4/1", fighter("A"), fighter("B"), shooting=3),
        "0:1/256, 1:1/32, 2:7/64, 3:7/32, 4:35/128, 5:7/32, 6:7/64, 7:1/32, 8:1/256",
        "4",
    ),
    "v7, the second": (
        percutant("4/1", fighter("B"), fighter("A"), shooting=3),
        (
            "0:6561/65536, 1:2187/8192, 2:5103/16384, 3:1701/8192, 4:2835/32768,"
            "5:189/8192, 6:63/16384, 7:3/8192, 8:1/65536"
        ),
        "2",
    ),
    "v8, the first": (
        percutant("5/2", fighter("A", protection=1), shooting=1),
        "0:64/729, 1:64/243, 3:80/243, 5:160/729, 7:20/243, 9:4/243, 11:1/729",
        "2251/729",
    ),
    "v8, the second": (
        percutant("5/2", fighter("B", protection=1), fighter("A", protection=3), shooting=1),
        "0:319333/531441, 1:48020/177147, 3:54880/531441, 5:3920/177147, 7:448/177147,9:64/531441",
        "125828/177147",
    ),
    "v12": (
        englobant(
            "4/2",
            outsider("A", protection=1, engaged_with=["B"]),
            fighter("B"),
            outsider("O", engaged_with=["B"]),
        ),
        "0:97/128, 1:5/128, 3:5/64, 5:5/64, 7:5/128, 9:1/128",
        "129/128",
    ),
    "v12b": (
        explosion("3/1", fighter("B"), outsider("A", engaged_with=["B"])),
        "0:1582/2187, 1:25/2187, 2:100/2187, 3:200/2187, 4:200/2187, 5:80/2187",
        "25/27",
    ),
    "v15": (
        engagement(MELEE, fighter("A", protection=3, defence=4), combat=4),
        "0:5/16, 1:3/8, 3:1/4, 5:1/16",
        "23/16",
    ),
    "v16": (
        engagement(ONE_EACH, fighter("A", defence=5), combat=6),
        "0:64/729, 1:64/243, 2:80/243, 3:160/729, 4:20/243, 5:13/729",
        "1457/729",
    ),
}


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
