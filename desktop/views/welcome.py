"""The one question of the first start: which game is played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.shadow import cast_shadow
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.systems import names
from rules.text import Text

WIDTH = 400


class Welcome(InReadingOrder, QFrame):
    """Stands over its parent until a game is chosen or it is sent away (Esc); then it is gone."""

    game_chosen = Signal(str)
    skipped = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        title = words(Text("Which game do you play?"))
        sentence = words(Text("An example of it opens, and four notes show where everything is."))
        self.setProperty("panel", "floating")
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.setFixedWidth(WIDTH)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 16)
        layout.setSpacing(8)
        layout.addWidget(Label(title, factor=1.2, bold=True, parent=self))
        told = Label(sentence, tone="muted", parent=self)
        told.setWordWrap(True)
        layout.addWidget(told)
        layout.addSpacing(6)
        self._games = [self._button(words.label(name), game) for game, name in names().items()]
        skip = Button(words(Text("Skip")), role="link", parent=self)
        skip.clicked.connect(self._skip)
        for button in (*self._games, skip):
            button.setAutoDefault(True)
            layout.addWidget(button)
        cast_shadow(self)
        parent.installEventFilter(self)
        self.hide()

    def ask(self) -> None:
        """Put the question."""
        self.adjustSize()
        self._settle()
        self.show()
        self.raise_()
        self._games[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._skip()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return super().eventFilter(watched, event)

    def _button(self, name: str, system: str) -> Button:
        button = Button(name, parent=self)
        button.clicked.connect(lambda: self._choose(system))
        return button

    def _choose(self, system: str) -> None:
        self._leave()
        self.game_chosen.emit(system)

    def _skip(self) -> None:
        self._leave()
        self.skipped.emit()

    def _leave(self) -> None:
        self._host.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def _settle(self) -> None:
        room = self._host.rect()
        self.move((room.width() - self.width()) // 2, max(0, (room.height() - self.height()) // 3))
