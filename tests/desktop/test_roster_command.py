"""``toise roster``: a roster for people, for programs and for tables."""

import json

import pytest

from desktop.cli import run
from resources import locate

SAMPLE = next(locate("samples", "rosters").glob("meute*.json"))


@pytest.fixture
def written(tmp_path):
    def write(**changes):
        document = json.loads(SAMPLE.read_text(encoding="utf-8")) | changes
        path = tmp_path / "meute.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        return str(path)

    return write


def test_it_is_printed_with_its_totals_and_groups(capsys, written):
    document = json.loads(SAMPLE.read_text(encoding="utf-8"))
    document["profiles"][0]["group"] = "g"
    path = written(groups=[{"id": "g", "name": "Damnés"}], profiles=document["profiles"])
    assert run(["roster", path, "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Meute du Puits (Hell Dorado)" in said
    assert "Total PV\u00a0: 3 × 6 + 8 + 4 + 12 + 5 + 18 = 65" in said
    assert "Damnés – Total PV\u00a0: 3 × 6 = 18\n3 × Goule | " in said


def test_its_json_has_repaired_ids_totals_and_what_was_not_read(capsys, written):
    profiles = [{"id": "a", "name": "A", "target": {"hit_points": 3}}] * 2 + [{"name": "C"}]
    assert run(["roster", written(profiles=profiles, colour=1), "--json", "--lang", "en"]) == 0
    captured = capsys.readouterr()
    document = json.loads(captured.out)
    assert len({one["id"] for one in document["profiles"]}) == 3
    assert document["profiles"][0]["id"] == "a"
    (total,) = document["totals"]
    assert total == {"field": "hit_points", "value": 6, "terms": [[1, 3], [1, 3]]}
    assert [one["where"] for one in document["notices"]] == ["profiles[1].id", "profiles[2].id"]
    assert [one["field"] for one in document["warnings"]] == ["colour"]
    assert captured.err.count("toise: ") == 3


@pytest.mark.parametrize(("separator", "head"), [(";", "id;name;"), (",", "id,name,")])
def test_its_table_has_a_byte_order_mark(capfdbinary, separator, head):
    assert run(["roster", str(SAMPLE), "--csv", separator]) == 0
    raw = capfdbinary.readouterr().out
    assert raw.startswith(b"\xef\xbb\xbf" + head.encode())
    assert raw.count(b"\r\n") == raw.count(b"\n")


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        (["--csv", "|"], "--csv"),
        (["--csv", ";", "--json"], "--json"),
        ([], "toise: profiles[0].count: 41"),
    ],
)
def test_wrong_input_is_named_on_one_line(capsys, written, arguments, where):
    path = written(profiles=[{"name": "A", "count": 41}])
    assert run(["roster", path, *arguments, "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert where in captured.err
    assert captured.err.count("\n") == 1


def test_a_missing_file_is_named(capsys, tmp_path):
    assert run(["roster", str(tmp_path / "x.json"), "--lang", "en"]) == 2
    assert "x.json: can't be read (not found)" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["confrontation", "hell_dorado", "mordheim"])
def test_every_sample_is_whole_and_of_a_game(game, capsys):
    found = [one for one in locate("samples", "rosters").iterdir()
             if json.loads(one.read_text("utf-8"))["system"] == game]  # fmt: skip
    assert found
    for one in found:
        assert run(["roster", str(one), "--json"]) == 0
        assert capsys.readouterr().err == ""
