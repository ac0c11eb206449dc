"""Savage Worlds' notation both ways; strings marked synthetic are not from a printed list."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.systems.savage_worlds.dice import DamageText
from rules.systems.savage_worlds.names import WeaponName
from rules.systems.savage_worlds.notation import find, read, write
from rules.systems.savage_worlds.weapon import SPRAYS, Weapon
from tests.rules.systems.notation_words import accepted, words_of

GRENADE = Weapon(
    name="grenade", damage="3d6", template="medium", delivery="thrown", ranges=[4, 8, 16]
)
NAME, DAMAGE = TypeAdapter(WeaponName), TypeAdapter(DamageText)


# --- the printed forms -------------------------------------------------------------------------

NORMAL = {
    "grenade (3d6 • gabarit moyen • lancée • 4/8/16)": GRENADE,
    "lance-roquettes (4d8+2 • gabarit moyen • tir • 24/48/96 • PA 9 • lourde)": Weapon(
        name="lance-roquettes",
        damage="4d8+2",
        template="medium",
        delivery="fired",
        ranges=[24, 48, 96],
        armor_piercing=9,
        heavy=True,
    ),
    "souffle de dragon (2d10 • cône • naturelle • esquivable)": Weapon(
        name="souffle de dragon",
        damage="2d10",
        template="cone",
        delivery="natural",
        evadable=True,
    ),
    "explosion magique (2d6 • gabarit moyen • pouvoir)": Weapon(
        name="explosion magique", damage="2d6", template="medium", delivery="power"
    ),
    "fiole (2d6+1d10-1 • petit gabarit • lancée • ne dévie pas)": Weapon(
        name="fiole", damage="2d6+1d10-1", template="small", delivery="thrown", can_deviate=False
    ),
    "tempête (d6 • grand gabarit • pouvoir • dévie)": Weapon(
        name="tempête", damage="d6", template="large", delivery="power", can_deviate=True
    ),
    "attaque de zone (60d100+99 • jet • tir • 1/2/5000 • PA 99)": Weapon(
        damage="60d100+99",
        template="stream",
        delivery="fired",
        ranges=[1, 2, 5000],
        armor_piercing=99,
    ),
    "«\u00a0Feu, grégeois\u00a0» (2d6 • cône • naturelle)": Weapon(
        name="Feu, grégeois", damage="2d6", template="cone", delivery="natural"
    ),
    "«\u00a0Attaque de zone\u00a0» (2d6 • cône • naturelle)": Weapon(
        name="Attaque de zone", damage="2d6", template="cone", delivery="natural"
    ),
}


@pytest.mark.parametrize(("text", "weapon"), NORMAL.items())
def test_a_normal_form_is_read_and_written_unchanged(text, weapon):
    assert read(text) == weapon
    assert write(weapon) == text
    [found] = find(text)
    assert (found.start, found.end, found.weapon) == (0, len(text), weapon)


FRAGMENTS = [
    *["3d6", "d6", "PA 9", "4/8/16", "tir", "jet", "cône", "gabarit moyen", "lancée", "pouvoir"],
    *["grenade", "l'œil", "Épée", "attaque de zone", "F4", "puissance 3/1", "½", "o", "2"],
]
words = words_of(FRAGMENTS)
dice = st.builds("{}d{}".format, st.sampled_from(("", "1", "3", "20", "03")), st.integers(2, 100))
damages = st.builds(
    "{}{}".format,
    st.lists(dice, min_size=1, max_size=3).map("+".join),
    st.just("") | st.integers(-99, 99).map("{:+d}".format),
)
ranges = st.sets(st.integers(1, 5_000), min_size=3, max_size=3).map(sorted)


def weapons(templates, can_deviate):
    return st.builds(
        Weapon,
        name=st.none() | words.filter(lambda text: accepted(NAME, text)),
        damage=damages.filter(lambda text: accepted(DAMAGE, text)),
        template=st.sampled_from(templates),
        delivery=st.sampled_from(("thrown", "fired", "natural", "power")),
        ranges=st.none() | ranges,
        armor_piercing=st.integers(0, 99),
        evadable=st.booleans(),
        heavy=st.booleans(),
        can_deviate=st.sampled_from(can_deviate),
    )


@settings(max_examples=500)
@given(weapons(("small", "medium", "large"), (None, False, True)) | weapons(SPRAYS, (None, False)))
def test_what_is_written_is_read_back(weapon):
    text = write(weapon)
    assert read(text) == weapon
    [found] = find(f"Il a ceci : {text}, rien d'autre")
    assert found.weapon == weapon
    assert (found.start, found.end) == (12, 12 + len(text))


# --- as people and PDF files type it ------------------------------------------------------------

SAME_AS_GRENADE = [
    *[f"grenade (3d6 {x} gabarit moyen {x} lancée {x} 4/8/16)" for x in "•·∙‧・●▪-–—*;,o"],
    *[f"grenade (3d6{x}gabarit moyen{x}lancée{x}4/8/16)" for x in "•·∙‧・●▪;"],
    "grenade (3d6 gabarit moyen lancée 4/8/16)",
    "grenade (lancée • 4/8/16 • gabarit moyen • 3d6)",
    "grenade (3D6 • Gabarit d’explosion moyen • LANCÉE • 4 / 8 / 16)",
    "grenade (dégâts : 3d6 • moyen gabarit • lancée • portée : 4⁄8⁄16 cases)",
    "grenade (3 d6 • gabarit moyen • lance\u0301e • 4/8/16)",
    "grenade\u00a0(3d6\u202f•\u2009gabarit\u00a0moyen\u2007• lancée • 4/8/16)",
    "grenade (3d6 &bull; gabarit moyen &#8226; lanc&eacute;e &bull; 4/8/16)",
    "grenade(3d6 • gabarit\n   moyen •\r\nlancée • 4/8/\n16)",
    "« grenade (3d6 • gabarit moyen • lancée • 4/8/16) ».",
    "- grenade (3d6 • gabarit moyen • lancée • 4/8/16) ;",
    "grenade（３ｄ６ • gabarit moyen • lancée • ４／８／１６）",
    "grenade (3d6 • medium template • thrown • 4/8/16)",
    "grenade (damage 3d6 • MBT • thrown weapon • range 4/8/16 squares)",
    'grenade (3d6 • medium blast template • thrown • 4/8/16")',
]


@pytest.mark.parametrize("text", SAME_AS_GRENADE)
def test_forms_of_one_weapon(text):
    assert read(text) == GRENADE
    assert [found.weapon for found in find(text)] == [GRENADE]


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("fiole (2d6 + 1d10 - 1 - petit gabarit - lancée)", "petit gabarit • lancée"),
        ("fiole (2d6 + 1d10 − 1 • SBT • lancé)", "petit gabarit • lancée"),
        ("fiole (2d6+1d10-1 • gabarit grand • arme de tir)", "grand gabarit • tir"),
        ("fiole (2d6+1d10-1 • large blast • shot)", "grand gabarit • tir"),
        ("fiole (2d6+1d10-1 • gabarit de cône • attaque naturelle)", "cône • naturelle"),
        ("fiole (2d6+1d10-1 • cone template • natural)", "cône • naturelle"),
        ("fiole (2d6+1d10-1 • gabarit de jet • sort)", "jet • pouvoir"),
        ("fiole (2d6+1d10-1 • stream • power)", "jet • pouvoir"),
        ("fiole (2d6+1d10-1 • jet • tirée • PA : 2)", "jet • tir • PA 2"),
        ("fiole (2d6+1d10-1 • jet • tir • AP 2)", "jet • tir • PA 2"),
        ("fiole (2d6+1d10-1 • jet • tir • PA 0)", "jet • tir"),
        ("fiole (2d6+1d10-1 • jet • tir • Arme lourde)", "jet • tir • lourde"),
        ("fiole (2d6+1d10-1 • jet • tir • heavy weapon)", "jet • tir • lourde"),
        ("fiole (2d6+1d10-1 • jet • tir • can be evaded)", "jet • tir • esquivable"),
        ("fiole (2d6+1d10-1 • MBT • power • deviates)", "gabarit moyen • pouvoir • dévie"),
        ("fiole (2d6+1d10-1 • MBT • tir • does not deviate)", "gabarit moyen • tir • ne dévie pas"),
        ("fiole (2d6+1d10-1 • jet • tir • sans déviation)", "jet • tir • ne dévie pas"),
    ],
)  # synthetic
def test_what_is_typed_and_what_is_printed(text, normal):
    whole = f"fiole (2d6+1d10-1 • {normal})"
    assert write(read(text)) == whole
    assert [write(found.weapon) for found in find(text)] == [whole]


def test_a_letter_o_from_a_white_bullet_is_taken_with_a_notice():
    [found] = find("grenade (3d6 o gabarit moyen o lancée)")
    assert [notice.message for notice in found.notices] == ["“o” was read as a bullet"] * 2


# --- in the midst of a text ---------------------------------------------------------------------


def test_several_weapons_in_prose():
    text = (
        "Il a : une grenade (3d6 • gabarit moyen • lancée • 4/8/16), un fusil (2d8)\n"
        "Le souffle (2d10 &bull; cône &bull; naturelle) ; page 12 (note : mine\n"
        "(2d6 • petit gabarit • natural))."
    )
    assert [text[one.start : one.end] for one in find(text)] == [
        "une grenade (3d6 • gabarit moyen • lancée • 4/8/16)",
        "Le souffle (2d10 &bull; cône &bull; naturelle)",
        "mine\n(2d6 • petit gabarit • natural)",
    ]


@pytest.mark.parametrize("before", [*".:;,•()[]\n", "\r\n", "·", "\u2028"])
def test_a_name_begins_after_the_last_separator(before):
    [found] = find(f"Voici {before} ma grenade (3d6 • cône • tir)")
    assert found.weapon.name == "ma grenade"


def test_columns_are_code_points():
    text = "👻 é : grenade (3d6 • cône • tir)"
    [found] = find(text)
    assert text[found.start : found.end] == "grenade (3d6 • cône • tir)"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Il lance 3d6 sous un gabarit moyen",
        "il fait des dégâts (3d6, ou 2d6 au loin)",
        "le jet (3d6 au lieu de 2d6)",
        "fusil (2d8 • 24/48/96 • PA 2)",
        "épée (For+d6 • PA 2)",
        "la table (gabarits, lancée)",
        "(3d6 • gabarit moyen • lancée)",
        "explosion (acide • puissance 3/1)",
        "explosion (3d6 • gabarit moyen • puissance 3/1)",
        "tir (perforant • dégâts 2/4/6/8/10)",
        "arbalète (tir • 30ps • F4)",
        "boulet et chaîne (F+2 • sans svg • 1d3 blessures)",
        "bombe (tir • F • gabarit moyen • 1d3 blessures)",
        "canon (FOR 12 • lourde • gabarit moyen)",
        "blessure directe (grave)",
        "grenade (" + "et ainsi de suite, " * 150 + "3d6 • gabarit moyen • lancée)",
    ],
)
def test_what_is_not_this_games_is_passed_over(text):
    assert find(text) == []


# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *["grenade", "Feu (grégeois)", "feu, vif", "St. Georges", "attaque de zone", "a • b", "12"],
        *["-x-", "« Brise-crâne »", "le « Grand » feu", "x (", "l'Œil : rouge", "R&D", "[x]", "☠"],
        *["3d6", "grenade (3d6)", "x" * 200],
    ],
)
def test_any_name_on_one_line_is_printed_and_read_back(text):
    weapon = Weapon(name=text, damage="3d6", template="cone", delivery="fired")
    assert read(write(weapon)) == weapon


@pytest.mark.parametrize(
    "text",
    [
        *["", " a", "a ", "a  b", "a\nb", "a\u00adb", "» a «", "a »", "R&amp;D", "x" * 201],
        *["x (3d6 • cône)", "x (3d6 gabarit"],
    ],
)
def test_names_that_no_notation_can_print_are_refused(text):
    assert not accepted(NAME, text)


def test_accents_are_composed_so_that_equal_words_are_equal():
    weapon = Weapon(name="e\u0301pe\u0301e", damage="d6", template="cone", delivery="power")
    assert weapon.name == "épée"
