"""``toise touch``: the list for programs and the table for people."""

import json

import pytest

from desktop.cli import run
from desktop.words import Words

TABLE = {
    "attacker": "S",
    "direction_deg": 0,
    "figures": [
        {"name": "S", "x": 0, "y": 0, "side": "ally"},
        {"name": "away", "x": 4, "y": 2},
        {"name": "last", "x": 5.5, "y": 0},
        {"name": "left", "x": 4, "y": 0.5},
        {"name": "right", "x": 4, "y": -0.5},
    ],
}
ENGAGEMENT = {
    "toise": "engagement",
    "version": 1,
    "system": "hell_dorado",
    "attacker": {"shooting": 2},
    "weapon": "souffle percutant (puissance 4/1)",
    "targets": [],
    "table": TABLE,
}


@pytest.fixture
def told(tmp_path, capsys):
    """Run ``touch`` on an engagement changed as told: exit code, output, errors."""

    def run_on(*options, **changed):
        file = tmp_path / "engagement.json"
        file.write_text(json.dumps(ENGAGEMENT | changed), encoding="utf-8")
        code = run(["touch", str(file), *options])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run_on


def test_the_list(told):
    code, out, err = told("--json")
    rows = json.loads(out)
    assert (code, err) == (0, "")
    assert [list(row) for row in rows] == [
        ["name", "touched", "margin_mm", "distance", "order"]
    ] * 4
    assert [(row["name"], row["touched"], row["order"]) for row in rows] == [
        ("left", True, 1),
        ("right", True, 1),
        ("last", True, 3),
        ("away", False, None),
    ]
    assert rows[2]["distance"] == 4.5
    assert rows[3]["margin_mm"] == pytest.approx(22.4346, abs=1e-3)


def test_the_table_for_people(told):
    code, out, _ = told("--lang", "en")
    assert code == 0
    assert out.splitlines() == [
        "Figure  Touched  Margin        Distance (toises)  Order",
        "left    yes      by 14.6 mm    3.03               1st, tied",
        "right   yes      by 14.6 mm    3.03               1st, tied",
        "last    yes      by 33.0 mm    4.50               3rd",
        "away    no       22.4 mm away  3.47",
    ]


def test_columns_that_say_nothing_are_left_out(told):
    table = {"figures": TABLE["figures"][1:2], "aim": [4, 0]}
    _, out, _ = told("--lang", "en", weapon="explosion (puissance 3/1)", table=table)
    assert out.splitlines() == ["Figure  Touched  Margin", "away    yes      by 37.5 mm"]


def test_an_empty_table(told):
    table = {"figures": [], "aim": [4, 0]}
    assert told("--lang", "en", weapon="explosion (puissance 3/1)", table=table) == (
        0,
        "Nobody stands on the table.\n",
        "",
    )


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"table": None}, "table"),
        ({"table": TABLE | {"attacker": None}}, "table.attacker"),
        ({"table": TABLE | {"attacker": "s"}}, "table.attacker"),
        ({"table": TABLE | {"direction_deg": None}}, "table.direction_deg"),
        ({"weapon": "tir (dégâts 2/4/6/8/10)"}, "weapon"),
        ({"weapon": "souffle"}, "weapon"),
    ],
)
def test_wrong_input_is_told_in_one_line(told, changed, where):
    code, out, err = told("--lang", "en", **changed)
    assert (code, out) == (2, "")
    assert err.startswith(f"toise: {where}: ")
    assert err.count("\n") == 1


def test_resolve_names_bystanders_and_warnings(tmp_path, capsys):
    file = tmp_path / "engagement.json"
    targets = [{"name": "left", "hit_points": 3}, {"name": "lost", "hit_points": 2}]
    file.write_text(json.dumps(ENGAGEMENT | {"targets": targets}), encoding="utf-8")
    assert run(["resolve", str(file), "--lang", "en"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert "Also under the template, without a target entry: last and right" in out
    assert out[-1] == "! lost has no figure on the table: he counts as outside."


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("fr", {1: "1er", 2: "2e", 11: "11e"}),
        ("en", {1: "1st", 2: "2nd", 3: "3rd", 11: "11th", 21: "21st", 112: "112th"}),
    ],
)
def test_ordinals(language, places):
    words = Words(language)
    assert {place: words.ordinal(place) for place in places} == places


def test_what_is_doubtful_about_the_table_is_told(told):
    figures = [*TABLE["figures"], {"name": "twin", "x": 4, "y": 2.1}]
    wall = {"from": [1, -9], "to": [1, 9]}
    table = {"figures": figures, "attacker": "S", "aim": [4, 0], "obstacles": [wall]}
    lost = [{"name": "lost", "hit_points": 1}]
    blast = "explosion (puissance 3/1)"
    _, out, _ = told("--lang", "en", weapon=blast, table=table, targets=lost)
    assert out.splitlines()[-3:] == [
        "! An obstacle stands between the attacker and the point aimed at.",
        "! lost has no figure on the table: he counts as outside.",
        "! away and twin stand on one another.",
    ]


def test_the_own_word_of_a_target_contradicts_no_margin(told):
    targets = [{"name": "away", "hit_points": 3, "in_area": True}]
    _, out, _ = told("--lang", "en", targets=targets)
    line = next(line for line in out.splitlines() if line.startswith("away"))
    assert "by his own entry" in line
    assert "mm" not in line


def test_resolve_warns_of_those_who_stand_on_one_another(tmp_path, capsys):
    file = tmp_path / "engagement.json"
    table = TABLE | {"figures": [*TABLE["figures"], {"name": "twin", "x": 4, "y": 2.1}]}
    file.write_text(json.dumps(ENGAGEMENT | {"table": table}), encoding="utf-8")
    assert run(["resolve", str(file), "--json"]) == 0
    warnings = json.loads(capsys.readouterr().out)["warnings"]
    assert {"id": "overlapping", "names": ["away", "twin"]} in warnings
