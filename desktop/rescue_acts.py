"""Keeping unsaved work aside while one works, and offering it after a bad end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.attacks import Filed
from desktop.files import read_document, title_of
from desktop.rescue import Left, Rescue, Unsaved
from desktop.session import Session
from desktop.window import Window
from rules.text import InputError, Text

if TYPE_CHECKING:
    from desktop.views.rescue_strip import RescueStrip

KEPT_AFTER_MS = 500
"""The most that is lost of one's typing."""


class RescueActs(QObject):
    """Watches the session; what is kept goes as soon as nothing is unsaved any more.

    ``may_leave``: whether the engagement at hand may be left for another, which ``show`` shows.
    """

    def __init__(
        self,
        session: Session,
        rescue: Rescue,
        may_leave: Callable[[], bool],
        show: Callable[[], object],
    ) -> None:
        super().__init__(session)
        self._session, self._rescue = session, rescue
        self._may_leave, self._show = may_leave, show
        self._waiting: list[Left] = []
        self._window: Window | None = None
        self._strip: RescueStrip | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.keep_now)
        for fact in (session.document_changed, session.saved_changed):
            fact.connect(self._keep_soon)

    @property
    def offered(self) -> Left | None:
        """What is offered now."""
        return self._waiting[0] if self._waiting else None

    def look(self, window: Window) -> None:
        """Offer in a window what was left behind, once it was looked for."""
        self._waiting = self._rescue.left()
        self.show_in(window)

    def show_in(self, window: Window) -> None:
        """Offer it in another window from now on."""
        self._window, self._strip = window, None
        self._offer()

    def keep_now(self) -> None:
        """Keep what is unsaved now, or nothing."""
        self._timer.stop()
        session = self._session
        places = range(len(session.attacks.row))
        if any(map(session.is_unsaved, places)):
            row = [(one.document, session.origin(at)) for at, one in enumerate(session.attacks.row)]
            self._rescue.keep(row, session.attacks.place)
        else:
            self._rescue.clear()

    def finish(self) -> None:
        """The window closes in peace."""
        self._timer.stop()
        self._rescue.close()

    def _keep_soon(self) -> None:
        if not self._timer.isActive():
            self._timer.start(KEPT_AFTER_MS)

    def _offer(self) -> None:
        if self._window is None:
            return
        if not self._waiting:
            if self._strip is not None:
                self._strip.hide()
            return
        from desktop.dialogs.kept_versions import moment

        words, left = self._session.words, self._waiting[0]
        text = Text("Left unsaved on {when}: {name}", when=moment(words, left.at), name=_name(left))
        self._strip_in(self._window).offer(words(text))

    def _strip_in(self, window: Window) -> RescueStrip:
        from desktop.views.rescue_strip import RescueStrip

        if self._strip is None:
            self._strip = RescueStrip(self._session.words, window)
            self._strip.resumed.connect(self._resume)
            self._strip.discarded.connect(self._discard)
            window.add_strip(self._strip)
        return self._strip

    def _resume(self) -> None:
        """Show what was left, unsaved as it was; it is ours to keep before it goes there."""
        if not self._may_leave():
            return
        left = self._waiting.pop(0)
        self._session.take_up([_as_of_now(one) for one in left.row], left.place)
        self.keep_now()
        self._rescue.discard(left)
        self._offer()
        self._show()

    def _discard(self) -> None:
        left = self._waiting.pop(0)
        self._rescue.discard(left)
        self._offer()
        if self._window is not None:
            words = self._session.words
            # Not on whatever comes next in the order of the keyboard: a key would change it.
            self._window.setFocus()
            said = words(Text("Thrown away: {name}", name=_name(left)))
            self._window.say(said, words(Text("Undo")), lambda: self._put_back(left))

    def _put_back(self, left: Left) -> None:
        self._rescue.put_back(left)
        self._waiting.insert(0, left)
        self._offer()


def _name(left: Left) -> str:
    _, filed = left.in_hand
    return filed.title if filed.path is None else title_of(filed.path)


def _as_of_now(one: Unsaved) -> Unsaved:
    """An engagement that was left; where its file is gone or says something else, it has none.

    Saving it then asks where, and writes over nothing that it was not made from.
    """
    document, filed = one
    if filed.path is None:
        return one
    try:
        same = read_document(filed.path) == filed.kept
    except InputError:
        same = False
    return one if same else (document, Filed(None, title_of(filed.path), None))
