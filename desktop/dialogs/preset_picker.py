"""A searchable list of what a game's lists sell: type, arrow keys, Enter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.dialogs.room import open_at
from desktop.forms.tooltip import plain_tip
from desktop.theme import scaled, tokens_shown
from desktop.views.attack.preset_list import Entry
from desktop.widgets.button import Button
from desktop.widgets.index import Index
from desktop.widgets.label import Label
from desktop.widgets.search_field import SearchField
from desktop.widgets.tab_order import InReadingOrder
from desktop.words import Words
from rules.folding import folded
from rules.text import Text

MARGIN, PADDING = 24, 12
SIZE = (680, 600)
ROW, HEAD = 36, 30
NAME_SHARE = 0.6
ENTRY = Qt.ItemDataRole.UserRole + 1
STEPS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PresetPicker(InReadingOrder, QDialog):
    """Entries to choose one of; the keyboard stays in the search and moves the choice too."""

    def __init__(
        self, words: Words, title: str, entries: Sequence[Entry], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._entries = entries
        self.search = SearchField(words, parent=self)
        self.list = QListWidget(self)
        self._nothing = Label(tone="muted", parent=self)
        self._back = Button(words(Text("Cancel")), parent=self)
        self._take = Button(words(Text("Choose")), role="primary", parent=self)
        self._set_up(title)
        self._lay_out(title)
        self.search.textChanged.connect(self._show)
        self.search.installEventFilter(self)
        self.list.itemDoubleClicked.connect(lambda item: item.data(ENTRY) and self.accept())
        self._back.clicked.connect(self.reject)
        self._take.clicked.connect(self.accept)
        self._show()

    def picked(self) -> Entry | None:
        """The entry chosen, or None while nothing is found."""
        item = self.list.currentItem()
        return None if item is None else item.data(ENTRY)

    def shown(self) -> list[Entry]:
        """The entries found, in the order of the lists."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return [item.data(ENTRY) for item in items if item.data(ENTRY) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys in the search move the choice."""
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in STEPS:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    def _show(self) -> None:
        wanted = folded(self.search.text())
        found = [entry for entry in self._entries if entry.matches(wanted)]
        self.list.clear()
        group = ""
        for entry in found:
            if entry.group != group:
                group = entry.group
                self.list.addItem(_heading(group))
            self.list.addItem(_line(entry))
        self.list.setCurrentRow(self._likeliest(wanted))
        self.list.setVisible(bool(found))
        self._nothing.setVisible(not found)
        searched = self.search.text().strip()
        self._nothing.setText(self._words(Text("Nothing for “{search}”.", search=searched)))
        self._take.setEnabled(bool(found))

    def _likeliest(self, wanted: str) -> int:
        """The row meant: the name itself, else one that begins so, else the first; −1 for none."""
        entries = {row: self.list.item(row).data(ENTRY) for row in range(self.list.count())}
        rows = [row for row, entry in entries.items() if entry is not None]
        names = {row: folded(entries[row].name) for row in rows}
        return max(
            rows,
            key=lambda row: (names[row] == wanted, names[row].startswith(wanted), -row),
            default=-1,
        )

    def _set_up(self, title: str) -> None:
        self.setWindowTitle(title)
        open_at(self, *SIZE)
        self.list.setAccessibleName(title)
        self.list.setItemDelegate(PresetDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._back.setAutoDefault(False)
        self._take.setDefault(True)

    def _lay_out(self, title: str) -> None:
        layout, foot = QVBoxLayout(self), QHBoxLayout()
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(8)
        layout.addWidget(Label(title, factor=1.2, bold=True, parent=self))
        layout.addWidget(self.search)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._nothing, 1)
        said = Text("As public sources have it: check it in your book, change it as you like.")
        doubt = Label(self._words(said), factor=0.9, tone="muted", parent=self)
        doubt.setWordWrap(True)
        foot.setSpacing(8)
        foot.addWidget(doubt, 1)
        foot.addWidget(self._back)
        foot.addWidget(self._take)
        layout.addLayout(foot)
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)


class PresetDelegate(QStyledItemDelegate):
    """Paints the name at left and what it is at right, which gives way; groups as headings."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        least = ROW if index.data(ENTRY) is not None else HEAD
        return QSize(0, max(least, option.fontMetrics.height() + 12))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tokens, entry = tokens_shown(), index.data(ENTRY)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        room = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        sides, centre = Qt.AlignmentFlag, Qt.AlignmentFlag.AlignVCenter
        painter.save()
        painter.fillRect(option.rect, QColor(tokens.select if chosen else tokens.base))
        if entry is None:
            painter.setFont(scaled(option.font, 0.9, bold=True))
            painter.setPen(QColor(tokens.muted))
            painter.drawText(room, sides.AlignLeft | sides.AlignBottom, str(index.data()))
        else:
            painter.setFont(option.font)
            painter.setPen(QColor(tokens.text))
            elide = Qt.TextElideMode.ElideRight
            most = int(room.width() * NAME_SHARE)
            name = painter.fontMetrics().elidedText(entry.name, elide, most)
            painter.drawText(room, sides.AlignLeft | centre, name)
            room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(name) + 2 * PADDING)
            painter.setFont(scaled(option.font, 0.9))
            painter.setPen(QColor(tokens.muted))
            told = painter.fontMetrics().elidedText(entry.told, elide, room.width())
            painter.drawText(room, sides.AlignRight | centre, told)
        painter.restore()


def pick_entry(parent: QWidget, words: Words, title: str, entries: Sequence[Entry]) -> Entry | None:
    """Ask for one of the entries; None when nothing was chosen."""
    dialog = PresetPicker(words, title, entries, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    picked = dialog.picked() if accepted else None
    dialog.deleteLater()
    return picked


def _heading(group: str) -> QListWidgetItem:
    item = QListWidgetItem(group)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


def _line(entry: Entry) -> QListWidgetItem:
    item = QListWidgetItem()
    item.setData(ENTRY, entry)
    told = ", ".join(part for part in (entry.name, entry.told) if part)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, told)
    item.setToolTip(plain_tip(told))
    return item
