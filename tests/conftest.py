"""What every test stands on: no screen, no home, no luck."""

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Read once by Qt and by Python, when each first asks for the locale.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

settings.register_profile(
    "toise",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("toise")


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory):
    """A home of the tests' own: nobody's rosters and settings are read or written."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(folder / kind.lower()))
        for name in ("APPDATA", "HOME", "LOCALAPPDATA", "USERPROFILE"):
            patch.setenv(name, str(folder))
        yield folder


@pytest.fixture(autouse=True)
def windows_taken_down():
    """The windows of a test go with it: each that stays makes every later restyling slower.

    Not close(): a window with unsaved work would ask, and nobody would answer. Menus stay.
    """
    before = _windows()
    yield
    left = [window for window in _windows() if window not in before]
    if not left:
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QMenu

    for window in left:
        window.hide()
        if not isinstance(window, QMenu):
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _windows():
    """The windows there are, shown or not; none without Qt."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or widgets.QApplication.instance() is None:
        return []
    return widgets.QApplication.topLevelWidgets()
