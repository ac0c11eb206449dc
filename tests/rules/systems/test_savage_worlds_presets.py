"""The lists of weapons and covers: what was found is there, what was not is said."""

import pytest

from rules.systems.savage_worlds.notation import read, write
from rules.systems.savage_worlds.presets import presets

WEAPONS = {one.name: one.weapon for one in presets().weapons}


@pytest.mark.parametrize("name", WEAPONS)
def test_every_weapon_is_printed_and_read_back(name):
    assert read(write(WEAPONS[name])) == WEAPONS[name]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("blast", ("2d6", "medium", "power")),
        ("burst, as a cone", ("2d6", "cone", "power")),
        ("flask of acid, alchemist's fire, holy water", ("2d4", "small", "thrown")),
        ("trebuchet, ranges not found", ("3d8", "medium", "fired")),
    ],
)
def test_what_the_dossier_found(name, found):
    weapon = WEAPONS[name]
    assert (weapon.damage, weapon.template, weapon.delivery) == found


def test_what_the_dossier_did_not_find_is_said():
    rocket = WEAPONS["rocket launcher, damage and ranges not found"]
    assert (rocket.template, rocket.heavy) == ("medium", True)
    for name in ("flamethrower, damage not found", "dragon's breath, damage not found"):
        assert (WEAPONS[name].template, WEAPONS[name].evadable) == ("cone", True)


def test_covers_are_the_obstacles_by_material():
    assert [one.fields["cover_bonus"] for one in presets().armours] == [2, 4, 6, 8, 10]
