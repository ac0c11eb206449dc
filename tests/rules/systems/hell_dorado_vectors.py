"""Published vectors of Hell Dorado (dossier §11), for the program and for the slow resolver."""

from typing import Any

from tests.rules.systems.hell_dorado import (
    TABLE,
    certain_explosion,
    engagement,
    englobant,
    explosion,
    fighter,
    outsider,
    percutant,
)

MELEE = f"mêlée (tranchant • dégâts {TABLE})"
ONE_EACH = {"kind": "melee", "damage_table": [1, 2, 3, 4, 5]}

ATTACK_ROLLS = [
    (2, 3, "8/9"),
    (2, 4, "3/4"),
    (2, 5, "5/9"),
    (2, 6, "11/36"),
    (3, 4, "7/8"),
    (7, 5, "2059/2187"),
]
"""Shooting, difficulty, and the chance of an explosion to hit."""

LAWS: dict[str, tuple[dict[str, Any], str, str]] = {
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
"""An engagement, the law of A's damage, and its mean."""
