"""Groups, search, order, and several profiles at once."""

import json

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QMenu

from desktop.views.rosters.menus import profile_menu, roster_menu
from desktop.views.rosters.profile_list import RIGHT
from desktop.views.rosters.roster_model import MIME
from desktop.views.rosters.rows import rows_of, searched
from tests.desktop.roster_views import ids, keys, lines, names, opened

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def view(qtbot, tmp_path):
    return opened(qtbot, tmp_path / "rosters")


def grouped(view, name, *places):
    made = view.acts.add_group(name, ids(view, *places))
    view.profiles.show_profiles()
    return made


def test_groups_stand_in_their_order_after_those_without(view):
    grouped(view, "Première ligne", 2, 4)
    grouped(view, "Chefs", 0)
    assert lines(view) == [
        *("Without a group", "Bombardière", "Frondeuse", "Chirurgien"),
        *("Première ligne", "Reître", "Piquier", "Chefs", "Capitaine"),
    ]
    view.desk.undo()
    assert lines(view)[-3:] == ["Première ligne", "Reître", "Piquier"]


def test_a_group_folds_and_says_so(view):
    group = grouped(view, "Chefs", 0, 1)
    view.profiles.select_group(group)
    keys(view, Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier)
    assert lines(view)[-1] == "Chefs"
    index = view.profiles._model.index(view.profiles._model.rowCount() - 1)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Chefs, 2 figures, folded"
    view.profiles._search.setText("capit")
    assert lines(view) == ["Chefs", "Capitaine"]
    view.profiles._search.clear()
    assert lines(view)[-1] == "Chefs"
    view.profiles.show_profile(ids(view, 0)[0])
    assert lines(view)[-2:] == ["Capitaine", "Bombardière"]


def test_a_group_is_renamed_moved_and_dissolved(view):
    grouped(view, "Une", 0)
    group = grouped(view, "Deux", 1)
    view.profiles.select_group(group)
    sheet = view.group_sheet
    assert view._sheets.currentWidget() is sheet
    assert "Total HP: 9" in sheet._totals.text()
    sheet._name.setText("Dé")
    sheet._name.textEdited.emit("Dé")
    assert view.desk.document["groups"][1]["name"] == "Dé"
    sheet._name.setText("")
    sheet._name.textEdited.emit("")
    assert "empty" in sheet._problem.text()
    assert view.desk.document["groups"][1]["name"] == "Dé"
    sheet._up.click()
    assert [one["name"] for one in view.desk.document["groups"]] == ["Dé", "Une"]
    keys(view, Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier)
    assert [one["name"] for one in view.desk.document["groups"]] == ["Une"]
    assert len(names(view)) == 6
    assert view.desk.document["profiles"][1]["group"] is None


@pytest.mark.parametrize("typed", ["soeur", "SŒUR", "sœur", "SOEUR", "eloise", "lent"])
def test_search_folds_case_accents_and_ligatures(view, typed):
    view.desk.edit_profiles([ids(view, 3)[0]], "", "name", "Sœur Éloïse")
    view.desk.edit_profiles([ids(view, 3)[0]], "", "tags", ["très lent"])
    view.profiles._search.setText(typed)
    assert lines(view) == ["Sœur Éloïse"]


def test_profiles_are_sorted_by_name_as_people_do(view):
    for at, name in enumerate(["Emma", "Éloïse", "zoé", "Elias", "Œil", "Yves"]):
        view.desk.edit_profiles([ids(view, at)[0]], "", "name", name)
    view.profiles._order.set_value("name")
    view.profiles.show_profiles()
    assert lines(view) == ["Elias", "Éloïse", "Emma", "Œil", "Yves", "zoé"]
    assert names(view)[0] == "Emma"
    view.profiles._order.set_value("points")
    view.profiles.show_profiles()
    assert lines(view)[0] == "Emma"


def test_figures_are_counted_with_or_without_points(view):
    def right():
        return view.profiles._model.index(0).data(RIGHT)

    view.desk.edit_profiles([ids(view, 0)[0]], "", "count", 3)
    assert right() == "3 × 10 HP"
    view.desk.edit_profiles([ids(view, 0)[0]], "target", "hit_points", None)
    assert right() == "× 3"


def test_rows_without_a_search_remember_nothing():
    document = {"groups": [], "profiles": [{"id": "a", "name": "Œuf", "tags": [], "note": "x"}]}
    assert [row.key for row in rows_of(document, "oeuf")] == [("profile", "a")]
    assert rows_of(document, "y") == []
    assert searched(document["profiles"][0]) == "oeuf x"


def test_several_profiles_are_edited_at_once_and_undone_at_once(view):
    before = view.desk.document
    view.profiles.select_profiles(ids(view, 0, 1, 3))
    sheet = view.sheet
    assert sheet._heading.text() == "3 profiles selected"
    points, protection = (sheet.forms["target"].row(one) for one in ("hit_points", "protection"))
    assert (points.editor.value(), points._several.isVisible()) == (None, True)
    assert not sheet.forms[""].row("name").isVisible()
    assert not sheet._weapons.isVisible()
    points.editor.edited.emit(7)
    assert [one["target"]["hit_points"] for one in view.desk.document["profiles"]] == [
        *(7, 7, 8, 7, 7, 6),
    ]
    assert (points.editor.value(), points._several.isVisible()) == (7, False)
    points.editor.edited.emit(1000)
    assert "999" in points.problem()
    assert view.desk.document["profiles"][0]["target"]["hit_points"] == 7
    assert protection._several.isVisible()
    view.desk.undo()
    assert view.desk.document == before


