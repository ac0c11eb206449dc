"""Every game reads its own brackets in one text, and leaves the others' alone."""

import pytest

from rules.notations import found_in
from rules.systems.hell_dorado.notation import find as find_hell_dorado
from rules.systems.mordheim.notation import find as find_mordheim
from rules.systems.savage_worlds.notation import find
from rules.text import InputError

AREAS = [
    "grenade (3d6 • gabarit moyen • lancée • 4/8/16)",
    "lance-roquettes (4d8+2 • gabarit moyen • tir • 24/48/96 • PA 9 • lourde)",
    "souffle de dragon (2d10 • cône • naturelle • esquivable)",
    "explosion magique (2d6 • gabarit moyen • pouvoir)",
    "explosion (2d6 • gabarit moyen • pouvoir • dévie)",
    "explosion (2d6 • medium template • power)",
    "piercing blast (2d6 • small blast • power)",
    "souffle englobant (2d10 • jet • naturelle • 4/8/16)",
    "souffle percutant (2d10 • cône • naturelle)",
    "tir (3d6 • gabarit moyen • tir • 4/8/16)",
    "tir (dégâts 3d6 • gabarit moyen • tir)",
    "mêlée (12d6 • cône • naturelle)",
    "chute (3d6 • petit gabarit • tir • 4/8/16 ps)",
]
OTHERS = {
    "explosion (acide • puissance 3/1)": "hell_dorado",
    "explosion (puissance 3/1 • rayon 4)": "hell_dorado",
    "souffle englobant (gaz • Étourdi)": "hell_dorado",
    "souffle percutant (mitraille • puissance 4/2)": "hell_dorado",
    "tir (perforant • dégâts 2/4/6/8/10)": "hell_dorado",
    "arbalète (tir • 30ps • F4)": "mordheim",
    "boulet et chaîne (F+2 • sans svg • 1d3 blessures)": "mordheim",
    "canon (tir • 48ps • F4 • 1d3 blessures • gabarit petit)": "mordheim",
    "chute (3ps)": "mordheim",
}


@pytest.mark.parametrize("text", AREAS)
def test_an_area_attack_is_this_games_alone(text):
    assert [one.text for one in found_in(text)]
    assert {one.system.id for one in found_in(text)} == {"savage_worlds"}
    assert find_hell_dorado(text) == find_mordheim(text) == []


@pytest.mark.parametrize(("text", "system"), OTHERS.items())
def test_another_games_weapon_is_not_taken(text, system):
    assert find(text) == []
    assert [(one.system.id, one.text.count("(")) for one in found_in(text)] == [(system, 1)]


def test_all_games_in_one_text():
    texts = [text for pair in zip(OTHERS, AREAS, strict=False) for text in pair]
    prose = "On y lit : " + ", ".join(texts) + "."
    found = found_in(prose)
    assert [prose[one.notation.start : one.notation.end] for one in found] == texts
    assert [one.system.id for one in found] == [OTHERS.get(text, "savage_worlds") for text in texts]


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("explosion (acide • puissance 3/1), grenade (3d6 • gabarit moyen)", "3d6 • gabarit moyen"),
        ("hache (F • svg -1) ; grenade (1d1 • gabarit moyen • lancée)", "1d1"),
        ("grenade (3d6 • cône • tir), explosion (puissance 9/1)", "9"),
    ],
)
def test_a_wrong_bracket_is_told_though_others_are_right(text, at):
    with pytest.raises(InputError) as caught:
        found_in(text)
    assert text[caught.value.column :][: caught.value.length] == at


def test_the_entry_holds_the_fields_that_say_something():
    [found] = found_in("une grenade (3d6 • gabarit moyen • lancée • 4/8/16)")
    assert found.document() == {
        "system": "savage_worlds",
        "text": "une grenade (3d6 • gabarit moyen • lancée • 4/8/16)",
        "start": 0,
        "end": 51,
        "name": "une grenade",
        "damage": "3d6",
        "template": "medium",
        "delivery": "thrown",
        "ranges": [4, 8, 16],
        "armor_piercing": 0,
        "evadable": False,
        "heavy": False,
    }
