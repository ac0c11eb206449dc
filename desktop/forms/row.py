"""One row of a form: a label, an editor, a unit, and what is wrong with the value."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.forms.editor import Editor
from desktop.forms.editors import editor
from desktop.forms.fields import FormField
from desktop.forms.problem_line import ProblemLine
from desktop.forms.tooltip import plain_tip
from desktop.theme import give
from desktop.widgets.label import Label
from desktop.words import Words
from rules.text import Text

GAP = 8
UNREADABLE = {
    "whole": Text("a whole number is expected"),
    "decimal": Text("a number is expected"),
    "numbers": Text("whole numbers with slashes between are expected"),
}


class FieldRow(QWidget):
    """A field of a model; ``edited`` tells its name and the person's value."""

    edited = Signal(str, object)

    def __init__(self, field: FormField, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self._words = words
        self._problem: str | None = None
        self._refused = False
        self.editor: Editor = editor(field, words, self)
        self.label = Label(words.label(field.title), tone="muted", parent=self)
        self._line = ProblemLine(parent=self)
        self._several = Label(words(Text("various")), factor=0.9, tone="muted", parent=self)
        self._several.hide()
        self._lay_out()
        self.editor.edited.connect(lambda value: self.edited.emit(field.name, value))
        self.editor.refused.connect(self._refuse)

    def set_label_width(self, width: int) -> None:
        """Give labels the width of the form's column; wide editors stand under theirs."""
        if not self.editor.wide:
            self.label.setFixedWidth(width)

    def show_unread(self, reason: str | None) -> None:
        """Leave the value to be seen only, for this reason; or let it be edited."""
        for part in (self.label, self.editor.widget):
            part.setEnabled(reason is None)
            part.setToolTip(plain_tip(reason or self.editor.widget.accessibleDescription()))

    def show_several(self, *, several: bool) -> None:
        """Say that the things edited together have several values here, or no longer."""
        self._several.setVisible(several)
        if several:
            self.editor.show_several()

    def show_problem(self, text: str | None) -> None:
        """Say what is wrong with the value, or nothing."""
        self._problem = text
        self._tell()

    def problem(self) -> str | None:
        """What is said to be wrong."""
        return self._line.text() or None

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.label.setWordWrap(True)
        self.label.setVisible(not self.editor.titled)
        self.label.setToolTip(plain_tip(self.editor.widget.accessibleDescription()))
        if self.editor.wide:
            layout.addWidget(self.label)
        layout.addLayout(self._control())
        layout.addWidget(self._line)

    def _control(self) -> QHBoxLayout:
        control = QHBoxLayout()
        control.setSpacing(GAP)
        if not self.editor.wide:
            control.addWidget(self.label)
        numeric = self.field.shape in {"whole", "decimal"}
        control.addWidget(self.editor.widget, 0 if numeric else 1)
        if self.field.hint.unit:
            control.addWidget(Label(self._words.label(self.field.hint.unit), tone="muted"))
        control.addWidget(self._several)
        if numeric:
            control.addStretch(1)
        return control

    def _refuse(self, refused: bool) -> None:
        self._refused = refused
        self._tell()

    def _tell(self) -> None:
        unreadable = UNREADABLE.get(self.field.shape) if self._refused else None
        said = self._words(unreadable) if unreadable else self._problem
        self._line.say(said)
        if bool(self.editor.widget.property("error")) != bool(said):
            give(self.editor.widget, error=bool(said))
