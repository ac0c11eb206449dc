"""Nothing moves by itself: whoever asks the desktop for less motion needs to ask nothing here.

The caret of a text field blinks as the desktop says, which Qt follows.
"""

import re

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import theme
from desktop.widgets.busy import BusyRow
from desktop.widgets.foldable import Foldable
from desktop.widgets.label import Label
from desktop.widgets.popover import Popover
from desktop.widgets.search_field import SearchField
from desktop.widgets.segment import Segment
from desktop.widgets.toast import Toast
from desktop.words import Words
from resources import locate
from tests.desktop.commands import ROOT

MOVING = re.compile(
    r"Animation|QTimeLine|QMovie|QScroller|QSplashScreen|QProgressBar|setClearButtonEnabled"
    r"|setAnimated\(True|setRange\(0, 0\)|transition|animation:"
)
FADES_MS = 200


@pytest.fixture
def dressed(qapp):
    theme.apply(qapp, "light")
    return qapp


def busy(host):
    row = BusyRow(Words("en"), host)
    row.resize(300, 36)
    row.show()


def unfolded(host):
    group = Foldable("Group", parent=host)
    group.set_content(Label("inside"))
    group.show()
    group.set_open(opened=True)


def floating(host):
    Popover(host, "Close").open_beside(host, "Why 12%?", Label("inside"))


def toasted(host):
    Toast(host).say("Saved", "Undo")


def searched(host):
    field = SearchField(Words("en"), parent=host)
    field.show()
    QTest.keyClicks(field, "soeur")


def chosen(host):
    segment = Segment("As", [("Curves", 1), ("Table", 2)], host)
    segment.show()
    segment.set_value(2)


def test_the_program_has_nothing_that_moves():
    sources = [*ROOT.glob("desktop/**/*.py"), locate("theme", "toise.qss")]
    found = {one.name: MOVING.findall(one.read_text("utf-8")) for one in sources}
    assert {name: words for name, words in found.items() if words} == {}


def test_menus_and_tooltips_neither_fade_nor_slide(dressed):
    for effect in Qt.UIEffect:
        QApplication.setEffectEnabled(effect, True)
    dressed.setProperty(theme.DRESSED, False)
    theme.apply(dressed, "light")
    assert [effect for effect in Qt.UIEffect if QApplication.isEffectEnabled(effect)] == []


@pytest.mark.parametrize(
    "act", [busy, unfolded, floating, toasted, searched, chosen], ids=lambda one: one.__name__
)
def test_what_appears_is_there_at_once_and_stays(dressed, qtbot, act):
    flashing, _ = dressed.cursorFlashTime(), dressed.setCursorFlashTime(0)
    host = Label()
    qtbot.addWidget(host)
    host.resize(420, 240)
    host.show()
    qtbot.waitExposed(host)
    act(host)
    QApplication.processEvents()
    moving = [one for root in (host, dressed.style()) for one in running(root)]
    first = host.grab().toImage()
    qtbot.wait(FADES_MS)
    assert moving == []
    assert host.grab().toImage() == first
    dressed.setCursorFlashTime(flashing)


def running(root: QObject):
    states = QAbstractAnimation.State
    animations = root.findChildren(QAbstractAnimation)
    return [one for one in animations if one.state() == states.Running]
