"""Reading documents: what breaks is said where it breaks, what is unknown is kept and named."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field

from desktop.words import Words
from rules.document import Document, Name
from rules.engagement import UnknownField, unknown_fields, validated
from rules.json_reading import parse_json
from rules.text import InputError, InvalidError
from rules.wording import LONGEST_SHOWN, field_path, shown

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=3,
)
WORDS = Words("en")
TOO_DEEP = "not JSON that can be read: too deep, or a number too long"


class Part(Document):
    """A part with a bound of each kind."""

    name: Name
    points: int = Field(default=1, ge=1, le=9)
    distance: float | None = Field(default=None, ge=0)
    table: list[int] = Field(default=[1, 2], min_length=2, max_length=3)


class Whole(Document):
    """A document with a part and a list of parts."""

    part: Part
    parts: list[Part] = Field(default_factory=list[Part], max_length=2)
    ready: bool = False


def refusal(raw):
    """What is said of a text that is not a JSON object."""
    with pytest.raises(InputError) as refused:
        parse_json(raw)
    return WORDS(refused.value.text)


def problems(document: Any):
    """Where and what, for each field of a document that is refused."""
    with pytest.raises(InvalidError) as refused:
        validated(Whole, document)
    return [(problem.where, WORDS(problem.text)) for problem in refused.value.problems]


# --- JSON ---


@given(st.dictionaries(st.text(), VALUES))
def test_an_object_is_read_as_it_was_written(value):
    assert parse_json(json.dumps(value)) == value
    assert parse_json(b"\xef\xbb\xbf" + json.dumps(value, ensure_ascii=False).encode()) == value


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ('{\n "a": 1,\n}', "not JSON, at line 3, column 1"),
        ("", "not JSON, at line 1, column 1"),
        ("[]", "a JSON object was expected"),
        ("3", "a JSON object was expected"),
        ('{"a": NaN}', "NaN is not a number that can be used"),
        ('{"a": -Infinity}', "-Infinity is not a number that can be used"),
        ('{"a": {"b": 1, "c": 2, "b": 1}}', "the field b is given twice"),
        ('{"a": "\\ud800"}', "holds half of a character (a lone surrogate)"),
        (b'{"a": "\\ud800"}', "holds half of a character (a lone surrogate)"),
        ('{"a": "\ud800"}', "holds half of a character (a lone surrogate)"),
        (b'{"a": "\xe9"}', "not UTF-8 text, at byte 7"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text, at byte 0"),
        ("[" * 100_000, TOO_DEEP),
        ('{"a": ' + "9" * 10_000 + "}", TOO_DEEP),
    ],
)
def test_what_is_no_json_object_is_refused_with_its_place(raw, said):
    assert refusal(raw) == said


# --- fields ---


@pytest.mark.parametrize(
    ("change", "where", "said"),
    [
        ({"points": 0}, "part.points", "0 is too small: 1 at least"),
        ({"points": 10**12}, "part.points", "1,000,000,000,000 is too large: 9 at most"),
        ({"points": 1.5}, "part.points", "1.5 is not a whole number"),
        ({"points": "3"}, "part.points", '"3" is not a whole number'),
        ({"points": True}, "part.points", "true is not a whole number"),
        ({"points": None}, "part.points", "null is not a whole number"),
        ({"distance": -0.5}, "part.distance", "−0.5 is too small: 0 at least"),
        ({"distance": "far"}, "part.distance", '"far" is not a number'),
        ({"distance": 1e400}, "part.distance", "inf is not a number"),
        ({"name": ""}, "part.name", "may not be empty"),
        ({"name": " \u00a0"}, "part.name", "needs a character that can be seen"),
        ({"name": "\u200b"}, "part.name", "needs a character that can be seen"),
        ({"name": "A\nB"}, "part.name", "may not hold line breaks or control characters"),
        ({"name": "A\u2028B"}, "part.name", "may not hold line breaks or control characters"),
        ({"name": "A\x1b[31m"}, "part.name", "may not hold line breaks or control characters"),
        ({"distance": -1e-9}, "part.distance", "-1e-09 is too small: 0 at least"),
        ({"name": "x" * 201}, "part.name", "longer than 200 characters"),
        ({"name": 7}, "part.name", "7 is not text"),
        ({"name": "None", "points": "None"}, "part.points", '"None" is not a whole number'),
        ({"table": [1]}, "part.table", "1 given, 2 at least"),
        ({"table": [1, 2, 3, 4]}, "part.table", "4 given, 3 at most"),
        ({"table": 5}, "part.table", "5 is not a list"),
        ({"table": [1, "x"]}, "part.table[1]", '"x" is not a whole number'),
    ],
)
def test_a_wrong_value_is_named_with_its_bounds(change, where, said):
    assert problems({"part": {"name": "A"} | change}) == [(where, said)]


def test_every_wrong_field_is_told_at_its_place():
    found = problems({"part": 3, "parts": [{}, {"name": "B", "points": 0}], "ready": "yes"})
    assert found == [
        ("part", "3 is not an object"),
        ("parts[0].name", "missing"),
        ("parts[1].points", "0 is too small: 1 at least"),
        ("ready", '"yes" is neither true nor false'),
    ]


def test_a_document_too_deep_for_a_model_is_refused():
    deep: Any = 1
    for _ in range(300):
        deep = [deep]
    assert problems({"part": {"name": "A"}, "x": deep}) == [
        ("", "too deep, or with half a character")
    ]


@pytest.mark.parametrize("name", ["<b>Goule</b>", "Goule <3 & Fils", "« l'Œil »", "É" * 200, "鬼"])
def test_a_name_is_kept_as_it_was_typed(name):
    assert validated(Whole, {"part": {"name": name}}).part.name == name


@pytest.mark.parametrize(
    ("location", "path"),
    [(("targets", 0, "hit_points"), "targets[0].hit_points"), ((), ""), (("a", 1, 2), "a[1][2]")],
)
def test_a_path_is_written_as_people_write_it(location, path):
    assert field_path(location) == path


@given(st.text(min_size=LONGEST_SHOWN + 1))
def test_a_long_value_is_cut(text):
    assert shown(text) == f"{text[:LONGEST_SHOWN]}…"


def test_a_short_value_is_shown_as_json_has_it():
    assert [shown(value) for value in (None, True, "true", "None", [1])] == [
        "null",
        "true",
        "true",
        "None",
        "[1]",
    ]


# --- unknown fields ---


def test_unknown_fields_are_kept_at_every_level_and_named_with_what_was_perhaps_meant():
    document = {
        "part": {"name": "A", "point": 3, "zzz": {"name": "inside"}},
        "parts": [{"name": "B"}, {"name": "C", "Distance": 2}],
        "notes": [1, 2],
    }
    whole = validated(Whole, document)
    assert list(unknown_fields(whole)) == [
        UnknownField("notes", None),
        UnknownField("part.point", "points"),
        UnknownField("part.zzz", None),
        UnknownField("parts[1].Distance", "distance"),
    ]
    assert json.loads(whole.model_dump_json(exclude_unset=True)) == document


def test_the_warning_holds_ids_and_values_only():
    assert UnknownField("targets[0].hit_point", "hit_points").document() == {
        "id": "unknown_field",
        "field": "targets[0].hit_point",
        "near": "hit_points",
    }
