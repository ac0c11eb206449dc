"""The Marketplace as dossier §7 has it."""

from collections import Counter

import pytest

from rules.systems.mordheim.models import Target
from rules.systems.mordheim.notation import find, read, write
from rules.systems.mordheim.presets import presets

WEAPONS = {preset.name: preset for preset in presets().weapons}
ARMOURS = {preset.name: preset for preset in presets().armours}


@pytest.mark.parametrize("preset", WEAPONS.values(), ids=list(WEAPONS))
def test_a_weapon_is_printed_read_and_found(preset):
    text = write(preset.weapon)
    assert read(text) == preset.weapon
    assert [one.weapon for one in find(f"Il porte : {text}.")] == [preset.weapon]
    assert preset.weapon.name
    assert preset.weapon.model_extra == {}


@pytest.mark.parametrize("preset", ARMOURS.values(), ids=list(ARMOURS))
def test_an_armour_is_made_of_a_targets_fields(preset):
    target = Target(name="Dieter", toughness=3, **preset.fields)
    assert target.model_extra == {}


def test_no_name_stands_twice():
    assert max(Counter(preset.name for preset in presets().weapons).values()) == 1
    assert max(Counter(preset.name for preset in presets().armours).values()) == 1


def test_each_weapon_shoots_or_strikes_with_its_group():
    for preset in presets().weapons:
        shoots = preset.weapon.kind == "shooting"
        assert shoots == (preset.weapon.range_inches is not None)
        assert shoots or preset.group == "hand to hand" or "hand-to-hand" in preset.name


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("fist", {"strength": "-1", "enemy_save_bonus": 1}),
        ("dagger", {"strength": None, "enemy_save_bonus": 1}),
        ("club, mace or hammer", {"strength": None, "concussion": True}),
        ("axe", {"strength": None, "armour_piercing": 1}),
        ("double-handed weapon", {"strength": "+2", "concussion": False}),
        ("flail", {"strength": "+2", "concussion": False}),
        ("halberd", {"strength": "+1"}),
        ("Sigmarite warhammer", {"strength": "+1", "concussion": True, "wound_bonus": 0}),
        ("horseman's hammer", {"strength": "+1", "concussion": False}),
        ("flail, after the first turn", {"strength": None}),
        ("gromril axe", {"strength": None, "armour_piercing": 2}),
        ("gromril weapon", {"strength": None, "armour_piercing": 1}),
        ("ball and chain", {"strength": "+2", "no_save": True, "wounds": "1d3"}),
        ("steel whip", {"strength": None, "can_be_parried": False}),
        ("claw of the Old Ones", {"strength": "+1", "no_save": True}),
        ("short bow", {"strength": 3, "range_inches": 16, "armour_piercing": 0}),
        ("elf bow", {"strength": 3, "range_inches": 36, "armour_piercing": 1}),
        ("crossbow", {"strength": 4, "range_inches": 30, "armour_piercing": 0}),
        ("sling", {"strength": 3, "range_inches": 18}),
        ("repeater crossbow", {"strength": 3, "range_inches": 24, "hit_bonus": None}),
        ("repeater crossbow, two shots", {"strength": 3, "hit_bonus": -1}),
        ("sling, two shots", {"strength": 3, "range_inches": 18, "hit_bonus": -1}),
        ("crossbow pistol, shot in melee", {"strength": 4, "hit_bonus": -2}),
        ("duelling pistol", {"strength": 4, "armour_piercing": 1, "hit_bonus": 1}),
        ("blunderbuss", {"strength": 3, "hits": "automatic"}),
        ("bolas", {"strength": None, "range_inches": 16, "hits": "entangling"}),
        ("javelin", {"strength": None, "range_inches": 8}),
        ("throwing knife or star", {"strength": None, "range_inches": 6}),
        ("blowpipe", {"strength": 1, "poison": True, "can_crit": False, "enemy_save_bonus": 1}),
        ("pistol", {"strength": 4, "range_inches": 6, "armour_piercing": 1}),
        ("warplock pistol", {"strength": 5, "range_inches": 8, "armour_piercing": 1}),
        ("Hochland long rifle", {"strength": 4, "range_inches": 48, "armour_piercing": 1}),
    ],
)
def test_the_numbers_of_the_lists(name, fields):
    weapon = WEAPONS[name].weapon
    assert {field: getattr(weapon, field) for field in fields} == fields


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("light armour", {"armour": "light", "save": None}),
        ("lamellar armour with a shield", {"save": 3, "shield": True}),
        ("shield", {"shield": True}),
        ("helmet", {"helmet": 4}),
        ("barding, with its mount", {"mount": "barded"}),
        ("wolf cloak", {"wolf_cloak": True}),
        ("pavise, against shots", {"pavise": True}),
        ("buckler and sword", {"parry": "reroll"}),
    ],
)
def test_the_armours_of_the_lists(name, fields):
    assert ARMOURS[name].fields == fields


@pytest.mark.parametrize(
    ("name", "wearer", "worn"),
    [
        ("shield", {"save": 4}, {"shield": True, "save": 3}),
        ("shield", {"save": 2}, {"shield": True, "save": 2}),
        ("shield", {"save": 3, "shield": True}, {"shield": True}),
        ("shield", {"armour": "heavy"}, {"shield": True}),
        ("pavise, charged in front", {"save": 5}, {"shield": True, "save": 4}),
        ("lamellar armour", {}, {"save": 4}),
        ("lamellar armour", {"shield": True, "armour": "light"}, {"save": 3}),
        ("lamellar armour with a shield", {"shield": True}, {"save": 3, "shield": True}),
        ("heavy armour", {"shield": True, "save": 3}, {"armour": "heavy", "save": None}),
        ("kite shield", {"armour": "heavy"}, {"kite_shield": True}),
        ("kite shield", {"save": 5}, {"kite_shield": True, "save": 3}),
        ("kite shield", {"save": 5, "mount": "mounted"}, {"kite_shield": True, "save": 4}),
        (
            "kite shield",
            {"save": 4, "shield": True},
            {"kite_shield": True, "shield": False, "save": 3},
        ),
        (
            "shield",
            {"save": 3, "kite_shield": True},
            {"shield": True, "kite_shield": False, "save": 4},
        ),
        ("lamellar armour", {"kite_shield": True}, {"save": 2}),
        (
            "lamellar armour with a shield",
            {"kite_shield": True},
            {"save": 3, "shield": True, "kite_shield": False},
        ),
    ],
)
def test_a_shield_makes_a_printed_save_better_once(name, wearer, worn):
    assert ARMOURS[name].worn_by(wearer) == worn


WEARERS = (
    {},
    {"armour": "heavy", "shield": True},
    {"save": 5},
    {"save": 4, "shield": True},
    {"save": 4, "kite_shield": True, "mount": "mounted", "wolf_cloak": True},
)


@pytest.mark.parametrize("preset", ARMOURS.values(), ids=list(ARMOURS))
def test_a_protection_chosen_twice_is_worn_once(preset):
    for wearer in WEARERS:
        once = {**wearer, **preset.worn_by(wearer)}
        assert {**once, **preset.worn_by(once)} == once
        assert Target(name="Dieter", toughness=3, **once).model_extra == {}


def test_a_shooter_has_the_shots_of_his_weapon():
    shots = {name: preset.beside.get("attacks") for name, preset in WEAPONS.items()}
    assert {shots[name] for name in ("bow", "sling", "pistol", "bolas")} == {1}
    assert {shots[name] for name in ("sling, two shots", "repeater crossbow, two shots")} == {2}
    assert shots["sword"] is None
