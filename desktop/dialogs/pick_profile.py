"""The dialog « D’une compagnie »: figures of a roster as targets, or one of them as attacker."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QDialog, QWidget

from desktop.dialogs.profile_picker import Picked, ProfilePicker
from desktop.roster_library import Library
from desktop.session import Session
from desktop.views.attack.draft import another
from rules.engagement import MAX_TARGETS
from rules.json_reading import Json
from rules.roster_use import attacker_of, targets_of
from rules.systems import GameSystem, game_of


def pick_targets(parent: QWidget, session: Session, library: Library) -> Json | None:
    """The engagement with figures of a roster as further targets, or None."""
    system = _system(session)
    present = _targets(session.document)
    picked = _picked(parent, session, library, room=MAX_TARGETS - len(present))
    if picked is None or system is None:
        return None
    taken = {str(target.get("name")) for target in present if isinstance(target, dict)}
    added = targets_of(picked.profiles, taken)
    return session.document | {"targets": [*present, *added]}


def pick_attacker(parent: QWidget, session: Session, library: Library) -> Json | None:
    """The engagement with a figure of a roster, and one of his weapons, as attacker; or None."""
    return _armed(parent, session, library, session.document)


def pick_next(parent: QWidget, session: Session, library: Library) -> Json | None:
    """An engagement on the same targets with a figure of a roster as attacker, or None."""
    return _armed(parent, session, library, another(session.document))


def _armed(parent: QWidget, session: Session, library: Library, document: Json) -> Json | None:
    """The engagement with a figure of a roster as its attacker."""
    picked = _picked(parent, session, library, room=None)
    if picked is None:
        return None
    brought = attacker_of(picked.profiles[0], picked.weapon)
    armed = brought.keys() & {"weapon", "weapons"}
    kept = {k: v for k, v in document.items() if not armed or k not in {"weapon", "weapons"}}
    return kept | brought


def _picked(parent: QWidget, session: Session, library: Library, room: int | None) -> Picked | None:
    system = _system(session)
    if system is None:
        return None
    dialog = ProfilePicker(session.words, library, system, room=room, parent=parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    picked = dialog.picked() if accepted else None
    dialog.deleteLater()
    return picked


def _system(session: Session) -> GameSystem | None:
    return game_of(str(session.document.get("system")))


def _targets(document: Json) -> list[Any]:
    found = document.get("targets")
    return found if isinstance(found, list) else []
