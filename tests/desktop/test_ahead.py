import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_game_is_there_before_a_place_asks_for_it():
    """In a process of its own: here they are all loaded already."""
    program = (
        "import sys; from PySide6.QtCore import QThreadPool; from PySide6.QtWidgets import"
        " QApplication; from desktop.ahead import load_games; from rules.systems import names;"
        "app = QApplication([]); assert 'rules.systems.mordheim.system' not in sys.modules;"
        "load_games(); QThreadPool.globalInstance().waitForDone();"
        "assert all(f'rules.systems.{game}.system' in sys.modules for game in names());"
        "print('there')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert "there" in done.stdout, done.stderr
