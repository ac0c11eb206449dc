"""What the window must keep up with: a template that is dragged, a roster of thousands.

Off the screen, in this process: what is measured is the program's own work for each frame.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop import theme
from desktop.roster_library import Library
from desktop.session import Session
from desktop.table.stencil import handle_of
from desktop.views.rosters.view import RostersView
from desktop.views.table.place import TableView
from desktop.words import Words
from resources import locate
from rules.json_reading import Json
from rules.resolution import Resolver
from tests.bench import clock
from tests.bench.offscreen import application
from tests.bench.table import Row

FORD = ("samples", "hell_dorado", "Le gué vu d'en haut.json")
ROSTER = ("samples", "rosters", "compagnie-du-gue-2d203830.json")
FIGURES, PROFILES, MOVES = 10, 5_000, 60
SIZE = (1290, 712)
View = TypeVar("View", bound=QWidget)


def rows() -> list[Row]:
    """A frame of the table while its template is dragged, then a roster from file to screen."""
    app = application()
    theme.apply(app, "light")
    with TemporaryDirectory() as home:
        return [
            Row("window", f"a dragged frame, {FIGURES} figures", dragged()),
            Row("window", f"a roster of {PROFILES:,} on screen", unrolled(Path(home))),
        ]


def dragged() -> float:
    """The median of a move of the mouse until it is painted, the template in hand."""
    with shown(TableView(Session(Words("en"), Resolver(), crowd(), "Crowd"))) as view:
        port, at = view.map.viewport(), view.map.ground.at(handle_of(view.board.sight)).toPoint()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
        places = cycle([at + QPoint(0, 4 * step) for step in (*range(9), *range(8, 0, -1))])

        def move() -> None:
            QTest.mouseMove(port, next(places))
            QApplication.processEvents()

        frames = [clock.seconds(move) for _ in range(MOVES)]
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)
    return median(frames)


def crowd() -> Json:
    """The sample's table with further figures under the template."""
    document = json.loads(locate(*FORD).read_text(encoding="utf-8"))
    targets, figures = document["targets"], document["table"]["figures"]
    for number in range(FIGURES - len(targets)):
        name, side = f"T{number}", "foe"
        targets.append({"name": name, "side": side, "protection": number, "hit_points": 6})
        figures.append({"name": name, "x": 3.3, "y": 1.2 * number - 2, "base_mm": 25, "side": side})
    return document


def unrolled(home: Path) -> float:
    """Reading a long roster and showing its place, in seconds."""
    folder = home / "rosters"
    folder.mkdir()
    document = json.loads(locate(*ROSTER).read_text(encoding="utf-8"))
    one = document["profiles"][0]
    document["profiles"] = [one | {"id": f"p{n}", "name": f"P{n}"} for n in range(PROFILES)]
    (folder / "long.json").write_text(json.dumps(document), encoding="utf-8")

    def unroll() -> None:
        with shown(RostersView(Words("en"), Library(folder))):
            pass

    return clock.slow(unroll)


@contextmanager
def shown(view: View) -> Iterator[View]:
    """A view on the screen that is taken down afterwards."""
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    yield view
    view.hide()
    view.deleteLater()
    QApplication.processEvents()
