"""The deviation map switched on and off, drawn from the result at hand, on the map and in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.table.board import Board
from desktop.table.map_view import MapView
from desktop.table.scatter import Scatter, scatter_of
from desktop.views.table.panel import TablePanel
from desktop.views.table.toolbar import Toolbar


class ScatterGuide(QObject):
    """Wires the board to the map, the list of places and the switch; it lives as long as they.

    All places are made room for when the map is switched on or other figures stand there, not
    while the template moves.
    """

    def __init__(self, board: Board, view: MapView, panel: TablePanel, tools: Toolbar) -> None:
        super().__init__(view)
        self._board, self._map, self._panel, self._tools = board, view, panel, tools
        self._fitted: frozenset[str] | None = None
        board.result_changed.connect(self.show_scatter)
        tools.scatter_switched.connect(self._switch)
        view.dots.looked.connect(view.look_at)
        view.dots.picked.connect(panel.graded.places.choose)
        panel.graded.places.looked.connect(view.look_at)
        self.show_scatter()

    def show_scatter(self) -> None:
        """Show the map of the board's result, where it is wanted and there is one."""
        board = self._board
        found = scatter_of(board.sight, board.result) if board.is_followed else None
        if board.is_followed:
            self._tools.offer_scatter(able=found is not None)
        self._show(found if self._tools.scatter.isChecked() else None)

    def _switch(self) -> None:
        self._fitted = None
        self.show_scatter()

    def _show(self, scatter: Scatter | None) -> None:
        sight = self._board.sight
        names = frozenset(() if sight is None else sight.by_name)
        fitting = names != self._fitted and not self._board.is_drawn
        if fitting:
            self._fitted = names if scatter is not None else None
        self._map.show_scatter(scatter, fitting=fitting)
        self._panel.show_scatter(scatter)
