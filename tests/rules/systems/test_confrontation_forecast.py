"""Hits with a law of severity, shots, tests: the dossier's exact probabilities and their edges."""

from fractions import Fraction

import pytest

from rules.chances import chance_of
from rules.law import Law
from rules.service import resolve_document
from rules.systems.confrontation.ahead import expected_hits, hits_for
from rules.systems.confrontation.testing import passing
from rules.systems.confrontation.wounds import BANDS, OUTCOMES
from tests.rules.systems.confrontation import (
    EDITIONS,
    LAW_U,
    LAW_V,
    attack,
    engine,
    problems_of,
    read_fractions,
    told,
)

U = Law({1: 1, 2: 1, 3: 1, 4: 1})
V = Law({0: 2, 1: 4, 2: 3, 3: 2, 4: 1})
STATES = ("unharmed", "light", "serious", "critical", "destroyed")


def fractions(text):
    return [Fraction(part) for part in text.split()]


def rolls(strength, resistance):
    one = told(engine(8, resistance=resistance), shots=[strength])
    [roll] = one["wound_rolls"]
    return roll


# --- vectors 21 to 25: the wound roll ---------------------------------------------------------


@pytest.mark.parametrize(
    ("strength", "resistance", "rows"),
    [
        (8, 12, {0: "1/4", 1: "4/9", 2: "11/36"}),
        (9, 12, {0: "1/9", 1: "1/3", 2: "5/9"}),
        (12, 12, {1: "1/36", 2: "2/9", 3: "4/9", 4: "11/36"}),
        (12, 20, {0: "1"}),
        (14, 20, {0: "25/36", 1: "11/36"}),
        (15, 20, {0: "4/9", 1: "5/9"}),
        (99, 0, {10: "1"}),
    ],
)
def test_rows_of_a_wound_roll(strength, resistance, rows):
    assert rolls(strength, resistance)["rows"] == {str(r): Fraction(p) for r, p in rows.items()}


def test_columns_cells_and_doubles_of_a_wound_roll():
    roll = rolls(9, 12)
    assert list(roll["columns"].values()) == fractions("11/36 1/4 7/36 5/36 1/12 1/36")
    cells = {(cell["row"], cell["column"]): cell["p"] for cell in roll["cells"]}
    assert cells[2, 1] == Fraction(1, 9)
    assert sum(cells.values()) == 1
    assert roll["double"] == Fraction(1, 6)


def test_shots_without_a_table_tell_their_rolls_instead_of_laws():
    one = told(engine(8, resistance=12), shots=[12, 8])
    assert [roll["strength"] for roll in one["wound_rolls"]] == [12, 8]
    laws = {"lost", "left", "states", "penalty", "mean_lost", "expected_hits", "hits_for_90"}
    assert not laws & one.keys()


# --- vectors 26 to 33: hits with a law --------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "structure", "hits", "destroyed", "mean_lost"),
    [(LAW_U, 8, 2, "1/16", "5"), (LAW_U, 8, 3, "1/2", "445/64"), (LAW_U, 10, 3, "5/32", None)],
)
def test_hits_of_law_u(law, structure, hits, destroyed, mean_lost):
    one = told(engine(structure), hits=hits, severity=law)
    assert one["states"]["destroyed"] == Fraction(destroyed)
    assert mean_lost is None or one["mean_lost"] == Fraction(mean_lost)


@pytest.mark.parametrize(
    ("law", "structure", "expected"),
    [(LAW_U, 4, "125/64"), (LAW_U, 8, "58925/16384"), (LAW_V, 4, "1773/625")],
)
def test_expected_hits(law, structure, expected):
    assert told(engine(structure), hits=1, severity=law)["expected_hits"] == Fraction(expected)


@pytest.mark.parametrize(
    ("structure", "hits", "states", "mean_lost"),
    [
        (8, 1, "1/2 5/12 1/12 0 0", "5/3"),
        (8, 2, "5/36 5/12 49/144 7/72 1/144", "10/3"),
        (6, 2, "5/36 7/36 61/144 5/36 5/48", "79/24"),
    ],
)
def test_stages_after_hits_of_law_v(structure, hits, states, mean_lost):
    for edition in EDITIONS:
        one = told(engine(structure, edition), hits=hits, severity=LAW_V)
        assert [one["states"][state] for state in STATES] == fractions(states)
        assert one["mean_lost"] == Fraction(mean_lost)


