"""A comparison without its window: changes, undo, order, numbers, files."""

import csv
import io
import json
from fractions import Fraction

import pytest
from PySide6.QtGui import QGuiApplication, QImage

from desktop.compare.board import MOST_LINES, Board
from desktop.compare.colours import ground_of, ink_on
from desktop.compare.desk import CompareDesk
from desktop.compare.lists import shipped
from desktop.compare.picture import Look, write_picture
from desktop.compare.sheet import csv_of, write_csv
from desktop.compare.telling import Shade, Telling
from desktop.theme_tokens import DARK, LIGHT, contrast
from desktop.words import Words
from resources import locate
from rules.gauges import Fate, MeanLoss, Out
from rules.matrix import Attack, Mark, Matrix
from rules.resolution import Resolver
from rules.systems import load
from tests.desktop.compare_parts import GAS, IMP, KNIGHT, SPIT, UNARMED, finished, small_desk

GAMES = sorted(path.stem for path in locate("comparisons").glob("*.json"))


@pytest.fixture
def desk(qtbot):
    return small_desk(qtbot)


def names(lines):
    return [getattr(line, "attack", None) or line.mark for line in lines]


@pytest.mark.parametrize("system", GAMES)
def test_every_shipped_comparison_can_be_resolved(system):
    ours = shipped(system)
    assert len(ours.attacks) > 3
    for one in ours.lists:
        rows = Matrix(load()[system], ours.attacks, one.marks, Resolver()).rows()
        assert all(isinstance(cell, Fate) for row in rows for cell in row), one.name


def test_a_game_without_lists_begins_empty():
    assert shipped("nothing_of_the_kind").board("x") == Board("x")


def test_cells_are_those_of_their_attack_and_target(desk):
    (gas, spit), (imp, knight) = desk.board.rows, desk.board.columns
    assert desk.gauge == MeanLoss()
    assert desk.number(gas, knight) == Fraction(112, 81)
    assert desk.number(spit, imp) == 1 - Fraction(2, 3) ** 5


def test_rows_and_columns_are_put_in_order_and_undone(desk):
    knight = desk.board.columns[1]
    desk.sort_by_column(knight.id)
    assert names(desk.rows()) == [SPIT, GAS]
    desk.change(lambda board: board.with_pin(board.rows[0].id))
    assert names(desk.rows()) == [GAS, SPIT]
    desk.sort_by_row(desk.board.rows[1].id)
    assert names(desk.columns()) == [KNIGHT, IMP]
    for _ in range(3):
        desk.undo()
    assert (names(desk.rows()), names(desk.columns())) == ([GAS, SPIT], [IMP, KNIGHT])
    desk.redo()
    assert names(desk.rows()) == [SPIT, GAS]


def test_sorting_twice_by_the_same_goes_back(desk):
    knight = desk.board.columns[1].id
    desk.sort_by_column(knight)
    desk.sort_by_column(knight)
    assert names(desk.rows()) == [GAS, SPIT]


def test_without_a_row_nothing_is_by_it(desk):
    gas = desk.board.rows[0].id
    desk.refer_to(gas)
    desk.sort_by_row(gas)
    desk.change(lambda board: board.without_row(gas))
    assert (desk.board.reference, desk.board.by_row) == (None, None)


def test_differences_are_told_with_their_sign(desk, qtbot):
    del qtbot
    (gas, spit), (imp, knight) = desk.board.rows, desk.board.columns
    telling = Telling(desk, Words("fr"))
    assert telling.short(spit, knight) == "1,59"
    desk.refer_to(spit.id)
    assert telling.short(spit, knight) == "1,59"
    assert telling.short(gas, knight) == "−0,21"
    assert telling.shade(gas, knight, desk.most()).below
    desk.measure_by(Out())
    assert telling.short(gas, imp) == "+13"


def test_a_refused_cell_says_why_and_hides_no_other(desk, qtbot):
    desk.add_attacks([UNARMED])
    finished(qtbot, desk)
    row, column = desk.board.rows[2], desk.board.columns[0]
    telling = Telling(desk, Words("en"))
    assert telling.short(row, column) == "–"
    assert "a shooting value is needed" in telling.sentence(row, column)
    assert "mean loss" in telling.sentence(desk.board.rows[0], column)


