"""The files opened last, in a menu; one that was moved is named and stays in the list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QMenu

from desktop.forms.tooltip import plain_tip
from desktop.words import Words
from rules.text import Text

MOST = 10


def with_recent(paths: Sequence[str], path: Path) -> list[str]:
    """The list with a file at its head."""
    newest = str(path.resolve())
    return [newest, *(one for one in paths if one != newest)][:MOST]


def fill_recent(
    menu: QMenu,
    words: Words,
    paths: Sequence[str],
    open_file: Callable[[Path], object],
    keep: Callable[[list[str]], object],
) -> None:
    """Show the list; ``keep`` takes it without what the person takes out of it."""
    menu.clear()
    menu.setToolTipsVisible(True)
    for path in map(Path, paths):
        entry = menu.addAction(_shown(path, paths).replace("&", "&&"))
        entry.setToolTip(plain_tip(str(path)))
        entry.triggered.connect(lambda *_, path=path: open_file(path))
    if not paths:
        menu.addAction(words(Text("none"))).setEnabled(False)
        return
    menu.addSeparator()
    there = [path for path in paths if Path(path).exists()]
    missing = menu.addAction(words(Text("Forget those that are not there")))
    missing.setEnabled(len(there) < len(paths))
    missing.triggered.connect(lambda *_: keep(there))
    menu.addAction(words(Text("Forget all"))).triggered.connect(lambda *_: keep([]))


def _shown(path: Path, paths: Sequence[str]) -> str:
    """The name, with its folder where another has the same."""
    alike = sum(Path(one).name == path.name for one in paths)
    return path.name if alike == 1 else f"{path.name} – {path.parent}"
