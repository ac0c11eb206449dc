"""The table at hand: what is seen of it now, also while something is being dragged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background import Background
from desktop.calculation import Calculation
from desktop.session import Session
from desktop.table.afterthoughts import Doubt, Seen, marginal
from desktop.table.draft import obstacles_of
from desktop.table.fallen import fallen
from desktop.table.scatter import Scatter, scatter_of
from desktop.table.sight import MANY, Sight, sight_of
from desktop.views.attack.draft import targets_of
from rules.aiming import Worth
from rules.json_reading import Json
from rules.result import Result
from rules.text import InputError, InvalidError

REST_MS = 80
MOST_DOUBTS = 3
QUICK_TARGETS = 12
"""With so many targets or fewer a drag is followed by what it comes to."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is selected on the table; ``name`` of a figure, ``place`` of an obstacle."""

    kind: Literal["figure", "obstacle", "template"]
    name: str = ""
    place: int = -1


TEMPLATE = Chosen("template")


class Board(QObject):
    """Shows the session's table, or the one a drag would make of it.

    Facts: ``changed`` (anything seen), ``result_changed``, ``rested`` (nothing moved for a
    moment: what takes longer is there), ``chosen_changed``.
    """

    changed = Signal()
    result_changed = Signal()
    rested = Signal()
    chosen_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._draft: Json | None = None
        self._awake = False
        self._stale = True
        self._whole = True
        self.sight: Sight | None = None
        self.told: Result | None = None
        """What the dice told so far leave open, where they say how the template falls."""
        self.worth: Worth | None = None
        """What the attack comes to for both sides, before any die and at rest."""
        self.scatter: Scatter | None = None
        """The deviation map, while it is wanted and the result is that of what is shown."""
        self.is_mapped = True
        self.problems: list[InputError] = []
        self.result: Result | None = None
        self.doubts: list[Doubt] = []
        self.chosen: Chosen | None = None
        self._calculation = Calculation(self)
        self._calculation.found.connect(self._take_result)
        self._afterthoughts = Background(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._settle)
        session.document_changed.connect(self._refresh)
        session.result_changed.connect(self._follow_dice)
        session.story_changed.connect(self._follow_dice)

    @property
    def document(self) -> Json:
        """The engagement, with what the drag at hand would make of it."""
        return self._session.document if self._draft is None else self._draft

    def set_awake(self, *, awake: bool) -> None:
        """Look at the table only while somebody sees it."""
        self._awake = awake
        if awake and self._stale:
            self._look(resting=True)

    def preview(self, document: Json) -> None:
        """Show an edited engagement that is not taken yet."""
        self._draft = document
        self._rest.start()
        self._look(resting=False)

    def commit(self) -> None:
        """Take what was shown, as one step of undo."""
        draft, self._draft = self._draft, None
        if draft is not None:
            self.edit(draft)

    def cancel(self) -> None:
        """Show the engagement as it is."""
        if self._draft is not None:
            self._draft = None
            self._refresh()

    def edit(self, document: Json, step: str = "") -> None:
        """Take an edited engagement at once; edits in a row with one ``step`` are one to undo."""
        self._draft = None
        before = self._session.document
        self._session.edit(document, step)
        if self._session.document is before:
            self._refresh()

    def choose(self, chosen: Chosen | None) -> None:
        """Select something on the table, or nothing."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.chosen_changed.emit()

    def choose_figure(self, name: str) -> None:
        """Select a figure."""
        self.choose(Chosen("figure", name))

    @property
    def is_drawn(self) -> bool:
        """Whether what is shown is a drag that is not taken yet."""
        return self._draft is not None

    @property
    def may_scatter(self) -> bool:
        """Whether there is a deviation to be shown."""
        return scatter_of(self.sight, self.result) is not None

    def set_mapped(self, *, mapped: bool) -> None:
        """Show the deviation map, or not."""
        self.is_mapped = mapped
        self.scatter = self._find_scatter()
        self.changed.emit()

    @property
    def figure(self) -> str | None:
        """The name of the figure selected."""
        chosen = self.chosen
        return chosen.name if chosen is not None and chosen.kind == "figure" else None

    @property
    def is_in_row(self) -> bool:
        """Whether others attack before this one or after him: the odds here are his alone."""
        return len(self._session.attacks.row) > 1

    def _refresh(self) -> None:
        self._draft = None
        self._stale = True
        if self._awake:
            self._look(resting=True)

    def _follow_dice(self) -> None:
        """Show where the template falls as the dice tell it, and go back when they are left."""
        told = self._told()
        if told is not self.told:
            self._stale = True
            if self._awake and not self.is_drawn:
                self._look(resting=True)

    def _told(self) -> Result | None:
        session = self._session
        dice = session.story is not None and bool(session.story.faces)
        result = session.result if dice and not session.stale else None
        return None if result is None or result.landings is None else result

    def _look(self, *, resting: bool) -> None:
        self._stale = False
        self._afterthoughts.drop()
        self.told = None if self.is_drawn else self._told()
        try:
            self.sight, self.problems = sight_of(self.document, resting=resting), []
        except InvalidError as invalid:
            self.sight, self.problems = None, invalid.problems
        if self.sight is not None:
            self.problems = list(self.sight.problems)
            self.sight = fallen(self.sight, self.told and self.told.landed)
        self._whole = resting or self._is_small()
        self._drop_lost_choice()
        self._calculate(resting=resting)
        self.scatter = self._find_scatter()
        self.changed.emit()

    def _calculate(self, *, resting: bool) -> None:
        """The result at once where few are struck, else when all is at rest."""
        reading = None if self.sight is None else self.sight.reading
        if self.told is not None:
            self._calculation.drop()
            self._take_result(self.told)
        elif reading is None:
            if resting or self.problems:
                self._calculation.drop()
                self._take_result(None)
        elif self._is_small():
            self._calculation.drop()
            self._take_result(marginal(reading, self._session.resolver))
        elif resting:
            self._calculation.start(reading, None, self._session.resolver)

    def _is_small(self) -> bool:
        """Whether all is told at every move of a drag."""
        figures = 0 if self.sight is None else len(self.sight.stands)
        return figures <= MANY and len(targets_of(self.document)) <= QUICK_TARGETS

    def _take_result(self, result: Result | None) -> None:
        self.result = result
        self.scatter = self._find_scatter()
        self.result_changed.emit()
        if not self._rest.isActive():
            self._rest.start()

    def _settle(self) -> None:
        if not self._whole:
            self._look(resting=True)
            return
        seen = Seen(self.document, self.sight, self.result, self._session.resolver)
        most, played = MOST_DOUBTS if self._is_small() else 1, self.told is not None
        self._afterthoughts.start(
            lambda: (seen.doubts(most), None if played else seen.worth()), self._take_afterthoughts
        )

    def _take_afterthoughts(self, found: object) -> None:
        """Tell what takes a moment to be found, unless something moved meanwhile."""
        assert isinstance(found, tuple)
        self.doubts, self.worth = found
        self.rested.emit()

    def _find_scatter(self) -> Scatter | None:
        followed = self._draft is None or self._is_small()
        return scatter_of(self.sight, self.result) if self.is_mapped and followed else None

    def _drop_lost_choice(self) -> None:
        chosen = self.chosen
        if chosen is None or self.sight is None:
            return
        lost = chosen.kind == "figure" and chosen.name not in self.sight.by_name
        beyond = chosen.kind == "obstacle" and chosen.place >= len(obstacles_of(self.document))
        if lost or beyond:
            self.choose(None)
