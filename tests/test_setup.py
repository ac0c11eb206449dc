"""The set-up: what is locked, what the locked versions are known to do, what is installed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from resources import locate

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
REQUIREMENTS = re.findall(r"^\S.*(?:\n +.*)*", LOCK, re.MULTILINE)


def run(program, *arguments):
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_lock_holds_no_address():
    for address in ("http", "file:", "git+", "--index", "--find-links", "--trusted-host", "@ "):
        assert address not in LOCK


@pytest.mark.parametrize("requirement", REQUIREMENTS, ids=lambda text: text.split("==")[0])
def test_each_requirement_is_pinned_and_hashed(requirement):
    assert re.match(r"[a-z0-9-]+==[0-9][^\s]*( ; [^\\]+)? \\\n", requirement)
    assert re.search(r"--hash=sha256:[0-9a-f]{64}", requirement)


def test_qt_is_locked_at_the_version_that_neither_aborts_nor_breaks_exports():
    assert re.search(r"^pyside6-essentials==6\.10\.\d+ ", LOCK, re.MULTILINE)
    assert re.search(r"^shiboken6==6\.10\.\d+ ", LOCK, re.MULTILINE)


def test_all_that_is_declared_is_locked():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    locked = {requirement.split("==")[0] for requirement in REQUIREMENTS}
    assert {re.match(r"[\w-]+", name)[0].lower() for name in declared} <= locked


def test_setting_a_text_does_not_use_up_none():
    """Some versions of PySide6 drop a reference of None at each call, and Python aborts."""
    done = run(
        "from PySide6.QtWidgets import QApplication, QLabel\n"
        "application = QApplication([])\n"
        "label = QLabel()\n"
        "for number in range(20_000):\n"
        "    label.setText(str(number))\n"
        "print(label.text())\n"
    )
    assert (done.returncode, done.stdout) == (0, "19999\n"), done.stderr


def test_a_plot_is_exported_as_svg():
    """Some versions of Qt close their paths in a way that pyqtgraph cannot read."""
    done = run(
        "import pyqtgraph\n"
        "from pyqtgraph.exporters import SVGExporter\n"
        "application = pyqtgraph.mkQApp()\n"
        "plot = pyqtgraph.PlotWidget()\n"
        "plot.addItem(pyqtgraph.BarGraphItem(x=[0, 1, 2], height=[3, 1, 2], width=0.8))\n"
        "plot.plot([0, 1, 2], [1, 2, 3])\n"
        "print(SVGExporter(plot.getPlotItem()).export(toBytes=True)[:5])\n"
    )
    assert (done.returncode, done.stdout) == (0, "b'<?xml'\n"), done.stderr


def test_each_apt_package_is_named_once():
    text = (ROOT / "packaging" / "apt-packages.txt").read_text(encoding="utf-8")
    packages = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9][a-z0-9.+-]+", package) for package in packages)
    assert len(packages) == len(set(packages))


def test_resources_are_found_wherever_the_program_stands():
    assert locate("__init__.py").is_file()
    assert locate("samples", "nowhere.json").name == "nowhere.json"


def test_the_command_is_installed(monkeypatch, tmp_path):
    from importlib.metadata import entry_points

    monkeypatch.chdir(tmp_path)
    (command,) = entry_points(group="console_scripts", name="toise")
    assert command.value == "desktop.__main__:main"
