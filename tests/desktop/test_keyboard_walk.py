"""Tab through every place and dialog: named, with a role, seen, in reading order, both ways.

Reading order: what is left of something in its row, or above it in its column, comes before it.
"""

from itertools import combinations, permutations

import numpy as np
import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsView,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from desktop.app import Shell
from desktop.folders import Folders
from desktop.preferences import Preferences, write_preferences
from desktop.widgets.popover import Popover
from desktop.widgets.rail import RailItem
from desktop.widgets.tab_order import laid_out
from desktop.words import Words
from tests.desktop.every_dialog import dialogs
from tests.desktop.keyboard import (
    KEYS,
    WITH_LINKS,
    name_of,
    parts_seen,
    press,
    reach,
    settle,
    shown,
    tab_path,
    wait_until,
)
from tests.desktop.test_every_dialog import NAMES

RING = 150
"""Pixels that a visible focus changes at least: half of the ring around the least hit area."""
SLACK = 2
NOTICED = 60
"""By how much of 765 a pixel must change."""
Role = QAccessible.Role
FITTING = {
    Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.SpinBox,
    Role.EditableText, Role.List, Role.Table, Role.Tree, Role.Grouping,
}  # fmt: skip
NAMED = QScrollArea, QGraphicsView
"""What Qt has no better role for than that of an area: its name says what it is."""


@pytest.fixture(scope="module")
def shell(qapp, tmp_path_factory):
    folder = tmp_path_factory.mktemp("walk")
    write_preferences(folder / "p.json", Preferences(language="en", welcomed="hell_dorado"))
    running = Shell(qapp, Folders(folder / "data", folder / "p.json"), Words("en"), None)
    running.fill()
    before, _ = qapp.cursorFlashTime(), qapp.setCursorFlashTime(0)
    yield running
    qapp.setCursorFlashTime(before)
    running.window.hide()
    running.window.deleteLater()


def resolve(shell):
    shell.window.go_to("resolve")


def resolve_open(shell):
    """Every group open, the dice typed, the results in tables."""
    shell.window.go_to("resolve")
    body = shell._resolve.attack.body
    for fold in (body.circumstances, body.rules, body.targets.details):
        fold.set_open(opened=True)
    reach("Results as")
    press(KEYS.Key_Right)
    press(KEYS.Key_T, Qt.KeyboardModifier.ControlModifier)
    press(KEYS.Key_4)


def empty_table(shell):
    shell.window.go_to("table")


def table(shell):
    shell.window.go_to("table")
    reach("Set out the figures")
    press(KEYS.Key_Space)


def rosters(shell):
    shell.window.go_to("rosters")


def battle(shell):
    shell.window.go_to("battle")


def compare(shell):
    shell.window.go_to("compare")


def cell(shell):
    compare(shell)
    reach("Comparison")
    press(KEYS.Key_Return)


def rules(shell):
    shell.window.go_to("rules")


def narrow(shell):
    """A quarter of a usual screen, as on one enlarged to twice its size."""
    shell.window.resize(683, 384)
    resolve(shell)


def narrow_battle(shell):
    narrow(shell)
    battle(shell)


SITUATIONS = (
    resolve, empty_table, table, resolve_open, rosters, battle, compare, cell, rules, narrow,
    narrow_battle,
)  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.__name__)
def test_a_place_can_be_walked_through(shell, situation):
    shown(shell)
    situation(shell)
    settle()
    walk()
    press(KEYS.Key_Escape)


def test_why_is_left_by_tab_and_by_escape_to_the_number_asked_about(shell):
    window = shown(shell)
    resolve(shell)
    reach("Results as")
    press(KEYS.Key_Tab, times=3)
    number = QApplication.focusWidget()
    for leave in (KEYS.Key_Tab, KEYS.Key_Backtab, KEYS.Key_Escape):
        press(KEYS.Key_Return)
        panel = next(one for one in parts_seen(window, Popover))
        assert panel.accessibleName().startswith("Why")
        while panel.isVisible():
            assert panel.isAncestorOf(QApplication.focusWidget())
            press(leave)
        assert QApplication.focusWidget() is number


@pytest.mark.parametrize("name", NAMES)
def test_a_dialog_can_be_walked_through(qtbot, shell, tmp_path, name):
    made = dialogs(shell.session.words, tmp_path)[name]()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    settle()
    assert QApplication.focusWidget() is not None, "nothing has the keyboard"
    if name == "BackwardsDialog":
        wait_until(lambda: not (made._busy.isVisible() or made._busy._timer.isActive()))
    walk()


