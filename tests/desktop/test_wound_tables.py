"""The players' own wound tables: on disk, in the grid, read by shots."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.dialogs.wound_table import WoundTableDialog
from desktop.views.attack.column import AttackColumn
from desktop.wear_acts import WearActs
from desktop.widgets.label import Label
from desktop.wound_tables import WoundTables, write_table
from rules.text import InputError
from tests.desktop.battle_parts import answering
from tests.desktop.engines import WEAR, WORDS, engagement, engine, session_of

FULL = [["none"] * 6, *([["light", "serious", "critical", "killed", "stunned", "none"]] * 10)]


@pytest.fixture
def tables(tmp_path):
    return WoundTables(tmp_path / "wound_tables")


@pytest.fixture
def dialog(qtbot, tables):
    def make(edition="c3"):
        made = WoundTableDialog(WORDS, WEAR, tables, edition, None)
        qtbot.addWidget(made)
        made.show()
        return made

    return make


def test_a_table_is_kept_one_per_edition_and_read_again(tables):
    assert tables.read("c3", WEAR) is None
    tables.write("c3", FULL)
    assert tables.read("c3", WEAR) == FULL
    assert tables.read("rooted", WEAR) is None
    document = json.loads(tables.path("c3").read_text("utf-8"))
    assert document == {"toise": "wound_table", "version": 1, "edition": "c3", "table": FULL}
    assert [file.name for file in tables.folder.iterdir()] == ["c3.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"\0\0", b"[]", b"{", b'{"toise": "wound_table", "version": 1, "edition": "c3"}',
     b'{"toise": "engagement"}', b"\xff"],
)  # fmt: skip
def test_a_file_that_can_not_be_read_is_named_and_stays(tables, dialog, content):
    tables.folder.mkdir()
    tables.path("c3").write_bytes(content)
    with pytest.raises(InputError) as caught:
        tables.read("c3", WEAR)
    assert "c3.json" in caught.value.where
    made = dialog()
    assert not made.keep.isEnabled()
    assert tables.path("c3").read_bytes() == content


def test_a_wrong_cell_is_named_by_its_place(tables, tmp_path):
    file = tmp_path / "mine.json"
    write_table(file, "c3", [["none"] * 6, *([["mortal"] * 6] * 10)])
    with pytest.raises(InputError) as caught:
        tables.read_file(file, WEAR)
    assert caught.value.where == "mine.json, table[1][0]"


def test_what_was_typed_for_an_edition_waits_while_another_is_looked_at(dialog, tables):
    tables.write("confede", FULL)
    made = dialog("rooted")
    QTest.keyClicks(made.grid.grid, "lg")
    made.edition.set_value("confede")
    made.edition.value_chosen.emit("confede")
    assert made.cells() == FULL
    QTest.keyClicks(made.grid.grid, "t")
    made.edition.set_value("rooted")
    made.edition.value_chosen.emit("rooted")
    assert made.cells()[1][:3] == ["light", "serious", None]
    made.accept()
    assert tables.read("rooted", WEAR)[1][:2] == ["light", "serious"]
    assert tables.read("confede", WEAR)[1][0] == "killed"
    assert tables.read("c3", WEAR) is None


def test_over_a_file_that_can_not_be_read_nothing_is_kept_from_elsewhere(dialog, tables):
    tables.folder.mkdir()
    tables.path("c3").write_bytes(b"[]")
    made = dialog("c3")
    QTest.keyClicks(made.grid.grid, "lg")
    made.edition.set_value("rooted")
    made.edition.value_chosen.emit("rooted")
    made.accept()
    assert tables.path("c3").read_bytes() == b"[]"


def test_letters_fill_the_table_as_one_reads_the_book_aloud(dialog, tables):
    made = dialog()
    QTest.keyClicks(made.grid.grid, "lgctsnl")
    assert made.cells()[1] == ["light", "serious", "critical", "killed", "stunned", "none"]
    assert made.cells()[2][0] == "light"
    QTest.keyClick(made.grid.grid, Qt.Key.Key_Delete)
    made.grid.grid.setCurrentCell(1, 0)
    QTest.keyClick(made.grid.grid, Qt.Key.Key_Delete)
    assert made.cells()[1][0] is None
    made.accept()
    assert tables.read("c3", WEAR) == made.cells()


def test_a_table_is_pasted_from_a_spreadsheet(dialog):
    made = dialog()
    QGuiApplication.clipboard().setText("light\tSerious wound\tC\n\tkilled\tquoi")
    made.grid.grid.setCurrentCell(1, 0)
    QTest.keySequence(made.grid.grid, "Ctrl+V")
    assert made.cells()[1][:4] == ["light", "serious", "critical", None]
    assert made.cells()[2][:3] == ["killed", None, None]


def test_a_table_is_exported_and_imported(dialog, tmp_path):
    made, file = dialog(), tmp_path / "out.json"
    made.grid.show_cells(FULL)
    made.write_file(file)
    other = dialog("c3")
    other.take_file(file)
    assert other.cells() == FULL


def test_a_table_is_imported_for_its_own_edition(dialog, tables, tmp_path):
    file = tmp_path / "out.json"
    write_table(file, "c3", FULL)
    made = dialog("rooted")
    QTest.keyClicks(made.grid.grid, "lg")
    made.take_file(file)
    assert (made.edition.value(), made.cells()) == ("c3", FULL)
    said = [label.text() for label in made.findChildren(Label)]
    assert "Imported for Confrontation 3. 60 of 60 cells filled in" in said
    made.accept()
    assert tables.read("c3", WEAR) == FULL
    assert tables.read("rooted", WEAR)[1][:3] == ["light", "serious", None]


def test_shots_are_not_read_on_the_table_of_another_edition(qtbot, tables):
    tables.write("rooted", FULL)
    cells = [["none"] * 6 for _ in FULL]
    session = session_of(engagement(engine(resistance=12), shots=[12], wound_table=cells))
    column = AttackColumn(session)
    qtbot.addWidget(column)
    acts = WearActs(session, column, tables, print)

    def look_at_another(dialog):
        dialog.edition.set_value("c3")
        dialog.edition.value_chosen.emit("c3")
        dialog.accept()

    answering(WoundTableDialog, look_at_another)
    acts.edit_table()
    assert session.document["circumstances"]["wound_table"] == FULL


def test_every_control_has_a_name(dialog):
    made = dialog()
    for key in made.grid.keys.values():
        assert key.accessibleName().startswith("Fill with")
    assert made.grid.grid.accessibleName() == "Wound table"
    assert made.edition.accessibleName() == "Edition"


def test_shots_are_read_on_the_table_that_is_kept(qtbot, tables):
    tables.write("rooted", FULL)
    session = session_of(engagement(engine(resistance=12), shots=[12]))
    column = AttackColumn(session)
    qtbot.addWidget(column)
    WearActs(session, column, tables, print).connect_wishes()
    column.body.wear.read_wanted.emit(True)
    assert session.document["circumstances"]["wound_table"] == FULL
    assert session.result.figures[0].lost is not None
    column.body.wear.read_wanted.emit(False)
    assert "wound_table" not in session.document["circumstances"]


def test_an_empty_cell_is_named_where_a_shot_may_come_to_it(qtbot):
    cells = [list(row) for row in FULL]
    cells[3][1] = None
    session = session_of(engagement(engine(resistance=12), shots=[12], wound_table=cells))
    column = AttackColumn(session)
    qtbot.addWidget(column)
    [said] = column.body.wear.problems()
    assert said.startswith("row 3 (4/5), column 2 of the wound table is not filled in")
