"""The menu « Faites vérifier »: every law of a result, copied so that others can check it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from desktop.session import Session
from desktop.words import Words
from desktop.working import Errand
from rules.checks import Check, Subject
from rules.snippets import Remarks, csv_counts, icepool_snippet, python_snippet
from rules.tally import Tally
from rules.text import Text
from rules.throws import AnyThrow

Say = Callable[[str], object]
KEY = Text(
    "Each throw: its cases, then what each adds and the next throw (0: the end). "
    "The last is thrown first."
)


def fill_check_menu(menu: QMenu, session: Session, say: Say, errand: Errand) -> None:
    """Offer the laws of the session's result: as Python, for icepool, as counts."""
    errand.drop()
    menu.clear()
    for old in menu.findChildren(QMenu):
        old.deleteLater()
    # Of several attackers the result tells what all of them come to.
    reading, result = session.asked, session.result
    if reading is None or result is None:
        return
    story = session.story if session.story is not None and session.story.faces else None
    check = Check(reading, result, session.resolver, story, session.course())
    dice = reading.system.icepool or _unsaid
    if not check.subjects:
        menu.addAction(session.words(Text("There is no law here to be checked."))).setEnabled(False)
    for subject in check.subjects:
        copying = _Copying(session.words, check, subject, dice, say, errand)
        own = QMenu(session.words(subject.title).replace("&", "&&"), menu)
        copying.offer(own)
        menu.addMenu(own)


def _unsaid(throw: AnyThrow) -> str | None:
    """A game that says no throw of its own to icepool."""
    del throw


class _Copying:
    """The three ways to copy one law."""

    def __init__(
        self,
        words: Words,
        check: Check,
        subject: Subject,
        dice: Callable[[AnyThrow], str | None],
        say: Say,
        errand: Errand,
    ) -> None:
        self._words, self._check, self._subject = words, check, subject
        self._dice, self._say, self._errand = dice, say, errand
        self._title = words(subject.title)
        self._names = {value: words.label(name) for value, name in subject.names.items()}
        self._remarks = Remarks(self._title, words(KEY), self._names, words)

    def offer(self, menu: QMenu) -> None:
        """Fill a menu when it is about to be shown: only then is the law taken apart."""
        menu.aboutToShow.connect(lambda: self._fill(menu))

    def _fill(self, menu: QMenu) -> None:
        if self._check.is_quick:
            self._show(menu, self._check.tally(self._subject))
            return
        menu.clear()
        menu.addAction(self._words(Text("Computing…"))).setEnabled(False)
        check, subject = self._check, self._subject
        self._errand.run(partial(check.tally, subject), partial(self._show, menu))

    def _show(self, menu: QMenu, tally: Tally | None) -> None:
        words = self._words
        menu.clear()
        python = menu.addAction(
            words(Text("Copy as Python")), lambda: self._copy(self._python(tally))
        )
        snippet = None if tally is None else icepool_snippet(tally, self._remarks, self._dice)
        icepool = menu.addAction(words(Text("Copy for icepool")), lambda: self._copy(snippet or ""))
        menu.addAction(words(Text("Copy the counts as CSV")), lambda: self._copy(self._csv()))
        python.setEnabled(tally is not None)
        icepool.setEnabled(snippet is not None)
        menu.setToolTipsVisible(True)
        if tally is None:
            python.setToolTip(words(Text("Too many states for a short program.")))
        if snippet is None:
            icepool.setToolTip(words(Text("None of its dice can be said to icepool.")))

    def _python(self, tally: Tally | None) -> str:
        return "" if tally is None else python_snippet(tally, self._remarks)

    def _csv(self) -> str:
        words = self._words
        heads = (words(Text("value")), words(Text("cases")), words(Text("of so many")))
        # As spreadsheets of that language expect it: a decimal comma goes with semicolons.
        separator = ";" if words.decimal_point == "," else ","
        return csv_counts(self._subject.law, heads, self._names, separator)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._say(self._words(Text("Copied: {what}", what=self._title)))
