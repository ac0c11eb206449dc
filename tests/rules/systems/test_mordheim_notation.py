"""Mordheim's notation both ways; strings marked synthetic are not from a printed list."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.systems.hell_dorado.notation import find as find_hell_dorado
from rules.systems.mordheim.free_text import Trait, WeaponName
from rules.systems.mordheim.notation import find, read, write
from rules.systems.mordheim.weapon import Weapon
from tests.rules.systems.notation_words import accepted, words_of

CROSSBOW = Weapon(name="arbalète", kind="shooting", strength=4, range_inches=30)
AXE = Weapon(name="hache", kind="melee", armour_piercing=1)
NAME, TRAIT = TypeAdapter(WeaponName), TypeAdapter(Trait)


# --- the printed forms -------------------------------------------------------------------------

NORMAL = {
    "arbalète (tir • 30ps • F4)": CROSSBOW,
    "hache (F • svg -1)": AXE,
    "massue (F • contondant)": Weapon(name="massue", kind="melee", concussion=True),
    "arme à deux mains (F+2 • frappe en dernier)": Weapon(
        name="arme à deux mains", kind="melee", strength="+2", traits=["frappe en dernier"]
    ),
    "boulet et chaîne (F+2 • sans svg • 1d3 blessures)": Weapon(
        name="boulet et chaîne", kind="melee", strength="+2", no_save=True, wounds="1d3"
    ),
    "pistolet (tir • 6ps • F4 • svg -1)": Weapon(
        name="pistolet", kind="shooting", strength=4, range_inches=6, armour_piercing=1
    ),
    "dague (F • svg ennemie +1)": Weapon(name="dague", kind="melee", enemy_save_bonus=1),
    "poing (F-1 • svg ennemie +1)": Weapon(
        name="poing", kind="melee", strength="-1", enemy_save_bonus=1
    ),
    "lame (F10 • svg +2 • 10 blessures)": Weapon(
        name="lame", kind="melee", strength=10, armour_piercing=-2, wounds=10
    ),
    "fouet (F • non parable)": Weapon(name="fouet", kind="melee", can_be_parried=False),
    "sarbacane (tir • 8ps • F1 • pas de critique • poison)": Weapon(
        name="sarbacane", kind="shooting", strength=1, range_inches=8, can_crit=False, poison=True
    ),
    "marteau (F • +1 pour blesser • table de critiques contondante)": Weapon(
        name="marteau", kind="melee", wound_bonus=1, critical_table="bludgeoning"
    ),
    "bolas (tir • 16ps • entrave)": Weapon(
        name="bolas", kind="shooting", range_inches=16, hits="entangling"
    ),
    "tromblon (tir • 16ps • F3 • touche automatiquement)": Weapon(
        name="tromblon", kind="shooting", strength=3, range_inches=16, hits="automatic"
    ),
    "pistolet (tir • 10ps • F4 • +1 pour toucher)": Weapon(
        name="pistolet", kind="shooting", strength=4, range_inches=10, hit_bonus=1
    ),
    "chute (3ps)": Weapon(kind="fall", height=3),
    "Le beffroi (chute • 10ps)": Weapon(name="Le beffroi", kind="fall", height=10),
    "tir (F3)": Weapon(kind="shooting", strength=3),
    "mêlée (F)": Weapon(kind="melee"),
    "«\u00a0Fléau, deux mains\u00a0» (F+2)": Weapon(
        name="Fléau, deux mains", kind="melee", strength="+2"
    ),
    "«\u00a0tir\u00a0» (F)": Weapon(name="tir", kind="melee"),
}


@pytest.mark.parametrize(("text", "weapon"), NORMAL.items())
def test_a_normal_form_is_read_and_written_unchanged(text, weapon):
    assert read(text) == weapon
    assert write(weapon) == text
    [found] = find(text)
    assert (found.start, found.end, found.weapon) == (0, len(text), weapon)


@pytest.mark.parametrize("table", ["missile", "bludgeoning", "bladed", "thrusting", "unarmed"])
def test_every_critical_table_has_its_word(table):
    weapon = Weapon(name="arme", kind="melee", critical_table=table)
    assert read(write(weapon)) == weapon


FRAGMENTS = [
    *["F", "F4", "svg", "-1", "30ps", '30"', "tir", "chute", "poison", "contondant", "blessures"],
    *["1d3", "3d6", "½", "5/2", "frappe", "en dernier", "l'œil", "Épée", "hache", "o", "s", "2"],
]
words = words_of(FRAGMENTS)
changes = st.builds("{}{}".format, st.sampled_from("+-"), st.integers(0, 10))


heights = st.integers(1, 10)


def weapons(kind, heights):
    return st.builds(
        Weapon,
        kind=st.just(kind),
        name=st.none() | words.filter(lambda text: accepted(NAME, text)),
        strength=st.none() | st.integers(1, 10) | changes,
        armour_piercing=st.integers(-2, 6),
        enemy_save_bonus=st.integers(0, 6),
        hit_bonus=st.none() | st.integers(-6, 6),
        hits=st.sampled_from((None, "automatic", "entangling")),
        wounds=st.integers(1, 10) | st.just("1d3"),
        wound_bonus=st.integers(-3, 3),
        concussion=st.booleans(),
        no_save=st.booleans(),
        can_crit=st.booleans(),
        can_be_parried=st.booleans(),
        poison=st.booleans(),
        critical_table=st.sampled_from((None, "missile", "bladed", "unarmed")),
        height=heights,
        range_inches=st.none() | st.integers(1, 120),
        traits=st.lists(words.filter(lambda text: accepted(TRAIT, text)), max_size=3),
    )


@settings(max_examples=500)
@given(
    st.one_of(
        weapons("melee", st.none() | heights),
        weapons("shooting", st.none() | heights),
        weapons("fall", heights),
    )
)
def test_what_is_written_is_read_back(weapon):
    text = write(weapon)
    assert read(text) == weapon
    [found] = find(f"Il a ceci : {text}, rien d'autre")
    assert found.weapon == weapon
    assert (found.start, found.end) == (12, 12 + len(text))


# --- as people and PDF files type it ------------------------------------------------------------

SAME_AS_CROSSBOW = [
    *[f"arbalète (tir {x} 30ps {x} F4)" for x in "•·∙‧・●▪-–—*;,o"],
    *[f"arbalète (tir{x}30ps{x}F4)" for x in "•·∙‧・●▪;"],
    "arbalète (tir, 30ps, F4)",
    "arbalète (tir 30ps F4)",
    "arbalète (F4 • 30 ps • tir)",
    'arbalète (tir • 30" • F 4)',
    "arbalète (tir • 30 pouces • Force 4)",
    "arbalète (tir • portée : 30ps • F : 4)",
    "arbalète\u00a0(tir\u202f•\u200930\u00a0ps\u2007• F4)",
    "arbalète (tir &bull; 30ps &#8226; F4)",
    "arbalète(TIR • 30PS • F4)",
    "arbalète (tir •\r\n   30ps •\nF4)",
    "« arbalète (tir • 30ps • F4) ».",
    "- arbalète (tir • 30ps • F4) ;",
    "arbale\u0300te（tir • ３０ps • Ｆ４）",
    "arbal&egrave;te (tir • 30ps • F4)",
    "arbalète (shooting • 30 inches • S4)",
]


@pytest.mark.parametrize("text", SAME_AS_CROSSBOW)
def test_forms_of_one_weapon(text):
    assert read(text) == CROSSBOW
    assert [found.weapon for found in find(text)] == [CROSSBOW]


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("hache (F • svg −1)", "hache (F • svg -1)"),
        ("hache (F - svg - 1)", "hache (F • svg -1)"),
        ("hache (F, svg : -1)", "hache (F • svg -1)"),
        ("hache (F • sauvegarde d'armure -1)", "hache (F • svg -1)"),
        ("axe (S • save -1)", "axe (F • svg -1)"),
        ("dagger (S • enemy save +1)", "dagger (F • svg ennemie +1)"),
        ("dague (F • +1 sauvegarde ennemie)", "dague (F • svg ennemie +1)"),
        ("poing (F − 1)", "poing (F-1)"),
        ("poing (F + 2)", "poing (F+2)"),
        ("massue (F • contondante)", "massue (F • contondant)"),
        ("club (S • concussion)", "club (F • contondant)"),
        ("hache (F • SANS SAUVEGARDE)", "hache (F • sans svg)"),
        ("ball (S+2 • no save • D3 wounds)", "ball (F+2 • sans svg • 1d3 blessures)"),
        ("arme (F • 1 blessure)", "arme (F)"),
        ("hammer (S • +1 to wound)", "hammer (F • +1 pour blesser)"),
        ("hammer (S • -1 to hit)", "hammer (F • -1 pour toucher)"),
        ("arc (tir • F3 • +1 au toucher)", "arc (tir • F3 • +1 pour toucher)"),
        (
            "blunderbuss (shooting • S3 • hits automatically)",
            "blunderbuss (tir • F3 • touche automatiquement)",
        ),
        ('bolas (shooting • 16" • entangles)', "bolas (tir • 16ps • entrave)"),
        ("whip (S • cannot be parried)", "whip (F • non parable)"),
        ("dague (F • lotus noir)", "dague (F • poison)"),
        ("pipe (shooting • S1 • no critical hits)", "pipe (tir • F1 • pas de critique)"),
        ("épée (F • critiques tranchants)", "épée (F • table de critiques tranchante)"),
        ("sword (S • bladed critical table)", "sword (F • table de critiques tranchante)"),
        ("sword (S • critical table: bladed)", "sword (F • table de critiques tranchante)"),
        ("épée (F • parade)", "épée (F • parade)"),
        ("lance (F • frappe (ou pas) en premier)", "lance (F • frappe (ou pas) en premier)"),
        ("arc (tir • 24ps • F3 • deux tirs à -1)", "arc (tir • 24ps • F3 • deux tirs à -1)"),
        ("chute (hauteur 3ps)", "chute (3ps)"),
        ("fall (3 inches)", "chute (3ps)"),
        ("corps à corps (F)", "mêlée (F)"),
        ("Hache Naine (F)", "Hache Naine (F)"),
        ("two-handed weapon (S+2 • strikes last)", "two-handed weapon (F+2 • strikes last)"),
        ("spear (S • strikes first)", "spear (F • strikes first)"),
        ("flail (S+2, two hands)", "flail (F+2 • two hands)"),
        ("sword (S)", "sword (F)"),
        ("tir (tir • F4)", "tir (F4)"),
    ],
)  # synthetic
def test_what_is_typed_and_what_is_printed(text, normal):
    assert write(read(text)) == normal
    assert [write(found.weapon) for found in find(text)] == [normal]


def test_a_letter_o_from_a_white_bullet_is_taken_with_a_notice():
    [found] = find("arbalète (tir o 30ps o F4)")
    assert [notice.message for notice in found.notices] == ["“o” was read as a bullet"] * 2


def test_a_save_made_better_is_said_to_be_so():
    [found] = find("dague (F • svg +1)")
    assert found.weapon.armour_piercing == -1
    assert "svg ennemie +1" in found.notices[0].message


# --- in the midst of a text ---------------------------------------------------------------------


def test_several_weapons_in_prose():
    text = (
        "Dieter a deux armes : hache (F • svg -1) et massue (F • contondant)\n"
        "Arbalète (tir &bull; 30ps &bull; F4) ; explosion (puissance 3/1) ; page 12 (note : dague\n"
        "(F • svg ennemie +1))."
    )
    assert [text[one.start : one.end] for one in find(text)] == [
        "hache (F • svg -1)",
        "et massue (F • contondant)",
        "Arbalète (tir &bull; 30ps &bull; F4)",
        "dague\n(F • svg ennemie +1)",
    ]
    assert [text[one.start : one.end] for one in find_hell_dorado(text)] == [
        "explosion (puissance 3/1)"
    ]


@pytest.mark.parametrize("before", [*".:;,•()[]\n", "\r\n", "·", "\u2028"])
def test_a_name_begins_after_the_last_separator(before):
    [found] = find(f"Voici {before} ma hache (F • svg -1)")
    assert found.weapon.name == "ma hache"


def test_columns_are_code_points():
    text = "👻 é : hache (F • svg -1)"
    [found] = find(text)
    assert text[found.start : found.end] == "hache (F • svg -1)"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Force 4, Endurance 3, Initiative 4",
        "Il est touché par une arbalète (Force 4) et réussira sa sauvegarde",
        "explosion (acide • puissance 3/1)",
        "explosion (feu • force 3 • puissance 3/1)",
        "tir (perforant • dégâts 2/4/6/8/10)",
        "grenade (3d6 • gabarit moyen • lancée)",
        "épée (For+d6 • PA 2)",
        "fusil (2d8 • portée 24/48/96 • tirée)",
        "canon (FOR 12 • lourde)",
        "blessure directe (grave)",
        "les dégâts (voir F et E)",
        "la touche(s) et le(s) f(f)",
        "TARGET(S), the weapon (s), season two (s2), pages (s 4)",
        "knife (S+2d6)",
        "son jet (F, E)",
        "la chute (voir plus bas) de 3ps",
        "un poison (lent)",
        "souffle (sans sauvegarde)",
        "(F4)",
        "hache (" + "et ainsi de suite, " * 150 + "F4)",
    ],
)
def test_what_is_not_this_games_is_passed_over(text):
    assert find(text) == []


@pytest.mark.parametrize("text", NORMAL)
def test_hell_dorado_passes_over_mordheims_weapons(text):
    assert find_hell_dorado(text) == []


# --- names and traits ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *["", " feu", "feu ", "feu  vif", "feu\u00a0vif", "feu\nvif", "feu\u00ad", "\u0301feu"],
        *[
            "a • b",
            "a·b",
            "a;b",
            "a, b",
            "a - b",
            "a * b",
            "a o b",
            "o",
            "o b",
            "a o",
            "feu (",
            "feu )",
            ")feu(",
        ],
        *["« feu »", "feu.", "-feu", "12", "☠/", "F4", "F", "S", "force 4", "FOR 12", "svg -1"],
        *["svg", "sauvegarde 4+", "2 blessures", "30ps", '30"', "à 6ps", "tir", "poison", "3d6"],
        *["dès F4 ou plus", "puissance 3/1", "5/2", "½ dose", "contondent", "table de critiques"],
        "x" * 61,
    ],
)
def test_traits_that_would_not_be_read_back_are_refused(text):
    assert not accepted(TRAIT, text)


@pytest.mark.parametrize(
    "text",
    [
        *["frappe en dernier", "parade", "feu 5+", "deux tirs à -1", "+1 attaque en charge", "☠ x"],
        *["[vif] feu", "l'œil", "a & b", "ignore le bouclier (en mêlée)", "火", "Force colossale"],
    ],
)
def test_traits_that_a_list_may_print(text):
    weapon = Weapon(name="arme", kind="melee", traits=[text])
    assert read(write(weapon)) == weapon


@pytest.mark.parametrize(
    "text",
    [
        *["épée", "Fléau (à deux mains)", "hache, naine", "St. Georges", "mêlée", "a • b", "n° 2"],
        *["-x-", "« Brise-crâne »", "Marteau « Briseur »", "la « Grande » hache", "x (", "12"],
        *["“Aube”", "l'Œil : rouge", "R&D", "[x]", "☠", "a\u200db", "x" * 200],
    ],
)
def test_any_name_on_one_line_is_printed_and_read_back(text):
    weapon = Weapon(name=text, kind="melee")
    assert read(write(weapon)) == weapon


@pytest.mark.parametrize(
    "text",
    [
        "",
        " a",
        "a ",
        "a  b",
        "a\nb",
        "a\u00adb",
        "» a «",
        "a »",
        "R&amp;D",
        "x (F4)",
        "x (F4",
        "x" * 201,
    ],
)
def test_names_that_no_notation_can_print_are_refused(text):
    assert not accepted(NAME, text)


def test_accents_are_composed_so_that_equal_words_are_equal():
    assert Weapon(name="e\u0301pe\u0301e", kind="melee").name == "épée"
