"""Somebody at the keyboard alone: he presses keys, and finds things by Tab and by their names."""

from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QTextBrowser, QWidget

from desktop.window import Window

KEYS = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
MOST_TABS = 160
WITH_LINKS = (QLabel, QTextBrowser)


def name_of(widget):
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def on():
    """What has the keyboard: the open menu, else the widget focused."""
    return QApplication.activePopupWidget() or QApplication.focusWidget()


def press(key, modifier=NONE, times=1):
    for _ in range(times):
        QTest.keyClick(on(), key, modifier)
        settle()


def write(text):
    """Type a text; what Qt's test keys can't type comes as the key event a keyboard sends."""
    for letter in text:
        if letter.isascii():
            QTest.keyClick(on(), letter)
        else:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(on(), QKeyEvent(kind, 0, NONE, letter))
    settle()


def replace(text):
    """Type a text in place of what stands in the field."""
    press(KEYS.Key_A, CONTROL)
    write(text)


def called(widget, name):
    """Whether a screen reader says this name of it, alone or before its state."""
    said = name_of(widget), widget.accessibleName(), widget.accessibleDescription()
    return any(one == name or one.startswith((f"{name},", f"{name}:")) for one in said)


def reach(name, key=KEYS.Key_Tab):
    """Press Tab until what is called so has the keyboard."""
    passed = []
    for _ in range(MOST_TABS):
        if called(on(), name):
            return on()
        passed.append(name_of(on()))
        press(key)
    raise AssertionError(f"Tab never comes to {name!r}, but to {sorted(set(passed))}")


def choose(*names):
    """Choose in the menu that stands open, as a person does with the arrows and Enter."""
    for name in names:
        menu = on()
        assert isinstance(menu, QMenu), f"no menu has the keyboard, but {menu}"
        for _ in menu.actions():
            press(KEYS.Key_Down)
            chosen = menu.activeAction()
            if chosen is not None and chosen.text().removesuffix("…") == name.removesuffix("…"):
                break
        else:
            raise AssertionError(f"no {name!r} among {[one.text() for one in menu.actions()]}")
        press(KEYS.Key_Return)


@contextmanager
def answering(*answers):
    """While this runs, each dialog or menu that opens is answered in turn, by a function."""
    keys = _Answers(answers)
    yield
    for _ in range(200):
        if keys.error is not None or not keys.left:
            break
        QTest.qWait(10)
    settle()
    keys.stop()
    assert keys.error is None, keys.error
    assert not keys.left, f"{len(keys.left)} dialogs did not open"


class _Answers(QObject):
    """Waits for dialogs: a modal one keeps whoever opened it from going on."""

    def __init__(self, answers):
        super().__init__()
        self.left = list(answers)
        self.error = None
        self._answered = []
        self._ended = False
        self._look()

    def stop(self):
        self._ended = True

    def _look(self):
        if self._ended:
            return
        # A new one each time: a dialog may open from the answer to another.
        QTimer.singleShot(5, self, self._look)
        dialog = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        ready = isinstance(dialog, QMenu) or has_keyboard(dialog)
        if dialog is None or not ready or dialog in self._answered:
            return
        self._answered.append(dialog)
        try:
            assert self.left, f"an unexpected dialog: {dialog.windowTitle()}"
            self.left.pop(0)()
        except Exception as error:
            self.error = self.error or error
            dialog.close()


def has_keyboard(window):
    now = QApplication.focusWidget()
    return window is not None and now is not None and window.isAncestorOf(now)


def settle():
    """Let what a key began come to its end."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    if QApplication.activeWindow() is QApplication.activePopupWidget() is None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, Window) and window.isVisible():
                activate(window)


def tab_path(key=KEYS.Key_Tab):
    """Every widget at which Tab stops, until it comes round; links within one are passed."""
    path = []
    for _ in range(MOST_TABS):
        here = QApplication.focusWidget()
        assert here is not None, f"after {path[-1:]} nothing has the keyboard"
        if here in path:
            break
        path.append(here)
        _leave(here, key)
    return path


def _leave(widget, key):
    """Tab until a widget is left: at once, or after its last link."""
    for _ in range(1000 if isinstance(widget, WITH_LINKS) else 1):
        press(key)
        if QApplication.focusWidget() is not widget:
            return
    raise AssertionError(f"Tab does not leave {type(widget).__name__} {name_of(widget)!r}")


def parts_seen(root, kind=QWidget):
    return [one for one in root.findChildren(kind) if one.isVisible()]


def activate(window):
    """Give a window the keyboard: without a screen one that had it gets it only after another."""
    other = QWidget()
    for one in (other, window):
        one.show()
        one.activateWindow()
        QApplication.processEvents()
    other.deleteLater()


def shown(shell):
    """The window of a running program as its user has it before him, at its usual size."""
    window = shell.window
    window.resize(1366, 768)
    window.show()
    activate(window)
    if QApplication.focusWidget() is None:
        window.setFocus()
        press(KEYS.Key_F6)
    return window


def go(place):
    """To a place of the rail, as a person at the keyboard goes there."""
    press(KEYS.Key_F6)
    for _ in range(8):
        if called(on(), place):
            press(KEYS.Key_Return)
            return
        press(KEYS.Key_Down)
    raise AssertionError(f"no place is called {place}")


def wait_for(name):
    """Wait until what is called so takes the keyboard, after a calculation."""
    wait_until(lambda: called(on(), name))


def wait_until(true):
    """Wait for the end of a calculation, however busy the machine is."""
    for _ in range(500):
        if true():
            return
        QTest.qWait(20)
    raise AssertionError(f"it never comes: the keyboard is on {name_of(on())!r}")


def line():
    """What a screen reader says of the line chosen in the list that has the keyboard."""
    index = on().currentIndex()
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    return index.data() if said is None else said