def test_the_law_of_the_penalty_speaks_the_terms_of_its_edition():
    told_by = {
        edition: told(engine(8, edition), hits=2, severity=LAW_V)["penalty"] for edition in EDITIONS
    }
    numbers = fractions("5/36 5/12 49/144 7/72 1/144")
    assert told_by["c3"] == dict(zip(("0", "-1", "-2", "-3", "destroyed"), numbers, strict=True))
    assert told_by["rooted"] == told_by["confede"] == dict(zip(STATES, numbers, strict=True))
    exempt = told(engine(8, immobile=True), hits=2, severity=LAW_V)["penalty"]
    assert exempt == {"exempt": Fraction(143, 144), "destroyed": Fraction(1, 144)}


def test_hits_for_nine_in_ten_are_counted_on_integers():
    certain = Law({4: 1})
    assert [hits_for(certain, need) for need in (0, 1, 4, 5, 8)] == [0, 1, 1, 2, 2]
    assert hits_for(Law({0: 1}), 1) is None
    assert hits_for(Law({0: 9, 1: 1}), 1) == 22  # 1 − 0.9**22 = 0.9015, 0.9**21 = 0.1094
    assert hits_for(Law({0: 1, 4: 9}), 4) == 1  # exactly nine in ten
    assert hits_for(Law({0: 999_999, 1: 1}), 1) is None
    assert [expected_hits(Law({0: 1}), need) for need in (0, 1)] == [0, None]
    assert expected_hits(V, 4) == Fraction(1773, 625)
    assert expected_hits(U, 8) == Fraction(58925, 16384)


def test_numbers_of_hits_start_from_what_is_lost_already():
    whole, worn = (told(engine(8, lost=lost), hits=1, severity=LAW_U) for lost in (0, 4))
    assert worn["expected_hits"] == Fraction(125, 64) < whole["expected_hits"]
    gone = told(engine(8, lost=8), hits=1, severity=LAW_U)
    assert (gone["expected_hits"], gone["hits_for_90"]) == (0, 0)


def test_beyond_sixty_points_the_numbers_of_hits_need_the_option():
    engagement = attack(engine(61), hits=1, severity=LAW_U)
    bounded, whole = resolve_document(engagement), resolve_document(engagement, joint=True)
    assert [bounded["targets"][0][name] for name in ("expected_hits", "hits_for_90")] == [None] * 2
    assert bounded["warnings"] == [{"id": "too_many_states"}]
    assert whole["targets"][0]["hits_for_90"] == 28  # 27: 0.89 by the normal law
    assert whole["warnings"] == []


def test_a_law_that_never_wounds_never_destroys():
    one = told(engine(8), hits=5, severity={"stunned": "1"})
    assert (one["lost"], one["mean_lost"]) == ({"0": 1}, 0)
    assert one["expected_hits"] is one["hits_for_90"] is None


# --- chances as they are written --------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "chance"),
    [
        *[("1/3", "1/3"), ("2/6", "1/3"), ("0.25", "1/4"), ("0,25", "1/4"), ("25 %", "1/4")],
        *[("25%", "1/4"), ("12,5\u00a0%", "1/8"), ("0", "0"), ("1", "1"), ("100 %", "1")],
        *[(" 1 / 6 ", "1/6"), ("1⁄6", "1/6"), ("3/3", "1")],
    ],
)
def test_chances_as_people_write_them(text, chance):
    assert chance_of(text) == Fraction(chance)
    hit = told(engine(8), hits=1, severity={"killed": text})
    assert hit["lost"].get("4", 0) == Fraction(chance)


@pytest.mark.parametrize("text", ["", "x", "1/", "/3", "1/0", "-1/3", "+1/3", "½", "1/3 %", "1e-3"])
def test_what_is_no_chance_is_refused(text):
    with pytest.raises(ValueError, match="expected a chance"):
        chance_of(text)


def test_chances_without_common_parts_are_refused():
    law = {"light": "1/1000003", "serious": "1/1000033"}
    assert problems_of(attack(engine(8), hits=1, severity=law))[0][0] == "circumstances.severity"


# --- vectors 34 and 35: tests at each stage ---------------------------------------------------


