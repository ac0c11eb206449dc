"""A list of the panel tells which of its cells show something else, and no more."""

from dataclasses import dataclass

import pytest
from PySide6.QtWidgets import QWidget

from desktop.views.table.list_view import ListModel


@dataclass(frozen=True)
class Entry:
    name: str
    margin: str

    @property
    def columns(self):
        return self.name, self.margin


@dataclass(frozen=True)
class Plain:
    name: str
    margin: str


@pytest.fixture
def told(qtbot):
    """A model of two columns, and the cells it told as changed."""
    parent = QWidget()
    qtbot.addWidget(parent)
    model, cells = ListModel(["Figure", "Margin"], parent), []
    model.dataChanged.connect(
        lambda first, last: cells.append((first.row(), first.column(), last.row(), last.column()))
    )
    yield model, cells
    assert model.parent() is parent


def test_only_the_columns_that_changed_are_told(told):
    model, cells = told
    model.show_entries([Entry("A", "1"), Entry("B", "2"), Entry("C", "3")])
    model.show_entries([Entry("A", "1"), Entry("B", "5"), Entry("C", "6")])
    assert cells == [(1, 1, 2, 1)]
    model.show_entries([Entry("Z", "1"), Entry("B", "5"), Entry("C", "6")])
    assert cells[1:] == [(0, 0, 0, 0)]
    model.show_entries([Entry("Z", "1"), Entry("B", "5"), Entry("C", "6")])
    assert len(cells) == 2


def test_rows_that_do_not_say_are_told_whole(told):
    model, cells = told
    model.show_entries([Plain("A", "1"), Plain("B", "2")])
    model.show_entries([Plain("A", "1"), Plain("B", "3")])
    assert cells == [(1, 0, 1, 0), (1, 1, 1, 1)]
