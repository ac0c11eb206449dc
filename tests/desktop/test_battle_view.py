"""The place « Bataille » as its user meets it, by keyboard alone."""

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.views.battle.columns import BoardColumns
from desktop.views.battle.journal import JournalPanel
from desktop.views.battle.journal_list import ROW, JournalModel
from desktop.views.battle.place import BattleView
from desktop.views.battle.side_list import BADGES
from desktop.words import Words
from rules.chance import Luck
from rules.law import Law
from tests.desktop.battle_parts import desk_in, left

KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
WORDS = Words("en")


def shown(qtbot, desk, words=WORDS):
    view = BattleView(words, desk)
    qtbot.addWidget(view)
    view.undo_wanted.connect(desk.undo)
    view.redo_wanted.connect(desk.redo)
    view.resize(1290, 768)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def desk(qapp, tmp_path):
    made = desk_in(tmp_path)
    yield made
    made.close()


@pytest.fixture
def view(qtbot, desk):
    return shown(qtbot, desk)


def rows(view):
    return view.journal.model.rows


def test_both_sides_stand_with_their_points(view):
    ours, theirs = view.sides
    assert (ours._name.text(), ours._left.text(), ours._of.text()) == (
        "Compagnie du Gué", "42", " / 45\u00a0HP",
    )  # fmt: skip
    assert theirs.model.rowCount() == 8
    damned = theirs.model.index(7)
    assert "out of action" in damned.data(Qt.ItemDataRole.AccessibleTextRole)
    assert theirs.model.index(3).data(BADGES) == ["in melee"]


def test_space_says_who_has_played(view, desk):
    ours = view.sides[0]
    view.focus_board()
    view.sides[0].played_wanted.connect(lambda f, p: desk.add("played", figure=f, played=p))
    QTest.keyClick(ours.view, KEYS.Key_Space)
    assert desk.board.standings["f1"].played
    QTest.keyClick(ours.view, KEYS.Key_Space)
    assert not desk.board.standings["f1"].played


