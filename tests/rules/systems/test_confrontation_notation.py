"""Confrontation's notation both ways, what it refuses, and lines pasted from a card."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from rules.notations import found_in
from rules.systems.confrontation.card import read_card
from rules.systems.confrontation.names import WeaponName
from rules.systems.confrontation.notation import find, read, write
from rules.systems.confrontation.presets import presets
from rules.systems.confrontation.weapon import Weapon
from rules.text import InputError
from tests.rules.systems.notation_errors import pointed, refused

NAME = TypeAdapter(WeaponName)
NORMAL = {
    "canon (FOR 12 • lourde)": Weapon(kind="canon", strength=12, weight="heavy"),
    "canon (FOR 12)": Weapon(kind="canon", strength=12),
    "baliste (FOR 8 • légère • perforante)": Weapon(
        kind="baliste", strength=8, weight="light", effect="piercing"
    ),
    "blessure directe (grave)": Weapon(kind="blessure directe", wound="serious"),
    "blessure directe (légère)": Weapon(kind="blessure directe", wound="light"),
    "blessure directe (tué net)": Weapon(kind="blessure directe", wound="killed"),
    "«\u00a0S.M.G.\u00a0» (FOR 12 • lourde • zone)": Weapon(
        name="S.M.G.", strength=12, weight="heavy", effect="zone"
    ),
    "Casse-Montagne (canon • FOR 12 • lourde)": Weapon(
        name="Casse-Montagne", kind="canon", strength=12, weight="heavy"
    ),
    "arme (FOR 0 • zone)": Weapon(strength=0, effect="zone"),
    "«\u00a0Canon\u00a0» (FOR 3)": Weapon(name="Canon", strength=3),
}


@pytest.mark.parametrize(("text", "weapon"), NORMAL.items())
def test_a_normal_form_is_read_and_written_unchanged(text, weapon):
    assert read(text) == weapon
    assert write(weapon) == text
    [found] = find(text)
    assert (found.start, found.end, found.weapon) == (0, len(text), weapon)


def test_a_piece_without_a_word_about_it_is_written_and_read():
    assert write(Weapon(kind="canon")) == "canon ()"
    assert read("canon ()") == Weapon(kind="canon")
    assert write(Weapon()) == "arme ()"
    assert read("arme ()") == Weapon()


@pytest.mark.parametrize(
    "text",
    [
        "CANON(FOR 12 ; LOURDE)",
        "Canon (FOR: 12, artillerie lourde)",
        "« canon (FOR\u202f12 - lourde) »",
        "cannon (FOR 12 • heavy artillery).",
        "canon (lourde • FOR 12)",
        "canon (FOR 12 &bull; lourde)",
        "canon (FOR\n12 •\r\nlourde)",
        "ca\u0302non (FOR 12 • lourde)".replace("\u0302", ""),
    ],
)
def test_other_spellings(text):
    assert read(text) == NORMAL["canon (FOR 12 • lourde)"]


@pytest.mark.parametrize(
    "text",
    ["BLESSURE DIRECTE (Tué-Net)", "direct wound (killed outright)", "Blessure directe (tue net)"],
)
def test_other_spellings_of_a_direct_wound(text):
    assert read(text) == NORMAL["blessure directe (tué net)"]


names = st.text(min_size=1, max_size=20)
artillery = st.builds(
    dict,
    kind=st.sampled_from([None, "canon", "baliste"]),
    strength=st.one_of(st.none(), st.integers(0, 99)),
    weight=st.sampled_from([None, "light", "heavy"]),
    effect=st.sampled_from([None, "piercing", "zone"]),
)
wounds = st.sampled_from(["stunned", "light", "serious", "critical", "killed"])


@given(artillery, st.one_of(st.none(), names))
@settings(max_examples=200)
def test_what_is_written_is_read_back(fields, name):
    try:
        name = None if name is None else NAME.validate_python(name)
    except ValidationError:
        return
    weapon = Weapon(name=name, **fields)
    assert read(write(weapon)) == weapon


@given(wounds)
def test_direct_wounds_are_read_back(wound):
    weapon = Weapon(kind="blessure directe", wound=wound)
    assert read(write(weapon)) == weapon


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "at", "suggestion"),
    [
        ("canon (FOR 100)", "100", None),
        ("canon (FOR -1)", "-1", None),
        ("canon (FOR 12 • FOR 8)", "FOR 8", None),
        ("canon (FOR 12 • légère • lourde)", "lourde", None),
        ("canon (FOR 12 • perforante • zone)", "zone", None),
        ("canon (FOR 12 • lourd3)", "lourd3", "canon (FOR 12 • lourde)"),
        ("canon (FOR 12 • )", " ", None),
        ("canon (FOR 12 • grave)", "grave", None),
        ("canon (baliste • FOR 12)", "baliste", None),
        ("blessure directe (FOR 12)", "FOR 12", None),
        ("blessure directe (grav)", "grav", "blessure directe (grave)"),
        ("blessure directe (lourde)", "lourde", None),
        ("blessure directe (grave • critique)", "critique", None),
        ("blessure directe (mortelle)", "mortelle", None),
        ("canon (FOR 12", "", "canon (FOR 12)"),
        ("(FOR 12)", "", None),
        ("canon FOR 12", "", None),
        ("canon (FOR &amp;bull;)", "&amp;bull;", None),
    ],
)
def test_what_is_wrong_is_pointed_at(text, at, suggestion):
    error = refused(read, text)
    assert error.suggestion == suggestion
    assert not at or pointed(text, error) in (at, f"{at} ", f" {at}", "&bull;", at[:-1])


def test_a_direct_wound_has_no_strength_in_an_object_either():
    with pytest.raises(ValidationError):
        Weapon(kind="blessure directe", wound="light", strength=12)
    with pytest.raises(ValidationError):
        Weapon(kind="blessure directe")
    with pytest.raises(ValidationError):
        Weapon(kind="canon", wound="light")


fragments = st.sampled_from([
    *["canon", "baliste", "blessure directe", "arme", "(", ")", "FOR", "12", "FOR 12", "lourde"],
    *["légère", "perforante", "zone", "grave", "tué net", "•", ";", "-", ",", "o", "«", "»"],
    *["F4", "3d6", "puissance 3/1", "½", "&amp;bull;", "\u0301", "\n", "-1", "100"],
])  # fmt: skip


@given(st.lists(fragments, min_size=1, max_size=8).map(" ".join))
@settings(max_examples=300)
def test_any_text_is_read_or_refused_for_people(text):
    columns = [column_of_error(reader, text) for reader in (read, find)]
    assert all(0 <= column <= len(text) for column in columns)


def column_of_error(reader, text):
    """Where a reader says that a text is wrong; 0 where it reads it."""
    try:
        reader(text)
    except InputError as error:
        return error.column or 0
    return 0


# --- in the midst of texts, among the games ---------------------------------------------------

PROSE = (
    "Tir supplémentaire/2 : le premier carreau, baliste (FOR 12 • lourde • perforante), puis deux "
    "autres. Son équipage, lui, subit une blessure directe (légère) (voir p. 12)."
)


def test_weapons_are_found_in_prose():
    found = found_in(PROSE)
    assert [(one.system.id, one.text) for one in found] == [
        ("confrontation", "baliste (FOR 12 • lourde • perforante)"),
        ("confrontation", "blessure directe (légère)"),
    ]
    assert [PROSE[one.notation.start : one.notation.end] for one in found] == [
        "baliste (FOR 12 • lourde • perforante)",
        "blessure directe (légère)",
    ]


@pytest.mark.parametrize(
    ("text", "system"),
    [
        ("explosion (puissance 3/1)", "hell_dorado"),
        ("épée (F4)", "mordheim"),
        ("arbalète (F4 • tir)", "mordheim"),
        ("grenade (3d6 • gabarit moyen • lancée)", "savage_worlds"),
        ("canon (4d8 • gabarit moyen • tir • lourde)", "savage_worlds"),
        ("canon (F4 • tir)", "mordheim"),
        ("canon (FOR 12 • lourde)", "confrontation"),
        ("blessure directe (grave)", "confrontation"),
        ("Casse-Montagne (FOR 12)", "confrontation"),
    ],
)
def test_a_bracket_belongs_to_the_game_whose_field_it_holds(text, system):
    assert [one.system.id for one in found_in(text)] == [system]


@pytest.mark.parametrize("text", ["le canon (voir p. 3)", "Blessure directe (règle optionnelle)"])
def test_other_brackets_are_passed_over(text):
    assert find(text) == []


def test_the_document_of_parse_leaves_out_what_the_kind_does_not_read():
    [found] = found_in("blessure directe (grave)")
    assert found.document() == {
        "system": "confrontation", "text": "blessure directe (grave)", "start": 0, "end": 24,
        "kind": "blessure directe", "wound": "serious",
    }  # fmt: skip


# --- presets and cards ------------------------------------------------------------------------


def test_presets_are_written_and_read_back():
    for preset in presets().weapons:
        assert read(write(preset.weapon)) == preset.weapon
    assert [figure.name for figure in presets().figures][:1] == ["Casse-Montagne"]


@pytest.mark.parametrize(
    ("text", "fields", "besides"),
    [
        (
            "Structure/10, Immobile/6, Immunité/Sonné",
            {"structure": 10, "immobile": True},
            ("Immunité/Sonné",),
        ),
        ("Structure/4 ; Structure/6", {"structure": [4, 6]}, ()),
        ("STRUCTURE / 8 • Immobile • RES 12.", {"structure": 8, "immobile": True,
                                             "resistance": 12}, ()),
        ("structure⁄7\nInaltérable", {"structure": 7}, ("Inaltérable",)),
        ("P.S. 8", {"structure": 8}, ()),
        ("Transport/4", {}, ("Transport/4",)),
        ("", {}, ()),
    ],
)  # fmt: skip
def test_competence_lines_of_a_card(text, fields, besides):
    card = read_card(text)
    assert (dict(card.fields), card.besides) == (fields, besides)
