"""What goes into rosters and out of them: the clipboard, files, other rosters."""

import json

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.dialogs.import_preview import ImportPreview
from desktop.dialogs.kept_versions import KeptVersions
from desktop.views.rosters.exchange import WHOLE
from desktop.views.rosters.menus import roster_menu
from desktop.words import Words
from rules.roster_columns import Columns
from rules.roster_import import plan_of
from rules.roster_lines import line_of, read_lines
from rules.roster_reading import read_roster
from rules.systems import load
from tests.desktop.roster_views import ids, in_dialog, keys, names, opened, press
from tests.rules.roster_parts import bare, counted, rich, roster_of

CONTROL = Qt.KeyboardModifier.ControlModifier
NASTY = "Frère Éloïse « l'Œil » <b>& 🜏"


@pytest.fixture
def view(qtbot, tmp_path):
    return opened(qtbot, tmp_path / "rosters")


def paste_text(text):
    QApplication.clipboard().setText(text)


def path_of(view, name):
    return next(one.path for one in view.desk.shelf if one.name == name)


def on_disk(path):
    return json.loads(path.read_text(encoding="utf-8"))


def test_copy_and_paste_give_equal_profiles_with_new_identities(view):
    view.desk.edit_profiles([ids(view, 1)[0]], "", "note", "une ligne\nune autre")
    view.profiles.select_profiles(ids(view, 0, 1))
    keys(view, Qt.Key.Key_C, CONTROL)
    data = QApplication.clipboard().mimeData()
    assert data.text().startswith("Capitaine | Side ours | Shooting 2")
    assert data.hasFormat(WHOLE)
    keys(view, Qt.Key.Key_V, CONTROL)
    assert names(view)[-2:] == ["Capitaine", "Bombardière"]
    profiles = view.desk.document["profiles"]
    assert [bare(one) for one in profiles[-2:]] == [bare(one) for one in profiles[:2]]
    assert len({one["id"] for one in profiles}) == 8
    assert view.profiles.selected() == ids(view, 6, 7)
    view.desk.undo()
    assert len(names(view)) == 6


def test_what_was_cut_can_be_pasted_into_another_roster(view):
    view.profiles.select_profiles(ids(view, 2))
    keys(view, Qt.Key.Key_X, CONTROL)
    assert "Reître" not in names(view)
    view.desk.open(path_of(view, "Meute du Puits"))
    view.paste()
    assert names(view)[-1] == "Reître"
    assert view.desk.document["profiles"][-1]["target"]["hit_points"] == 8


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", load().values(), ids=load())
def test_the_text_of_a_profile_pastes_back_in_both_languages(game, language):
    words = Words(language)
    columns = Columns(game, [Words("fr").label, Words("en").label])
    one = rich(game, NASTY)
    read = read_lines(line_of(one, columns, "Damnés", words.label), columns)
    plan = plan_of(game, roster_of(game), read, counted())
    assert (plan.unreadable, plan.notices) == ([], [])
    assert bare(plan.added[0]) | {"group": None} == bare(one)


def test_pasted_lines_that_are_clear_are_added_at_once(view):
    paste_text("3 × Goule ; PV 6 ; Prot. 2 ; explosion (puissance 3/1)")
    view.paste()
    assert names(view)[-1] == "Goule"
    assert view.toast._label.text() == "1 added"


def test_what_is_not_clear_is_shown_before(view):
    seen = []

    def look(dialog):
        seen.append([dialog._lines.item(at).text() for at in range(dialog._lines.count())])
        press(dialog, "Cancel")

    paste_text("Goule ; vole ; PV 6\n; PV 3\n")
    in_dialog(look)
    view.paste()
    assert len(names(view)) == 6
    assert seen == [[
        "line 2: its name is missing",
        "line 1: vole: not understood, kept in the note",
        "Goule, 6 HP",
    ]]  # fmt: skip
    in_dialog(lambda dialog: press(dialog, "Import"))
    view.paste()
    assert view.desk.document["profiles"][-1]["note"] == "vole"


@pytest.mark.parametrize("kind", ["csv;", "csv,", "json"])
def test_what_was_exported_changes_nothing_when_imported(view, tmp_path, kind):
    view.desk.edit_profiles([ids(view, 1)[0]], "", "name", NASTY)
    view.desk.edit_profiles([ids(view, 1)[0]], "", "base_mm", 32.5)
    path = tmp_path / f"sortie{'.json' if kind == 'json' else '.csv'}"
    view.exchange.export(kind, path)
    seen = []

    def look(dialog):
        seen.append((dialog._sum.text(), dialog._act.isEnabled()))
        press(dialog, "Cancel")

    in_dialog(look)
    assert view.exchange.import_into(path) == []
    assert seen == [("6 unchanged", False)]


