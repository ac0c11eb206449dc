"""On a small laptop at 200 per cent every dialog opens whole, its title bar in sight."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SCREEN = {"name": "low", "x": 0, "y": 0, "width": 683, "height": 384}
OPEN_ALL = """
import os, sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from desktop import theme
from desktop.words import Words
from tests.desktop.every_dialog import dialogs

app = QApplication([])
theme.apply(app, "light")
for name, make in dialogs(Words("fr"), Path(sys.argv[1])).items():
    dialog = make()
    dialog.show()
    QTest.qWait(20)
    print(name, dialog.width(), dialog.height(), sep="\\t", flush=True)
    dialog.done(0) if hasattr(dialog, "done") else dialog.close()
    app.processEvents()
os._exit(0)
"""


def test_e05_every_dialog_leaves_room_for_its_title_bar(tmp_path):
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", OPEN_ALL, str(tmp_path)],
        cwd=ROOT, check=False, timeout=100, capture_output=True, text=True,
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
    )  # fmt: skip
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert len(lines) > 15, done.stderr
    assert [one for one in lines if int(one[1]) > 683 - 8 or int(one[2]) > 384 - 48] == []
