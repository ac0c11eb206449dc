"""Comparisons are found at the next start as they were left, and no file is ever lost."""

import json

import pytest
from PySide6.QtCore import QObject

from desktop.compare.board import Board
from desktop.compare.desk import CompareDesk
from desktop.compare.keeping import Keeper
from desktop.compare.lists import shipped
from desktop.compare.shelf import BoardShelf
from rules.gauges import AtLeast, MeanLoss, Nothing, OrWorse, Out
from rules.text import InputError
from tests.desktop.compare_parts import GAS, IMP, KNIGHT, SPIT

GAME = "hell_dorado"


@pytest.fixture
def shelf(tmp_path):
    return BoardShelf(lambda: tmp_path / "comparisons", lambda: True)


def desk_on(shelf, owner):
    return CompareDesk(GAME, owner, Keeper(shelf, owner))


@pytest.fixture
def owner():
    return QObject()


pytestmark = pytest.mark.usefixtures("qapp")


def a_board(gauge=None):
    board = Board(GAME, gauge=gauge).with_attacks([GAS, SPIT]).with_marks([IMP, KNIGHT])
    spit, knight = board.rows[1].id, board.columns[1].id
    return board.with_pin(spit).shown_by(by_column=knight, by_row=spit, reference=spit)


@pytest.mark.parametrize(
    "gauge", [None, MeanLoss(), Out(), Nothing(), AtLeast(3), OrWorse(("Shaken", "out"))]
)
def test_a_board_is_read_as_it_was_written(shelf, gauge):
    shelf.write(a_board(gauge))
    assert shelf.read(GAME) == a_board(gauge)


def test_a_game_never_compared_has_none(shelf):
    assert shelf.read(GAME) is None


def test_places_where_nothing_stands_count_as_none(shelf):
    shelf.write(a_board())
    path = shelf.folder() / f"{GAME}.json"
    document = json.loads(path.read_bytes())
    path.write_text(json.dumps(document | {"by_target": 9, "by_attack": -1, "reference": 2}))
    found = shelf.read(GAME)
    assert (found.by_column, found.by_row, found.reference) == (None, None, None)


@pytest.mark.parametrize(
    ("content", "where"),
    [("{", "hell_dorado.json"), ('{"toise": "comparison"}', "hell_dorado.json, version")],
)
def test_what_cannot_be_read_is_said_with_its_file(shelf, content, where):
    shelf.folder().mkdir()
    (shelf.folder() / f"{GAME}.json").write_text(content)
    with pytest.raises(InputError) as caught:
        shelf.read(GAME)
    assert caught.value.where == where


def test_a_comparison_is_there_at_the_next_start(qtbot, owner, shelf):
    desk = desk_on(shelf, owner)
    desk.add_attacks([GAS])
    desk.measure_by(Out())
    qtbot.waitUntil(lambda: shelf.read(GAME) is not None)
    again = desk_on(shelf, owner)
    assert [row.attack for row in again.board.rows] == [*shipped(GAME).attacks, GAS]
    assert again.board.gauge == Out()
    again.begin_again()
    assert again.board == shipped(GAME).board(GAME)
    again.undo()
    assert again.board.rows[-1].attack == GAS


def test_what_waits_is_written_at_the_end(owner, shelf):
    desk = desk_on(shelf, owner)
    desk.add_marks([IMP])
    assert shelf.read(GAME) is None
    desk.save_now()
    assert shelf.read(GAME).columns[-1].mark == IMP


def test_looking_alone_writes_nothing(owner, shelf):
    desk = desk_on(shelf, owner)
    desk.choose_system("mordheim")
    desk.save_now()
    assert not shelf.folder().exists()


def test_a_file_that_cannot_be_read_is_told_and_never_written_over(owner, shelf):
    shelf.folder().mkdir()
    path = shelf.folder() / f"{GAME}.json"
    path.write_text("mine, by hand")
    desk = desk_on(shelf, owner)
    assert desk.board == shipped(GAME).board(GAME)
    assert "isn't kept" in desk.keeper.trouble.message
    desk.add_attacks([GAS])
    desk.save_now()
    assert path.read_text() == "mine, by hand"


def test_a_second_window_only_says_that_it_keeps_nothing(qtbot, owner, tmp_path):
    locked = BoardShelf(lambda: tmp_path / "comparisons", lambda: False)
    desk = desk_on(locked, owner)
    desk.add_attacks([GAS])
    with qtbot.waitSignal(desk.keeper.troubled):
        desk.save_now()
    assert locked.read(GAME) is None


def test_a_folder_that_cannot_be_made_is_told(qtbot, owner, tmp_path):
    (tmp_path / "comparisons").write_text("a file stands here")
    shelf = BoardShelf(lambda: tmp_path / "comparisons" / "in", lambda: True)
    desk = desk_on(shelf, owner)
    desk.add_attacks([GAS])
    with qtbot.waitSignal(desk.keeper.troubled):
        desk.save_now()
