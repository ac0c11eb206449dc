"""What those who listen are told: plain words, and whom a number is about."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from desktop.views.dice.tray import Tray
from desktop.views.results.law_card import LawCard

PLACES = ("resolve", "table", "rosters", "battle", "compare", "rules")
SAID = QAccessible.Text


@pytest.fixture
def shell(opened):
    return opened("fr")


def heard(widget, what):
    return QAccessible.queryAccessibleInterface(widget).text(what)


def test_no_tag_is_read_aloud(shell):
    tagged = {}
    for place in PLACES:
        shell.window.go_to(place)
        for part in shell.window.findChildren(QWidget):
            told = [heard(part, what) for what in (SAID.Name, SAID.Description)]
            if part.isVisible() and any("<p>" in one or "&lt;" in one for one in told):
                tagged[place] = told
    assert tagged == {}


def test_a_number_is_heard_with_whom_it_is_about(shell, qtbot):
    qtbot.waitUntil(lambda: bool(shell.window.findChildren(LawCard)))
    cards = [one for one in shell.window.findChildren(LawCard) if one.isVisible()]
    told = [heard(card._mean, SAID.Name) for card in cards]
    assert "10,5 PV en moyenne, Total des pertes" in told
    for card in cards:
        for part, what in ((card._mean, SAID.Name), (card._sentence, SAID.Description)):
            assert heard(part, what).endswith(f", {card._name.text()}")


def test_the_throw_is_heard_in_the_typography_of_the_language(shell):
    shell.session.start_typing()
    tray = shell.window.findChild(Tray)
    told = heard(tray, SAID.Description)
    assert told == ("Goule\N{NO-BREAK SPACE}: 8 dés, difficulté 4\N{NO-BREAK SPACE}: 8 dés à venir")