def test_a_click_on_the_box_counts_and_one_on_the_name_only_chooses(view, desk):
    ours = view.sides[0]
    ours.played_wanted.connect(lambda f, p: desk.add("played", figure=f, played=p))
    rect = ours.view.visualRect(ours.model.index(2))
    button = Qt.MouseButton.LeftButton
    QTest.mouseClick(ours.view.viewport(), button, pos=rect.center())
    assert (desk.current, desk.board.standings["f3"].played) == ("f3", False)
    box = rect.topRight() + type(rect.topRight())(-22, rect.height() // 2)
    QTest.mouseClick(ours.view.viewport(), button, pos=box)
    assert desk.board.standings["f3"].played


def test_keys_ask_for_points_and_attacks(view):
    asked = []
    view.sides[0].view.points_wanted.connect(asked.append)
    view.sides[0].view.attack_wanted.connect(lambda: asked.append("attack"))
    view.focus_board()
    for key in (KEYS.Key_Minus, KEYS.Key_Plus, KEYS.Key_Return):
        QTest.keyClick(view.sides[0].view, key)
    assert asked == [1, -1, "attack"]


def test_looking_at_theirs_leaves_ours(view, desk):
    view.focus_board()
    view.sides[1].view.setCurrentIndex(view.sides[1].model.index(0))
    assert desk.current == "f7"
    assert not view.sides[0].view.selectionModel().hasSelection()
    assert view.figure._name.text() == "Goule ×1"


def test_undo_by_key_is_of_the_battle(view, desk):
    before = left(desk)
    desk.add("points", figure="f1", lost=2)
    QTest.keyClick(view.sides[0].view, KEYS.Key_Z, CONTROL)
    assert left(desk) == before
    QTest.keyClick(view.sides[0].view, KEYS.Key_Y, CONTROL)
    assert left(desk)["Capitaine"] == 8


def test_the_journal_is_newest_first_under_its_turns(view, desk):
    told = [row.heading or row.line.who for row in rows(view)]
    assert told == [
        "Turn 3", "Bombardière", "Sorcier", "Turn 2", "Sorcier", "Frondeuse", "Reître and Succube",
        "Turn 1", "Damné and Capitaine", "Damné", "Sorcier",
    ]  # fmt: skip
    assert [row.last for row in rows(view)][:2] == [False, True]
    desk.add("turn")
    assert (rows(view)[0].heading, rows(view)[0].last) == ("Turn 4", True)


def test_of_a_journal_only_the_lines_asked_for_are_put_into_words(desk):
    model = JournalModel(Words("en"))
    model.show_timeline(desk.timeline)
    assert not model._lines
    assert str(model.index(1).data()).startswith("Bombardière")
    assert len(model._lines) == 1


def test_an_attack_is_told_with_losses_and_seed(view):
    line = rows(view)[5].line
    assert (line.what, line.much) == (", explosion", "7 HP")
    assert line.body == "Damné −4, out of action; Chien d’enfer −3. Seed 1618."


def test_a_long_note_wraps_and_widens_nothing(view, desk):
    width = view.minimumSizeHint().width()
    desk.add("note", text="N" * 400)
    index = view.journal.model.index(1)
    assert view.journal.view.visualRect(index).height() > 80
    assert view.minimumSizeHint().width() == width


def test_the_meter_says_both_and_against_what(view):
    sentence = view.chance.sides["ally"].sentence.text()
    assert "of doing as little or less" in sentence
    assert "of doing as much or more" in sentence
    assert view.chance._title.text() == "against what each attack allowed"
    twin = view.chance.sides["ally"].bars.accessibleDescription()
    assert twin.startswith("18 HP, 14.3 expected")


def test_an_attack_chosen_in_the_journal_is_measured_alone(view):
    index = view.journal.model.index(5)
    assert index.data(ROW).line.who == "Frondeuse"
    view.journal.view.setCurrentIndex(index)
    assert view.chance.sides["ally"].bars.accessibleDescription().startswith("7 HP")
    assert not view.chance.sides["foe"].isVisible()


def test_without_an_attack_the_meter_shows_nothing(view, desk):
    for _ in range(10):
        desk.undo()
    assert desk.luck["ally"].luck is None
    assert "No attack yet." in view.chance.sides["ally"].sentence.text()
    assert not view.chance.sides["ally"].bars.isVisible()


def test_a_law_of_many_scores_is_drawn_in_as_many_bars_as_fit(view):
    long = Luck("points", 40, 0, 900, Law(dict.fromkeys(range(1000), 1)))
    view.chance.sides["ally"].show_luck(long, 0)
    view.grab()
    assert "900 HP" in view.chance.sides["ally"].bars.accessibleDescription()


def test_everything_that_takes_the_keyboard_has_a_name(view):
    nameless = [
        one
        for one in view.findChildren(QWidget)
        if one.isVisible()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not one.accessibleName()
    ]
    assert nameless == []


def test_without_a_battle_there_is_a_sentence_and_a_way_in(qtbot, qapp, tmp_path):
    view = shown(qtbot, desk_in(tmp_path, samples=None))
    asked = []
    view.new_wanted.connect(lambda: asked.append(True))
    view._empty.findChild(QPushButton).click()
    assert asked == [True]
    assert view._empty.isVisible()


def test_a_file_that_is_none_is_named_and_others_can_be_chosen(view, desk, tmp_path):
    bad = tmp_path / "battles" / "bad.jsonl"
    bad.write_bytes(b"[]\n")
    desk.open(bad)
    QApplication.processEvents()
    assert desk.board is None
    assert any("bad.jsonl" in one._said.text() for one in view.findChildren(type(view.notices)))
    desk.open(desk.shelf[0].path)
    assert desk.board is not None


def test_a_torn_line_is_said(qtbot, desk, tmp_path):
    path = desk.opened.path
    path.write_bytes(path.read_bytes() + b'{"n": 11')
    view = shown(qtbot, desk_in(tmp_path))
    assert "was not written to its end" in view.notices._said.text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_are_shown_as_typed_in_both_languages(qtbot, desk, language):
    newcomer = {"id": "f99", "name": "<b>Goule</b> & Fils", "profile": {"target": {}}}
    desk.add("join", side="foe", figure=newcomer)
    view = shown(qtbot, desk, Words(language))
    index = view.sides[1].model.index(8)
    assert "&lt;b&gt;Goule" in index.data(Qt.ItemDataRole.ToolTipRole)
    view.grab()


def cells(table):
    model = table.model()
    columns = range(model.columnCount())
    return [[model.index(row, c).data() for c in columns] for row in range(model.rowCount())]


def test_the_bars_have_a_table_for_a_twin_with_the_score_done_chosen(view):
    ours = view.chance.sides["ally"]
    view.chance.view._group.button(1).click()
    ours.show_luck(Luck("points", 1, 0, 2, Law({0: 1, 2: 2, 5: 1})), 0)
    assert (ours.bars.isVisible(), ours.table.isVisible()) == (False, True)
    assert cells(ours.table) == [
        ["0 HP", "25.0%", "25.0%", "100%"],
        ["2 HP", "50.0%", "75.0%", "75.0%"],
        ["5 HP", "25.0%", "100%", "25.0%"],
    ]
    assert ours.table.currentIndex().row() == 1
    assert ours.table.model().index(1, 1).data(Qt.ItemDataRole.ToolTipRole) == "1/2"


@pytest.mark.parametrize(("width", "height"), [(870, 512), (640, 384)])
def test_in_a_small_window_the_board_folds_and_scrolls_downward_only(view, width, height):
    # As in the window, a page is given its room; by itself it would hold its frame open.
    room = QWidget()
    view.setParent(room)
    view.setMinimumSize(0, 0)
    room.resize(width, height)
    view.resize(width, height)
    room.show()
    view.show()
    QApplication.processEvents()
    columns = view.findChild(BoardColumns)
    assert view.width() == width
    assert view.minimumSizeHint().width() <= 631
    assert view.head.minimumSizeHint().width() <= width
    assert columns.horizontalScrollBar().maximum() == 0
    assert columns.verticalScrollBar().maximum() > 0
    assert view.journal.note.accessibleName() == "Note it"
    view.setParent(None)


def gaps(listed):
    """The rooms between each line of the journal and the next."""
    rects = [
        listed.visualRect(listed.model().index(row)) for row in range(listed.model().rowCount())
    ]
    return [below.top() - above.bottom() - 1 for above, below in itertools.pairwise(rects)]


def test_lines_keep_no_room_for_words_that_no_longer_wrap(qtbot, desk):
    panel = JournalPanel(WORDS, desk)
    qtbot.addWidget(panel)
    for width in range(372, 396, 2):
        panel.set_width(width)
        panel.resize(width, 260)
        panel.show()
        qtbot.waitUntil(panel.view.verticalScrollBar().isVisible)
        panel.resize(width, 711)
        qtbot.waitUntil(lambda: not panel.view.verticalScrollBar().isVisible())
        qtbot.waitUntil(lambda: not any(gaps(panel.view)))
