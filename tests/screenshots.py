"""Pictures of the window for the README and the AppStream metadata: ``make screenshots``."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from desktop.app import Shell
from desktop.folders import Folders
from desktop.preferences import Preferences, write_preferences
from desktop.words import Words
from resources import locate

PICTURES = Path(__file__).parent.parent / "packaging" / "screenshots"
FORD = locate("samples", "hell_dorado", "Le gué vu d'en haut.json")
DICE = [6, 1, 4, 2, 3, 5, 1, 2, 2, 5]


def settle(app):
    for _ in range(10):
        app.processEvents()


def picture(app, shell, name):
    settle(app)
    shell.window.grab().save(str(PICTURES / f"{name}.png"))


def shell_for(app, folder, language, scheme):
    folders = Folders(folder / "data", folder / "preferences.json")
    kept = Preferences(language=language, scheme=scheme, welcomed="hell_dorado")
    write_preferences(folders.preferences, kept)
    shell = Shell(app, folders, Words(language), None)
    shell.start()
    shell.window.resize(1366, 768)
    settle(app)
    return shell


def compare(app, shell):
    """A comparison with all its cells, told as differences."""
    view = shell.window.place("compare")
    board = view.desk.board
    while any(
        view.desk.cell(row, column) is None for row in board.rows for column in board.columns
    ):
        app.processEvents()
    view.desk.refer_to(board.rows[0].id)


def main():
    PICTURES.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv)
    for language, scheme in (("fr", "light"), ("en", "dark")):
        with TemporaryDirectory() as folder:
            shell = shell_for(app, Path(folder), language, scheme)
            picture(app, shell, f"resolve-{language}-{scheme}")
            shell.session.start_typing()
            shell.session.type_faces(DICE)
            picture(app, shell, f"dice-{language}-{scheme}")
            shell.session.close_story()
            shell.window.go_to("table")
            shell._documents.open_example(FORD)
            picture(app, shell, f"table-{language}-{scheme}")
            shell.window.go_to("rosters")
            picture(app, shell, f"rosters-{language}-{scheme}")
            shell.window.go_to("compare")
            compare(app, shell)
            picture(app, shell, f"compare-{language}-{scheme}")
            shell.window.go_to("battle")
            picture(app, shell, f"battle-{language}-{scheme}")
            shell.window.close()


if __name__ == "__main__":
    main()
