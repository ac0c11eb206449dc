"""Every dialog opens in every language: named, translated, whole on a small screen, uncut."""

import pkgutil
from importlib import import_module

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QLabel, QWidget

import desktop.dialogs
from desktop import theme
from desktop.dialogs.facts_dialog import FactsDialog
from desktop.dialogs.frame import FrameDialog
from desktop.dialogs.room import bounded
from desktop.words import Words
from tests.desktop.every_dialog import LONG, dialogs
from tests.desktop.rooms import cut, out_of_sight, seen, settle

FRAMES = {QDialog, QFileDialog, FactsDialog, FrameDialog}
NAMES = (
    "ApplyDialog", "AttackDialog", "AttackDialog compared", "BackwardsDialog", "ContactsDialog",
    "CrashDialog", "EditionsDialog", "EndDialog", "FigureDialog", "HelpWindow", "ImportPreview",
    "KeptVersions", "MendDialog", "Message", "NewBattleDialog", "NoteDialog", "PresetPicker",
    "ProfilePicker", "StatesDialog", "TargetDialog", "WoundTableDialog",
)  # fmt: skip
SCREEN = 1366, 768
AT_150 = QSize(910, 482)
"""What such a screen has at 150 per cent, less the title bar."""
SAME = {
    "A", "B", "Combat", "Place", "Points", "Protection", "Source", "mm", "x", "y", "Bombardière",
    "Capitaine", "Reître",
}  # fmt: skip
"""What is written alike in both languages, or comes from the data."""


@pytest.fixture(scope="module")
def dressed(qapp):
    """The program's look, for all dialogs; others measure without one."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    theme.apply(qapp, "light")
    yield
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])


@pytest.fixture
def opened(qtbot, tmp_path, dressed):
    """A dialog as it stands on the screen."""

    def open_(name, language="en"):
        made = dialogs(Words(language), tmp_path)[name]()
        qtbot.addWidget(made)
        made.show()
        qtbot.waitExposed(made)
        QApplication.processEvents()
        return made

    return open_


@pytest.fixture
def larger(qapp):
    """The font of somebody who has it six points larger."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() + 6)
    qapp.setFont(font)
    yield
    qapp.setFont(before)


def nameless(dialog):
    return [
        type(one).__name__
        for one in seen(dialog, QWidget)
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name)
    ]


def said(dialog):
    """The words of a dialog as they stand on it."""
    texts = [dialog.windowTitle(), *(one.text() for one in seen(dialog, QLabel))]
    texts += [one.text() for one in seen(dialog, QAbstractButton)]
    texts += [one.accessibleName() for one in seen(dialog, QWidget)]
    texts = [one.removesuffix(" −1").removesuffix(" +1") for one in texts]
    return {one for one in texts if any(map(str.isalpha, one)) and LONG[:9] not in one}


def test_no_dialog_is_left_out():
    found = set()
    for module in pkgutil.iter_modules(desktop.dialogs.__path__):
        inside = vars(import_module(f"desktop.dialogs.{module.name}")).values()
        found |= {one for one in inside if isinstance(one, type) and issubclass(one, QDialog)}
    assert {one.__name__ for one in found - FRAMES} == {name.split()[0] for name in NAMES}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_it_opens_named_and_uncut_on_a_small_screen(opened, name, language):
    dialog = opened(name, language)
    assert dialog.windowTitle()
    assert nameless(dialog) == []
    assert cut(dialog) == []
    least = dialog.minimumSizeHint()
    assert least.width() <= SCREEN[0] / 2
    assert least.height() <= SCREEN[1] / 2


@pytest.mark.parametrize("name", NAMES)
def test_e05_at_150_per_cent_it_fits_with_its_buttons_in_sight(opened, name):
    dialog = opened(name, "fr")
    dialog.resize(dialog.size().boundedTo(AT_150))
    settle()
    assert dialog.width() <= AT_150.width()
    assert dialog.height() <= AT_150.height()
    assert cut(dialog) == []
    assert out_of_sight(dialog) == []


@pytest.mark.usefixtures("larger")
@pytest.mark.parametrize("name", NAMES)
def test_it_is_whole_in_large_type(opened, name):
    dialog = opened(name, "fr")
    assert cut(dialog) == []
    assert dialog.minimumSizeHint().width() <= SCREEN[0]
    assert dialog.minimumSizeHint().height() <= SCREEN[1]


@pytest.mark.parametrize("name", NAMES)
def test_it_is_said_in_the_language_chosen(opened, name):
    assert (said(opened(name, "fr")) & said(opened(name, "en"))) - SAME == set()


def test_a_dialog_opens_no_larger_than_its_screen():
    assert bounded(QSize(1040, 660), QSize(683, 384)) == QSize(675, 336)
    assert bounded(QSize(460, 200), QSize(1366, 768)) == QSize(460, 200)
