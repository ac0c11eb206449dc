"""The tray: the throw in hand, its dice, the keys to type them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QGroupBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.views.dice.dice_row import DiceRow
from desktop.views.dice.faces import fallen, handful, to_come, told
from desktop.views.results.sentences import one_line
from desktop.views.results.standing import STANDING
from desktop.widgets.button import Button, IconButton
from desktop.widgets.dice import STANDING_DIE, TRAY
from desktop.widgets.fitting import FittingLabel
from desktop.widgets.label import Label, Sentence
from rules.story import Thrown
from rules.text import InputError, Text

MOST_KEYS = 8
SIZES = (1.2, 1.0, 0.9)
ONE_DIGIT = 9


class Tray(QGroupBox):
    """Takes the dice of the table: number keys, Backspace, several pasted at once.

    ``closed`` when a person leaves the dice; ``roll_wanted`` for the rest of them, or for all of
    them again; ``copy_wanted`` for the result in one line.
    """

    closed = Signal()
    roll_wanted = Signal()
    copy_wanted = Signal()
    refused = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self.setProperty("panel", "accent")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words(Text("Dice tray")))
        self._badge = Label(factor=0.8, tone="badge", parent=self)
        self._title = Label(bold=True, parent=self)
        self._gained = Sentence(parent=self)
        self._close = IconButton("close", words(Text("Leave the dice")), size=16, parent=self)
        self._together = Button("", parent=self)
        self._together.setCheckable(True)
        tip = Text("Read from left to right, each where its throw is asked")
        self._together.setToolTip(words(tip))
        self._dice = DiceRow(TRAY, parent=self)
        self._told = FittingLabel(SIZES, bold=True, parent=self)
        self._pending = ""
        self._hint = Label(factor=0.9, tone="muted", parent=self)
        self._labels = [(self._badge, 0.8), (self._title, 1.0), (self._gained, 0.9)]
        self._keys = [self._key(face) for face in range(1, MOST_KEYS + 1)]
        self._erase = Button(words(Text("Take back")), icon="undo", parent=self)
        self._rest = Button(words(Text("Roll the rest")), icon="die", parent=self)
        self._again = Button(words(Text("Roll again")), icon="repeat", parent=self)
        self._copy = Button(words(Text("Copy as one line")), icon="duplicate", parent=self)
        self._lay_out()
        self._erase.clicked.connect(session.take_back)
        self._rest.clicked.connect(self.roll_wanted)
        self._again.clicked.connect(self.roll_wanted)
        self._copy.clicked.connect(self.copy_wanted)
        self._close.clicked.connect(self.closed)
        self._together.clicked.connect(self._throw_together)
        for fact in (session.story_changed, session.result_changed):
            fact.connect(self.show_story)
        self.show_story()

    def show_story(self) -> None:
        """Show the throw whose die is awaited, or the result once all is told."""
        story, reading = self._session.story, self._session.whole
        if story is None or reading is None:
            self._show_dice(None)
            self._show_keys(None)
            self._together.hide()
            return
        words, thrown = self._session.words, story.current
        self._badge.setText(words(Text("Throw {n}", n=len(story.throws))))
        title = Text("Every die has fallen") if story.faces else Text("No die to throw")
        self._title.setText(words(title if thrown is None else reading.case.caption(thrown).label))
        self._title.setToolTip(self._title.text())
        self._show_gained(thrown)
        self._show_together()
        self._show_dice(thrown)
        self._show_keys(thrown)
        self._erase.setEnabled(bool(story.faces or self._session.gathered))
        self._tell()

    def set_standing(self, *, standing: bool) -> None:
        """Write large with dice to be read standing, or as usual."""
        factor = STANDING if standing else 1.0
        tall = STANDING_DIE if standing else TRAY
        self._dice.set_largest(tall)
        self._told.setFixedHeight(tall + 4)
        self._told.set_factors([size * factor for size in SIZES])
        for label, usual in self._labels:
            label.set_factor(usual * factor)

    def type_text(self, typed: str) -> None:
        """Take dice as a person wrote them: digits, apart or not."""
        story = self._session.story
        if story is None or story.current is None:
            return
        words = [word for word in typed.replace(",", " ").replace(";", " ").split() if word]
        faces = [int(face) for word in words for face in _faces(word, story.current.sides)]
        try:
            self._session.type_faces(faces)
        except (ValueError, InputError):
            self.refused.emit(self._session.words(Text("Some of these dice can't be read here.")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.type_text(QGuiApplication.clipboard().text())
        elif event.text().isdigit():
            self._type_digit(event.text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._pending:
            self._type_pending()
        elif event.key() == Qt.Key.Key_Backspace:
            self._take_back()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        """Say which throw is asked for and what has fallen, to those who don't see the dice."""
        shown = self._told.text() if self._dice.isHidden() else self._dice.accessibleName()
        said = Text("{title}: {told}", title=self._title.text(), told=shown)
        told = self._session.words(said)
        if told != self.accessibleDescription():
            self.setAccessibleDescription(told)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told))

    def _type_digit(self, digit: str) -> None:
        """A face of one digit is told at once; one that may have more waits for them or Enter."""
        story = self._session.story
        if story is None or story.current is None or not digit.isascii():
            return
        self._pending += digit
        if int(self._pending) * 10 > story.current.sides or story.current.sides <= ONE_DIGIT:
            self._type_pending()
        else:
            self.show_story()

    def _type_pending(self) -> None:
        typed, self._pending = self._pending, ""
        self.type_text(typed)
        self.show_story()

    def _take_back(self) -> None:
        """Take the last digit back, or the last die where none is waiting."""
        if self._pending:
            self._pending = self._pending[:-1]
            self.show_story()
        else:
            self._session.take_back()

    def _show_gained(self, thrown: Thrown | None) -> None:
        reading, words, rolled = self._session.whole, self._session.words, self._session.rolled
        gained = None if thrown is None or reading is None else reading.case.gained(thrown)
        if thrown is None and rolled is not None:
            gained = Text("seed {seed}", seed=str(rolled.seed))
        self._gained.show_html("" if gained is None else words.html(gained))

    def _throw_together(self, together: bool) -> None:
        """Take like dice at once or not; the keyboard goes back to the dice."""
        self._session.throw_together(together=together)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_together(self) -> None:
        """Offer to take the dice of like throws at once, where there are several to come."""
        several, gathered = self._session.at_once, self._session.gathered
        name = self._session.words(Text("%n dice at once", None, several))
        self._together.setText(name)
        self._together.setAccessibleName(name)
        self._together.setVisible(several > 1)
        self._together.setChecked(self._session.together)
        self._together.set_chosen(chosen=self._session.together)
        self._together.setEnabled(not gathered)

    def _show_dice(self, thrown: Thrown | None) -> None:
        words, result = self._session.words, self._session.result
        for part in (self._badge, self._dice):
            part.setVisible(thrown is not None)
        self._told.setVisible(thrown is None)
        if thrown is not None:
            session = self._session
            if session.gathered or (session.together and session.at_once > 1):
                self._dice.show_dice(*handful(thrown, session.gathered, session.at_once, words))
            else:
                shown = [*fallen(thrown), *to_come(thrown, self._pending)]
                self._dice.show_dice(shown, told(thrown, words))
        elif result is not None and self._session.story is not None:
            self._told.setText(one_line(result, words))

    def _show_keys(self, thrown: Thrown | None) -> None:
        sides = 0 if thrown is None else thrown.sides
        for face, key in enumerate(self._keys, 1):
            key.setVisible(face <= sides <= MOST_KEYS)
        self._hint.setVisible(sides > MOST_KEYS)
        said = Text("Type the face, 1 to {sides}, then Enter.", sides=sides)
        self._hint.setText(self._session.words(said))
        self._rest.setVisible(sides > 0)
        for late in (self._again, self._copy):
            late.setVisible(sides == 0)

    def _key(self, face: int) -> Button:
        name = self._session.words(Text("The die shows {face}", face=face))
        key = Button(str(face), role="key", name=name, parent=self)
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        key.clicked.connect(lambda: self._session.type_faces([face]))
        return key

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._badge)
        head.addWidget(self._title, 1)
        head.addWidget(self._together)
        self._gained.setWordWrap(False)
        head.addWidget(self._gained)
        head.addWidget(self._close)
        keys = QHBoxLayout()
        keys.setSpacing(8)
        keys.addWidget(self._hint)
        for key in (*self._keys, self._erase, self._rest, self._again, self._copy):
            keys.addWidget(key)
        keys.addStretch()
        self._dice.setFixedHeight(TRAY)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 6, 8, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._dice)
        self._told.setFixedHeight(TRAY + 4)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._told)
        layout.addLayout(keys)


def _faces(word: str, sides: int) -> list[str]:
    """A word of digits is one die each, unless the die in hand has faces of two digits."""
    digits = word if word.isascii() and word.isdigit() else "0"
    return [digits] if sides > 9 else list(digits)
