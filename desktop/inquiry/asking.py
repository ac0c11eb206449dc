"""Asking backwards about the engagement of the session."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.dialogs.backwards import BackwardsDialog
from desktop.inquiry.armoury import armoury_of
from desktop.inquiry.taking import with_change
from desktop.roster_library import Library
from desktop.session import Session


def ask_backwards(session: Session, window: QWidget, library: Library) -> None:
    """Open the dialog over what the session resolves; what is taken is an edit like another.

    ``library``: the rosters whose weapons may be tried.
    """
    reading, result = session.reading, session.result
    if reading is None or result is None or not result.figures:
        return
    armoury = armoury_of(library, reading.system, session.words)
    dialog = BackwardsDialog(session.words, reading, result, window, armoury)
    dialog.taken.connect(
        lambda change: session.edit(with_change(session.document, reading, change))
    )
    dialog.exec()
    dialog.deleteLater()
