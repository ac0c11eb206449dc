"""Asking backwards about the engagement of the session."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.attacks import following
from desktop.dialogs.backwards import BackwardsDialog
from desktop.inquiry.armoury import armoury_of
from desktop.inquiry.taking import with_change
from desktop.inquiry.work import CaseOf
from desktop.roster_library import Library
from desktop.session import Session
from rules.backwards import case_alone, written
from rules.case import Case
from rules.json_reading import Json
from rules.sequence import Row, read_row
from rules.text import Text

NOBODY = Text("There is no target to ask about.")
TABLE = Text("The wounds are read on your own table: there is no chance to ask about.")


Say = Callable[[str], object]


def ask_backwards(session: Session, window: QWidget, library: Library, say: Say) -> None:
    """Open the dialog over what the session resolves; what is taken is an edit like another.

    ``library``: the rosters whose weapons may be tried. ``say``: tells why nothing can be asked.
    """
    reading, row = session.reading, session.row
    result = session.before or session.result
    if reading is None or row is None or result is None:
        return
    if not any(figure.is_told for figure in result.figures):
        say(session.words(TABLE if result.figures else NOBODY))
        return
    armoury = armoury_of(library, reading.system, session.words)
    case_of = within(row, session.attacks.place, session.until)
    dialog = BackwardsDialog(session.words, reading, result, window, armoury, case_of)
    dialog.taken.connect(
        lambda change: session.edit(with_change(session.document, reading, change))
    )
    dialog.exec()
    dialog.deleteLater()


def within(row: Row, place: int, until: int | None) -> CaseOf:
    """What is told of a row once the engagement at a place is another one.

    As after the attacker ``until``, and no earlier than after the one that changes.
    """
    if len(row.readings) == 1:
        return case_alone
    documents = [written(reading) for reading in row.readings]
    last = len(documents) - 1 if until is None else max(until, place)

    def case_of(document: Json) -> Case:
        before = documents[place]
        changed = [following(before, document, other) for other in documents]
        changed[place] = document
        return read_row(changed).cases[last]

    return case_of
