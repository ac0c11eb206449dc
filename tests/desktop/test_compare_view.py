"""The place « Comparer »: what it shows, and that every key does what the menu says."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor
from PySide6.QtTest import QTest

from desktop import theme
from desktop.compare.colours import ground_of
from desktop.compare.shelf import BoardShelf
from desktop.compare_acts import CompareActs, Links
from desktop.dialogs.compared_attack import AttackDialog
from desktop.dialogs.compared_target import TargetDialog
from desktop.printing.comparison import comparison_on_paper
from desktop.printing.output import pdf
from desktop.roster_library import Library
from desktop.theme_tokens import DARK, LIGHT
from desktop.views.compare.grid_model import PAINTED
from desktop.views.compare.view import CompareView
from desktop.words import Words
from resources import locate
from rules.gauges import Out
from rules.matrix import Attack, Mark
from rules.systems import load
from tests.desktop.compare_parts import (
    GAS,
    IMP,
    KNIGHT,
    UNARMED,
    finished,
    heads,
    shown,
    small_desk,
)
from tests.desktop.pdf_reading import Pdf

HELL = load()["hell_dorado"]


@pytest.fixture
def view(qtbot):
    made = CompareView(Words("en"), small_desk(qtbot))
    qtbot.addWidget(made)
    made.resize(1290, 768)
    made.show()
    qtbot.waitExposed(made)
    made.grid.setFocus()
    return made


def press(view, *keys):
    for key in keys:
        QTest.keySequence(view.grid, key)


def test_the_grid_is_its_own_text(view):
    assert heads(view.grid) == ["Imp", "Knight"]
    assert heads(view.grid, across=False) == ["Gas", "Spit"]
    assert shown(view.grid) == [["1.00", "1.38"], ["0.87", "1.59"]]
    told = view.grid.model().index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Gas on Knight: mean loss 1.38, out of action 0%")


def test_everything_has_a_name_for_screen_readers(view):
    head = view.head
    for part in (view.grid, head.system, head.measure, head.export, head.add_attack):
        assert part.accessibleName()


def test_another_measure(view):
    head = view.head
    place = [head.measure.itemText(at) for at in range(head.measure.count())].index("Out of action")
    head.measure.setCurrentIndex(place)
    head.measure.activated.emit(place)
    assert view.desk.gauge == Out()
    assert shown(view.grid)[0] == [">\xa099%", "0%"]


def test_a_game_chosen_in_the_head_brings_its_own_lists(view):
    head = view.head
    head.system.setCurrentIndex(head.system.findText("Mordheim"))
    head.system.activated.emit(head.system.currentIndex())
    assert view.desk.board.system == "mordheim"
    targets = head.add_target.menu().actions()[-1].menu()
    assert [one.text() for one in targets.actions()] == [
        one.name for one in view.desk.shipped.lists
    ]
    lists = next(one for one in head.add_attack.menu().actions() if one.menu())
    assert lists.isVisible()


def test_a_list_of_measures_that_is_open_stays_as_more_cells_come(view):
    model, told = view.head.measure.model(), []
    model.rowsRemoved.connect(lambda *_: told.append("emptied"))
    view.desk.cells_changed.emit()
    assert not told


@pytest.mark.parametrize(("scheme", "tokens"), [("dark", DARK), ("light", LIGHT)])
def test_the_cells_take_the_colours_of_another_scheme(view, qapp, scheme, tokens):
    theme.apply(qapp, scheme)
    try:
        cell = view.grid.model().index(1, 1)
        edge = view.grid.visualRect(cell).topLeft() + QPoint(3, 3)
        seen = view.grid.viewport().grab().toImage().pixelColor(edge)
    finally:
        theme.apply(qapp, "light")
    assert seen.name() == QColor(ground_of(cell.data(PAINTED).shade, tokens)).name()


def test_keys_sort_pin_compare_and_remove(view, qtbot):
    press(view, "Right", "S")
    assert heads(view.grid, across=False) == ["Spit", "Gas"]
    assert heads(view.grid) == ["Imp", "Knight ▾"]
    assert view.grid.current() == (view.desk.board.rows[0].id, view.desk.board.columns[1].id)
    press(view, "P")
    assert heads(view.grid, across=False) == ["Gas", "Spit"]
    press(view, "D")
    assert heads(view.grid, across=False)[0] == "from Gas"
    assert shown(view.grid)[1] == ["−0.13", "+0.21"]
    press(view, "Ctrl+D", "Del")
    assert heads(view.grid, across=False) == ["Spit", "Gas"]
    press(view, "Shift+Del")
    assert heads(view.grid) == ["Imp"]
    assert view.grid.current() == (view.desk.board.rows[0].id, view.desk.board.columns[0].id)
    for _ in range(6):
        QTest.keySequence(view.grid, "Ctrl+Z")
    qtbot.waitUntil(lambda: heads(view.grid, across=False) == ["Gas", "Spit"])
    assert heads(view.grid) == ["Imp", "Knight"]


def test_what_was_given_up_is_told_and_taken_up_again(view, qtbot):
    view.desk.add_marks([Mark("Ogre", {"hit_points": 9})])
    view._progress.cancelled.emit()
    rest = view._unfinished
    assert (rest.isVisible(), rest.told.text()) == (True, "2 cells not computed")
    assert shown(view.grid)[0][2] == "–"
    rest.go_on.click()
    assert not rest.isVisible()
    finished(qtbot, view.desk)
    assert view.desk.missing() == 0
    assert not rest.isVisible()


def test_enter_opens_the_whole_law_and_escape_closes_it(view, qtbot):
    press(view, "Right", "Return")
    panel = view.panel
    qtbot.waitUntil(lambda: panel.card.heading() == "Knight")
    assert len(panel.card.law_shown()) == 4
    panel.card.why_asked.emit(1, False)
    assert panel._why.isVisible()
    panel._why.dismiss()
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert view.grid.hasFocus()


def test_a_cell_is_taken_to_resolve(view, qtbot):
    press(view, "Return")
    with qtbot.waitSignal(view.resolve_wanted) as asked:
        view.panel._open.click()
    assert asked.args[0]["targets"] == [IMP.target | {"name": "Imp"}]
    assert asked.args[0]["weapon"] == GAS.parts["weapon"]


def test_a_refused_cell_says_why_beside_the_grid(view, qtbot):
    view.desk.add_attacks([UNARMED])
    qtbot.waitUntil(lambda: shown(view.grid)[2] == ["–", "–"])
    view.open_cell(view.desk.board.rows[2].id, view.desk.board.columns[0].id)
    assert "a shooting value is needed" in view.panel._problem.text()
    assert not view.panel.card.isVisible()


def test_what_is_missing_is_asked_for(view):
    for row in view.desk.board.rows:
        view.desk.change(lambda board, row=row: board.without_row(row.id))
    assert view._pages.currentWidget() is view._empty
    view.desk.add_attacks([GAS])
    assert view._pages.currentWidget() is view._full


def test_the_keys_of_printing_are_for_the_comparison(view):
    asked = []
    view.head.print_wanted.connect(lambda: asked.append("print"))
    view.head.preview_wanted.connect(lambda: asked.append("preview"))
    press(view, "Ctrl+P", "Ctrl+Shift+P")
    assert asked == ["print", "preview"]
    for row in view.desk.board.rows:
        view.desk.change(lambda board, row=row: board.without_row(row.id))
    press(view, "Ctrl+P")
    assert asked == ["print", "preview"]


def test_every_act_of_the_grid_has_its_keys_in_the_menu(view):
    acts = [act for act in view.grid.actions() if isinstance(act, QAction) and act.text()]
    assert len({act.shortcut().toString() for act in acts if not act.shortcut().isEmpty()}) == 9


def test_an_attack_is_asked_for_until_it_can_be_made(qtbot):
    dialog = AttackDialog(Words("en"), HELL, Attack("", {"weapon": ""}))
    qtbot.addWidget(dialog)
    dialog.accept()
    assert dialog.result() == 0
    dialog.notation.typed.emit("tir (perforant • dégâts 2/4/6/8/10)")
    dialog.accept()
    assert "a shooting value is needed" in dialog.forms["attacker"].row("shooting").problem()
    dialog.forms["attacker"].edited.emit("shooting", 4)
    dialog.accept()
    assert dialog.result() == 1
    assert dialog.attack() == Attack(
        "tir", {"weapon": "tir (perforant • dégâts 2/4/6/8/10)", "attacker": {"shooting": 4}}
    )


def test_no_heading_stands_over_nothing(qtbot):
    dialog = AttackDialog(Words("en"), HELL, Attack("", {"weapon": ""}))
    qtbot.addWidget(dialog)
    assert not dialog.heads["circumstances"].isHidden()
    dialog.notation.typed.emit("souffle percutant (mitraille • puissance 4/2)")
    assert dialog.heads["circumstances"].isHidden()
    assert not dialog.heads["attacker"].isHidden()


def test_a_target_is_asked_for_until_it_can_be_used(qtbot):
    dialog = TargetDialog(Words("en"), HELL, Mark("", {}))
    qtbot.addWidget(dialog)
    dialog.accept()
    assert dialog.form.row("hit_points").problem()
    dialog.name.setText("Ghoul")
    dialog.form.edited.emit("hit_points", 6)
    dialog.accept()
    assert dialog.result() == 1
    assert dialog.mark() == Mark("Ghoul", {"hit_points": 6})


def test_the_attack_of_resolve_joins(session, view, tmp_path):
    acts = acts_of(session, view, tmp_path)
    assert acts is not None
    view.head.attack_from_resolve_wanted.emit()
    row = view.desk.board.rows[-1]
    assert row.attack.name == "Bombardière"
    assert row.attack.parts["weapon"] == session.document["weapon"]


def test_a_weapon_of_the_lists_comes_in_the_hands_of_the_attacker(session, view, qtbot, tmp_path):
    acts_of(session, view, tmp_path)
    view.desk.choose_system("mordheim")
    qtbot.waitUntil(lambda: view.grid.current() is not None)
    preset = load()["mordheim"].presets().weapons[5]
    view.head.preset_wanted.emit(preset)
    added = view.desk.board.rows[-1].attack
    assert added.name == "Sword"
    assert added.parts["attacker"] == view.desk.board.rows[0].attack.parts["attacker"]
    view.grid.setCurrentIndex(view.grid.model().index(5, 0))
    preset = next(p for p in load()["mordheim"].presets().weapons if p.name == "sling, two shots")
    view.head.preset_wanted.emit(preset)
    shooter = view.desk.board.rows[5].attack.parts["attacker"]
    assert view.desk.board.rows[-1].attack.parts["attacker"] == shooter | {"attacks": 2}


def test_a_list_of_targets_is_added_at_once(session, view, tmp_path):
    acts_of(session, view, tmp_path)
    one = view.desk.shipped.lists[1]
    view.head.list_wanted.emit(one)
    assert [column.mark for column in view.desk.board.columns] == [IMP, KNIGHT, *one.marks]


def test_the_pages_hold_every_cell(view):
    view.desk.add_marks([Mark(f"Target {n}", {"hit_points": 3}) for n in range(24)])
    told = Pdf(pdf(comparison_on_paper(view.desk, Words("en")))).text
    assert "Target 0" in told
    assert "Target 23" in told


def acts_of(session, view, folder):
    library = Library(folder / "rosters", locate("samples", "rosters"))
    shelf = BoardShelf(lambda: folder / "comparisons", lambda: True)
    return CompareActs(session, view, Links(shelf, lambda: library, lambda _: None))


def test_the_ring_of_the_grid_goes_all_around_it(view, qapp):
    """Its heads leave two pixels of it free on every side, whoever has the keyboard."""
    before = qapp.styleSheet()
    qapp.setStyleSheet(theme.style_sheet(theme.LIGHT))
    try:
        for part in (view.grid, view.head.measure):
            part.setFocus()
            qapp.processEvents()
            grid, across = view.grid, view.grid.horizontalHeader().geometry()
            down = view.grid.verticalHeader().geometry()
            assert (down.left(), across.top()) == (2, 2)
            assert across.right() <= grid.width() - 3
            assert down.bottom() <= grid.height() - 3
    finally:
        qapp.setStyleSheet(before)
