"""What the table asks of dialogs and files: facts of a figure, a picture of the map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from desktop.dialogs.ask import tell_unwritten
from desktop.dialogs.figure import FigureDialog, FigureFacts
from desktop.session import Session
from desktop.table.draft import figure_named, new_name
from desktop.table.export import write_picture
from desktop.table.laying import USUAL_BASE_MM, free_place
from desktop.theme import tokens_shown
from desktop.views.attack.draft import name_of, targets_of
from desktop.views.attack.game import Game, game_of
from desktop.words import Words
from rules.json_reading import Json
from rules.text import Text

if TYPE_CHECKING:
    from desktop.views.table.place import TableView


class TableActs(QObject):
    """Carries out the wishes of a table that open a dialog; ``say``: a short word when done.

    It lives as long as the view.
    """

    def __init__(self, session: Session, view: TableView, say: Callable[[str], object]) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._say = say

    def connect_wishes(self) -> None:
        """Do what the view asks for from now on."""
        self._view.figure_wanted.connect(self.add)
        self._view.edit_wanted.connect(self.edit)
        self._view.export_wanted.connect(self.export)

    def add(self) -> None:
        """Ask for a new figure in the middle of the map, and set it there."""
        game, sight = game_of(self._session.document), self._view.board.sight
        if game is None or sight is None:
            return
        radius = USUAL_BASE_MM / 2 / sight.measure.unit_mm
        x, y = free_place(self._view.map.middle(), radius, [one.base for one in sight.stands])
        words = self._session.words
        name = new_name(self._session.document, words(Text("Figure {number}", number=1)))
        figure = {"name": name, "x": x, "y": y, "base_mm": USUAL_BASE_MM, "side": "foe"}
        facts = self._ask(game, FigureFacts(figure, _needed(game), sight.attacker is None))
        if facts is not None:
            self._view.desk.add(facts.figure, facts.target, attacks=facts.attacks)

    def edit(self) -> None:
        """Ask for the facts of the figure selected, and change them."""
        name = self._view.board.figure
        document = self._session.document if name is None else self._view.desk.alone(name)
        game = game_of(document)
        figure = None if name is None else figure_named(document, name)
        if game is None or name is None or figure is None:
            return
        known = [one for one in targets_of(document) if name_of(one) == name]
        attacks = document["table"].get("attacker") == name
        usual = {} if attacks else _needed(game)
        target = {key: value for key, value in (known or [usual])[0].items() if key != "name"}
        facts = self._ask(game, FigureFacts(figure, target, attacks))
        if facts is not None:
            self._view.desk.change(name, facts.figure, facts.target, attacks=facts.attacks)

    def export(self) -> None:
        """Ask where, and write a picture of the map there."""
        board, words = self._view.board, self._session.words
        sight = board.sight
        if sight is None:
            return
        start = (self._session.path or Path.home() / self._session.title).with_suffix(".png")
        name, _ = QFileDialog.getSaveFileName(
            self._view,
            words(Text("Picture of the table")),
            str(start),
            words(Text("Pictures (*.png *.svg)")),
        )
        if not name:
            return
        try:
            write_picture(Path(name), sight, words, tokens_shown(), board.scatter)
        except OSError as error:
            tell_unwritten(self._view, words, Path(name), error)
            return
        self._say(words(Text("The picture is written")))

    def _ask(self, game: Game, facts: FigureFacts) -> FigureFacts | None:
        words: Words = self._session.words
        weapon = game.weapon(self._session.document.get("weapon"))
        kind = None if weapon is None else game.system.kind_of(weapon)
        return FigureDialog.ask(words, game, facts, kind, self._view.window())


def _needed(game: Game) -> Json:
    """What a target must say, at the least it may be."""
    return {
        field.name: int(field.minimum)
        for field in game.target_fields.values()
        if field.shape == "whole" and field.default is None and not field.optional
    }
