"""Group e of the acceptance cases, on the whole window: each where others went wrong.

Whether everything has room and can be seen (e05, e06, e22) is in ``test_room`` and ``test_seen``,
the ways out (e12) in ``test_ways_out``, folders that can't be written (e14) in ``test_read_only``.
"""

import json

import pytest
from PySide6.QtCore import QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QTextDocumentFragment, QValidator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QLabel, QScrollArea

from desktop.app import Shell
from desktop.dialogs.message import Message
from desktop.folders import Folders
from desktop.printing.facts import facts_of
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.numbers import DecimalBox, IntBox
from desktop.words import Words
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.text import Text
from tests.desktop.attack_parts import leave_cell
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import pdf
from tests.desktop.test_forms import widget

PLACES = ("resolve", "table", "rosters", "battle", "compare", "rules")
ODD = ["<b>Goule</b>", "Goule <3 & Fils"]


@pytest.fixture
def folders(tmp_path):
    return Folders(tmp_path / "data", tmp_path / "preferences.json")


@pytest.fixture
def start(qapp, folders):
    made = []

    def start_(language="fr"):
        running = Shell(qapp, folders, Words(language), None)
        running.fill()
        running.window.show()
        QApplication.processEvents()
        made.append(running)
        return running

    yield start_
    for running in made:
        running._rosters.release()
        running.window.hide()
        running.window.deleteLater()


@pytest.fixture
def french():
    """A machine set up in French: LANG=fr_FR.UTF-8."""
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("typed", ["2,5", "2.5", "2,50"])
def test_e01_e02_either_separator_is_the_same_number_in_the_file(start, tmp_path, typed):
    shell = start()
    table = shell._resolve.attack.body.targets.table
    last = table.model().index(0, table.model().columnCount() - 1)
    table.setFocus()
    table.setCurrentIndex(last)
    QTest.keyClick(table, Qt.Key.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), typed)
    leave_cell(Qt.Key.Key_Return)
    path = tmp_path / "a.json"
    assert shell._documents._write(path)
    assert json.loads(path.read_text())["targets"][0]["distance"] == 2.5
    assert last.data() == "2,5"


@pytest.mark.usefixtures("french")
def test_e01_e02_what_qt_would_refuse_is_read_and_what_is_ambiguous_asks(qtbot):
    theirs = QDoubleSpinBox()
    qtbot.addWidget(theirs)
    assert theirs.validate("2.5", 0)[0] == QValidator.State.Invalid
    with pytest.raises(ValueError, match="12"):
        int("12\u202f345")
    ours = DecimalBox("Distance", point=",")
    qtbot.addWidget(ours)
    for typed, value in (("2.5", 2.5), ("2,5", 2.5), ("12,", 12)):
        ours.lineEdit().setText(typed)
        assert ours.value() == value
        assert ours.is_valid()
    ours.lineEdit().setText("1.234,5")
    assert not ours.is_valid()
    assert ours.value() == 12
    whole = IntBox("PV", minimum=0, maximum=99_999)
    qtbot.addWidget(whole)
    whole.lineEdit().setText("12\u202f345")
    assert whole.value() == 12345


def test_e04_the_wheel_over_a_number_scrolls_the_page(start):
    shell = start()
    shell.window.resize(1200, 480)
    QApplication.processEvents()
    explosion = {"weapon": "explosion (puissance 3/1)", "circumstances": {"difficulty": 5}}
    shell.session.edit(shell.session.document | explosion)
    shell._resolve.attack.body.circumstances.set_open(opened=True)
    QApplication.processEvents()
    field = widget(shell._resolve.attack.body.circumstances.form, "difficulty")
    area = next(one for one in ancestors(field) if isinstance(one, QScrollArea))
    assert area.verticalScrollBar().maximum() > 0
    before, top = shell.session.document, area.verticalScrollBar().value()
    field.clearFocus()
    place = field.mapTo(shell.window, field.rect().center())
    QTest.wheelEvent(shell.window.windowHandle(), QPointF(place), QPoint(0, -240))
    assert shell.session.document == before
    assert area.verticalScrollBar().value() > top


def ancestors(child):
    while child is not None:
        yield child
        child = child.parentWidget()


@pytest.mark.parametrize("place", PLACES)
def test_e08_tab_goes_through_the_place_and_out_again(start, place):
    shell = start()
    shell.window.go_to(place)
    QApplication.processEvents()
    seen = []
    for _ in range(400):
        shell.window.focusNextChild()
        now = QApplication.focusWidget()
        if seen and now is seen[0]:
            break
        seen.append(now)
    assert 5 < len(seen) < 400
    names = [QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name) for one in seen]
    assert all(names)


@pytest.mark.parametrize("name", ODD)
def test_e10_a_name_is_shown_as_typed_everywhere(qtbot, start, name):
    shell = start()
    box = Message(name, name, [("OK", "primary")])
    qtbot.addWidget(box)
    labels = [one for one in box.findChildren(QLabel) if one.text() == name]
    assert [one.textFormat() for one in labels] == [Qt.TextFormat.PlainText] * 2
    plain = json.loads(json.dumps(shell.session.document))
    plain["targets"][0]["name"] = name
    shell.session.edit(plain)
    cards = [one.text() for one in shell.window.findChildren(QLabel)]
    assert name in cards
    tip = ElidedLabel(name).toolTip()
    assert QTextDocumentFragment.fromHtml(tip).toPlainText() == name
    facts = facts_of(read_engagement(plain), Resolver(), title=name)
    assert name in Pdf(pdf(facts, shell.session.words)).text


def test_e17_zero_is_singular_in_french():
    words = Words("fr")
    said = [words(Text("%n hit(s)", None, n)) for n in (0, 1, 2)]
    assert said == ["0 touche", "1 touche", "2 touches"]
    said = [words(Text("%n dice", None, n)) for n in (0, 1, 2)]
    assert said == ["0 dé", "1 dé", "2 dés"]
    assert words(Text("%n hit(s)", None, 1_000_000)) in {
        "1\u202f000\u202f000 touches", "1\u00a0000\u00a0000 touches",
    }  # fmt: skip


@pytest.mark.parametrize("kept", ["", "%%%", "AdnQywADAAA", "far"])
def test_e18_the_title_bar_is_on_a_screen(start, qapp, kept):
    shell = start()
    if kept == "far":
        shell.window.move(5000, 5000)
        kept = shell.window.geometry_text()
    shell.window.place_on_screen(kept)
    screen = qapp.primaryScreen().availableGeometry()
    assert screen.contains(shell.window.frameGeometry().topLeft() + QPoint(70, 5))
