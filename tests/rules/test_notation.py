"""Reading characters: what folds to what, and where it stood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.notation import Part, Source, bounded, fold, short, split


def folded(text):
    return Source(text).folded


@pytest.mark.parametrize("space", " \u00a0\u202f\u2009\u2007\n\t")
def test_every_space_is_a_space(space):
    assert fold(space) == " "


@pytest.mark.parametrize("bullet", "•·∙‧・●▪◦")
def test_every_bullet_is_a_bullet(bullet):
    assert fold(bullet) == "•"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("ÉTOURDI", "etourdi"),
        ("de\u0301ga\u0302ts", "degats"),
        ("５／２", "5/2"),
        ("5⁄2 5∕2", "5/2 5/2"),
        ("−2 –2 ‑2", "-2 -2 -2"),
        ("« “ ”", '" " "'),
        ("souﬄe", "souffle"),
        ("puis\u00adsance\u200b", "puissance"),
        ("½ 5²", "½ 5²"),
        ("&eacute;&bull;&#8226;&nbsp;", "e•• "),
        ("&amp;bull;", "&bull;"),
        ("&unknown; &", "&unknown; &"),
    ],
)
def test_folding(text, read):
    assert folded(text) == read


def test_positions_are_code_points_of_the_text_as_it_was_given():
    source = Source("a&bull;e\u0301b")
    assert source.folded == "a•eb"
    assert source.columns(Part(1, 2)) == (1, 7)
    assert source.columns(Part(2, 3)) == (7, 9)
    assert source.column(4) == len(source.text)


def test_what_was_typed_is_given_back_composed_and_with_single_spaces():
    source = Source("feu \n\u00a0gre\u0301geois")
    assert source.read(source.whole()) == "feu grégeois"


def test_brackets_are_matched_across_lines_and_nests():
    assert Source("a (b\n(c) d) (e").closings == {2: 10, 5: 7}


def test_inner_brackets_hide_what_they_hold():
    source = Source("x (a (b • c) • d)")
    inner = Part(3, 16)
    fields = split(source.masked(inner), inner)
    assert [source.read(part) for part in fields] == ["a (b • c)", "d"]


def test_a_hyphen_separates_only_between_spaces():
    source = Source("demi-feu - puissance 1 * x ; y")
    parts = split(source.folded, source.whole())
    assert [source.read(part) for part in parts] == ["demi-feu", "puissance 1", "x", "y"]


@pytest.mark.parametrize(
    ("digits", "value"),
    [("7", 7), ("+7", 7), ("007", 7), ("-2", -2), ("0", 0), ("8", None), ("9" * 10_000, None)],
)
def test_whole_numbers_keep_to_their_bounds(digits, value):
    assert bounded(digits, -2, 7) == value


def test_a_long_value_is_quoted_in_short():
    assert short("1" * 100) == "111111111111…"


@given(st.text())
def test_any_text_can_be_folded_and_points_back_into_itself(text):
    source = Source(text)
    assert len(source.starts) == len(source.ends) == len(source.shown) == len(source.folded)
    assert all(
        0 <= start < end <= len(text) for start, end in zip(source.starts, source.ends, strict=True)
    )
    assert source.starts == sorted(source.starts)


@given(st.text(alphabet="aÉç é5/2•·()-–’\n\u00a0\u0301ﬄ½", max_size=30))
def test_a_plain_text_is_read_as_one_that_may_hold_an_entity(text):
    quick, slow = Source(text), Source(f"{text}&")
    assert f"{quick.folded}&" == slow.folded
    assert quick.shown == slow.shown[:-1]
    assert quick.starts == slow.starts[:-1]
    assert quick.ends == slow.ends[:-1]
    assert quick.closings == slow.closings
