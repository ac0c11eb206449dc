"""What comes to pass without a die stands in the record, and on paper."""

import copy
import json

from PySide6.QtWidgets import QLabel

from desktop.printing.entries import record_in_words
from desktop.session import Session
from desktop.views.dice.record import Record
from desktop.views.results.sentences import further_chances
from desktop.words import Words
from rules.case import resolve
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.desktop.commands import succeed
from tests.desktop.reports import facts
from tests.rules.systems.mordheim import duel, shot

WORDS = Words("en")
BOLAS = "bolas (tir • 16ps • entrave)"
STUNNED = duel(targets=[{"name": "Otto", "state": "stunned"}, {"name": "Dieter"}])
FINISHED = "Otto – stunned and attacked: out of action"


def shown(document, faces, qtbot):
    session = Session(WORDS, Resolver(), copy.deepcopy(document))
    session.start_typing()
    session.type_faces(faces)
    record = Record(session)
    qtbot.addWidget(record)
    return [label.text() for row in record._rows for label in row.findChildren(QLabel)]


def test_a_stunned_warrior_finished_stands_in_the_record(qtbot):
    assert FINISHED in shown(STUNNED, [], qtbot)


def test_a_stunned_warrior_finished_stands_on_paper():
    told = record_in_words(facts(STUNNED, []).record, WORDS)
    assert [entry.about for entry in told.entries] == ["Otto – stunned and attacked"]
    assert [entry.how for entry in told.entries] == ["out of action"]


def test_a_hit_without_a_die_stands_in_the_record(qtbot):
    document = shot(weapon={"hits": "automatic"})
    assert "To hit: automatic, 1 die" in shown(document, [], qtbot)


def test_a_hit_without_a_die_is_named_on_the_command_line(capsys, tmp_path):
    (tmp_path / "a.json").write_text(json.dumps(shot(weapon={"hits": "automatic"})), "utf-8")
    lines = succeed(capsys, "resolve", str(tmp_path / "a.json"), "--dice", "1").out.splitlines()
    at = lines.index("To hit: automatic, 1 die")
    assert lines[at + 1] == "  1 hit"
    assert lines[at + 2] == "To wound: 3+: 1"


def test_who_is_entangled_is_told_with_its_chance(qtbot):
    document = shot() | {"weapon": BOLAS}
    (figure,) = resolve(read_engagement(document).case, Resolver()).figures
    assert further_chances(figure, WORDS) == "entangled 50%"
    assert any(text.startswith("Entangled:") for text in shown(document, [4], qtbot))