@pytest.mark.parametrize(
    ("value", "difficulty", "chances"),
    [(2, 7, "1/3 1/6 5/36 5/36"), (2, 6, "1/2 1/3 1/6 5/36")],
)
def test_a_test_at_each_stage(value, difficulty, chances):
    test = {"value": value, "difficulty": difficulty}
    for edition in EDITIONS:
        one = told(engine(8, edition), test=test)
        assert [one["test"][state] for state in STATES[:4]] == fractions(chances)
    spared = told(engine(8, immobile=True), test=test)["test"]
    assert set(spared.values()) == {fractions(chances)[0]}


def counted(need, depth=3):
    """The chance of a test by rolling again and again; enough for what the test asks."""
    if depth == 0:
        return Fraction(0)
    return sum(
        (
            Fraction(1, 6) * (1 if face >= need else counted(need - 6, depth - 1))
            for face in range(2, 7)
            if face >= need or face == 6
        ),
        Fraction(0),
    )


@pytest.mark.parametrize("need", range(-10, 19))
def test_a_one_fails_even_after_a_six(need):
    assert passing(0, need) == counted(need)


# --- shots with the players' own table --------------------------------------------------------

MADE_UP = [[OUTCOMES[(3 * row + column) % 6] for column in range(6)] for row in range(11)]


def test_with_a_table_shots_are_read_on_it():
    one = told(engine(8, resistance=12), shots=[12], wound_table=[["killed"] * 6] * 11)
    assert one["lost"] == {"4": 1}
    assert (one["expected_hits"], one["hits_for_90"]) == (2, 2)
    worth = {"none": 0, "stunned": 0, "light": 1, "serious": 2, "critical": 3, "killed": 4}
    expected = {}
    for first in range(1, 7):
        for second in range(1, 7):
            row = min((max(first, second) + 12 - 12) // 2, 9) + 1
            loss = str(worth[MADE_UP[row][min(first, second) - 1]])
            expected[loss] = expected.get(loss, 0) + Fraction(1, 36)
    assert told(engine(8, resistance=12), shots=[12], wound_table=MADE_UP)["lost"] == expected


def test_shots_of_several_strengths_have_no_number_of_hits():
    one = told(engine(8, resistance=12), shots=[12, 8], wound_table=MADE_UP)
    assert not {"mean_lost", "expected_hits", "hits_for_90"} & one.keys()
    assert sum(one["lost"].values()) == 1


def test_an_empty_cell_that_a_roll_may_come_to_is_named():
    table = [list(row) for row in MADE_UP]
    table[3][1] = table[8][0] = None
    engagement = attack(engine(8, resistance=12), shots=[12], wound_table=table)
    assert [where for where, _ in problems_of(engagement)] == ["circumstances.wound_table[3][1]"]
    assert BANDS[3] == "4/5"
    engagement["targets"][0]["resistance"] = 20
    assert problems_of(engagement) == []


def test_the_row_below_zero_may_stay_empty():
    table = [[None] * 6, *MADE_UP[1:]]
    one = told(engine(8, resistance=20), shots=[12], wound_table=table)
    assert one["lost"] == {"0": 1}


def test_one_resistance_may_stand_for_all():
    own = attack(engine(8, resistance=12), shots=[12, 12], wound_table=MADE_UP)
    shared = attack(engine(8), shots=[12, 12], resistance=12, wound_table=MADE_UP)
    assert resolve_document(own) == resolve_document(shared)


# --- the same dice for every engine -----------------------------------------------------------


def test_three_editions_in_one_document_are_three_documents():
    engines = [engine(6, edition, name=edition) for edition in EDITIONS]
    together = resolve_document(attack(*engines, hits=2, severity=LAW_V))["targets"]
    for one, entry in zip(engines, together, strict=True):
        assert entry == resolve_document(attack(one, hits=2, severity=LAW_V))["targets"][0]


def test_engines_of_different_resistance_have_each_their_own_law():
    engines = [engine(6, name="A", resistance=12), engine(9, name="B", resistance=10)]
    document = resolve_document(attack(*engines, shots=[12, 8, 8], wound_table=MADE_UP))
    for one, entry in zip(engines, document["targets"], strict=True):
        alone = resolve_document(attack(one, shots=[12, 8, 8], wound_table=MADE_UP))
        assert read_fractions(entry) == read_fractions(alone["targets"][0])
