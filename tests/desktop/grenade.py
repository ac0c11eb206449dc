"""A grenade among friends, as the sample has it, and the place that shows it."""

import json

import pytest
from PySide6.QtTest import QTest

from desktop.session import Session
from desktop.views.table.place import TableView
from desktop.words import Words
from resources import locate
from rules.resolution import Resolver
from tests.desktop.table_ford import taken_down

GRENADE = locate("samples", "savage_worlds", "La grenade entre amis.json")


def grenade(**parts):
    return json.loads(GRENADE.read_text(encoding="utf-8")) | parts


@pytest.fixture
def session(qapp):
    return Session(Words("en"), Resolver(), grenade(), "Grenade")


@pytest.fixture
def place(session):
    view = TableView(session)
    view.resize(1290, 712)
    view.show()
    QTest.qWait(150)
    yield view
    taken_down(view)