def test_each_game_has_its_own_comparison(desk, qtbot):
    desk.choose_system("mordheim")
    finished(qtbot, desk)
    assert len(desk.board.rows) > 3
    assert not desk.can_undo
    desk.choose_system("hell_dorado")
    assert names(desk.rows()) == [GAS, SPIT]
    assert desk.can_undo


def test_an_edit_computes_only_what_is_new(desk, qtbot):
    gas = desk.board.rows[0]
    before = desk.cell(desk.board.rows[1], desk.board.columns[0])
    desk.change(lambda board: board.with_attack(gas.id, Attack("Gas", SPIT.parts)))
    finished(qtbot, desk)
    assert desk.cell(desk.board.rows[0], desk.board.columns[0]) is before


def test_there_is_room_for_so_many_lines_only():
    board = Board("hell_dorado").with_attacks([GAS] * 500).with_marks([IMP] * 500)
    assert (len(board.rows), len(board.columns)) == (MOST_LINES, MOST_LINES)


def test_what_is_computed_can_be_given_up(qtbot):
    desk = CompareDesk("hell_dorado")
    weapon = "souffle percutant (puissance 4/2)"
    many = [Attack("x", {"attacker": {"shooting": n}, "weapon": weapon}) for n in range(10, 55)]
    with qtbot.waitSignal(desk.busy_changed, check_params_cb=lambda busy: busy):
        desk.add_attacks(many)
    desk.cancel()
    row, column = desk.board.rows[-1], desk.board.columns[-1]
    qtbot.wait(50)
    assert desk.cell(row, column) is None


def test_a_spreadsheet_reads_the_file(desk, tmp_path):
    desk.add_attacks([Attack('=1+1;"x"', SPIT.parts)])
    told = csv_of(desk, Words("fr"))
    rows = list(csv.reader(io.StringIO(told), delimiter=";"))
    assert rows[0] == ["Perte moyenne par cible", "Imp", "Knight"]
    assert rows[1] == ["Gas", "0,995885", "1,382716"]
    assert rows[3][0] == '\'=1+1;"x"'
    english = list(csv.reader(io.StringIO(csv_of(desk, Words("en")))))
    assert english[1] == ["Gas", "0.995885", "1.382716"]
    write_csv(tmp_path / "x.csv", desk, Words("fr"))
    assert (tmp_path / "x.csv").read_bytes().startswith(b"\xef\xbb\xbfPerte")


def test_the_picture_is_whole_whatever_its_size(desk, tmp_path):
    desk.add_attacks([Attack(f"{n}", GAS.parts) for n in range(60)])
    look = Look(LIGHT, QGuiApplication.font(), Words("en"))
    write_picture(tmp_path / "x.png", desk, look)
    image = QImage(str(tmp_path / "x.png"))
    assert image.height() > 60 * 2 * 30
    with pytest.raises(OSError, match="x"):
        write_picture(tmp_path / "no" / "x.png", desk, look)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_numbers_can_be_read_on_every_ground_and_more_is_further_from_it(tokens):
    grounds = [ground_of(Shade(step / 20), tokens) for step in range(21)]
    away = [contrast(ground, tokens.base) for ground in grounds]
    assert away == sorted(away)
    assert away[-1] > 3
    for below in (False, True):
        for step in range(21):
            ground = ground_of(Shade(step / 20, below), tokens)
            ink = ink_on(ground, tokens)
            assert contrast(ink, ground) >= 4.5
            best = max(contrast(ground, "#FFFFFF"), contrast(ground, "#000000"))
            assert contrast(ink, ground) >= min(7, best), "as strong as its neighbours'"


def test_the_lists_hold_names_and_facts_only():
    for game in GAMES:
        document = json.loads(locate("comparisons", f"{game}.json").read_text("utf-8"))
        assert set(document) == {"attacks", "lists"}
        assert all(Mark(one["name"], one) for each in document["lists"] for one in each["targets"])
