"""A roster on paper: its sheet, and a card for every figure to keep beside the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtGui import QTextDocument, QTextTable

from desktop.printing.endless import endless
from desktop.printing.output import Printable
from desktop.printing.paper import on_paper
from desktop.printing.roster_markup import roster_markup
from desktop.printing.roster_pictures import Boxes
from desktop.printing.strips import Strip, strips_of
from desktop.roster_odds import Odds
from desktop.words import Words
from rules.json_reading import Json
from rules.systems import GameSystem

FRAME = 30.0
"""Room for the frame of a card, above and below, in twips."""


@dataclass(frozen=True, slots=True)
class RosterFacts:
    """What is printed of a roster; ``odds`` remembers what its weapons do."""

    system: GameSystem
    document: Json
    odds: Odds
    day: date

    @property
    def title(self) -> str:
        """The name of the roster."""
        return self.document["name"]


def roster_on_paper(facts: RosterFacts, words: Words) -> Printable:
    """The sheet and the cards, to be printed."""
    return on_paper(
        facts.title, facts.day, words, lambda width: _document(facts, words, width), framed
    )


def framed(document: QTextDocument) -> list[Strip]:
    """The strips, those of the cards with the frames around them: a row of the last table each."""
    strips = strips_of(document)
    tables = [one for one in document.rootFrame().childFrames() if isinstance(one, QTextTable)]
    cards = tables[-1].rows() if tables and tables[-1].format().cellSpacing() else 0
    rows = strips[len(strips) - cards :]
    whole = [replace(one, top=one.top - FRAME, bottom=one.bottom + FRAME, ruled=False)
             for one in rows]  # fmt: skip
    return [*strips[: len(strips) - cards], *whole]


def _document(facts: RosterFacts, words: Words, width: float) -> QTextDocument:
    markup = roster_markup(facts.system, facts.document, facts.odds, words, width)
    return endless(markup, Boxes(), width)
