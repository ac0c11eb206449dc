"""What deserves a second look, under the numbers: margins that may be contested, walls, errors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.table.afterthoughts import Doubt
from desktop.table.board import Board
from desktop.table.sight import Sight
from desktop.theme import give
from desktop.views.attack.draft import name_of, targets_of
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Sentence
from desktop.words import Words
from rules.text import Mean, Names, Text

MOST = 4


@dataclass(frozen=True, slots=True)
class Note:
    """A note as rich text; ``error``: something keeps the attack from being resolved.

    ``name``: the figure that a link in it is about.
    """

    html: str
    error: bool = False
    name: str = ""


class Notes(QWidget):
    """Shows the notes of a board, one under the other.

    ``target_wanted``: a figure is to become a target.
    """

    target_wanted = Signal(str)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._boxes: list[NoteBox] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)

    def show_notes(self, notes: Sequence[Note]) -> None:
        """Show these notes."""
        shown = notes[:MOST]
        while len(self._boxes) < len(shown):
            box = NoteBox(self._words(Text("Warning")), self)
            box.followed.connect(self.target_wanted)
            self._boxes.append(box)
            self._layout.addWidget(box)
        for at, box in enumerate(self._boxes):
            box.setVisible(at < len(shown))
            if at < len(shown):
                box.show_note(shown[at])


def notes_of(board: Board, words: Words) -> list[Note]:
    """What is wrong, what stands in the way, what may be contested, who stands on whom."""
    notes = [Note(words.html(problem.text), error=True) for problem in board.problems]
    sight = board.sight
    if sight is None:
        return notes
    notes += [*_strangers(board, sight, words), *map(Note, _warnings(sight, words))]
    return [*notes[:2], *(Note(_doubt(doubt, words)) for doubt in board.doubts), *notes[2:]]


def _strangers(board: Board, sight: Sight, words: Words) -> list[Note]:
    """Those under the template of whom nothing is known, with the way to make one a target."""
    known = set(map(name_of, targets_of(board.document)))
    if sight.reading is not None:
        known |= {target.name for target in sight.reading.case.targets}  # pyright: ignore[reportAttributeAccessIssue]
    names = [stand.name for stand in sight.stands if stand.touched and stand.name not in known]
    if not names:
        return []
    said = words.html(Text("Also under the template, without a target entry: {names}",
                           names=Names(tuple(names))))  # fmt: skip
    first = next((name for name in names if not sight.by_name[name].attacks), None)
    if first is None:
        return [Note(said)]
    wish = words.html(Text("Make {name} a target…", name=first))
    return [Note(f'{said}<br><a href="#"><u>{wish}</u></a>', name=first)]


def _warnings(sight: Sight, words: Words) -> Iterator[str]:
    if sight.blind:
        yield words.html(Text("An obstacle stands between the attacker and the point aimed at."))
    if sight.overlaps:
        one, other = sight.overlaps[0]
        more = len(sight.overlaps) - 1
        if more:
            yield words.html(Text("{one} and {other} stand on one another, and %n more pair(s).",
                                  None, more, one=one, other=other))  # fmt: skip
        else:
            yield words.html(Text("{one} and {other} stand on one another.", one=one, other=other))


def _doubt(doubt: Doubt, words: Words) -> str:
    size = words.decimal(abs(doubt.margin_mm), 1)
    margin = words.html(Text("{name}, {size} mm.", name=doubt.name, size=size))
    means = {"mean": Mean(doubt.otherwise), "told": Mean(doubt.told)}
    if doubt.touched:
        other = Text("Should he not be touched: {mean} HP on average instead of {told}.", **means)
    else:
        other = Text("Should he be touched: {mean} HP on average instead of {told}.", **means)
    return f"<b>{margin}</b> {words.html(other)}"


class NoteBox(QFrame):
    """A note with its sign; ``followed``: its link was, which is about this figure."""

    followed = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = ""
        self._said = Sentence(parent=self)
        self._said.linkActivated.connect(lambda _: self.followed.emit(self._name))
        self._warning = IconLabel("warning", name, ink="warn", parent=self)
        self._error = IconLabel("error", name, ink="negative", parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 14, 10)
        row.setSpacing(10)
        for icon in (self._warning, self._error):
            row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._said, 1)

    def show_note(self, note: Note) -> None:
        """Show a note."""
        self._name = note.name
        panel = "error" if note.error else "note"
        if self.property("panel") != panel:
            give(self, panel=panel)
        self._warning.setVisible(not note.error)
        self._error.setVisible(note.error)
        self._said.show_html(note.html)
