"""What the tests of the attack column do to it, as a user would."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

PLAIN = "explosion (puissance 3/1)"
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def names(session):
    return [target["name"] for target in session.document["targets"]]


def at(table, row, column):
    table.setFocus()
    table.setCurrentIndex(table.model().index(row, column))


def typed(field, text):
    """Type over the whole field, signs beyond ASCII too."""
    field.setFocus()
    field.selectAll()
    for sign in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, sign)
            QApplication.sendEvent(field, event)


def leave_cell(key):
    """Press a key in the editor of a cell, which takes note of it a moment later."""
    QTest.keyClick(QApplication.focusWidget(), key)
    QApplication.processEvents()


def shown(table):
    model = table.model()
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in rows]
