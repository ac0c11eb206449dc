"""The menu « Faites vérifier »: every law of the result, copied for others."""

import copy
from fractions import Fraction

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from desktop.checking import fill_check_menu
from desktop.session import Session
from desktop.words import Words
from desktop.working import Errand
from rules.resolution import Resolver
from tests.desktop.skaven import FIRST, SECOND
from tests.rules.test_checks import run


def filled(qtbot, session):
    """The menu of a session's laws."""
    menu = QMenu()
    qtbot.addWidget(menu)
    fill_check_menu(menu, session, lambda _: None, Errand(menu))
    return menu


def opened_first(menu):
    """What the first law of a menu offers."""
    first = menu.findChildren(QMenu)[0]
    first.aboutToShow.emit()
    return first


def test_every_law_of_the_result_is_copied_three_ways(session, qtbot):
    qtbot.waitUntil(lambda: session.result is not None and session.result.total_loss is not None)
    menu, said = QMenu(), []
    qtbot.addWidget(menu)
    fill_check_menu(menu, session, said.append, Errand(menu))
    titles = [act.text() for act in menu.actions()]
    assert titles[0] == "Goule: points lost"
    assert titles[-2:] == ["Total lost", "Number out of action"]
    first = opened_first(menu)
    python, icepool, counts = first.actions()
    python.trigger()
    assert QGuiApplication.clipboard().text().startswith("# Goule: points lost\n")
    icepool.trigger()
    assert "8 @ (d(6) >= 4)" in QGuiApplication.clipboard().text()
    counts.trigger()
    assert QGuiApplication.clipboard().text().splitlines()[-1] == "6,163,256"
    assert said == ["Copied: Goule: points lost"] * 3


def test_what_remains_after_some_dice_is_checked(session, qtbot):
    session.start_typing()
    session.type_faces([4, 4])
    qtbot.waitUntil(lambda: session.result is not None and not session.stale)
    menu = filled(qtbot, session)
    first = opened_first(menu)
    first.actions()[2].trigger()
    assert QGuiApplication.clipboard().text().splitlines()[-1] == "6,57,64"


@pytest.mark.parametrize("until", [None, 0])
def test_of_a_row_it_is_what_all_told_come_to(qtbot, until):
    """Whoever stands in hand: the law copied is that of the card."""
    row = Session(Words("en"), Resolver(), copy.deepcopy(FIRST))
    row.add_attacks([(copy.deepcopy(SECOND), None)])
    row.tell_after(until)
    qtbot.waitUntil(lambda: row.result is not None and not row.stale)
    menu = filled(qtbot, row)
    first = opened_first(menu)
    first.actions()[0].trigger()
    law, _ = run(QGuiApplication.clipboard().text())
    told = row.result.figures[0]
    assert law[len(told.ladder.names) - 1] == told.out_chance
    assert sum(law.values()) == Fraction(1)


def test_where_the_players_read_their_own_table_nothing_is_to_be_checked(qtbot):
    row = Session(Words("en"), Resolver(), shots())
    menu = filled(qtbot, row)
    (only,) = menu.actions()
    assert only.text() == "There is no law here to be checked."
    assert not only.isEnabled()


def shots():
    """Two wound rolls without a table."""
    return {
        "toise": "engagement", "version": 1, "system": "confrontation", "weapon": "canon (FOR 12)",
        "circumstances": {"shots": [12, 9], "resistance": 10},
        "targets": [{"name": "Char", "edition": "c3", "structure": 12}],
    }  # fmt: skip


def test_counts_are_cut_as_a_spreadsheet_of_the_language_expects(qtbot, ambush):
    french = Session(Words("fr"), Resolver(), ambush)
    qtbot.waitUntil(lambda: french.result is not None and not french.stale)
    menu = filled(qtbot, french)
    first = opened_first(menu)
    first.actions()[2].trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].count(";") == lines[-1].count(";") == 2


def test_a_large_law_is_taken_apart_beside_the_window(qtbot, session):
    crowd = [{"name": f"T{n}", "protection": n % 6, "hit_points": 8, "distance": n + 1}
             for n in range(12)]  # fmt: skip
    blast = {"attacker": {"shooting": 40}, "weapon": "souffle percutant (puissance 4/2)"}
    session.edit(session.document | blast | {"targets": crowd, "table": None})
    qtbot.waitUntil(lambda: session.result is not None and not session.stale)
    menu = filled(qtbot, session)
    last = opened_first(menu)
    (waiting,) = last.actions()
    assert waiting.text() == "Computing…"
    assert not waiting.isEnabled()
    qtbot.waitUntil(lambda: len(last.actions()) == 3)
    assert last.activeAction() is last.actions()[0]
    last.actions()[0].trigger()
    law, _ = run(QGuiApplication.clipboard().text())
    assert law == dict(session.result.figures[0].loss.items())
    total = menu.findChildren(QMenu)[-2]
    total.aboutToShow.emit()
    qtbot.waitUntil(lambda: len(total.actions()) > 1, timeout=20_000)
    python, icepool, counts, reason = total.actions()
    assert reason.text() == "Too many states for a short program."
    assert total.activeAction() is counts
    assert not any(one.isEnabled() for one in (python, icepool, reason))
