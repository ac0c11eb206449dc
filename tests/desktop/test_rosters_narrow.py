"""The place of the rosters on half a laptop's screen, at 150 % and at 200 % (d19, e05)."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from desktop.views.rosters.menus import shelf_menu
from tests.desktop.roster_views import names, opened

LOW, TIGHT = (860, 512), (631, 384)


@pytest.fixture
def view(qtbot, tmp_path):
    return opened(qtbot, tmp_path / "rosters", "fr")


def fit(view, qtbot, size):
    view.resize(*size)
    qtbot.waitUntil(lambda: view.size().width() == size[0])
    QApplication.processEvents()


def right_of(view, widget):
    return widget.mapTo(view, QPoint(widget.width(), 0)).x()


@pytest.mark.parametrize("size", [LOW, TIGHT])
def test_nothing_covers_the_points_and_nothing_is_cut(view, qtbot, size):
    fit(view, qtbot, size)
    listed, sheet = view.profiles, view._sheets
    assert right_of(view, listed._list) <= sheet.mapTo(view, QPoint(0, 0)).x()
    assert right_of(view, sheet) <= size[0]
    assert view.sheet.minimumSizeHint().width() <= sheet.width()
    assert right_of(view, view.head._add) <= size[0]
    assert listed._order.width() >= listed._order.sizeHint().width()


def test_where_there_is_no_room_the_rosters_are_a_menu(view, qtbot):
    fit(view, qtbot, TIGHT)
    assert not view.shelf.isVisible()
    assert view.head._shelf.isVisible()
    assert view.head._add.accessibleName() == "Ajouter un profil"
    entries = {entry.text(): entry for entry in shelf_menu(view).actions()}
    assert entries["Compagnie du Gué"].isChecked()
    entries["Meute du Puits"].trigger()
    assert "Goule" in names(view)
    fit(view, qtbot, (1290, 712))
    assert view.shelf.isVisible()
    assert not view.head._shelf.isVisible()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_several_profiles_edited_at_once_are_not_cut_either(qtbot, tmp_path, language):
    view = opened(qtbot, tmp_path / "rosters", language)
    for roster in view.desk.shelf:
        view.desk.open(roster.path)
        view.profiles.select_profiles([one["id"] for one in view.desk.document["profiles"]])
        QApplication.processEvents()
        assert view.sheet._heading.isVisible()
        assert view.sheet._body.minimumSizeHint().width() <= view.sheet.viewport().width()
