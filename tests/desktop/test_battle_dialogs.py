"""The dialogs of an attack from the board, where figures have no points and weapons long names."""

import pytest

from desktop.battle_result import result_of
from desktop.dialogs.battle_apply import ApplyDialog, Proposal
from desktop.dialogs.battle_attack import AttackDialog
from desktop.words import Words
from rules.battle.board import board_of
from rules.battle.game import Change
from rules.systems import load
from rules.text import Text
from tests.desktop.engines import WORDS, engagement, engine, session_of
from tests.rules.battle.ford import Evening, head

GRENADE = "grenade (3d6 • gabarit moyen • lancée • 4/8/16)"


@pytest.fixture
def board():
    thrower, extra = {"trait": "d8"}, {"toughness": 5}
    figures = {
        "ally": [("Marlène", thrower, extra | {"wild_card": True})],
        "foe": [("Zombie", {}, extra)],
    }
    document = head("savage_worlds", figures)
    document["sides"][0]["figures"][0]["profile"]["weapons"] = [{"weapon": GRENADE}]
    return board_of(Evening(document).timeline)


def test_who_has_no_points_has_none_to_lose(qtbot, board):
    proposals = [Proposal(one, Change(0, ("shaken",))) for one in board.standings.values()]
    dialog = ApplyDialog(Words("en"), proposals, "Marlène", Text("Apply the result"))
    qtbot.addWidget(dialog)
    dialog.show()
    assert [box.isVisible() for box in dialog._losses] == [True, False]
    assert dialog.agreed().applied == [
        {"figure": figure, "lost": 0, "add": ["shaken"], "remove": []} for figure in ("f1", "f2")
    ]


def test_what_the_players_read_themselves_is_asked_and_not_told(qapp):
    session = session_of(engagement(engine(resistance=12), shots=[12]))
    assert WORDS(result_of(session).question) == "Without dice: what happened?"
    session.roll(1)
    assert WORDS(result_of(session).question) == "What does your table say?"
    session.edit(engagement(hits=1, severity={"killed": "1/2"}))
    session.roll(1)
    assert WORDS(result_of(session).question) == "Apply the result"


def test_a_weapon_is_shown_whole(qtbot, board):
    dialog = AttackDialog(Words("fr"), load()["savage_worlds"], board, by="f1")
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog._weapon.currentText() == GRENADE
    room = dialog._weapon.width() - 44
    assert dialog._weapon.fontMetrics().horizontalAdvance(GRENADE) <= room


def test_who_is_armed_is_proposed_as_the_attacker(qtbot):
    shooting, hit = {"shooting": 2}, {"hit_points": 6}
    figures = {
        "ally": [("Porteur", {}, hit), ("Frondeuse", shooting, hit)],
        "foe": [("Goule", {}, hit)],
    }
    document = head("hell_dorado", figures)
    arms = [{"weapon": "explosion (puissance 3/1)"}]
    document["sides"][0]["figures"][1]["profile"]["weapons"] = arms
    dialog = AttackDialog(
        Words("en"), load()["hell_dorado"], board_of(Evening(document).timeline), target="f3"
    )
    qtbot.addWidget(dialog)
    assert dialog.plan().by == "f2"
