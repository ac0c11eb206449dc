"""Hell Dorado's notation both ways; strings marked synthetic are not from a printed card."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.systems.hell_dorado.free_text import FreeText
from rules.systems.hell_dorado.models import AREA, ORDINARY, Weapon
from rules.systems.hell_dorado.notation import find, read, write
from tests.rules.systems.notation_words import accepted, words_of

SLING = Weapon(kind="explosion", difficulty=3, power=1)
ACID = Weapon(kind="englobant", damage_type="acide", difficulty=5, power=2)
BOW = "tir (perforant • dégâts 2/4/6/8/10)"
FREE_TEXT = TypeAdapter(FreeText)


# --- the printed forms -------------------------------------------------------------------------

NORMAL = [
    "explosion (acide • puissance 3/1)",
    "explosion (puissance 3/1)",
    "explosion (puissance 3/1 • rayon 4)",
    "explosion (puissance 3/1 • rayon 3,5)",
    "explosion (Étourdi)",
    "explosion (gaz • Étourdi • rayon 0,5)",
    "souffle englobant (acide • puissance 5/2)",
    "souffle englobant (gaz • Étourdi)",
    "souffle percutant (mitraille • puissance 4/2)",
    "souffle percutant (demi-feu • puissance 4/2)",
    "souffle percutant (rayon de feu • puissance 4/2)",
    "explosion (poison (lent) • puissance 7/99)",
    BOW,
    "mêlée (tranchant • dégâts 2/4/6/8/10)",
    "mêlée (dégâts 0/0/0/0/999)",
]


@pytest.mark.parametrize("text", NORMAL)
def test_a_normal_form_is_read_and_written_unchanged(text):
    assert write(read(text)) == text
    [found] = find(text)
    assert (found.start, found.end, found.weapon) == (0, len(text), read(text))


@pytest.mark.parametrize("kind", AREA)
@pytest.mark.parametrize("damage_type", [None, "acide", "feu grégeois", "poison (lent)"])
def test_every_difficulty_and_power_comes_back(kind, damage_type):
    for difficulty in range(1, 8):
        for power in range(1, 100):
            weapon = Weapon(kind=kind, damage_type=damage_type, difficulty=difficulty, power=power)
            assert read(write(weapon)) == weapon


FRAGMENTS = [
    *["puissance", "power", "3/1", "rayon", "4", "dégâts", "état :", "o", "½", "5,2", "3d6", "F4"],
    *["feu", "Étourdi", "demi-feu", "grégeois", "de", "puisance", "difficulté"],
]
free_text = words_of(FRAGMENTS, longest=80).filter(lambda text: accepted(FREE_TEXT, text))
radii = st.one_of(st.just(3.0), st.floats(0.5, 12), st.integers(1, 12).map(float))
damages = st.lists(st.integers(0, 999), min_size=5, max_size=5)


difficulties, powers = st.integers(1, 7), st.integers(1, 99)


def weapons(*kinds, **fields):
    kind = st.sampled_from(kinds)
    return st.builds(Weapon, kind=kind, damage_type=st.none() | free_text, **fields)


@settings(max_examples=400)
@given(
    st.one_of(
        weapons(*ORDINARY, damage_table=damages),
        weapons(*AREA, difficulty=difficulties, power=powers),
        weapons(*AREA, state=free_text),
        weapons("explosion", radius=radii, difficulty=difficulties, power=powers),
        weapons("explosion", radius=radii, state=free_text),
    )
)
def test_what_is_written_is_read_back(weapon):
    text = write(weapon)
    assert read(text) == weapon
    [found] = find(f"il a « {text} », rien d'autre")
    assert found.weapon == weapon
    assert (found.start, found.end) == (7, 7 + len(text))


# --- as people and PDF files type it --------------------------------------------------------------

SAME_AS_ACID = [
    "«\u202fSouffle\u00a0englobant (acide\u00a0•\u2009puissance\u00a05/2)\u00a0»",
    "Souffle\u2007englobant\u202f(acide • puissance 5/2)",
    *[f"souffle englobant (acide {x} puissance 5/2)" for x in "•·∙‧・●▪-–—*;,o:"],
    *[f"souffle englobant (acide{x}puissance 5/2)" for x in "•·∙‧・●▪;,"],
    "souffle englobant (acide, puissance 5/2)",
    "souffle englobant (acide\u00a0puissance 5/2)",
    "Souffle englobant (acide puissance 5 / 2)",
    "souffle englobant (puissance 5/2 • acide)",
    "souffle englobant (acide • difficulté 5 • puissance 2)",
    *[f"souffle englobant (acide • puissance {x})" for x in ("5⁄2", "5∕2", "5 / 2", "5/ 2")],
    "souffle englobant (acide • puissance 05/+2)",
    "souffle englobant (acide • puissance ５／２)",
    "souffle englobant（acide • puissance 5/2）",
    "Souffle englobant (acide &bull; puissance&nbsp;5/2)",
    "Souffle englobant (acide &#8226; puissance&#160;5/2)",
    "souffle&nbsp;englobant (acide &middot; puissance 5/2)",
    "Souffle\nenglobant (acide •\r\npuissance 5/\n2)",
    "souﬄe englobant (acide • puis\u00adsance 5/2)",
    "souffle englobant (« acide » • puissance 5/2).",
    "enveloping blast (acide • power 5/2)",
]


@pytest.mark.parametrize("text", SAME_AS_ACID)
def test_forms_of_one_weapon(text):
    assert read(text) == ACID
    assert [found.weapon for found in find(text)] == [ACID]


SAME_AS_SLING = [
    "Explosion (puissance 3 / 1).",
    "EXPLOSION(PUISSANCE 3/1)",
    "explosion (3/1)",
    "explosion (puissance : 3/1)",
    "explosion (puissance 3/1 • rayon 3)",
    "“Explosion (puissance 3/1)”,",
    '"explosion (puissance 3/1)";',
    "« explosion (puissance 3/1) »;",
]


@pytest.mark.parametrize("text", SAME_AS_SLING)
def test_forms_without_a_damage_type(text):
    assert read(text) == SLING


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("SOUFFLE PERCUTANT (FEU • PUISSANCE 4/1)", "souffle percutant (FEU • puissance 4/1)"),
        ("piercing blast (fire • power 4/1)", "souffle percutant (fire • puissance 4/1)"),
        ("explosion (acid • power 3/1 • radius 4)", "explosion (acid • puissance 3/1 • rayon 4)"),
        ("explosion (puissance 3/1, rayon 3.5 toises)", "explosion (puissance 3/1 • rayon 3,5)"),
        ("explosion (puissance 3/1 rayon de 4)", "explosion (puissance 3/1 • rayon 4)"),
        ("explosion (&eacute;clair • puissance 3/1)", "explosion (éclair • puissance 3/1)"),
        ("explosion (feu &amp; gaz • puissance 3/1)", "explosion (feu & gaz • puissance 3/1)"),
        ("explosion (feu, acide • puissance 3/1)", "explosion (feu, acide • puissance 3/1)"),
        ("explosion (feu\n  grégeois • puissance 3/1)", "explosion (feu grégeois • puissance 3/1)"),
        ("explosion (puissance 7/20)", "explosion (puissance 7/20)"),
        ("explosion (étourdi)", "explosion (étourdi)"),
        ("Explosion (feu • étourdi)", "explosion (feu • étourdi)"),
        ("souffle englobant (gaz ; état : empoisonné)", "souffle englobant (gaz • empoisonné)"),
        ("souffle englobant (e\u0301tat : gele\u0301 ; gaz)", "souffle englobant (gaz • gelé)"),
        ("TIR (perforant 2/4/6/8/10)", BOW),
        ("shot (perforant • damage 2 / 4 / 6 / 8 / 10)", BOW),
        ("me\u0302le\u0301e (de\u0301ga\u0302ts 2/4/6/8/10)", "mêlée (dégâts 2/4/6/8/10)"),
        ("melee (2/4/6/8/10)", "mêlée (dégâts 2/4/6/8/10)"),
    ],
)  # synthetic
def test_what_is_typed_and_what_is_printed(text, normal):
    assert write(read(text)) == normal
    assert [write(found.weapon) for found in find(text)] == [normal]


def test_a_letter_o_from_a_white_bullet_is_taken_with_a_notice():
    [found] = find("explosion (acide o puissance 5/2 o rayon 4)")
    assert write(found.weapon) == "explosion (acide • puissance 5/2 • rayon 4)"
    assert [notice.message for notice in found.notices] == ["“o” was read as a bullet"] * 2


# --- in the midst of a text -----------------------------------------------------------------------


def test_several_weapons_in_prose():
    text = (
        "La Frondeuse possède une arme « explosion (puissance 3/1) » (voir page 12)\n"
        "et l'autre un Souffle\npercutant (mitraille &bull; puissance 4/2) ; Infernaliste 2/3."
    )
    found = find(text)
    assert [text[one.start : one.end] for one in found] == [
        "explosion (puissance 3/1)",
        "Souffle\npercutant (mitraille &bull; puissance 4/2)",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Infernaliste 2/3, Résistance 4, Attraction 4",
        "Infernaliste (2/3)",
        "grenade (3d6 • gabarit moyen • lancée)",
        "explosion (3d6 • gabarit moyen)",
        "souffle de dragon (2d10 • gabarit cône)",
        "arbalète (tir • 30ps • F4)",
        "souffle englobant (F4 • sans sauvegarde)",
        "canon (FOR 12 • lourde)",
        "blessure directe (grave)",
        "le tir (voir plus bas) et la mêlée (du 12/03/2020)",
        "explosion violente (mais brève)",
        "à bout de souffle (épuisé)",
        "explosion (type de dégâts • puissance X/Y)",
        "explosion (" + "et ainsi de suite, " * 30 + ")",
    ],
)
def test_what_is_not_this_games_is_passed_over(text):
    assert find(text) == []


def test_another_games_bracket_may_hold_ours():
    assert [found.weapon for found in find("canon (FOR 12 • explosion (puissance 3/1))")] == [SLING]


# --- free words -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        *["", " feu", "feu ", "feu  vif", "feu\u00a0vif", "feu\nvif", "feu\u00ad", "\u0301feu"],
        *["a • b", "a·b", "a;b", "a - b", "a * b", "feu (", "feu )", "feu [", ")feu(", "« feu »"],
        *["feu.", "-feu", "12", "☠/", "puissance 3/1", "puissance", "rayon 4", "dégâts 3", "3/1"],
        *["feu 5,2", "½ feu", "état : feu", "état", "3d6", "F4", "FOR 12", "difficulté 4"],
        "x" * 81,
    ],
)
def test_free_words_that_would_not_be_read_back_are_refused(text):
    assert not accepted(FREE_TEXT, text)


@pytest.mark.parametrize(
    "text",
    [
        *["feu", "feu grégeois", "demi-feu", "poison (lent)", "[vif] feu", "feu, acide", "l'œil"],
        *["poison 2", "rayon de feu", "dégâts de feu", "☠", "火", "état second", "a & b", "R&D"],
    ],
)
def test_free_words_that_a_card_may_print(text):
    weapon = Weapon(kind="explosion", damage_type=text, state=text)
    assert read(write(weapon)) == weapon


def test_accents_are_composed_so_that_equal_words_are_equal():
    weapon = Weapon(kind="explosion", state="e\u0301tourdi")
    assert weapon.state == "étourdi"
