"""How long the window waits at most while something heavy is computed beside it.

The longest time between two turns of the event loop, of which a timer asks for one every 5 ms,
while keys are pressed and what they change is painted; the shorter of two runs.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop import theme
from desktop.battle_desk import BattleDesk
from desktop.battle_store import BattleStore
from desktop.charts import LawChart
from desktop.compare.board import Board
from desktop.compare.desk import CompareDesk
from desktop.courtesy import switch_quickly
from desktop.garbage import MainThreadCollector
from desktop.session import Session
from desktop.table.aim_sweep import AimSweep
from desktop.views.battle.place import BattleView
from desktop.views.compare.view import CompareView
from desktop.views.resolve import ResolveView
from desktop.views.results.panel import ResultsPanel
from desktop.views.table.place import TableView
from desktop.words import Words
from rules.matrix import Attack, Mark
from rules.resolution import Resolver
from tests.bench import battles, blasts, sweeps
from tests.bench.offscreen import application
from tests.bench.table import Row
from tests.bench.windows import Json, shown

LINES, FIGURES, FIGHTERS, CARDS = 200, 10, 14, 21
TURN_MS, KEY_MS = 5, 30
SETTLED_MS, TYPED_MS = 1500, 120
LONGEST_S = 60.0
Begin = Callable[[Callable[[], object]], object]
"""Begins what is heavy, and calls back when it is over."""


def rows() -> list[Row]:
    """Beside a matrix, a sweep, joint laws near their bound, the chance of a long battle.

    Beside what is quick too: many cards at once, each of them anew at every key.
    """
    app = application()
    theme.apply(app, "light")
    heavy = {
        f"a matrix of {LINES} × {LINES}": beside_matrix,
        f"where to aim, {FIGURES} figures": beside_sweep,
        f"joint laws, {FIGHTERS} fighters": beside_joint,
        "400 attacks a side": beside_luck,
        f"a first result of {CARDS} figures": beside_first,
        f"typing, {CARDS} figures on screen": beside_typing,
    }
    with _as_in_the_program(app):
        return [
            Row("longest wait of the window beside", name, min(run(), run()))
            for name, run in heavy.items()
        ]


def beside_matrix() -> float:
    """Keys in the grid while its cells are computed."""
    desk = CompareDesk("hell_dorado")
    words = ("explosion", "souffle percutant")
    attacks = [
        Attack(f"A{n}", {"attacker": {"shooting": 2 + n % 5},
                         "weapon": f"{words[n % 2]} (puissance {2 + n % 5}/{1 + n // 5 % 8})"})
        for n in range(LINES)
    ]  # fmt: skip
    marks = [Mark(f"T{n}", {"protection": n % 10, "hit_points": 2 + n // 10}) for n in range(LINES)]
    board = Board("hell_dorado").with_attacks(attacks).with_marks(marks)

    def begin(over: Callable[[], object]) -> None:
        desk.change(lambda _: board)
        desk.busy_changed.connect(lambda busy: busy or over())

    with shown(CompareView(Words("en"), desk)) as view:
        return _longest(view.grid, begin)


def beside_sweep() -> float:
    """Keys on the table while every place to aim at is looked at."""
    document = blasts.engagement(FIGURES, "thrown")
    with shown(TableView(Session(Words("en"), Resolver(), document, "Crowd"))) as view:
        sweep = AimSweep(view)

        def begin(over: Callable[[], object]) -> None:
            sweep.found.connect(over)
            sweep.start(sweeps.prospect_of(document))

        return _longest(view.map, begin)


def beside_joint() -> float:
    """Cards painted again and again while the joint laws are read."""
    session = Session(Words("en"), Resolver(), sweeps.crowd(sweeps.WEAPONS["explosion"]), "Crowd")
    panel = ResultsPanel(session)
    panel.load_charts(LawChart)
    document = melees()

    def begin(over: Callable[[], object]) -> None:
        session.edit(document)
        session.busy_changed.connect(lambda busy: busy or over())

    with shown(panel):
        QTest.qWait(500)
        return _longest(panel, begin)


def melees() -> Json:
    """Fighters under the template, two by two in melee with one who may be hit over them."""
    fighters = [
        {"name": f"T{n}", "protection": n % 3, "hit_points": 20 + n, "distance": 1 + n / 2,
         "engaged_with": [f"R{n // 2}"], "side": "foe"}
        for n in range(FIGHTERS)
    ]  # fmt: skip
    others = [
        {"name": f"R{n}", "protection": 1, "hit_points": 25 + n, "in_area": False, "side": "ally"}
        for n in range(FIGHTERS // 2)
    ]
    document = sweeps.crowd(sweeps.WEAPONS["piercing blast"])
    attacker = {"name": "S", "shooting": 25}
    return document | {"targets": [*fighters, *others], "table": None, "attacker": attacker}


def beside_luck() -> float:
    """Keys on the board while the laws of all attacks are joined."""
    first, *lines = battles.long_battle().splitlines()
    attacks = [entry for entry in map(json.loads, lines) if entry["kind"] == "attack"][:1200]
    told = [json.dumps(entry | {"n": n}).encode() for n, entry in enumerate(attacks, 1)]
    with TemporaryDirectory() as home:
        path = Path(home, "long.jsonl")
        path.write_bytes(b"\n".join([first, *told, b""]))
        desk = BattleDesk(BattleStore(path.parent), Resolver())

        def begin(over: Callable[[], object]) -> None:
            desk.undo()
            desk.luck_changed.connect(lambda: desk.luck_awaited or over())

        desk.open(path)
        with shown(BattleView(Words("en"), desk)) as view:
            longest = _longest(view.sides[0].view, begin)
        desk.close()
    return longest


def beside_first() -> float:
    """Cards painted while all of them come, with charts of their own."""
    session = Session(Words("en"), Resolver(), many(2), "Crowd")
    panel = ResultsPanel(session)
    panel.load_charts(LawChart)

    def begin(over: Callable[[], object]) -> None:
        session.edit(many(CARDS))
        QTimer.singleShot(SETTLED_MS, over)

    with shown(panel):
        QTest.qWait(500)
        return _longest(panel, begin)


def beside_typing() -> float:
    """A weapon typed letter by letter beside the form and all its results."""
    session = Session(Words("en"), Resolver(), many(CARDS), "Crowd")
    view = ResolveView(session)
    view.load_charts(LawChart)
    assert view.attack.body is not None
    field = view.attack.body.notation.field
    letters = cycle([Qt.Key.Key_Backspace, Qt.Key.Key_3, Qt.Key.Key_2])

    def begin(over: Callable[[], object]) -> None:
        QTest.keyClick(field, Qt.Key.Key_End)
        QTest.keyClick(field, Qt.Key.Key_Left)
        QTimer.singleShot(2 * SETTLED_MS, over)

    with shown(view):
        QTest.qWait(SETTLED_MS)
        with _ticking(TYPED_MS, lambda: QTest.keyClick(field, next(letters))):
            return _longest(view.results, begin)


def many(count: int) -> Json:
    """So many under the same blast, all different."""
    targets = [
        {"name": f"T{n}", "protection": n % 5, "hit_points": 6 + n, "distance": n / 2}
        for n in range(count)
    ]
    return sweeps.crowd(sweeps.WEAPONS["explosion"]) | {"targets": targets, "table": None}


def _longest(view: QWidget, begin: Begin) -> float:
    """The longest time between two turns, in seconds, from its beginning to its end."""
    loop, turns, keys = QEventLoop(), list[float](), [Qt.Key.Key_Down, Qt.Key.Key_Up]

    def press() -> None:
        keys.reverse()
        QTest.keyClick(view, keys[0])
        view.update()

    with _ticking(TURN_MS, lambda: turns.append(perf_counter())), _ticking(KEY_MS, press):
        QTimer.singleShot(int(LONGEST_S * 1000), loop, loop.quit)
        QTimer.singleShot(0, loop, lambda: begin(loop.quit))
        loop.exec()
    return max(after - before for before, after in pairwise(turns))


@contextmanager
def _ticking(every_ms: int, tick: Callable[[], object]) -> Iterator[None]:
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(every_ms)
    yield
    timer.stop()


@contextmanager
def _as_in_the_program(app: QApplication) -> Iterator[None]:
    """Threads and garbage as the window has them."""
    interval, collector = sys.getswitchinterval(), MainThreadCollector(app)
    switch_quickly()
    yield
    sys.setswitchinterval(interval)
    collector.deleteLater()
    gc.enable()