def test_yes_and_no_together_are_neither(view):
    first, second = ids(view, 0, 1)
    view.desk.edit_profiles([first], "target", "immune", value=True)
    view.desk.edit_profiles([second], "target", "immune", value=False)
    view.profiles.select_profiles([first, second])
    box = view.sheet.forms["target"].row("immune").editor.widget
    assert isinstance(box, QCheckBox)
    assert box.checkState() == Qt.CheckState.PartiallyChecked
    box.click()
    immune = [one["target"]["immune"] for one in view.desk.document["profiles"][:2]]
    assert immune == [True, True]
    view.profiles.select_profiles([first])
    assert (box.checkState(), box.isTristate()) == (Qt.CheckState.Checked, False)


def test_tags_common_to_all_are_added_and_taken(view):
    first, second = ids(view, 0, 1)
    view.desk.edit_profiles([second], "", "tags", ["officier", "lent"])
    view.profiles.select_profiles([first, second])
    assert view.sheet.forms[""].row("tags").editor.value() == ["officier"]
    view._edit("", "tags", ["brave"])
    assert [one["tags"] for one in view.desk.profiles([first, second])] == [
        ["brave"], ["lent", "brave"],
    ]  # fmt: skip


def test_a_profile_is_moved_by_keys_and_into_a_group(view):
    view.profiles.select_profiles(ids(view, 2))
    keys(view, Qt.Key.Key_Up, ALT)
    assert names(view)[:3] == ["Capitaine", "Reître", "Bombardière"]
    keys(view, Qt.Key.Key_Down, ALT)
    keys(view, Qt.Key.Key_D, CONTROL)
    assert names(view)[2:4] == ["Reître", "Reître"]
    assert view.profiles.selected() == ids(view, 3)
    group = view.acts.add_group("Chefs")
    view._edit("", "group", group)
    assert view.desk.document["profiles"][3]["group"] == group
    assert view.sheet._belonging._group.currentText() == "Chefs"


def test_dropping_puts_profiles_before_another_and_into_its_group(view):
    group = grouped(view, "Chefs", 0)
    model = view.profiles._model
    data = QMimeData()
    data.setData(MIME, json.dumps(ids(view, 5, 3)).encode())
    row = model.row_of(ids(view, 0)[0])
    model.dropMimeData(data, Qt.DropAction.MoveAction, row, 0, QModelIndex())
    assert names(view)[:3] == ["Frondeuse", "Chirurgien", "Capitaine"]
    assert {one["group"] for one in view.desk.document["profiles"][:3]} == {group}
    head = model.index(0)
    model.dropMimeData(data, Qt.DropAction.MoveAction, -1, -1, head)
    assert names(view)[-2:] == ["Frondeuse", "Chirurgien"]
    assert [one["group"] for one in view.desk.document["profiles"][-2:]] == [None, None]


def test_deleting_several_comes_back_to_their_places(view):
    before = names(view)
    view.profiles.select_profiles(ids(view, 0, 2, 5))
    keys(view, Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier)
    assert names(view) == [before[1], before[3], before[4]]
    assert view.toast._label.text() == "3 profiles deleted"
    view.toast._button.click()
    assert names(view) == before


def test_deleting_the_last_leaves_a_total_of_nothing(view):
    view.delete_profiles(ids(view, 0, 1, 2, 3, 4, 5))
    assert view._total.text() == "Total HP: 0"
    assert view._sheets.currentWidget() is view._no_profile


def test_names_are_plain_text_in_menus_and_lists(view):
    grouped(view, "<b>A</b> & B")
    view.profiles.show_profile(ids(view, 0)[0])
    menu = profile_menu(view)
    inner = next(one for one in menu.findChildren(QMenu) if one.isEnabled())
    assert [one.text() for one in inner.actions()] == ["Without a group", "<b>A</b> && B"]
    texts = [one.text() for one in roster_menu(view).actions()]
    assert "Open the folder" in texts
    assert "<b>A</b> & B" in lines(view)
    QApplication.processEvents()


def test_the_role_is_asked_where_the_game_knows_it(view):
    assert not view.sheet._belonging._role.isVisible()
    view.shelf.chosen.emit(view.desk.shelf[1].path)
    assert view.desk.system.id == "mordheim"
    assert view.sheet._belonging._role.currentText() == "hero"
    view.sheet._belonging._role.value_chosen.emit("henchman")
    assert view.desk.document["profiles"][0]["role"] == "henchman"


def test_who_is_renamed_under_a_search_stays_the_one_edited(view):
    others = names(view)[2:]
    view.profiles._search.setText("bombard")
    (name,) = [one for one in view.sheet.findChildren(QLineEdit)
               if one.accessibleName() == "Name" and one.isVisible()]  # fmt: skip
    name.selectAll()
    QTest.keyClicks(name, "Zouave")
    assert names(view) == ["Capitaine", "Zouave", *others]
    assert lines(view) == ["Zouave"]
    view.profiles._search.setText("capi")
    assert lines(view) == ["Capitaine"]
