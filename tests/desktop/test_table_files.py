"""The table on paper and as a picture, and the dialog of a figure."""

import xml.etree.ElementTree as ET
from datetime import date

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.dialogs.figure import FigureDialog, FigureFacts
from desktop.printing.facts import facts_of
from desktop.printing.table_map import TableMap
from desktop.table.export import write_picture
from desktop.table.look import Look
from desktop.table.sight import sight_of
from desktop.table_acts import TableActs
from desktop.theme_tokens import LIGHT
from desktop.views.attack.game import game_of
from desktop.words import Words
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import pdf
from tests.desktop.table_ford import figure, ford, place, session

__all__ = ["place", "session"]
WORDS = Words("en")
pytestmark = pytest.mark.usefixtures("qapp")


def test_a_picture_is_written_as_png_and_as_svg(tmp_path):
    sight = sight_of(ford())
    write_picture(tmp_path / "a.png", sight, WORDS, LIGHT)
    image = QImage(str(tmp_path / "a.png"))
    assert image.width() > 1000
    write_picture(tmp_path / "a.svg", sight, WORDS, LIGHT)
    root = ET.parse(tmp_path / "a.svg").getroot()
    assert root.tag.endswith("svg")
    assert "Sorcier" in (tmp_path / "a.svg").read_text(encoding="utf-8")


def test_a_table_miles_wide_is_a_picture_of_bearable_size(tmp_path):
    document = ford()
    document["table"]["figures"][1]["x"] = 9_999.0
    write_picture(tmp_path / "a.png", sight_of(document), WORDS, LIGHT)
    assert QImage(str(tmp_path / "a.png")).width() <= 6100


def test_a_folder_that_is_none_is_an_error(tmp_path):
    with pytest.raises(OSError, match="No such file"):
        write_picture(tmp_path / "none" / "a.png", sight_of(ford()), WORDS, LIGHT)


def test_the_report_shows_the_table_to_scale():
    reading = read_engagement(ford())
    facts = facts_of(reading, Resolver(), title="Ford", day=date(2026, 1, 2))
    shown = Pdf(pdf(facts, WORDS)).text
    assert "Scale 1 : 2" in shown
    assert "touched by 1.4 mm" in shown


def test_a_report_without_table_has_no_map():
    reading = read_engagement(ford(table=None))
    facts = facts_of(reading, Resolver(), title="Ford")
    assert facts.table is None
    assert "Scale" not in Pdf(pdf(facts, WORDS)).text


@pytest.mark.parametrize("width", [5000, 9900])
def test_the_map_fits_the_paper(width):
    document = ford()
    document["table"]["figures"][1]["x"] = 300.0
    shown = TableMap(sight_of(document), WORDS, width)
    assert shown._whole.size.width() * 15 <= width + 1


def dialog(qtbot, facts, kind="percutant"):
    made = FigureDialog(WORDS, game_of(ford()), facts, kind)
    qtbot.addWidget(made)
    made.show()
    return made


def goule():
    target = {key: value for key, value in ford()["targets"][0].items() if key != "name"}
    return FigureFacts(figure(ford(), "Goule"), target)


def test_the_dialog_gives_back_what_it_was_given(qtbot):
    assert dialog(qtbot, goule()).facts() == goule()


def test_the_dialog_edits_figure_and_target(qtbot):
    made = dialog(qtbot, goule())
    made._name.setText(" Liche ")
    made._base.lineEdit().setText("62,5")
    made._form.row("hit_points").editor.edited.emit(9)
    facts = made.facts()
    assert facts.figure["name"] == "Liche"
    assert facts.figure["base_mm"] == 62.5
    assert facts.target["hit_points"] == 9


@pytest.mark.parametrize(
    ("name", "base", "points"), [("", "25", 3), ("A", "4", 3), ("A", "301", 3), ("A", "25", 0)]
)
def test_what_cannot_be_is_told_and_the_dialog_stays(qtbot, name, base, points):
    made = dialog(qtbot, goule())
    made._name.setText(name)
    made._base.lineEdit().setText(base)
    made._take("hit_points", points)
    made.accept()
    assert made.isVisible()


def test_the_attacker_needs_no_target(qtbot):
    made = dialog(qtbot, FigureFacts({"name": "A", "x": 0, "y": 0}, {}, attacks=True))
    made.accept()
    assert not made.isVisible()


@pytest.fixture
def acts(place, session):
    return TableActs(session, place, lambda _: None)


def answer(edit):
    """Edit the dialog that will stand there, and accept it."""

    def act():
        made = QApplication.activeModalWidget()
        assert isinstance(made, FigureDialog)
        edit(made)
        made.accept()

    QTimer.singleShot(50, act)


def test_a_figure_is_added_by_hand(acts, place, session):
    answer(lambda made: made._name.setText("Liche"))
    acts.add()
    assert place.board.figure == "Liche"
    assert session.document["targets"][-1]["name"] == "Liche"
    assert session.reading is not None
    assert place.board.sight.overlaps == ()


def test_a_figure_is_edited(acts, place, session):
    place.board.choose_figure("Goule")
    answer(lambda made: made._take("hit_points", 2))
    acts.edit()
    assert session.document["targets"][0] == ford()["targets"][0] | {"hit_points": 2}
    session.undo()
    assert session.document == ford()


def test_an_export_asks_where(acts, tmp_path, monkeypatch):
    path = tmp_path / "Le gué.svg"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    acts.export()
    assert path.read_bytes().startswith(b"<?xml")


def test_fonts_are_sized_in_pixels():
    assert Look(LIGHT, QFont(), 20, WORDS).type(0.5).pixelSize() == 10
