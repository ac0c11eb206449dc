"""The editor of a list of names: those offered, each checked or not."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.forms.editor import Editor
from desktop.forms.fields import FormField
from desktop.forms.tooltip import plain_tip
from desktop.words import Words
from rules.text import Text

ROW = 32
CHECKED = Qt.CheckState.Checked
UNCHECKED = Qt.CheckState.Unchecked


class CheckList(QListWidget):
    """A list as high as its lines; the wheel scrolls what is around it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.count() * ROW + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())


class NamesEditor(Editor):
    """Names chosen among those offered; where none ever were, others are typed and added."""

    wide = True

    def __init__(self, widget: QWidget, checks: CheckList, line: QLineEdit) -> None:
        super().__init__(widget)
        self._checks = checks
        self._line = line
        self._offered: list[str] = []
        self._chosen: list[str] = []
        checks.itemChanged.connect(self._read)
        line.returnPressed.connect(self._add)
        self._fill()

    def value(self) -> object:
        return list(self._chosen)

    def show_value(self, value: object, *, afresh: bool = False) -> None:
        chosen = [str(name) for name in value] if isinstance(value, list) else []
        if chosen != self._chosen:
            self._chosen = chosen
            self._fill()

    def offer(self, names: list[str]) -> None:
        self._line.hide()
        if names != self._offered:
            self._offered = list(names)
            self._fill()

    def _fill(self) -> None:
        """Show every name, in the same lines as long as they are the same."""
        names = list(dict.fromkeys([*self._offered, *self._chosen]))
        blocked = self._checks.blockSignals(True)
        if names != [self._checks.item(at).text() for at in range(self._checks.count())]:
            self._checks.clear()
            for name in names:
                self._checks.addItem(_line_of(name))
        for at, name in enumerate(names):
            self._checks.item(at).setCheckState(CHECKED if name in self._chosen else UNCHECKED)
        self._checks.blockSignals(blocked)
        self._checks.setVisible(bool(names))
        self._checks.updateGeometry()

    def _read(self, item: QListWidgetItem) -> None:
        name = item.text()
        if item.checkState() == CHECKED:
            self._chosen = [*self._chosen, name]
        else:
            self._chosen = [other for other in self._chosen if other != name]
        self.edited.emit(self.value())

    def _add(self) -> None:
        name = self._line.text().strip()
        self._line.clear()
        if name and name not in self._chosen:
            self._chosen = [*self._chosen, name]
            self._fill()
            self.edited.emit(self.value())


def names(field: FormField, words: Words, parent: QWidget, *, buttons: bool) -> NamesEditor:
    """An editor of a list of names."""
    del buttons
    title = words.label(field.title)
    widget, checks, line = QWidget(parent), CheckList(parent), QLineEdit(parent)
    checks.setAccessibleName(title)
    checks.setUniformItemSizes(True)
    line.setAccessibleName(title)
    line.setPlaceholderText(words(Text("Add one, then Enter")))
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    layout.addWidget(checks)
    layout.addWidget(line)
    editor = NamesEditor(widget, checks, line)
    if field.hint.suggestions:
        editor.offer(list(field.hint.suggestions))
    return editor


def _line_of(name: str) -> QListWidgetItem:
    item = QListWidgetItem(name)
    item.setSizeHint(QSize(0, ROW))
    item.setToolTip(plain_tip(name))
    return item
