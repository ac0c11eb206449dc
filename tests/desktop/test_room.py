"""Every place is whole on a small laptop, at 100 to 200 % and in large type (e05)."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import theme
from desktop.app import Shell
from desktop.files import read_document
from desktop.folders import Folders
from desktop.widgets.fitting import FittingLabel
from desktop.words import Words
from resources import locate
from tests.desktop.rooms import cut, out_of_sight, settle
from tests.desktop.table_ford import ford

PLACES = ("table", "rosters", "battle", "compare", "rules", "resolve")
ATTACKS = (
    "savage_worlds/La grenade entre amis", "confrontation/Le Casse-Montagne sous le feu",
    "confrontation/Un char, trois éditions",
)  # fmt: skip
WHOLE, THREE_QUARTERS, HALF = (1366, 768), (910, 512), (683, 384)
"""How many pixels of a layout there are on 1366 × 768, at 100, 150 and 200 per cent."""


@pytest.fixture
def start(qapp, tmp_path):
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    made = []

    def start_(language, more=0.0):
        font = qapp.font()
        font.setPointSizeF(font.pointSizeF() + more)
        qapp.setFont(font)
        folders = Folders(tmp_path / "data", tmp_path / "preferences.json")
        theme.apply(qapp, "light")
        running = Shell(qapp, folders, Words(language), None)
        running.fill()
        running.window.show()
        made.append(running)
        return running

    yield start_
    for running in made:
        running._rosters.release()
        running.window.hide()
        running.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


def amiss(shell, screen):
    """What is wrong with the place on this screen, and stays so once what is computed has come."""
    for _ in range(50):
        settle()
        wrong = [*cut(shell.window), *out_of_sight(shell.window), *grown(shell.window, screen)]
        if not wrong:
            break
        QTest.qWait(20)
    return wrong


def grown(window, screen):
    fitting = window.width() <= screen[0] and window.height() <= screen[1]
    return [] if fitting else ["too large"]


def tour(shell, screen):
    """What is wrong anywhere, by the place or the attack and what is done with it."""
    for _ in range(2):
        shell.window.resize(*screen)
        settle()
    found = {}
    for place in PLACES:
        shell.window.go_to(place)
        found[place] = amiss(shell, screen)
    for name in ATTACKS:
        shell.session.open(read_document(locate("samples", f"{name}.json")), None, name)
        QTest.qWait(30)
        found[name] = amiss(shell, screen)
        shell.session.roll(7)
        found[f"{name}, rolled"] = amiss(shell, screen)
    shell.session.start_typing()
    found["typing"] = amiss(shell, screen)
    shell.window.commands.standing.setChecked(True)
    found["standing"] = amiss(shell, screen)
    shell.window.commands.standing.setChecked(False)
    shell.session.open(ford(), None)
    shell.window.go_to("table")
    found["the table, set out"] = amiss(shell, screen)
    return {where: wrong for where, wrong in found.items() if wrong}


def test_e05_nothing_is_cut_at_150_and_200_per_cent(start):
    shell = start("fr")
    assert [tour(shell, screen) for screen in (THREE_QUARTERS, HALF)] == [{}, {}]


def test_e05_nothing_is_cut_in_type_six_points_larger(start):
    assert tour(start("fr", 6), WHOLE) == {}


def test_e05_places_in_english_are_as_whole(start):
    shell = start("en")
    for screen in (THREE_QUARTERS, HALF):
        for _ in range(2):
            shell.window.resize(*screen)
            settle()
        for place in PLACES:
            shell.window.go_to(place)
            assert amiss(shell, screen) == [], place


@pytest.mark.usefixtures("qapp")
def test_a_text_is_written_as_large_as_it_fits(qtbot):
    label = FittingLabel((1.5, 1.2, 1.0, 0.9))
    qtbot.addWidget(label)
    label.setText("Goule 5,3 PV, Succube 3,9 PV, Reître 0,3 PV, Sorcier 0,9 PV")
    label.show()
    seen = []
    for size in ((500, 80), (200, 60), (120, 30)):
        label.resize(*size)
        seen.append((label.font().pointSizeF(), label.shown() == label.text()))
    sizes, whole = zip(*seen, strict=True)
    assert sizes[0] == pytest.approx(1.5 * label.font().pointSizeF() / 0.9)
    assert sizes[0] > sizes[1] > sizes[2] or sizes[1] == sizes[2]
    assert whole == (True, True, False)
    assert label.shown().endswith("…")
    assert label.toolTip()
