"""The account of a battle on paper: how it stands, the chance of both sides, what happened."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from PySide6.QtGui import QTextDocument

from desktop.battle_luck import SideLuck
from desktop.printing.battle_markup import battle_markup
from desktop.printing.battle_pictures import BattlePictures
from desktop.printing.endless import endless
from desktop.printing.output import Printable
from desktop.printing.paper import on_paper
from desktop.words import Words
from rules.battle.board import Board
from rules.battle.timeline import Timeline


@dataclass(frozen=True, slots=True)
class BattleFacts:
    """What the account tells."""

    timeline: Timeline
    board: Board
    luck: dict[str, SideLuck]
    day: date

    @property
    def title(self) -> str:
        """The name of the battle."""
        return self.timeline.head.name


def battle_on_paper(facts: BattleFacts, words: Words) -> Printable:
    """The account, to be printed."""
    return on_paper(facts.title, facts.day, words, lambda width: _document(facts, words, width))


def _document(facts: BattleFacts, words: Words, width: float) -> QTextDocument:
    markup = battle_markup(facts.timeline, facts.board, facts.luck, words, width)
    return endless(markup, BattlePictures(facts.luck, words, width), width)
