"""The place of the rosters, opened on the samples, and hands to work it."""

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from desktop.roster_library import Library
from desktop.views.rosters.view import RostersView
from desktop.words import Words
from resources import locate

SAMPLES = locate("samples", "rosters")


def opened(qtbot, folder, language="en"):
    made = RostersView(Words(language), Library(folder, SAMPLES))
    qtbot.addWidget(made)
    made.resize(1290, 712)
    made.show()
    return made


def names(view):
    return [profile["name"] for profile in view.desk.document["profiles"]]


def ids(view, *places):
    return [view.desk.document["profiles"][at]["id"] for at in places]


def lines(view):
    """What the list shows, line by line."""
    model = view.profiles._model
    return [model.index(at).data() for at in range(model.rowCount())]


def keys(view, key, modifier):
    view.profiles.focus_list()
    QTest.keyClick(view.profiles._list, key, modifier)


def in_dialog(act):
    """Act on the dialog that is about to be opened."""

    def reach():
        found = [one for one in QApplication.topLevelWidgets()
                 if isinstance(one, QDialog) and one.isVisible()]  # fmt: skip
        act(found[-1])

    QTimer.singleShot(0, reach)


def press(dialog, words):
    next(one for one in dialog.findChildren(QPushButton) if one.text() == words).click()
