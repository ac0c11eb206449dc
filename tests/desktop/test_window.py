"""The window as its user meets it: start, roll, type, save, speak French, leave."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget

from desktop import theme
from desktop.app import Shell
from desktop.dialogs.message import Message
from desktop.folders import Folders
from desktop.preferences import Preferences, read_preferences, write_preferences
from desktop.words import Words
from rules.systems import load
from tests.desktop.test_forms import widget

CONTROL = Qt.KeyboardModifier.ControlModifier
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def folders(tmp_path):
    return Folders(tmp_path / "data", tmp_path / "config" / "preferences.json")


@pytest.fixture
def shell(qapp, folders):
    running = Shell(qapp, folders, Words("en"), None)
    running.fill()
    running.window.show()
    yield running
    running.window.hide()
    running.window.deleteLater()


def answer(button):
    """Press a button of the question that will stand there."""

    def press():
        box = QApplication.activeModalWidget()
        assert isinstance(box, Message)
        next(b for b in box.findChildren(QPushButton) if b.text() == button).click()

    QTimer.singleShot(50, press)


def changed(shell):
    document = json.loads(json.dumps(shell.session.document))
    document["attacker"]["shooting"] = 4
    shell.session.edit(document)


def test_the_window_stands_before_the_rules_and_the_plots_are_loaded(tmp_path):
    program = (
        "import sys; from pathlib import Path; from PySide6.QtWidgets import QApplication;"
        "from desktop.app import Shell; from desktop.folders import Folders;"
        "from desktop.words import Words; app = QApplication([]);"
        "shell = Shell(app, Folders(Path(sys.argv[1]), Path(sys.argv[1]) / 'p.json'), Words('fr'),"
        "None); shell.window.show(); app.processEvents(); assert 'pydantic' not in sys.modules;"
        "shell.fill(); app.processEvents();"
        "assert 'pyqtgraph' not in sys.modules and 'numpy' not in sys.modules; print('stands')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert "stands" in done.stdout, done.stderr


def test_the_first_start_shows_an_ambush_resolved(shell):
    assert shell.window.windowTitle().startswith("Embuscade au gué")
    assert len(shell.session.result.figures) == 4


def test_the_charts_come_after(shell, qtbot):
    card = shell._resolve.results._cards[0]
    assert card._chart is None
    shell.start()
    qtbot.waitUntil(lambda: card._chart is not None)


def test_the_rules_and_the_places_come_after_the_frame(qapp, folders, qtbot):
    shell = Shell(qapp, folders, Words("en"), None)
    shell.start()
    assert shell.window.windowTitle().startswith("Embuscade au gué")
    assert shell.session.reading is None
    assert shell.window.place("resolve") is None
    qtbot.waitUntil(lambda: shell.window.place("resolve") is not None)
    assert len(shell.session.result.figures) == 4
    shell.window.hide()


def test_preferences_that_cant_be_used_count_as_none(folders):
    path = folders.preferences
    for written in (
        "",
        "[]",
        "1" * 5000,
        '{"language": "de"}',
        '{"scheme": []}',
        '{"geometry": 1}',
    ):
        path.parent.mkdir(exist_ok=True)
        path.write_text(written)
        assert read_preferences(path) == Preferences()
    path.write_text('{"language": "fr", "colour": "blue"}')
    assert read_preferences(path) == Preferences(language="fr")
    path.write_text('{"language": "fr", "data": "kept", "welcomed": true, "scheme": "pink"}')
    assert read_preferences(path) == Preferences(language="fr", data="kept")


def test_rolling_by_key_and_typing_by_key(shell, qtbot):
    qtbot.keyClick(shell.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert shell.session.rolled is not None
    qtbot.keyClick(shell.window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert shell.session.rolled is None
    qtbot.keyClicks(shell._resolve.tray, "61")
    assert shell.session.story.faces == [6, 1]


def test_undo_by_key(shell, qtbot):
    before = shell.session.document
    changed(shell)
    shell.window.setFocus()
    qtbot.keyClick(shell.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shell.session.document == before


def test_undo_leaves_the_keyboard_where_it_was(shell, qtbot):
    field = widget(shell._resolve.attack.body.attacker, "shooting")
    before = shell.session.document
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_Up)
    assert shell.session.document != before
    qtbot.keyClick(field, Qt.Key.Key_Z, CONTROL)
    assert shell.session.document == before
    assert QApplication.focusWidget() is field
    qtbot.keyClick(field, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert shell.session.document != before
    shell.window.bar._icons[0].click()
    assert shell.session.document == before
    assert QApplication.focusWidget() is field


def test_undo_by_key_while_a_choice_has_the_keyboard(shell, qtbot):
    fold = shell._resolve.attack.body.rules
    fold.set_open(opened=True)
    choice = widget(fold.form, "outsider_hit")
    before = shell.session.document
    choice.setFocus()
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert shell.session.document != before
    qtbot.keyClick(choice, Qt.Key.Key_Z, CONTROL)
    assert shell.session.document == before
    assert QApplication.focusWidget() is choice


def test_after_undo_from_what_is_gone_the_keyboard_is_on_the_notation(shell, qtbot):
    changed(shell)
    undo = shell.window.bar._icons[0]
    undo.setFocus()
    qtbot.keyClick(undo, Qt.Key.Key_Space)
    assert not undo.isEnabled()
    assert shell._resolve.attack.body.notation.field.hasFocus()


def test_an_undone_target_leaves_the_keyboard_on_the_table(shell):
    targets = shell._resolve.attack.body.targets
    targets.add_button.click()
    assert not targets.table.hasFocus()
    shell.window.commands.undo.trigger()
    assert targets.table.hasFocus()


def test_the_settings_say_what_is_chosen(shell):
    titles = [one.text() for one in shell.window.settings.actions() if not one.isEnabled()]
    assert titles == ["Language", "Appearance"]
    labels = shell.window.settings.findChildren(QLabel)
    assert [label.text() for label in labels] == titles


def test_saved_and_opened_again_it_is_the_same(shell, tmp_path, monkeypatch):
    changed(shell)
    path = tmp_path / "Le gué : l'embuscade.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    shell.window.commands.save.trigger()
    assert not shell.session.unsaved
    saved = shell.session.document
    shell.session.edit({**saved, "targets": []})
    answer("Don’t save")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    shell.window.commands.open.trigger()
    assert shell.session.document == saved
    assert shell.session.title == "Le gué : l'embuscade"


def test_a_file_that_cannot_be_read_changes_nothing(shell, tmp_path, monkeypatch):
    path = tmp_path / "half.json"
    path.write_text('{"toise": "engage', encoding="utf-8")
    before = shell.session.document
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    answer("Close")
    shell.window.commands.open.trigger()
    assert shell.session.document == before
    assert path.read_text(encoding="utf-8") == '{"toise": "engage'


def test_cancelling_the_question_keeps_the_window(shell):
    changed(shell)
    answer("Cancel")
    assert not shell.window.close()
    assert shell.window.isVisible()
    assert shell.session.unsaved


def test_cancelling_where_to_save_keeps_the_window(shell, monkeypatch):
    changed(shell)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    answer("Save")
    assert not shell.window.close()
    assert shell.session.unsaved


def test_giving_up_the_changes_closes(shell):
    changed(shell)
    answer("Don’t save")
    assert shell.window.close()


def test_a_folder_that_cannot_be_written_loses_nothing(shell, tmp_path, monkeypatch):
    changed(shell)
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file / "a.json"), ""))
    answer("Close")
    shell.window.commands.save.trigger()
    assert shell.session.unsaved


def test_the_report_is_written_as_pdf(shell, tmp_path, monkeypatch):
    path = tmp_path / "rapport.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    shell.session.roll(5)
    shell.window.commands.pdf.trigger()
    assert path.read_bytes().startswith(b"%PDF")


def test_the_language_changes_while_running(shell, folders):
    shell.session.roll(5)
    shell.window.language_chosen.emit("fr")
    assert shell.session.words.language == "fr"
    assert shell.window.commands.roll.text() == "Lancer"
    assert shell.session.story is not None
    assert read_preferences(folders.preferences).language == "fr"


def test_another_language_leaves_one_where_one_was(shell):
    shell.window.show()
    for place in ("rules", "table"):
        shell.window.go_to(place)
        shell.window.language_chosen.emit("fr" if place == "rules" else "en")
        assert shell.window.current == place
    shell.window.commands.standing.setChecked(True)
    shell.window.setWindowState(Qt.WindowState.WindowMaximized)
    shell.window.language_chosen.emit("fr")
    assert shell.window.commands.standing.isChecked()
    assert shell.window.isMaximized()


def test_another_language_leaves_the_same_roster_open(shell):
    shell.window.go_to("rosters")
    desk = shell.window.place("rosters").desk
    desk.open(desk.shelf[2].path)
    shell.window.language_chosen.emit("fr")
    assert shell.window.place("rosters").desk.opened.path == desk.shelf[2].path


def test_the_look_changes_while_running(shell, qapp):
    shell.window.scheme_chosen.emit("dark")
    assert theme.tokens_of(shell.window.palette()) is theme.DARK
    theme.apply(qapp, "light")


def test_the_window_comes_back_to_a_screen_that_is_there(qapp, folders):
    write_preferences(folders.preferences, Preferences(geometry="not a geometry"))
    shell = Shell(qapp, folders, Words("fr"), None)
    shell.fill()
    shell.window.move(5000, 5000)
    kept = shell.window.geometry_text()
    shell.window.place_on_screen(kept)
    screen = qapp.primaryScreen().availableGeometry()
    assert screen.intersects(shell.window.frameGeometry())


def test_everything_that_takes_the_keyboard_has_a_name(shell):
    shell.start()
    QApplication.processEvents()
    nameless = [
        type(child).__name__
        for child in shell.window.findChildren(QWidget)
        if child.isVisible()
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not QAccessible.queryAccessibleInterface(child).text(QAccessible.Text.Name)
    ]
    assert nameless == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_window_fits_a_small_screen_at_150_per_cent(qapp, folders, language):
    shell = Shell(qapp, folders, Words(language), None)
    shell.session.mark_saved(Path("É" * 80))
    shell.fill()
    shell.window.show()
    shell.session.start_typing()
    shell.window.resize(1366 * 2 // 3, 768 * 2 // 3)
    for place in ("resolve", "rosters", "table", "battle", "compare", "rules"):
        shell.window.go_to(place)
        QApplication.processEvents()
        least = shell.window.minimumSizeHint()
        assert least.width() <= 1366 / 1.5, place
        assert least.height() <= 768 / 1.5, place
    shell.window.deleteLater()


def test_the_rosters_are_a_place_of_the_rail(shell):
    shell.window.go_to("rosters")
    assert shell.window.place("rosters").isVisible()
    assert not shell.window.bar.isVisible()


def test_a_cell_of_the_comparison_is_opened_in_resolve_and_undone(shell):
    before = shell.session.document
    shell.window.go_to("compare")
    view = shell.window.place("compare")
    view.open_cell(view.desk.board.rows[2].id, view.desk.board.columns[1].id)
    view.panel._open.click()
    assert shell.window.current == "resolve"
    assert [target["name"] for target in shell.session.document["targets"]] == ["Ghoul"]
    shell.session.undo()
    assert shell.session.document == before


def test_a_comparison_survives_another_language(shell):
    shell.window.go_to("compare")
    desk = shell.window.place("compare").desk
    desk.change(lambda board: board.with_pin(board.rows[0].id))
    shell._change_language("fr")
    shell.window.go_to("compare")
    assert shell.window.place("compare").desk is desk
    assert desk.board.rows[0].pinned


def test_another_game_can_be_begun_without_losing_this_one(shell):
    before = shell.session.document
    shell.window.commands.new.trigger()
    assert shell.session.document["targets"] == []
    assert before["targets"]
    assert QApplication.focusWidget() is shell._resolve.attack.body.notation.field


def test_examples_stand_under_the_name_of_their_game(shell):
    told = [action.text() for action in shell.window.examples.actions()]
    games = [game.name for game in load().values()]
    assert [one for one in told if one in games] == games
    at = told.index("Mordheim")
    samples = (ROOT / "resources" / "samples" / "mordheim").glob("*.json")
    assert told[at + 1] == min(path.stem for path in samples)


def test_an_example_is_opened_under_its_name_and_is_no_file(shell):
    examples = sorted((ROOT / "resources" / "samples" / "hell_dorado").glob("*.json"))
    shell.window.example_chosen.emit(examples[-1])
    assert shell.session.title == examples[-1].stem
    assert shell.session.path is None
    assert not shell.session.unsaved
