"""A battle goes to the trash from the window, and comes back whole."""

import pytest
from PySide6.QtWidgets import QMenu

from desktop.battle_trash import BattleTrash
from desktop.data_lock import DataLock
from desktop.dialogs.kept_versions import KeptVersions
from desktop.dialogs.message import Message
from desktop.views.battle.place import EMPTY, BattleView
from desktop.words import Words
from tests.desktop.battle_parts import answering, desk_in

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")


@pytest.fixture
def desk(qapp, tmp_path):
    made = desk_in(tmp_path)
    first = made.opened.path
    for name in ("aube", "zénith"):
        content = first.read_text().replace("Le gué, revanche", name)
        first.with_name(f"{name}.jsonl").write_text(content)
    made.start()
    made.open(first)
    return made


@pytest.fixture
def view(qtbot, desk):
    shown = BattleView(Words("en"), desk)
    qtbot.addWidget(shown)
    shown.trash = BattleTrash(Words("en"), shown)
    shown.trash.connect_wishes()
    shown.resize(1280, 700)
    shown.show()
    return shown


def names(desk):
    return [one.name for one in desk.shelf]


def entry(view, words):
    """An entry of the menu of battles."""
    view.head.battles.click()
    menu = view.head.findChildren(QMenu)[-1]
    found = next(one for one in menu.actions() if one.text() == words)
    menu.close()
    return found


def test_deleted_it_lies_in_the_trash_as_it_was_and_its_neighbour_opens(view, desk):
    path, content = desk.opened.path, desk.opened.path.read_bytes()
    answering(Message, lambda box: box.done(1))
    entry(view, "Delete the battle…").trigger()
    assert names(desk) == ["aube", "zénith"]
    assert desk.head.name == "zénith"
    (trashed,) = desk.store.trashed()
    assert not path.exists()
    assert trashed.name == "Le gué, revanche"
    assert trashed.path.read_bytes() == content
    view.toast._button.click()
    assert desk.head.name == "Le gué, revanche"
    assert desk.opened.path.read_bytes() == content
    assert desk.store.trashed() == []


def test_asked_first_it_stays_where_one_thinks_better_of_it(view, desk):
    answering(Message, lambda box: box.reject())
    view.trash.delete()
    assert desk.head.name == "Le gué, revanche"
    assert desk.store.trashed() == []


def test_the_last_one_leaves_the_way_to_a_new_one(view, desk):
    for _ in range(3):
        desk.delete()
    assert names(desk) == []
    assert view._pages.currentIndex() == EMPTY
    assert view._empty.isVisible()
    assert not entry(view, "Delete the battle…").isEnabled()
    assert len(desk.store.trashed()) == 3


def test_it_comes_back_from_the_trash_later(view, desk):
    place = desk.delete()
    answering(KeptVersions, lambda box: box.accept())
    entry(view, "Trash…").trigger()
    assert desk.head.name == "Le gué, revanche"
    assert not place.exists()


def test_a_name_that_was_taken_meanwhile_is_not_written_over(desk):
    path = desk.opened.path
    place = desk.delete()
    path.write_bytes(place.read_bytes())
    desk.restore(place)
    assert desk.opened.path != path
    assert path.exists()


def test_rosters_and_battles_in_one_trash_are_not_mixed_up(desk):
    place = desk.delete()
    place.with_name("roster.json").write_text("{}")
    assert [one.path for one in desk.store.trashed()] == [place]


def test_a_window_that_only_shows_puts_nothing_away(qapp, tmp_path):
    held = DataLock(tmp_path)
    assert held.take()
    desk = desk_in(tmp_path, lock=DataLock(tmp_path))
    assert desk.delete() is None
    assert desk.opened is not None
    held.release()


def test_a_file_that_is_gone_is_said(desk):
    desk.opened.path.unlink()
    assert desk.delete() is None
    assert desk.trouble is not None
