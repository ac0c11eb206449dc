"""Attackers of Hell Dorado in a row, as the window and the command line tell them."""

import copy
import json

import pytest

from desktop.inquiry.asking import within
from desktop.printing.facts import facts_of
from desktop.printing.markup import markup
from desktop.session import Session
from desktop.views.results.panel import ResultsPanel
from desktop.views.results.sentences import figure_asks, figure_sentence
from desktop.words import Words
from rules.backwards import Inquiry, Sight
from rules.fields import slots_of
from rules.gauges import Out
from rules.resolution import Resolver
from rules.sequence import read_row
from tests.desktop.commands import refuse, succeed
from tests.rules.systems.hell_dorado import engagement, englobant, explosion, fighter, percutant

GHOUL = fighter("Goule", hit_points=3)
BLAST = explosion("3/2", GHOUL, fighter("Succube", hit_points=2))
SPRAY = percutant("4/2", GHOUL, fighter("Succube", hit_points=2), shooting=-2)
GAS = engagement("souffle englobant (gaz • Étourdi)", GHOUL)
ENGLISH = Words("en")


def called(document, name):
    return document | {"attacker": document["attacker"] | {"name": name}}


FIRST, SECOND = called(BLAST, "Alba"), called(SPRAY, "Bruno")


@pytest.fixture
def session(qapp):
    row = Session(ENGLISH, Resolver(), copy.deepcopy(FIRST), "Ambush")
    row.add_attacks([(copy.deepcopy(SECOND), None)])
    return row


@pytest.fixture
def files(tmp_path):
    found = [tmp_path / "first.json", tmp_path / "second.json"]
    for file, document in zip(found, (FIRST, SECOND), strict=True):
        file.write_text(json.dumps(document), "utf-8")
    return list(map(str, found))


def test_results_are_told_after_each(session, qtbot):
    panel = ResultsPanel(session)
    qtbot.addWidget(panel)
    after = panel._after
    assert [after.itemText(at) for at in range(after.count())] == [
        "after Alba",
        "after all of them",
    ]
    whole = session.result.figures[0].out_chance
    after.setCurrentIndex(0)
    after.activated.emit(0)
    assert session.result.figures[0].out_chance < whole


@pytest.mark.parametrize("width", [700, 800, 880])
def test_whose_results_these_are_can_be_read(session, qtbot, width):
    session.remove_attack(1)
    session.add_attacks([(copy.deepcopy(FIRST), None)])
    panel = ResultsPanel(session)
    qtbot.addWidget(panel)
    panel.show()
    panel.resize(width, 600)
    qtbot.waitUntil(lambda: session.result is not None and not session.stale)
    qtbot.waitUntil(panel._since.isVisible)
    assert panel._after.width() >= panel._after.sizeHint().width()


def test_dice_go_through_the_row_and_come_back(session):
    session.roll(seed=3)
    faces, told = session.story.faces, session.result.told()
    session.start_typing()
    session.type_faces(faces)
    assert session.result.told() == told
    session.take_back()
    session.type_faces(faces[-1:])
    assert session.result.told() == told


def test_the_report_prints_the_row(session):
    session.roll(seed=1)
    facts = facts_of(session.row, Resolver(), session.story, session.rolled, title="Ambush")
    printed = markup(facts, ENGLISH, 9800)
    for said in ("Attacker 1", "Attacker 2", "puissance 4/2", "puissance 3/2", "Alba – "):
        assert said in printed


def test_a_state_stands_before_the_numbers_that_are_asked_about():
    row = read_row([FIRST, GAS])
    figure = row.results(Resolver())[-1].figures[0]
    said = ENGLISH(figure_sentence(figure))
    assert said.startswith("Étourdi in ")
    assert "to lose nothing, out of action in" in said
    assert len(figure_asks(figure)) == 2


def test_of_two_states_both_are_told():
    blind = engagement("souffle englobant (éclair • aveuglé)", GHOUL)
    result = read_row([GAS, blind]).results(Resolver())[-1]
    told = ENGLISH(figure_sentence(result.figures[0], has_damage=result.has_damage))
    assert told == "Étourdi in 100%. aveuglé in 100%."


def test_asked_backwards_a_target_changes_for_all():
    row = read_row([FIRST, SECOND])
    inquiry = Inquiry(
        row.readings[1], Sight(Out(), "Goule"), Resolver(), case_of=within(row, 1, None)
    )
    slot = next(one for one in slots_of(row.readings[1]) if one.path == "targets.hit_points")
    trials = {one.value: one.number for one in inquiry.trials(slot)}
    frail = [json.loads(json.dumps(one)) for one in (FIRST, SECOND)]
    for one in frail:
        one["targets"][0]["hit_points"] = 1
    assert trials[3] == inquiry.now()
    assert trials[1] == read_row(frail).results(Resolver())[-1].figures[0].out_chance


def test_the_command_line_tells_each_and_the_whole(capsys, files):
    lines = succeed(capsys, "resolve", *files).out.splitlines()
    heads = [line for line in lines if line[:2] in ("1.", "2.")]
    assert [head.split(" – ")[0] for head in heads] == ["1. Alba", "2. Bruno"]
    assert sum(line.startswith("Goule: ") for line in lines) == 2
    document = json.loads(succeed(capsys, "resolve", *files, "--json").out)
    assert len(document["steps"]) == 2
    assert document["steps"][1]["dice_left"] == document["dice_left"]


def test_the_command_line_rolls_and_takes_dice(capsys, files):
    rolled = json.loads(succeed(capsys, "resolve", *files, "--roll", "--seed", "3", "--json").out)
    dice = " ".join(str(face) for throw in rolled["throws"] for face in throw["dice"])
    typed = json.loads(succeed(capsys, "resolve", *files, "--dice", dice, "--json").out)
    assert typed["targets"] == rolled["targets"]
    assert refuse(capsys, "resolve", *files, "--dice", "6 6").startswith("Alba – Goule: 5 dice")


def test_states_are_told_beside_the_points(capsys, tmp_path):
    files = [tmp_path / "1.json", tmp_path / "2.json"]
    for file, document in zip(files, (GAS, englobant("1/1", GHOUL)), strict=True):
        file.write_text(json.dumps(document), "utf-8")
    paths = list(map(str, files))
    assert "out of action 100%, Étourdi 100%" in succeed(capsys, "resolve", *paths).out
    assert "out of action, Étourdi" in succeed(capsys, "resolve", *paths, "--roll").out
