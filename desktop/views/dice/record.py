"""The record: every throw with its dice, and what it came to, the sum written out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.views.dice.dice_row import DiceRow
from desktop.views.dice.faces import fallen, told
from desktop.widgets.dice import RECORD
from desktop.widgets.label import Label, Sentence
from rules.case import Case
from rules.story import Rolled, Story, Thrown
from rules.text import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A throw of the record, None for a step without any, and what its step came to if told."""

    thrown: Thrown | None
    account: Text | None


def entries(case: Case, story: Story) -> list[Entry]:
    """The throws of a story in order; a step's account stands with its last throw.

    A step without a die stands for itself where it came to something.
    """
    found: list[Entry] = []
    for chapter in story.chapters:
        shown = [thrown for thrown in chapter.throws if thrown.faces] or [*chapter.throws[:1]]
        said = case.account(chapter)
        found += (Entry(thrown, None) for thrown in shown[:-1])
        if said is not None or (shown and shown[-1].faces):
            found.append(Entry(shown[-1] if shown else None, said))
    told_to_end = sum(len([t for t in chapter.throws if t.faces]) for chapter in story.chapters)
    return [*found, *(Entry(thrown, None) for thrown in story.throws[told_to_end:])]


def _source(rolled: Rolled | None) -> Text:
    """Whose dice these are."""
    if rolled is None:
        return Text("typed at the table")
    seed = str(rolled.seed)
    if rolled.typed:
        return Text("%n typed, then rolled, seed {seed}", None, rolled.typed, seed=seed)
    return Text("rolled, seed {seed}", seed=seed)


class Record(QFrame):
    """Shows the session's story die by die, and follows its end."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self.setProperty("panel", "plain")
        self._source = Label(factor=0.9, tone="muted", parent=self)
        self._rows: list[_Row] = []
        self._entries: list[Entry] = []
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 0, 8, 0)
        self._list.setSpacing(0)
        self._area = QScrollArea(self)
        self._area.setAccessibleName(words(Text("Record of the dice")))
        self._area.setProperty("panel", "read")
        self._lay_out(words(Text("Record")))
        session.story_changed.connect(self.show_story)
        self.show_story()

    def show_story(self) -> None:
        """Show the story; rows that say the same stay as they are."""
        story, reading = self._session.story, self._session.whole
        words = self._session.words
        found = [] if story is None or reading is None else entries(reading.case, story)
        self._source.setText(words(_source(self._session.rolled)))
        while len(self._rows) > len(found):
            self._rows.pop().deleteLater()
        for at, entry in enumerate(found):
            if at >= len(self._rows):
                row = _Row(self._session, self)
                self._rows.append(row)
                self._list.insertWidget(at, row)
            elif at < len(self._entries) and self._entries[at] == entry:
                continue
            self._rows[at].show_entry(at + 1, entry)
        self._entries = found
        told = [row.accessibleName() for row in self._rows]
        self._area.setAccessibleDescription("; ".join(told))
        QTimer.singleShot(0, self, self._follow_end)

    def _follow_end(self) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _lay_out(self, title: str) -> None:
        head = QHBoxLayout()
        head.addWidget(Label(title, bold=True, parent=self), 1)
        head.addWidget(self._source)
        body = QWidget(self)
        body.setProperty("ground", "base")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._list)
        column.addStretch()
        self._area.setWidgetResizable(True)
        self._area.setWidget(body)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.verticalScrollBar().rangeChanged.connect(self._follow_end)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 6, 8)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(self._area)


class _Row(QFrame):
    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.setProperty("edge", "top")
        self._number = Label(factor=0.9, tone="muted", parent=self)
        self._who = Label(factor=0.9, parent=self)
        self._who.setWordWrap(True)
        self._dice = DiceRow(RECORD, packed=True, parent=self)
        self._sum = Sentence(parent=self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 5)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.addWidget(self._number, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._who, 0, 1)
        grid.addWidget(self._dice, 1, 1)
        grid.addWidget(self._sum, 2, 1)
        grid.setColumnMinimumWidth(0, 14)
        grid.setColumnStretch(1, 1)

    def show_entry(self, number: int, entry: Entry) -> None:
        """Show one throw."""
        reading, words = self._session.whole, self._session.words
        if reading is None:
            return
        self._number.setText(str(number))
        thrown = entry.thrown
        label = None if thrown is None else reading.case.caption(thrown).label
        dice, said = ([], "") if thrown is None else (fallen(thrown), told(thrown, words))
        about = label or entry.account
        self._who.setText("" if about is None else words(about))
        self._dice.setVisible(bool(dice))
        self._dice.show_dice(dice, said)
        self._sum.setVisible(label is not None and entry.account is not None)
        if entry.account is not None:
            self._sum.show_html(words.html(entry.account))
        parts = (str(number), self._who.text(), said)
        self.setAccessibleName(", ".join(part for part in parts if part))