def test_the_menu_imports_and_goes_to_what_came(view, tmp_path, monkeypatch):
    path = tmp_path / "liste.csv"
    path.write_text("Nom;PV\nÉloïse;3\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    in_dialog(lambda dialog: press(dialog, "Import"))
    entries = {one.text(): one for one in roster_menu(view).actions()}
    entries["Import into this roster…"].trigger()
    (added,) = view.profiles.selected()
    assert view.desk.profiles([added])[0]["name"] == "Éloïse"


def test_an_import_shows_what_it_does_and_is_one_step_of_undo(view, tmp_path):
    before = view.desk.document
    path = tmp_path / "liste.csv"
    captain = ids(view, 0)[0]
    path.write_bytes(f"id;Nom;PV\n{captain};Capitaine;11\n;Éloïse;3\n;Goule;x\n".encode("cp1252"))
    seen = []

    def look(dialog):
        seen.append((dialog._sum.text(), [dialog._lines.item(at).text()
                                          for at in range(dialog._lines.count())]))  # fmt: skip
        press(dialog, "Import")

    in_dialog(look)
    (added,) = view.exchange.import_into(path)
    assert seen[0][0] == "1 added, 1 changed, 1 line that can't be read"
    assert seen[0][1][0].startswith("line 4: Hit points:")
    assert "Windows-1252" in seen[0][1][1]
    assert seen[0][1][2:] == ["Capitaine: Hit points", "Éloïse, 3 HP"]
    assert view.desk.profiles([added])[0]["name"] == "Éloïse"
    assert view.desk.profiles([captain])[0]["target"]["hit_points"] == 11
    view.desk.undo()
    assert view.desk.document == before
    view.desk.redo()
    assert view.desk.profiles([captain])[0]["target"]["hit_points"] == 11


def test_where_the_separator_is_not_clear_it_is_asked(view, tmp_path):
    path = tmp_path / "liste.csv"
    path.write_text("Nom;PV,TIR\nGoule;6,2\n")
    seen = []

    def look(dialog):
        assert isinstance(dialog, ImportPreview)
        seen.append((dialog._problem.text(), dialog._act.isEnabled()))
        dialog._sign.set_value(";")
        dialog._sign.value_chosen.emit(";")
        seen.append((dialog._problem.text(), dialog._sum.text()))
        press(dialog, "Import")

    in_dialog(look)
    view.exchange.import_into(path)
    assert seen[0] == ("1: it is not clear what separates the cells", False)
    assert seen[1] == ("", "1 added")
    assert names(view)[-1] == "Goule"


def test_a_roster_is_exported_and_imported_with_every_field(view, tmp_path):
    one = rich(load()["hell_dorado"], "Frère Éloïse « l'Œil »") | {"weapons": []}
    document = roster_of(load()["hell_dorado"], one) | {"name": NASTY, "colour": [1]}
    path = view.desk.store.add(document)
    view.desk.list_again()
    view.desk.open(path)
    out = tmp_path / "sortie.json"
    view.exchange.export("json", out)
    assert on_disk(out) == document
    view.exchange.import_as_new(out)
    assert view.desk.opened.path != path
    assert view.desk.document == document | {"id": view.desk.document["id"]}
    assert view.desk.document["id"] != document["id"]
    assert read_roster(on_disk(view.desk.opened.path), str).notices == ()


def test_a_table_becomes_a_roster_of_its_own(view, tmp_path):
    path = tmp_path / "Les Goules.csv"
    path.write_text("Nom;PV\nGoule;6\n", encoding="utf-8")
    in_dialog(lambda dialog: press(dialog, "Import"))
    view.exchange.import_as_new(path)
    assert view.desk.document["name"] == "Les Goules"
    assert names(view) == ["Goule"]
    assert on_disk(view.desk.opened.path)["profiles"][0]["target"] == {"hit_points": 6}


def test_a_file_that_is_no_roster_is_named(view, tmp_path):
    path = tmp_path / "x.json"
    path.write_text('{"toise": "battle"}')
    seen = []

    def look(dialog):
        seen.append(dialog.windowTitle())
        press(dialog, "Close")

    in_dialog(look)
    view.exchange.import_as_new(path)
    in_dialog(look)
    view.exchange.import_into(tmp_path / "absent.csv")
    assert seen == ["“x.json” can't be opened.", "“absent.csv” can't be opened."]


def test_profiles_move_into_another_roster_and_back(view):
    here, there = view.desk.opened.path, path_of(view, "Meute du Puits")
    captain = ids(view, 0)
    before = view.desk.document
    view.send(captain, there, move=True)
    assert names(view)[0] == "Bombardière"
    assert on_disk(here)["profiles"][0]["name"] == "Bombardière"
    assert on_disk(there)["profiles"][-1]["id"] == captain[0]
    view.desk.undo()
    assert view.desk.document == before
    assert on_disk(here) == before
    assert len(on_disk(there)["profiles"]) == 6
    view.desk.redo()
    assert len(on_disk(there)["profiles"]) == 7
    assert view.desk.close()
    assert len(on_disk(here)["profiles"]) == 5


def test_a_copy_into_another_roster_takes_its_group_along(view):
    there = path_of(view, "Meute du Puits")
    view.acts.add_group("Chefs", ids(view, 0))
    view.send(ids(view, 0), there, move=False)
    assert len(names(view)) == 6
    received = on_disk(there)
    assert [one["name"] for one in received["groups"]] == ["Chefs"]
    assert received["profiles"][-1]["group"] == received["groups"][0]["id"]
    view.send(ids(view, 0), there, move=False)
    last, again = on_disk(there)["profiles"][-2:]
    assert last["id"] != again["id"]


@pytest.mark.parametrize("spoil", ["newer", "torn"])
def test_what_the_other_roster_cannot_take_stays_here(view, spoil):
    there = path_of(view, "Meute du Puits")
    document = on_disk(there) | {"version": 9}
    there.write_text(json.dumps(document) if spoil == "newer" else "{")
    content = there.read_bytes()
    view.send(ids(view, 0), there, move=True)
    assert len(names(view)) == 6
    assert view.desk.trouble.path == there
    assert there.read_bytes() == content


def test_a_roster_takes_what_is_dropped_on_it(view):
    shelf = view.shelf._list
    row = [one.name for one in view.desk.shelf].index("Meute du Puits")
    assert not shelf._takes([one.name for one in view.desk.shelf].index("Mercenaires du Faubourg"))
    data = view.profiles._model.mimeData([view.profiles._model.index(0)])
    assert data.text().startswith("Capitaine | ")
    place = QPointF(shelf.visualItemRect(shelf.item(row)).center())
    drop = QDropEvent(
        place, Qt.DropAction.MoveAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    shelf.dropEvent(drop)
    assert names(view)[0] == "Bombardière"
    assert len(on_disk(path_of(view, "Meute du Puits"))["profiles"]) == 7


def test_a_roster_comes_back_from_the_trash_by_the_menu(view):
    path = view.desk.opened.path
    content = path.read_bytes()
    view.desk.delete()

    def look(dialog):
        assert isinstance(dialog, KeptVersions)
        assert dialog._list.item(0).text().startswith("Compagnie du Gué, ")
        press(dialog, "Restore")

    in_dialog(look)
    view.exchange.take_from_trash()
    assert view.desk.opened.path == path
    assert path.read_bytes() == content


def test_an_earlier_version_comes_back_and_undo_brings_today_back(view):
    path = view.desk.opened.path
    yesterday = path.read_bytes()
    view.desk.edit_roster("note", "aujourd’hui")
    view.desk.save()
    in_dialog(lambda dialog: press(dialog, "Restore"))
    view.exchange.restore_version()
    assert path.read_bytes() == yesterday
    assert view.toast._label.text() == "The earlier version is restored."
    view.toast._button.click()
    view.desk.save()
    assert on_disk(path)["note"] == "aujourd’hui"


def test_a_paste_of_another_games_profiles_is_read_as_text(view):
    view.profiles.select_profiles(ids(view, 0))
    view.exchange.copy(ids(view, 0))
    view.desk.open(path_of(view, "Mercenaires du Faubourg"))
    data = QApplication.clipboard().mimeData()
    assert isinstance(data, QMimeData)
    in_dialog(lambda dialog: press(dialog, "Cancel"))
    assert view.paste() is None
    assert names(view) == ["Capitaine", "Champion", "Tireur", "Guerrier"]
