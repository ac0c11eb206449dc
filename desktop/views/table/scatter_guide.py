"""The deviation map switched on and off, looked at from the map and from its list."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.table.board import Board
from desktop.table.map_view import MapView
from desktop.views.table.panel import TablePanel
from desktop.views.table.toolbar import Toolbar


class ScatterGuide(QObject):
    """Wires the switch, the dots and the list; it lives as long as the map.

    All places are made room for when the map is switched on or other figures stand there, not
    while the template moves.
    """

    def __init__(self, board: Board, view: MapView, panel: TablePanel, tools: Toolbar) -> None:
        super().__init__(view)
        self._board, self._map, self._tools = board, view, tools
        self._fitted: frozenset[str] | None = None
        board.changed.connect(self._follow)
        board.result_changed.connect(self._follow)
        tools.scatter_switched.connect(self._switch)
        view.dots.looked.connect(view.look_at)
        view.dots.picked.connect(panel.graded.places.choose)
        panel.graded.places.looked.connect(view.look_at)

    def _follow(self) -> None:
        board = self._board
        if board.is_drawn:
            return
        self._tools.offer_scatter(able=board.may_scatter)
        names = None if board.sight is None else frozenset(board.sight.by_name)
        wanted = names if board.scatter is not None else None
        if wanted != self._fitted:
            self._fitted = wanted
            self._map.fit_scatter()

    def _switch(self, on: bool) -> None:
        self._board.set_mapped(mapped=on)
