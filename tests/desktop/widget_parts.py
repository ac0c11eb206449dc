"""What the tests of single widgets do to them, as a user would."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

KEYS = Qt.Key


def typed(qtbot, box, text):
    qtbot.addWidget(box)
    told = []
    box.value_changed.connect(told.append)
    box.show()
    box.setFocus()
    box.selectAll()
    for key in text:
        # Qt's test keys are ASCII only.
        QTest.keyClick(box, key) if key.isascii() else box.lineEdit().insert(key)
    return told


def shown_active(widget):
    widget.show()
    widget.activateWindow()
    QApplication.processEvents()


def rolled_wheel(widget):
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event
