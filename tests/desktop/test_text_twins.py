"""Every picture is also a text that Tab comes to: nothing is told to the eye alone."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QListView

from desktop.app import Shell
from desktop.folders import Folders
from desktop.preferences import Preferences, write_preferences
from desktop.reading.book import reference_of
from desktop.reading.dress import PICTURE, fill
from desktop.reading.outline import Ink
from desktop.theme import LIGHT
from desktop.views.wear.boxes import Boxes
from desktop.words import Words
from resources import locate
from rules.systems import names
from tests.desktop.commands import ROOT
from tests.desktop.keyboard import (
    CONTROL,
    KEYS,
    go,
    on,
    parts_seen,
    press,
    reach,
    shown,
    wait_until,
    write,
)

PICTURES = {
    "Boxes", "DiceRow", "GradeStrip", "LawBars", "LawChart", "LuckBars", "MapView", "TextPictures",
}  # fmt: skip
"""What tells numbers by drawing them; each has its twin below."""
DRESS = {
    "BusyLine", "CardGrid", "Choice", "ElidedLabel", "FittingLabel", "Legend",
    "NotationField", "RailItem", "Sentence", "SideMark", "TargetTable", "_Mark", "_Ring",
}  # fmt: skip
"""What draws words, marks and frames beside what they mean."""
CLASS = re.compile(r"^class (\w+)(.*?)(?=^class |\Z)", re.MULTILINE | re.DOTALL)
DRAWING = re.compile(r"def (paintEvent|drawForeground|drawObject)\(")


@pytest.fixture
def opened(qapp, tmp_path):
    """The program with an example."""
    kept = []

    def open_(*sample):
        write_preferences(tmp_path / "p.json", Preferences(language="en", welcomed="hell_dorado"))
        folders = Folders(tmp_path / "data", tmp_path / "p.json")
        running = Shell(qapp, folders, Words("en"), locate("samples", *sample))
        running.fill()
        kept.append(running)
        return shown(running)

    yield open_
    for running in kept:
        running.window.hide()
        running.window.deleteLater()


def rows():
    """What a screen reader says of each line of the list that has the keyboard."""
    model = on().model()
    return [line_of(model, row) for row in range(model.rowCount())]


def line_of(model, row):
    columns = 1 if isinstance(on(), QListView) else model.columnCount()
    cells = [model.index(row, column) for column in range(columns)]
    said = cells[0].data(Qt.ItemDataRole.AccessibleTextRole)
    return said or " ".join(str(cell.data()) for cell in cells)


def test_every_picture_is_known():
    found = set()
    for file in ROOT.glob("desktop/**/*.py"):
        for name, body in CLASS.findall(file.read_text("utf-8")):
            if DRAWING.search(body):
                found.add(name)
    assert found == PICTURES | DRESS


def test_curves_and_bars_are_tables(opened):
    opened("hell_dorado", "Embuscade au gué.json")
    reach("Results as")
    press(KEYS.Key_Right)
    reach("Goule")
    assert rows()[-1] == "6 63.7% 63.7%"
    reach("Total lost")
    assert rows()[-1] == "14 4.5% 4.5%"
    reach("Out of action")
    assert rows() == ["0 23.8% 100%", "1 73.5% 76.2%", "2 2.8% 2.8%"]
    reach("Dice never spent")
    assert rows()[0] == "0 47.0% 100%"


def test_dice_are_told_where_they_are_typed_and_in_the_record(opened):
    opened("hell_dorado", "Embuscade au gué.json")
    press(KEYS.Key_T, CONTROL)
    write("61")
    assert on().accessibleDescription() == "Goule: 8 dice, difficulty 4: 6, 1, 6 dice to come"
    reach("Record of the dice")
    assert on().accessibleDescription() == "1, Goule: 8 dice, difficulty 4, 6, 1, 6 dice to come"


def test_the_map_is_two_lists(opened):
    opened("hell_dorado", "Le gué vu d'en haut.json")
    go("Table")
    reach("Figures on the table")
    assert len(rows()) == 7
    assert "Sorcier, theirs, 3rd, touched by 1.4 mm, contestable, distance 5.0 toises" in rows()
    reach("Live odds")
    assert rows()[0] == "Goule: 5.3 HP on average, out of action in 64%"


def test_the_deviation_map_and_the_strip_over_it_are_lists(opened):
    opened("savage_worlds", "La grenade entre amis.json")
    go("Table")
    reach("Chances of each figure")
    roll = "Attack roll: Critical failure 2%, Failure 50%, Success 30%, Raise 18%"
    assert on().accessibleDescription() == roll
    assert rows()[0].startswith("Capitaine, theirs, under the template in 54%")
    reach("Positions of the template")
    press(KEYS.Key_Return)
    press(KEYS.Key_Tab)
    assert len(rows()) == 24
    assert rows()[1].startswith("2 squares towards 2 o'clock, 0.7%, x 8.0, y 3.8")


def test_a_battles_strips_and_bars_are_lists(opened):
    opened("hell_dorado", "Embuscade au gué.json")
    go("Battle")
    reach("Compagnie du Gué")
    assert rows()[0] == "Capitaine, 10 of 10 HP, officier"
    reach("Chance as")
    press(KEYS.Key_Right)
    reach("Chance of Compagnie du Gué")
    assert rows()[10] == "10 HP 5.8% 15.5% 90.3%"


def test_the_matrix_says_each_of_its_cells(opened):
    opened("hell_dorado", "Embuscade au gué.json")
    go("Compare")
    reach("Comparison")
    first = on().model().index(0, 0)
    said = "Slinger, close on Unarmoured, 3 HP: mean loss 2.57, out of action 74%"
    wait_until(lambda: first.data(Qt.ItemDataRole.AccessibleTextRole).startswith(said))


def test_what_a_vehicle_has_left_stands_beside_its_boxes(opened):
    window = opened("confrontation", "Le Casse-Montagne sous le feu.json")
    labels = [one.text() for one in parts_seen(window, QLabel)]
    boxes = parts_seen(window, Boxes)
    assert boxes
    for one in boxes:
        left, _, of = one.accessibleName().partition(" ")
        assert left in labels
        assert of in labels


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.usefixtures("qapp")
def test_every_figure_of_the_rules_stands_in_words_under_it(language):
    told = 0
    for game in names():
        book = reference_of(game, language)
        document = QTextDocument()
        fill(document, book, 25.4, Ink(LIGHT, QApplication.font(), 96.0))
        text = " ".join(document.toPlainText().split())
        for words in PICTURE.findall(book.markdown):
            assert " ".join(words.split()) in text
            told += 1
    assert told
