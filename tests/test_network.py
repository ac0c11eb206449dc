"""Nothing opens a network connection: not the command line, not the window."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# Python tells its audit hooks of every socket; for what Qt might open by itself, the window's
# process looks at its own open files.
WATCH = """
import os, sys
from pathlib import Path

def watch(event, arguments):
    if event in ("socket.bind", "socket.connect", "socket.sendto", "socket.getaddrinfo"):
        if event == "socket.getaddrinfo" or arguments[0].family != 1:
            os.write(2, f"NETWORK {event} {arguments[1:]}\\n".encode())
            os._exit(99)

sys.addaudithook(watch)

def internet_sockets():
    files = {os.readlink(file) for file in Path("/proc/self/fd").iterdir() if file.is_symlink()}
    tables = [Path("/proc/self/net", kind) for kind in ("tcp", "tcp6", "udp", "udp6")]
    rows = [line.split() for table in tables if table.exists() for line in table.open()]
    return [row for row in rows if f"socket:[{row[9]}]" in files]

from desktop.__main__ import main
"""

COMMAND = """
sys.exit(main())
"""

# The event loop runs for a second, in which the plots are loaded too.
WINDOW = """
import time
from PySide6.QtWidgets import QApplication

def exec_for_a_second(*_):
    end = time.monotonic() + 1
    while time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)
    visible = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    print(len(visible), internet_sockets() if Path("/proc/self/net").exists() else [])
    return 0

QApplication.exec = exec_for_a_second
code = main()
sys.stdout.flush()
os._exit(code or 0)
"""

ENGAGEMENT = {
    "toise": "engagement",
    "version": 1,
    "system": "hell_dorado",
    "rules": {},
    "attacker": {"name": "Frondeuse", "shooting": 2},
    "weapon": "explosion (puissance 5/2)",
    "circumstances": {"range": "long"},
    "targets": [{"name": "Colosse", "protection": 9, "hit_points": 1}],
    "table": None,
}


def watched(program, *arguments):
    return subprocess.run(
        [sys.executable, "-c", WATCH + program, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.fixture
def engagement(tmp_path):
    file = tmp_path / "engagement.json"
    file.write_text(json.dumps(ENGAGEMENT), encoding="utf-8")
    return file


def test_the_watch_sees_a_connection():
    done = watched("import socket; socket.create_connection(('127.0.0.1', 9))", "--help")
    assert done.returncode == 99
    assert "NETWORK" in done.stderr


def test_resolving_stays_at_home(engagement):
    done = watched(COMMAND, "resolve", str(engagement), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["attack"] == {"hit": "5/9", "miss": "4/9"}


def test_a_report_needs_neither_network_nor_display(engagement, tmp_path, monkeypatch):
    for name in ("DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    report = tmp_path / "report.pdf"
    done = watched(COMMAND, "report", str(engagement), "-o", str(report))
    assert done.returncode == 0, done.stderr
    assert report.read_bytes().startswith(b"%PDF")


def test_the_window_stays_at_home():
    done = watched(WINDOW)
    assert done.returncode == 0, done.stderr
    windows, _, sockets = done.stdout.splitlines()[-1].partition(" ")
    assert int(windows) >= 1
    assert sockets == "[]"
