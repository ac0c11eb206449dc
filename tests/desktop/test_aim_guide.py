"""Où viser, asked for in the bar: found, taken, and gone when the table is another."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtWidgets import QWidget

from desktop.commands import Commands
from desktop.session import Session
from desktop.views.bar import Bar
from desktop.views.table.aim_guide import AimGuide
from desktop.views.table.place import TableView
from desktop.words import Words
from rules.resolution import Resolver
from tests.desktop.table_ford import taken_down

SAMPLE = (
    Path(__file__).parents[2] / "resources" / "samples" / "hell_dorado" / "Le gué vu d'en haut.json"
)


class Place(NamedTuple):
    """The parts of the place; the window is kept, or all of them would go with it."""

    window: QWidget
    session: Session
    bar: Bar
    view: TableView
    guide: AimGuide


@pytest.fixture
def place(qapp):
    session = Session(Words("en"), Resolver(), json.loads(SAMPLE.read_text(encoding="utf-8")))
    window = QWidget()
    bar = Bar(session, Commands(window, session.words), window)
    bar.show_table(shown=True)
    view = TableView(session, window)
    view.resize(1290, 700)
    window.show()
    guide = AimGuide(session, view, bar)
    yield Place(window, session, bar, view, guide)
    taken_down(window)


def found(qtbot, guide, bar):
    with qtbot.waitSignal(guide._sweep.found, timeout=20_000):
        bar.aim_button.click()


def test_the_best_places_are_told_and_marked(place, qtbot):
    _, _, bar, view, guide = place
    found(qtbot, guide, bar)
    assert view.panel.aims.isVisibleTo(view.panel)
    assert view.panel.aims.places.count() == 5
    assert guide._layer._survey is not None


def test_one_that_is_taken_turns_the_template(place, qtbot):
    _, session, bar, view, guide = place
    found(qtbot, guide, bar)
    before = session.document["table"]["direction_deg"]
    places = view.panel.aims.places
    places.itemClicked.emit(places.item(0))
    assert session.document["table"]["direction_deg"] != before
    assert places.count() == 5


def test_what_was_found_goes_when_somebody_moves(place, qtbot):
    _, session, bar, view, guide = place
    found(qtbot, guide, bar)
    moved = json.loads(json.dumps(session.document))
    moved["table"]["figures"][1]["x"] += 1
    session.edit(moved)
    assert not view.panel.aims.isVisibleTo(view.panel)
    assert guide._layer._survey is None


def test_without_a_template_there_is_nothing_to_aim(place):
    _, session, bar, _, _ = place
    assert bar.aim_button.isEnabled()
    session.edit({**session.document, "weapon": "tir (perforant • dégâts 2/4/6/8/10)"})
    assert not bar.aim_button.isEnabled()
