"""What can be done on the table: each act edits the session's engagement as one step of undo."""

from __future__ import annotations

from desktop.session import Session
from desktop.table import draft
from desktop.table.board import TEMPLATE, Board, Chosen
from desktop.table.groups import ungrouped
from desktop.table.laying import free_place, with_figures_laid, with_newcomers_placed
from desktop.table.sight import template_in
from desktop.table.weapons import switched
from desktop.views.attack.draft import name_of, targets_of
from rules.engagement import InvalidError
from rules.geometry import Point
from rules.json_reading import Json
from rules.service import Reading, read_engagement
from rules.systems import game_of
from rules.template import Blast, Spray
from rules.text import Text

HALF_WALL = 0.75


class Desk:
    """Carries out the wishes about the table."""

    def __init__(self, session: Session, board: Board) -> None:
        self._session = session
        self._board = board
        self._former: dict[type[Blast | Spray], object] = {}

    def lay(self) -> None:
        """Make a table from the targets of the engagement."""
        document = ungrouped(self._session.document, self._session.reading)
        system = game_of(str(document.get("system")))
        if system is not None:
            template = template_in(document, system)
            attacker = self._session.words(Text("Attacker"))
            self._board.edit(with_figures_laid(document, system, template, attacker))

    def place_newcomers(self, document: Json) -> None:
        """Take an engagement with further targets, and give each a place beside the others."""
        system = game_of(str(document.get("system")))
        if system is not None:
            document = ungrouped(document, _read(document))
            template = template_in(document, system)
            self._board.edit(with_newcomers_placed(document, system, template))

    def add(self, figure: Json, target: Json, *, attacks: bool) -> None:
        """Add a figure and select it."""
        edited = draft.with_new_figure(self._document, figure, target, attacks=attacks)
        self._board.edit(edited)
        self._board.choose_figure(name_of(draft.figures_of(self._document)[-1]))

    def change(self, name: str, figure: Json, target: Json, *, attacks: bool) -> None:
        """Change the facts of a figure; one without a target entry becomes a target.

        The attacker does not.
        """
        document = self.alone(name)
        edited = draft.with_edited_figure(document, name, figure, target)
        new = next(
            name_of(after)
            for before, after in zip(
                draft.figures_of(document), draft.figures_of(edited), strict=True
            )
            if name_of(before) == name
        )
        if attacks:
            edited = draft.with_attacker(edited, new)
        elif new not in map(name_of, targets_of(edited)):
            edited = edited | {"targets": [*targets_of(edited), {"name": new, **target}]}
        self._board.edit(edited)
        self._board.choose_figure(new)

    def duplicate(self) -> None:
        """Set a twin of the figure selected beside it."""
        name, sight = self._board.figure, self._board.sight
        if name is None or sight is None:
            return
        base = sight.by_name[name].base
        bases = [stand.base for stand in sight.stands]
        place = free_place(base.centre, base.radius, bases)
        self._board.edit(draft.with_twin(self.alone(name), name, place))
        self._board.choose_figure(name_of(draft.figures_of(self._document)[-1]))

    def delete(self) -> None:
        """Take away what is selected."""
        chosen = self._board.chosen
        if chosen is None or chosen == TEMPLATE:
            return
        if chosen.kind == "obstacle":
            self._board.edit(draft.without_obstacle(self._document, chosen.place))
        else:
            self._board.edit(draft.without_figure(self.alone(chosen.name), chosen.name))

    def alone(self, name: str) -> Json:
        """The engagement in which a figure has an entry of its own, be he one of a group."""
        if name in map(name_of, targets_of(self._document)):
            return self._document
        reading = self._session.reading
        found = ungrouped(self._document, reading)
        return found if name in map(name_of, targets_of(found)) else self._document

    def add_wall(self, middle: Point) -> None:
        """Set a wall in the middle of what is seen, and select it."""
        place = len(draft.obstacles_of(self._document))
        x, y = middle
        ends = (x - HALF_WALL, y), (x + HALF_WALL, y)
        self._board.edit(draft.with_obstacle(self._document, place, *ends))
        self._board.choose(Chosen("obstacle", place=place))

    def place(self, name: str, point: Point) -> None:
        """Set a figure where its coordinates were typed."""
        step = f"table place {name}"
        self._board.edit(draft.with_place(self._document, name, point), step)

    def place_wall(self, place: int, start: Point, to: Point) -> None:
        """Set the ends of a wall where their coordinates were typed."""
        step = f"table wall {place}"
        self._board.edit(draft.with_obstacle(self._document, place, start, to), step)

    def turn(self, degrees: float) -> None:
        """Lay the template in a direction."""
        self._board.edit(draft.with_direction(self._document, degrees), "table turn")

    def aim(self, point: Point) -> None:
        """Lay the template on a point."""
        self._board.edit(draft.with_aim(self._document, point), "table aim")

    def lay_spray(self) -> None:
        """Turn the weapon into one that sprays, and select its template."""
        self._switch(Spray)

    def lay_blast(self) -> None:
        """Turn the weapon into one that bursts, and select its template."""
        self._switch(Blast)

    @property
    def _document(self) -> Json:
        return self._session.document

    def _switch(self, wanted: type[Blast | Spray]) -> None:
        """Change the weapon where it has not the wanted template; back to the one before it."""
        document = self._document
        system = game_of(str(document.get("system")))
        template = template_in(document, system)
        if template is None:
            return
        if not isinstance(template, wanted):
            self._former[type(template)] = document.get("weapon")
            options = switched(document, wanted)
            former = [o for o in options if o["weapon"] == self._former.get(wanted)]
            if not options:
                return
            document = (former or options)[0]
        self._board.edit(document)
        self._board.choose(TEMPLATE)


def _read(document: Json) -> Reading | None:
    try:
        return read_engagement(document)
    except InvalidError:
        return None
