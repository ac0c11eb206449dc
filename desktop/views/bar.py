"""The bar over every place: title, game, undo, files, and the two ways of playing dice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.commands import Commands
from desktop.forms.tooltip import plain_tip
from desktop.session import Session
from desktop.widgets.button import Button, IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.head import Divider, Head
from rules.systems import names
from rules.text import Text


class Bar(Head):
    """Title and commands; ``system_chosen`` when another game is asked for.

    Over the table ``aim_wanted`` asks where to aim, and ``resolve_wanted`` for what may happen.
    """

    system_chosen = Signal(str)
    aim_wanted = Signal()
    resolve_wanted = Signal()

    def __init__(self, session: Session, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self._title = ElidedLabel(factor=1.2, bold=True, parent=self)
        games = [(words.label(name), game) for game, name in names().items()]
        self._system = Choice(words(Text("Game")), games, chip=True, parent=self)
        self._typing = Button(words(Text("Type the dice")), icon="type-dice", parent=self)
        self._roll = Button(words(Text("Roll")), role="primary", icon="die", parent=self)
        self.aim_button = Button(words(Text("Where to aim")), icon="aim", parent=self)
        self._resolve = Button(words(Text("Resolve")), role="primary", icon="resolve", parent=self)
        self._icons = [
            IconButton(icon, action.text(), parent=self) for icon, action in commands.in_bar()
        ]
        for button, (_, action) in zip(self._icons, commands.in_bar(), strict=True):
            _bind(button, action)
        self._typing.clicked.connect(commands.type_dice.trigger)
        self._roll.clicked.connect(commands.roll.trigger)
        self.aim_button.clicked.connect(self.aim_wanted)
        self.aim_button.setEnabled(False)
        self._resolve.clicked.connect(self.resolve_wanted)
        self._typing.setToolTip(commands.type_dice.toolTip())
        self._roll.setToolTip(commands.roll.toolTip())
        self._lay_out()
        self.set_narrow(narrow=False)
        self._system.value_chosen.connect(lambda value: self.system_chosen.emit(str(value)))
        for fact in (
            session.document_changed,
            session.saved_changed,
            session.story_changed,
            session.reading_changed,
        ):
            fact.connect(self.show_session)
        self.show_session()
        self.show_table(shown=False)

    def show_session(self) -> None:
        """Show the file's name, the game and what may be done."""
        session = self._session
        self._title.setText(f"{session.title} •" if session.unsaved else session.title)
        self._title.setToolTip(plain_tip(str(session.path or session.title)))
        if session.document.get("system") in names():
            self._system.set_value(session.document["system"])
        for button in (self._typing, self._roll):
            button.setEnabled(session.whole is not None)
        typing = session.story is not None and session.rolled is None
        self._typing.set_chosen(chosen=typing)

    def show_table(self, *, shown: bool) -> None:
        """Show what is done over the table, or what is done over the results."""
        table, results = (self.aim_button, self._resolve), (self._typing, self._roll)
        # Hidden first: all of them together would widen a small window.
        for button in results if shown else table:
            button.hide()
        for button in table if shown else results:
            button.show()

    def set_narrow(self, *, narrow: bool) -> None:
        """Show the buttons by their icons alone, or with their words."""
        for button in (self.aim_button, self._resolve, self._typing, self._roll):
            button.setText("" if narrow else button.accessibleName())
        side = 12 if narrow else 20
        self._layout.setContentsMargins(side, 0, side, 0)
        self._layout.setSpacing(4 if narrow else 8)

    def _lay_out(self) -> None:
        self._layout = layout = QHBoxLayout(self)
        layout.addWidget(self._title)
        layout.addWidget(self._system)
        layout.addStretch()
        for at, button in enumerate(self._icons):
            if at == 2:
                layout.addWidget(Divider(self))
            layout.addWidget(button)
        layout.addWidget(Divider(self))
        for button in (self.aim_button, self._resolve, self._typing, self._roll):
            layout.addWidget(button)
        for part in (self._title, self._system):
            layout.setAlignment(part, Qt.AlignmentFlag.AlignVCenter)


def _bind(button: IconButton, action: QAction) -> None:
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(action.trigger)
    button.setEnabled(action.isEnabled())
    button.setToolTip(action.toolTip())
    action.enabledChanged.connect(button.setEnabled)
