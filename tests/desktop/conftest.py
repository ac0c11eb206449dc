"""A window's parts on one real engagement."""

import copy
import gc

import pytest

from desktop import background, calculation
from desktop.folders import Folders
from desktop.session import Session
from desktop.words import Words
from rules.resolution import Resolver

AMBUSH = {
    "toise": "engagement",
    "version": 1,
    "system": "hell_dorado",
    "rules": {},
    "attacker": {"name": "Bombardière", "shooting": 3},
    "weapon": "souffle percutant (mitraille • puissance 4/2)",
    "circumstances": {},
    "targets": [
        {"name": "Goule", "side": "foe", "protection": 1, "hit_points": 6, "distance": 1.7},
        {
            "name": "Succube",
            "side": "foe",
            "hit_points": 8,
            "distance": 3.4,
            "engaged_with": ["Reître"],
        },
        {"name": "Reître", "side": "ally", "protection": 2, "hit_points": 8, "in_area": False},
        {"name": "Sorcier", "side": "foe", "hit_points": 4, "cover": 1, "distance": 5.0},
    ],
    "table": None,
}


@pytest.fixture(autouse=True, scope="package")
def collector_on_the_main_thread(qapp):
    """As in the program: a worker must never destroy Qt's objects.

    With the application made first, in whatever order tests run: a report alone would make a
    smaller one, which cannot show a window.
    """
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True, scope="package")
def patience():
    """Beside other tests even what is quick takes longer than a frame."""
    with pytest.MonkeyPatch.context() as patch:
        for worker in (background, calculation):
            patch.setattr(worker, "PATIENCE_MS", 200)
        yield


@pytest.fixture(autouse=True)
def collected(collector_on_the_main_thread):
    """What a test leaves behind goes on the main thread, what a window set aside with it."""
    yield
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
    gc.collect(1)


@pytest.fixture
def ambush():
    return copy.deepcopy(AMBUSH)


@pytest.fixture
def session(request, ambush):
    request.getfixturevalue("qapp")
    return Session(Words("en"), Resolver(), ambush, "Ambush")


@pytest.fixture
def column(qtbot, session):
    """The attack column of the session, shown."""
    from desktop.views.attack.column import AttackColumn

    column = AttackColumn(session)
    qtbot.addWidget(column)
    column.resize(372, 712)
    column.show()
    qtbot.waitExposed(column)
    return column


@pytest.fixture
def table(column):
    """The table of targets of the column, with the keyboard on it."""
    column.body.targets.table.setFocus()
    return column.body.targets.table


@pytest.fixture
def opened(qapp, tmp_path):
    """Opens the program in a language, its files in ``data`` and ``preferences.json`` here."""
    from desktop.app import Shell

    made = []

    def open_(language):
        folders = Folders(tmp_path / "data", tmp_path / "preferences.json")
        running = Shell(qapp, folders, Words(language), None)
        made.append(running)
        running.fill()
        running.window.show()
        return running

    yield open_
    for running in made:
        running._rosters.release()
        running.window.hide()
        running.window.deleteLater()
