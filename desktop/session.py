"""The session: what the window is about, in one object that is passed in.

Views ask through its methods and show what its ``*_changed`` signals report; they hold no numbers
of their own. The engagement is kept as the raw document, so that fields nobody reads survive, and
undo is going back to the document before.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.attacks import Attacks, Filed, understood, unread
from desktop.calculation import Calculation
from desktop.files import title_of
from desktop.history import History
from desktop.origins import Origins
from desktop.seeds import drawn_seed
from desktop.views.attack.draft import attacker_name
from desktop.words import Words
from rules.hand import Hand
from rules.json_reading import Json
from rules.resolution import Course, Resolver, course_of
from rules.story import Rolled, Story, beginning
from rules.text import InputError, Text

if TYPE_CHECKING:
    from rules.result import Result
    from rules.sequence import Row
    from rules.service import Reading


class Session(QObject):
    """The engagement at hand, what was understood of it, its result, the story being told.

    Several engagements may stand in a row, the attackers one after the other; ``document`` and
    ``reading`` are those of the one in hand, ``whole`` tells of all of them, result and dice too.

    Facts: ``document_changed`` (the engagement was edited, opened, undone, or another one taken in
    hand), ``reading_changed`` (what was understood or the problems), ``result_changed`` (laws,
    before or during a story), ``story_changed`` (a die fell or was taken back), ``saved_changed``
    (path or unsaved changes), ``busy_changed`` (a calculation takes long, or is over),
    ``dice_dropped`` (an edit ended a story; ``resume`` takes it up again).

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
        self._origins = Origins()
        self.attacks = Attacks((self._origins.add(document, None, title),))
        self.until: int | None = None
        """The attacker after whom the result is told; None: after all."""
        self.result: Result | None = None
        self.stale = False
        """Whether the result is still that of an earlier state of the engagement."""
        self.before: Result | None = None
        """The result before any die, once one has fallen; for the dashes of the charts."""
        self.story: Story | None = None
        self.rolled: Rolled | None = None
        self.together = False
        """Whether dice of like throws are taken at once."""
        self._hand: Hand | None = None
        self._undiced: Result | None = None
        self._dropped: tuple[Attacks, list[tuple[int, bool]], Rolled | None] | None = None
        self._history = History[Attacks]()
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
    def document(self) -> Json:
        """The engagement in hand."""
        return self.attacks.in_hand.document

    @property
    def reading(self) -> Reading | None:
        """What was understood of the engagement in hand, None where it can't be used."""
        return self._understood.readings[self.attacks.place]

    @property
    def problems(self) -> list[InputError]:
        """What is wrong with the engagement in hand."""
        return self._understood.problems[self.attacks.place]

    @property
    def row(self) -> Row | None:
        """All attackers in a row, None where one of them can't be used."""
        return self._understood.row

    @property
    def whole(self) -> Reading | None:
        """The attackers all together."""
        return None if self.row is None else self.row.reading

    @property
    def asked(self) -> Reading | None:
        """The attackers of whom the result is told."""
        return self.row.after(self.until) if self.row and self.until is not None else self.whole

    @property
    def path(self) -> Path | None:
        """The file of the engagement in hand."""
        return self.origin(self.attacks.place).path

    @property
    def title(self) -> str:
        """The name of the engagement: its file's, or what it is called while it has none."""
        if self.path is not None:
            return title_of(self.path)
        return self.origin(self.attacks.place).title or self.words(Text("New engagement"))

    @property
    def unsaved(self) -> bool:
        """Whether the engagement in hand differs from the file it came from."""
        return self.is_unsaved(self.attacks.place)

    def path_of(self, place: int) -> Path | None:
        """The file of an engagement of the row."""
        return self.origin(place).path

    def is_unsaved(self, place: int) -> bool:
        """Whether an engagement of the row differs from the file it came from."""
        return self.attacks.row[place].document != self.origin(place).kept

    def origin(self, place: int) -> Filed:
        """Where an engagement of the row came from, and as it stands there."""
        return self._origins.of(self.attacks.row[place])

    def is_wrong(self, place: int) -> bool:
        """Whether something is wrong with an engagement of the row."""
        return bool(self._understood.problems[place])

    @property
    def can_undo(self) -> bool:
        return bool(self._history.past)

    @property
    def can_redo(self) -> bool:
        return bool(self._history.future)

    def course(self) -> Course:
        """The course of what may happen from here: the start, or the dice told so far."""
        assert self.asked is not None
        if self._calculation.course is not None:
            return self._calculation.course
        case = self.asked.case
        if self.story is None:
            return course_of(case.computed, self.resolver)
        return beginning(case.program, self.story.faces).rest(self.resolver)

    def edit(self, document: Json, step: str = "") -> None:
        """Take an edited copy of the document; nothing happens when it says the same.

        Edits in a row with one ``step`` (a field that is being typed, say) are undone together. A
        table is fitted to the weapon it is to be used with.
        """
        from desktop.table.fitting import fitted

        document = fitted(self.document, document)
        if document != self.document:
            place = f"{self.attacks.in_hand.key}.{step}" if step else ""
            self._change(self.attacks.with_document(document), place)

    def add_attacks(self, documents: Sequence[tuple[Json, Path | None]]) -> None:
        """Let further attackers follow, each with the file it came from, if any."""
        added = [
            self._origins.add(document, path, attacker_name(document), new=path is None)
            for document, path in documents
        ]
        self._change(self.attacks.with_next(added))

    def remove_attack(self, place: int) -> None:
        """Take an attacker out of the row; the last one stays."""
        if len(self.attacks.row) > 1:
            self._change(self.attacks.without(place))

    def move_attack(self, place: int, to: int) -> None:
        """Let an attacker come at another place of the row."""
        if place != to and 0 <= to < len(self.attacks.row):
            self._change(self.attacks.moved(place, to))

    def choose_attack(self, place: int) -> None:
        """Take another attacker of the row in hand; dice and results stay as they are."""
        if place != self.attacks.place:
            self.attacks = self.attacks.at(place)
            self.reading_changed.emit()
            self.document_changed.emit()
            self.saved_changed.emit()

    def tell_after(self, place: int | None) -> None:
        """Tell the result after this attacker of the row, or after all."""
        if place != self.until:
            self.until, self._undiced = place, None
            self._calculate()

    def undo(self) -> None:
        """Go back to what there was before the last edit."""
        if self._history.past:
            self._history.step = ""
            self._history.future.append(self.attacks)
            self._take(self._history.past.pop())

    def redo(self) -> None:
        """Take the last undone edit again."""
        if self._history.future:
            self._history.step = ""
            self._history.past.append(self.attacks)
            self._take(self._history.future.pop())

    def open(self, document: Json, path: Path | None, title: str = "") -> None:
        """Take a document that was read from a file, or a new one without a path."""
        self.open_row([(document, path)], title)

    def open_row(self, documents: Sequence[tuple[Json, Path | None]], title: str = "") -> None:
        """Take documents that were read from files, one attacker after the other."""
        self.take_up([(one, Filed(path, title, copy.deepcopy(one))) for one, path in documents])

    def take_up(self, row: Sequence[tuple[Json, Filed]], place: int = 0) -> None:
        """Take engagements, each with where it came from; what differs from that is unsaved."""
        attacks = self._origins.take_up(row)
        self._history = History[Attacks]()
        self.result, self._undiced, self._dropped = None, None, None
        self._take(Attacks(attacks, place))

    def mark_saved(self, path: Path, place: int | None = None) -> None:
        """Note that a document of the row, or the one in hand, stands in this file."""
        attack = self.attacks.in_hand if place is None else self.attacks.row[place]
        self._origins.note(attack, path)
        self.saved_changed.emit()

    @property
    def at_once(self) -> int:
        """How many dice may be thrown at once for the throw in hand and those like it."""
        return 1 if self._hand is None else self._hand.at_once

    @property
    def gathered(self) -> list[int]:
        """Dice thrown at once, while some of them are still to be typed."""
        return [] if self._hand is None else self._hand.gathered

    def throw_together(self, *, together: bool) -> None:
        """Take the dice of like throws at once, or each when its throw is asked."""
        self.together = together
        self.story_changed.emit()

    def start_typing(self) -> None:
        """Begin a story whose dice are typed as they fall on the table."""
        if self.whole is not None:
            self._tell_hand(self._dealt())

    def type_faces(self, faces: list[int]) -> None:
        """Tell dice of the table; ValueError at the first that is impossible, those before told."""
        if self._hand is None:
            return
        hand = self._hand.again()
        try:
            for face in faces:
                hand.add(face, together=self.together)
        finally:
            if hand.dice != self._hand.dice:
                self._tell_hand(hand, self.rolled)

    def take_back(self) -> None:
        """Take the last die back."""
        if self._hand is not None and self._hand.dice:
            self._tell_hand(self._hand.without_last(), self.rolled)

    def roll(self, seed: int | None = None) -> None:
        """Roll the whole attack, or what is left of the story; the seed is drawn if not given."""
        if self.whole is None:
            return
        drawn = drawn_seed() if seed is None else seed
        going_on = self._hand is not None and self._hand.story.current is not None
        hand = self._hand.again() if self._hand is not None and going_on else self._dealt()
        typed = len(hand.dice)
        hand.roll_on(Random(drawn))
        self._tell_hand(hand, Rolled(drawn, typed))

    def close_story(self) -> None:
        """Leave the dice and go back to what may happen from the start."""
        if self.story is None:
            return
        self.story, self.rolled, self._hand = None, None, None
        if self._undiced is None:
            self._calculate()
        else:
            self._calculation.drop()
            self._show_result(self._undiced)
        self.story_changed.emit()

    def resume(self) -> None:
        """Take up the story that the last edit ended, and the attacks it was told of."""
        if self._dropped is not None:
            attacks, dice, rolled = self._dropped
            if attacks != self.attacks:
                self._change(attacks)
            if self.whole is not None:
                self._tell_hand(self._dealt(dice), rolled)

    def cancel(self) -> None:
        """Give up what is being calculated."""
        self._calculation.drop()

    def _change(self, attacks: Attacks, step: str = "") -> None:
        self._history.push(self.attacks, step)
        self._take(attacks)

    def _take(self, attacks: Attacks) -> None:
        dropped = [] if self._hand is None else self._hand.dice
        if dropped:
            self._dropped = (self.attacks, dropped, self.rolled)
        self.attacks = attacks
        self.story, self.rolled, self._hand = None, None, None
        self._read()
        self.document_changed.emit()
        self.saved_changed.emit()
        self.story_changed.emit()
        if dropped and self.result is not None:
            self.dice_dropped.emit()

    def _read(self) -> None:
        if not self._reads:
            self._understood = unread(len(self.attacks.row))
            return
        self._understood = understood(self.attacks.documents)
        if self.until is not None and self.until >= len(self.attacks.row) - 1:
            self.until = None
        self._undiced = None
        self.reading_changed.emit()
        self._calculate()

    def _dealt(self, dice: Sequence[tuple[int, bool]] = ()) -> Hand:
        """A hand of the whole row with these dice in it."""
        assert self.whole is not None
        return Hand(self.whole.case.program, self.whole.system.alike, dice)

    def _tell_hand(self, hand: Hand, rolled: Rolled | None = None) -> None:
        self._hand, self.story, self.rolled = hand, hand.story, rolled
        self._calculate()
        self.story_changed.emit()

    def _calculate(self) -> None:
        self.stale = True
        if self.asked is None:
            self._calculation.drop()
            self.result_changed.emit()
        else:
            self._calculation.start(self.asked, self.story, self.resolver)

    def _show_busy(self, busy: bool) -> None:
        self.busy_changed.emit(busy)
        if busy:
            self.result_changed.emit()

    def _show_result(self, result: Result) -> None:
        self.result, self.stale = result, False
        if self.story is None:
            self._undiced = result
        fallen = self.story is not None and bool(self.story.faces)
        self.before = self._undiced if fallen else None
        self.result_changed.emit()
