"""The bar over every place: title, game, undo, files, and the two ways of playing dice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.commands import Commands
from desktop.session import Session
from desktop.widgets.button import Button, IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from rules.systems import load
from rules.text import Text

HEIGHT = 56


class Bar(QFrame):
    """Title and commands; ``system_chosen`` when another game is asked for."""

    system_chosen = Signal(str)

    def __init__(self, session: Session, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self.setProperty("edge", "bottom")
        self.setFixedHeight(HEIGHT)
        self._title = Label(factor=1.2, bold=True, parent=self)
        games = [(words.label(game.name), game.id) for game in load().values()]
        self._system = Choice(words(Text("Game")), games, chip=True, parent=self)
        self._typing = Button(words(Text("Type the dice")), icon="type-dice", parent=self)
        self._roll = Button(words(Text("Roll")), role="primary", icon="die", parent=self)
        self._icons = [
            IconButton(icon, action.text(), parent=self) for icon, action in commands.in_bar()
        ]
        for button, (_, action) in zip(self._icons, commands.in_bar(), strict=True):
            _bind(button, action)
        self._typing.clicked.connect(commands.type_dice.trigger)
        self._roll.clicked.connect(commands.roll.trigger)
        self._typing.setToolTip(commands.type_dice.toolTip())
        self._roll.setToolTip(commands.roll.toolTip())
        self._lay_out()
        self._system.value_chosen.connect(lambda value: self.system_chosen.emit(str(value)))
        for fact in (
            session.document_changed,
            session.saved_changed,
            session.story_changed,
            session.reading_changed,
        ):
            fact.connect(self.show_session)
        self.show_session()

    def show_session(self) -> None:
        """Show the file's name, the game and what may be done."""
        session = self._session
        self._title.setText(f"{session.title} •" if session.unsaved else session.title)
        self._title.setToolTip(str(session.path or session.title))
        if session.document.get("system") in load():
            self._system.set_value(session.document["system"])
        for button in (self._typing, self._roll):
            button.setEnabled(session.reading is not None)
        typing = session.story is not None and session.seed is None
        self._typing.set_chosen(chosen=typing)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._system)
        layout.addStretch()
        for at, button in enumerate(self._icons):
            if at == 2:
                layout.addWidget(_divider(self))
            layout.addWidget(button)
        layout.addWidget(_divider(self))
        layout.addWidget(self._typing)
        layout.addWidget(self._roll)
        for part in (self._title, self._system):
            layout.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)


def _divider(parent: QWidget) -> QFrame:
    line = QFrame(parent)
    line.setProperty("rule", "column")
    line.setFixedHeight(24)
    return line


def _bind(button: IconButton, action: QAction) -> None:
    button.clicked.connect(action.trigger)
    button.setEnabled(action.isEnabled())
    button.setToolTip(action.toolTip())
    action.enabledChanged.connect(button.setEnabled)
