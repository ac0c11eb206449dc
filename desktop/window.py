"""The main window: the rail, the bar, the places."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from desktop.commands import Commands
from desktop.preferences import Preferences
from desktop.session import Session
from desktop.views.bar import Bar
from desktop.widgets.menu_title import add_title
from desktop.widgets.pages import Pages
from desktop.widgets.rail import Place, Rail
from desktop.widgets.tab_order import InReadingOrder, first_of, give_keyboard, takes_keyboard
from desktop.widgets.toast import Toast
from resources import locate
from rules.systems import names
from rules.text import Text

RESOLVE, TABLE, ROSTERS = "resolve", "table", "rosters"
BATTLE, COMPARE, RULES = "battle", "compare", "rules"
SETTINGS, MORE = "settings", "more"
USUAL_SIZE = (1366, 768)
NARROW, LOW = 800, 640
PASSES = 3


class Window(InReadingOrder, QMainWindow):
    """Holds the places; ``may_close`` is asked on every way out.

    Wishes: ``language_chosen``, ``scheme_chosen``; facts: ``place_changed``,
    ``standing_changed`` (table mode).
    """

    language_chosen = Signal(str)
    scheme_chosen = Signal(str)
    example_chosen = Signal(Path)
    place_changed = Signal(str)
    standing_changed = Signal(bool)

    def __init__(
        self, session: Session, preferences: Preferences, may_close: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._session = session
        self._preferences = preferences
        self._may_close = may_close
        words = session.words
        self.commands = Commands(self, words)
        self.bar = Bar(session, self.commands, self)
        self._rail = self._make_rail()
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self._places: dict[str, QWidget] = {}
        self._stack = Pages(self)
        self.menu = self._make_menu()
        self.settings = self._make_settings()
        self._lay_out()
        self.toast = Toast(self.centralWidget())
        self._rail.place_chosen.connect(self._choose)
        self.commands.places.triggered.connect(self.swap_keyboard)
        self.commands.standing.toggled.connect(lambda on: self.set_standing(standing=on))
        for fact in (session.document_changed, session.saved_changed):
            fact.connect(self._show_title)
        self._show_title()

    def add_place(self, place: str, make: Callable[[], QWidget]) -> None:
        """Add a place of the rail; it is made when it is first gone to."""
        self._makers[place] = make

    def place(self, place: str) -> QWidget | None:
        """A place, once it was made."""
        return self._places.get(place)

    @property
    def current(self) -> str:
        """The place shown, or that which is shown first."""
        shown = self._stack.currentWidget()
        return next((place for place, view in self._places.items() if view is shown), RESOLVE)

    def go_to(self, place: str) -> None:
        """Show a place; only the results are shown in table mode."""
        if place != RESOLVE:
            self.commands.standing.setChecked(False)
        if place not in self._places:
            self._places[place] = self._makers[place]()
            self._stack.addWidget(self._places[place])
        size, barred = self.size(), place in (RESOLVE, TABLE)
        if not barred:
            self.bar.hide()
        self._show_place(place)
        self.bar.setVisible(barred)
        self.bar.show_table(shown=place == TABLE)
        self._settle(size)
        self.place_changed.emit(place)

    def swap_keyboard(self) -> None:
        """Put the keyboard on the rail, or from there on the place."""
        if self._rail.has_keyboard():
            self._take_keyboard()
        else:
            self._rail.take_keyboard()

    def add_strip(self, strip: QWidget) -> None:
        """Let a strip stand between the bar and the place."""
        self._right.insertWidget(1, strip)

    def set_standing(self, *, standing: bool) -> None:
        """Show what may happen in large type without the rail, or the window as usual."""
        if standing:
            self.go_to(RESOLVE)
        size = self.size()
        self._rail.setVisible(not standing)
        self.standing_changed.emit(standing)
        self._settle(size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.commands.standing.isChecked():
            self.commands.standing.setChecked(False)
        else:
            super().keyPressEvent(event)

    def say(self, words: str, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Say something for a moment at the bottom of the window."""
        self.toast.say(words, action, act)

    def place_on_screen(self, geometry: str) -> None:
        """Stand where the window stood, but within a screen that is there."""
        self.resize(*USUAL_SIZE)
        restored = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
        if geometry:
            self.restoreGeometry(restored)
        screen = (self.screen() or QGuiApplication.primaryScreen()).availableGeometry()
        wanted = self.size().boundedTo(screen.size())
        self._fit(wanted)
        self.resize(wanted)
        if not screen.intersects(self.frameGeometry().adjusted(60, 0, -60, 0)):
            self.move(screen.topLeft())

    def stand_like(self, other: Window) -> None:
        """Be shown where another window stood: as large, enlarged or in table mode like it."""
        enlarged = other.isMaximized() or other.isFullScreen()
        self.setGeometry(other.normalGeometry() if enlarged else other.geometry())
        self.setWindowState(other.windowState())
        self.show()
        self.commands.standing.setChecked(other.commands.standing.isChecked())

    def come_forward(self) -> None:
        """Stand before other programs' windows, and with it the question that it waits for."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        front = QApplication.activeModalWidget() or self
        front.raise_()
        front.activateWindow()

    def geometry_text(self) -> str:
        """Where the window stands, to be kept."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self.size())

    def _fit(self, size: QSize) -> None:
        """Say places and buttons by their icons alone where the window is narrow or low."""
        narrow = size.width() < NARROW
        self._rail.set_labelled(labelled=not narrow and size.height() >= LOW)
        self.bar.set_narrow(narrow=narrow)

    def _settle(self, size: QSize) -> None:
        """Be no larger after a change than before: a moment of it may have asked for more room."""
        for _ in range(PASSES):
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.resize(self.size().boundedTo(size))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._may_close():
            event.accept()
        else:
            event.ignore()

    def _show_place(self, place: str) -> None:
        """Show it with the keyboard where it was there, unless that is on the rail or the bar."""
        left, now = self._stack.currentWidget(), QApplication.focusWidget()
        loses = now is None or now is self or (left is not None and left.isAncestorOf(now))
        self._rail.set_current(place)
        self._stack.setCurrentWidget(self._places[place])
        if loses:
            self._take_keyboard()

    def _take_keyboard(self) -> None:
        place = self._stack.currentWidget()
        before = place.focusWidget()
        goal = before if before is not None and takes_keyboard(before) else first_of(place)
        if goal is not None:
            give_keyboard(goal, Qt.FocusReason.OtherFocusReason)

    def _choose(self, place: str) -> None:
        if place in self._makers:
            self.go_to(place)
            self._take_keyboard()
            return
        menu = self.menu if place == MORE else self.settings
        corner = self._rail.mapToGlobal(self._rail.rect().bottomRight())
        menu.popup(corner - menu.rect().bottomLeft() + menu.rect().topLeft())
        self._rail.set_current(self.current)

    def _show_title(self) -> None:
        self.setWindowTitle(f"{self._session.title}[*] – Toise")
        self.setWindowModified(self._session.unsaved)

    def _make_rail(self) -> Rail:
        words = self._session.words
        places = [
            Place(RESOLVE, "resolve", words(Text("Resolve"))),
            Place(TABLE, "table", words(Text("Table", "the battlefield"))),
            Place(ROSTERS, "rosters", words(Text("Rosters"))),
            Place(BATTLE, "battle", words(Text("Battle"))),
            Place(COMPARE, "compare", words(Text("Compare"))),
            Place(RULES, "rules", words(Text("Rules"))),
        ]
        bottom = [
            Place(MORE, "more", words(Text("Menu"))),
            Place(SETTINGS, "settings", words(Text("Settings"))),
        ]
        return Rail(words(Text("Places")), places, bottom, self)

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        examples = menu.addMenu(self._session.words(Text("Examples")))
        for path in sorted(locate("samples").glob("*/*.json")):
            if path.parent.name in names():
                examples.addAction(path.stem, lambda path=path: self.example_chosen.emit(path))
        self.recent = menu.addMenu(self._session.words(Text("Recent files")))
        for action in self.commands.in_menu():
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        return menu

    def _make_settings(self) -> QMenu:
        words = self._session.words
        menu = QMenu(self)
        add_title(menu, words(Text("Language")))
        self._choices(
            menu, [("Français", "fr"), ("English", "en")], words.language,
            self.language_chosen.emit,
        )  # fmt: skip
        add_title(menu, words(Text("Appearance")))
        schemes = [
            (words(Text("Like the system")), "system"),
            (words(Text("Light")), "light"),
            (words(Text("Dark")), "dark"),
        ]
        self._choices(menu, schemes, self._preferences.scheme, self.scheme_chosen.emit)
        return menu

    def _choices(
        self,
        menu: QMenu,
        options: list[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], None],
    ) -> None:
        group = QActionGroup(menu)
        for name, value in options:
            action = QAction(name, menu, checkable=True)
            action.setChecked(value == chosen)
            action.triggered.connect(lambda *_, value=value: choose(value))
            group.addAction(action)
            menu.addAction(action)

    def _lay_out(self) -> None:
        body = QWidget(self)
        right = self._right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.bar)
        right.addWidget(self._stack, 1)
        layout = QHBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._rail)
        layout.addLayout(right, 1)
        self.setCentralWidget(body)
