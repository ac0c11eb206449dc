"""What stands in place of the results while there are none: what is missing, and the way to it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.session import Session
from desktop.widgets.empty import Empty
from rules.text import Text


class Missing(Empty):
    """Asks for the rest of the attack (``weapon_wanted``) or for a target (``target_wanted``)."""

    weapon_wanted = Signal()
    target_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__("resolve", "", "", parent)
        self._session = session
        self.asked.connect(self._ask)

    def show_missing(self) -> None:
        """Say what is missing now."""
        words, asked = self._session.words, self._session.asked
        if self._session.result is None or asked is None:
            said = Text("Complete the attack at the left: what may happen is shown here at once.")
            self.show_sentence(words(said), words(Text("To the attack")))
            return
        said = Text("Nobody is touched: add a target, or lay the template elsewhere.")
        if asked.system.template is None:
            said = Text("Nobody is touched: add a target.")
        self.show_sentence(words(said), words(Text("Add a target")))

    def _ask(self) -> None:
        known = self._session.result is not None and self._session.asked is not None
        (self.target_wanted if known else self.weapon_wanted).emit()
