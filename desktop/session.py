"""The session: what the window is about, in one object that is passed in.

Views ask through its methods and show what its ``*_changed`` signals report; they hold no numbers
of their own. The engagement is kept as the raw document, so that fields nobody reads survive, and
undo is going back to the document before.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop.calculation import Calculation
from desktop.files import title_of
from desktop.seeds import drawn_seed
from desktop.words import Words
from rules.resolution import Course, Resolver, course_of
from rules.story import Rolled, Story
from rules.text import InputError, InvalidError, Text

if TYPE_CHECKING:
    from rules.result import Result
    from rules.service import Reading

Json = dict[str, Any]
UNDO_STEPS = 200


@dataclass(slots=True)
class History:
    """Documents before and after the present one."""

    past: list[Json] = field(default_factory=list[Json])
    future: list[Json] = field(default_factory=list[Json])
    step: str = ""

    def push(self, document: Json, step: str = "") -> None:
        """Keep a document, unless the edit before went on at the same step."""
        if step and step == self.step:
            return
        self.step = step
        self.past = [*self.past[1 - UNDO_STEPS :], document]
        self.future.clear()


class Session(QObject):
    """The engagement at hand, what was understood of it, its result, the story being told.

    Facts: ``document_changed`` (the engagement was edited, opened, undone), ``reading_changed``
    (what was understood or the problems), ``result_changed`` (laws, before or during a story),
    ``story_changed`` (a die fell or was taken back), ``saved_changed`` (path or unsaved changes),
    ``busy_changed`` (a calculation takes long, or is over), ``dice_dropped`` (an edit ended a
    story; ``resume`` takes it up again).

    One that ``waits`` reads nothing before ``begin``: the rules are loaded for the first reading.
    """

    document_changed = Signal()
    reading_changed = Signal()
    result_changed = Signal()
    story_changed = Signal()
    saved_changed = Signal()
    busy_changed = Signal(bool)
    dice_dropped = Signal()

    def __init__(
        self,
        words: Words,
        resolver: Resolver,
        document: Json,
        title: str = "",
        *,
        waits: bool = False,
    ) -> None:
        super().__init__()
        self.words = words
        self.resolver = resolver
        self.document: Json = document
        self.path: Path | None = None
        self._title = title
        self.reading: Reading | None = None
        self.problems: list[InputError] = []
        self.result: Result | None = None
        self.stale = False
        """Whether the result is still that of an earlier state of the engagement."""
        self.before: Result | None = None
        """The result before any die, once one has fallen; for the dashes of the charts."""
        self.story: Story | None = None
        self.rolled: Rolled | None = None
        self._whole: Result | None = None
        self._dropped: tuple[Json, list[int], Rolled | None] | None = None
        self._history = History()
        self._kept: Json = copy.deepcopy(document)
        self._calculation = Calculation(self)
        self._calculation.found.connect(self._show_result)
        self._calculation.busy_changed.connect(self._show_busy)
        self._reads = not waits
        self._read()

    def begin(self) -> None:
        """Read the engagement, and from now on after every change."""
        self._reads = True
        self._read()

    @property
    def title(self) -> str:
        """The name of the engagement: its file's, or what it is called while it has none."""
        if self.path is not None:
            return title_of(self.path)
        return self._title or self.words(Text("New engagement"))

    @property
    def unsaved(self) -> bool:
        """Whether the engagement differs from the file it came from."""
        return self.document != self._kept

    @property
    def can_undo(self) -> bool:
        return bool(self._history.past)

    @property
    def can_redo(self) -> bool:
        return bool(self._history.future)

    def course(self) -> Course:
        """The course of what may happen from here: the start, or the dice told so far."""
        assert self.reading is not None
        if self._calculation.course is not None:
            return self._calculation.course
        if self.story is None:
            return course_of(self.reading.case.program, self.resolver)
        return self.story.rest(self.resolver)

    def edit(self, document: Json, step: str = "") -> None:
        """Take an edited copy of the document; nothing happens when it says the same.

        Edits in a row with one ``step`` (a field that is being typed, say) are undone together. A
        table is fitted to the weapon it is to be used with.
        """
        from desktop.table.fitting import fitted

        document = fitted(self.document, document)
        if document == self.document:
            return
        self._history.push(self.document, step)
        self._take(document)

    def undo(self) -> None:
        """Go back to the document before the last edit."""
        if self._history.past:
            self._history.step = ""
            self._history.future.append(self.document)
            self._take(self._history.past.pop())

    def redo(self) -> None:
        """Take the last undone edit again."""
        if self._history.future:
            self._history.step = ""
            self._history.past.append(self.document)
            self._take(self._history.future.pop())

    def open(self, document: Json, path: Path | None, title: str = "") -> None:
        """Take a document that was read from a file, or a new one without a path."""
        self.path = path
        self._title = title
        self._history = History()
        self._kept = copy.deepcopy(document)
        self.result, self._whole, self._dropped = None, None, None
        self._take(document)

    def mark_saved(self, path: Path) -> None:
        """Note that the present document stands in this file."""
        self.path = path
        self._kept = copy.deepcopy(self.document)
        self.saved_changed.emit()

    def start_typing(self) -> None:
        """Begin a story whose dice are typed as they fall on the table."""
        if self.reading is not None:
            self._tell(Story(self.reading.case.program))

    def type_faces(self, faces: list[int]) -> None:
        """Tell dice of the table; ValueError at the first that is impossible, those before told."""
        if self.story is None:
            return
        story = Story(self.story.program, self.story.faces)
        try:
            for face in faces:
                story.add(face)
        finally:
            if story.faces != self.story.faces:
                self._tell(story, self.rolled)

    def take_back(self) -> None:
        """Take the last die back."""
        if self.story is not None and self.story.faces:
            self._tell(self.story.without_last(), self.rolled)

    def roll(self, seed: int | None = None) -> None:
        """Roll the whole attack, or what is left of the story; the seed is drawn if not given."""
        if self.reading is None:
            return
        drawn = drawn_seed() if seed is None else seed
        told = self.story.faces if self.story is not None and self.story.current else ()
        story = Story(self.reading.case.program, told)
        story.roll_on(Random(drawn))
        self._tell(story, Rolled(drawn, len(told)))

    def close_story(self) -> None:
        """Leave the dice and go back to what may happen from the start."""
        if self.story is None:
            return
        self.story, self.rolled = None, None
        if self._whole is None:
            self._calculate()
        else:
            self._calculation.drop()
            self._show_result(self._whole)
        self.story_changed.emit()

    def resume(self) -> None:
        """Take up the story that the last edit ended, and the document it was told of."""
        if self._dropped is not None:
            document, faces, rolled = self._dropped
            self.edit(document)
            if self.reading is not None:
                self._tell(Story(self.reading.case.program, faces), rolled)

    def cancel(self) -> None:
        """Give up what is being calculated."""
        self._calculation.drop()

    def _take(self, document: Json) -> None:
        dropped = self.story if self.story is not None and self.story.faces else None
        if dropped is not None:
            self._dropped = (self.document, list(dropped.faces), self.rolled)
        self.document = document
        self.story, self.rolled = None, None
        self._read()
        self.document_changed.emit()
        self.saved_changed.emit()
        self.story_changed.emit()
        if dropped is not None and self.result is not None:
            self.dice_dropped.emit()

    def _read(self) -> None:
        if not self._reads:
            return
        from rules.service import read_engagement

        try:
            self.reading, self.problems = read_engagement(self.document), []
        except InvalidError as invalid:
            self.reading, self.problems = None, invalid.problems
        self.reading_changed.emit()
        self._calculate()

    def _tell(self, story: Story, rolled: Rolled | None = None) -> None:
        self.story, self.rolled = story, rolled
        self._calculate()
        self.story_changed.emit()

    def _calculate(self) -> None:
        self.stale = True
        if self.reading is None:
            self._calculation.drop()
            self.result_changed.emit()
        else:
            self._calculation.start(self.reading, self.story, self.resolver)

    def _show_busy(self, busy: bool) -> None:  # noqa: FBT001
        self.busy_changed.emit(busy)
        if busy:
            self.result_changed.emit()

    def _show_result(self, result: Result) -> None:
        self.result, self.stale = result, False
        if self.story is None:
            self._whole = result
        fallen = self.story is not None and bool(self.story.faces)
        self.before = self._whole if fallen else None
        self.result_changed.emit()
