"""The table of the picture, as the sample has it, and a place that shows it."""

import json

import pytest
from PySide6.QtTest import QTest
from shiboken6 import delete

from desktop.session import Session
from desktop.views.table.place import TableView
from desktop.words import Words
from resources import locate
from rules.resolution import Resolver

FORD = locate("samples", "hell_dorado", "Le gué vu d'en haut.json")
BLAST = "explosion (puissance 3/1)"


def ford(**parts):
    return json.loads(FORD.read_text(encoding="utf-8")) | parts


def figure(document, name):
    return next(one for one in document["table"]["figures"] if one["name"] == name)


def taken_down(window):
    """Delete a window at once: left to the collector, a worker's thread might do it, and crash."""
    window.hide()
    delete(window)


@pytest.fixture
def session(qapp):
    return Session(Words("en"), Resolver(), ford(), "Ford")


@pytest.fixture
def place(session):
    view = TableView(session)
    view.resize(1290, 712)
    view.show()
    QTest.qWait(120)
    yield view
    taken_down(view)