def walk():
    path, hidden = ringed_path()
    assert hidden == [], "the focus can't be seen"
    assert [type(one).__name__ for one in path if not name_of(one)] == []
    assert [f"{name_of(one)}: {role_of(one)}" for one in path if not has_fitting_role(one)] == []
    assert out_of_order(path) == []
    back = tab_path(KEYS.Key_Backtab)
    assert [name_of(one) for one in back[1:]] == [name_of(one) for one in reversed(path[1:])]
    assert back[0] is path[0]


def ringed_path():
    """Where Tab stops, and the names of those whose focus changes too little to be seen."""
    path, hidden = [], []
    while (here := QApplication.focusWidget()) not in path:
        assert here is not None, f"after {path[-1:]} nothing has the keyboard"
        path.append(here)
        focused = pixels(here)
        if not is_scrolled_to(here):
            hidden.append((type(here).__name__, name_of(here)))
        tab_away(here)
        if changed(focused, pixels(here)) < RING:
            hidden.append((type(here).__name__, name_of(here)))
    return path, hidden


def is_scrolled_to(widget):
    """Whether what has the keyboard stands in the part that shows of all that scrolls it."""
    for area in scrolled_by(widget):
        port = area.viewport()
        place = QRect(widget.mapTo(port, QPoint(0, 0)), widget.size())
        seen = place.intersected(port.rect())
        if seen.height() < min(place.height(), port.height()) - SLACK:
            return False
    return True


def tab_away(widget):
    for _ in range(1000 if isinstance(widget, WITH_LINKS) else 1):
        press(KEYS.Key_Tab)
        if QApplication.focusWidget() is not widget:
            return
    raise AssertionError(f"Tab does not leave {name_of(widget)!r}")


def pixels(widget):
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shape = image.height(), image.bytesPerLine() // 4, 4
    return np.frombuffer(image.constBits(), dtype=np.uint8).reshape(shape)[:, :, :3].astype(int)


def changed(before, after):
    """How many pixels are clearly others; all of them where the size is."""
    if before.shape != after.shape:
        return before.size
    return int((np.abs(before - after).sum(axis=2) > NOTICED).sum())


def role_of(widget):
    return QAccessible.queryAccessibleInterface(widget).role()


def has_fitting_role(widget):
    return role_of(widget) in FITTING or isinstance(widget, (*WITH_LINKS, *NAMED))


def out_of_order(path):
    """Pairs that are read the other way round; a walk may begin anywhere, the rail is first."""
    start = next((at for at, one in enumerate(path) if isinstance(one, RailItem)), None)
    starts = range(len(path)) if start is None else [start]
    before = {
        (at, other)
        for at, other in permutations(range(len(path)), 2)
        if is_read_before(*side_by_side(path[at], path[other]))
    }
    wrong = (wrong_from(at, len(path), before) for at in starts)
    return [(name_of(path[a]), name_of(path[b])) for a, b in min(wrong, key=len)]


def wrong_from(start, count, before):
    """The pairs in which the later one, counted from a start, is read before the other."""
    turn = [(start + at) % count for at in range(count)]
    return [pair for pair in combinations(turn, 2) if pair[::-1] in before]


def side_by_side(one, other):
    """The places of two widgets, or of the areas that scroll them, where those are not the same."""
    areas, others = scrolled_by(one), scrolled_by(other)
    shared = len([a for a, b in zip(areas, others, strict=False) if a is b])
    parts = [*areas, one][shared], [*others, other][shared]
    return [place_of(part) for part in parts]


def scrolled_by(widget):
    """The areas that scroll a widget, the outermost first."""
    at, areas = widget.parentWidget(), []
    while at is not None:
        if isinstance(at, QScrollArea):
            areas.insert(0, at)
        at = at.parentWidget()
    return areas


def place_of(widget):
    """Where a widget stands in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())


def is_read_before(one, other):
    """Whether a place is above another in its column, or left of it in its row."""
    wide = min(one.right(), other.right()) - max(one.left(), other.left())
    high = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    above = one.bottom() < other.top() and wide > min(one.width(), other.width()) / 2
    left = one.right() < other.left() and high > min(one.height(), other.height()) / 2
    return above or left


def test_walking_through_layouts_keeps_nothing_of_their_items(qtbot):
    root = QWidget()
    qtbot.addWidget(root)
    column, row = QVBoxLayout(root), QHBoxLayout()
    buttons = [QPushButton(name, root) for name in "CAB"]
    column.addLayout(row)
    column.addWidget(buttons[0])
    row.addWidget(buttons[1])
    row.addWidget(buttons[2])
    root.show()
    before = _items_known()
    walked = [part.text() for part in laid_out(root) if isinstance(part, QPushButton)]
    assert walked == ["A", "B", "C"]
    assert _items_known() == before


def _items_known():
    """How many items of layouts Python holds; those of deleted ones are taken for others."""
    return sum(type(one) is QWidgetItem for one in shiboken6.getAllValidWrappers())
