"""A roster of 5,000 profiles in the window: ``python -m tests.bench.rosters``."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tests.bench import clock, table
from tests.bench.table import Row

PROFILES, GROUPS = 5_000, 12
SEARCHES = ("s", "so", "soeur e", "soeur eloise 499")


def rows() -> list[Row]:
    """In a window without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        return _measured(app, Path(folder) / "rosters")


def _measured(app, folder: Path) -> list[Row]:
    from desktop.roster_library import Library
    from desktop.views.rosters.view import RostersView
    from desktop.words import Words

    library = Library(folder)
    library.open_folder()
    path, empty = library.add(_roster()), library.add(_roster() | {"profiles": [], "id": "e"})
    view = RostersView(Words("fr"), library)
    view.show()
    app.processEvents()

    def opened() -> None:
        view.desk.open(path)
        app.processEvents()

    def searched() -> None:
        for text in SEARCHES:
            view.profiles._search.setText(text)
            app.processEvents()

    def edited() -> None:
        profile = view.desk.document["profiles"][9]
        view.desk.edit_profiles([profile["id"]], "", "count", profile["count"] % 40 + 1)
        app.processEvents()

    def opened_anew() -> float:
        view.desk.open(empty)
        return clock.seconds(opened)

    times = sorted(opened_anew() for _ in range(5))
    edit = clock.slow(edited)
    return [
        Row("5,000 profiles", "opened in the window", times[2]),
        Row("5,000 profiles", "searched, per letter", clock.slow(searched) / len(SEARCHES)),
        Row("5,000 profiles", "one value edited", edit),
        Row("5,000 profiles", "edited and saved", clock.slow(lambda: (edited(), view.save_now()))),
    ]


def _roster() -> dict:
    from rules.roster import new_profile, new_roster
    from rules.systems import load

    game = load()["hell_dorado"]
    groups = [{"id": f"g{number}", "name": f"Groupe {number}"} for number in range(GROUPS)]
    blank = new_profile(game, "?", lambda: "?") | {"weapons": [{"weapon": "explosion (5/2)"}]}
    profiles = [
        blank | {"id": f"p{at}", "name": f"Sœur Éloïse {at}", "group": f"g{at % GROUPS}",
                 "target": {"hit_points": at % 20 + 1, "protection": 2}}
        for at in range(PROFILES)
    ]  # fmt: skip
    return new_roster(game, "Grande armée", lambda: "r") | {"groups": groups, "profiles": profiles}


if __name__ == "__main__":
    table.head()
    table.show(rows())
