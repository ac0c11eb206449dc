"""« Où viser »: asked for in the bar, looked for in a worker, shown on the map and in words."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.session import Session
from desktop.table.aim_layer import AimLayer
from desktop.table.aim_sweep import AimSweep, Survey, prospect_of
from desktop.table.ground import Ground
from desktop.views.bar import Bar
from desktop.views.table.place import TableView
from rules.aiming import Aim, without_aim

ABOVE_FIGURES = 2.5


class AimGuide(QObject):
    """Wires the sweep to the place; it lives as long as the view.

    What was found stays while only the template moves, and goes when anything else does.
    """

    def __init__(self, session: Session, view: TableView, bar: Bar) -> None:
        super().__init__(view)
        self._session, self._bar = session, bar
        self._section = view.panel.aims
        self._swept: dict[str, Any] | None = None
        self._sweep = AimSweep(self)
        self._map = view.map
        self._layer = AimLayer(session.words)
        self._layer.setParentItem(view.map.layer)
        self._layer.setZValue(ABOVE_FIGURES)
        view.map.scale_changed.connect(lambda scale: self._layer.lie_on(Ground(scale)))
        self._sweep.progress.connect(self._section.show_progress)
        self._sweep.busy_changed.connect(self._section.busy.show_busy)
        self._sweep.found.connect(self._show)
        self._section.busy.cancelled.connect(self._close)
        self._section.closed.connect(self._close)
        for place in (self._layer, self._section.places):
            place.aim_chosen.connect(self._take)
        bar.aim_wanted.connect(self._start)
        session.document_changed.connect(self._follow)
        session.reading_changed.connect(self._show_able)
        self._show_able()

    def _start(self) -> None:
        reading = self._session.reading
        prospect = None if reading is None else prospect_of(reading)
        if prospect is None:
            return
        self._swept = without_aim(self._session.document)
        self._section.show_survey(None)
        self._section.show()
        self._sweep.start(prospect)

    def _show(self, survey: Survey) -> None:
        self._layer.show_survey(survey)
        self._map.show_also(self._layer.outline)
        self._section.show_survey(survey)
        self._section.places.show_laid(self._session.document)
        self._section.places.setFocus()

    def _take(self, aim: Aim) -> None:
        self._session.edit(aim.place.lay(self._session.document))

    def _follow(self) -> None:
        if self._swept is not None and without_aim(self._session.document) != self._swept:
            self._leave()
        else:
            self._section.places.show_laid(self._session.document)

    def _close(self) -> None:
        self._leave()
        self._bar.aim_button.setFocus()

    def _leave(self) -> None:
        self._swept = None
        self._sweep.cancel()
        self._layer.show_survey(None)
        self._map.show_also(self._layer.outline)
        self._section.show_survey(None)
        self._section.hide()

    def _show_able(self) -> None:
        reading = self._session.reading
        able = reading is not None and prospect_of(reading) is not None
        self._bar.aim_button.setEnabled(able)
