"""The reader of weapons with a free name, with a toy game of one field: ``bâton (force 2)``."""

import re

import pytest

from rules.document import Document
from rules.notation import MisreadError, Part
from rules.notation_heads import Heads
from rules.notation_named import NamedWeapons
from rules.notation_names import WeaponNames
from rules.notation_pieces import FieldPatterns, Piece
from rules.notation_separators import fields_of
from rules.text import InputError, Text

HEADS = Heads(lambda folded: "bare" if folded == "poing" else None)
FIELDS = FieldPatterns({"force": r"force ?[0-9]+"}, {"lent": "lente?"}, ("lent", "à l'aise"))


class Weapon(Document):
    name: str | None
    force: int


def claimed(source, opening, start):
    ours = re.match(r"\(force", source.folded[opening:])
    return HEADS.before(source, opening, start) if ours else None


def weapon_in(source, inner, head):
    digits = re.search("[0-9]+", source.inside(inner))
    if digits is None:
        raise MisreadError(Text("a force is missing"), inner, "force 1")
    return Weapon(name=head.name, force=int(digits.group())), ()


def write(weapon):
    name = "poing" if weapon.name is None else HEADS.printed(weapon.name)
    return f"{name} (force {weapon.force})"


WEAPONS = NamedWeapons(HEADS, claimed, weapon_in, write, "bâton (force 2)")
NAMES = WeaponNames(HEADS, claimed)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("bâton (force 2)", "bâton (force 2)"),
        ("Poing (force 2)", "poing (force 2)"),
        ("« Poing » (force 2)", "«\u00a0Poing\u00a0» (force 2)"),
        ("un ; deux : bâton (force 3).", "bâton (force 3)"),
    ],
)
def test_weapons_are_found_and_printed(text, printed):
    assert [write(found.weapon) for found in WEAPONS.find(text)] == [printed]


def test_a_wrong_weapon_is_told_with_a_mend():
    with pytest.raises(InputError) as caught:
        WEAPONS.find("ceci, bâton (force)")
    assert (caught.value.column, caught.value.length) == (13, 5)
    assert caught.value.suggestion == "bâton (force 1)"


@pytest.mark.parametrize("name", ["a (force 3)", "a  b", "x" * 201])
def test_a_name_that_would_not_be_read_back_has_a_problem(name):
    assert NAMES.problem(name)


def test_a_stretch_is_made_of_fields_or_of_other_words():
    assert FIELDS.make_up("force 2 lent", Part(0, 12)) == [
        Piece("force", (0, 7)),
        Piece("lent", (8, 12)),
    ]
    assert FIELDS.make_up("force 2 vif", Part(0, 11)) is None
    assert FIELDS.amid("très force 2", Part(0, 12)) == (5, 12)


def test_a_misspelt_word_is_meant_as_it_is_printed():
    assert FIELDS.meant("a laise") == "à l'aise"
    assert FIELDS.meant("rapide") is None


def test_a_dash_of_a_value_does_not_part_fields():
    text = "a - 1 • b - c"
    fields, letters = fields_of(text, Part(0, len(text)), lambda _, before, __: before == (0, 2))
    assert [text[start:end].strip() for start, end in fields] == ["a - 1", "b", "c"]
    assert letters == []
