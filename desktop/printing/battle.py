"""The account of a battle on paper: how it stands, the chance of both sides, what happened."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget

from desktop.battle_luck import SideLuck
from desktop.files import write_whole
from desktop.printing.battle_markup import battle_markup
from desktop.printing.battle_pictures import BattlePictures
from desktop.printing.breaks import paged
from desktop.printing.dialogs import preview_pages, printer_for
from desktop.printing.endless import endless
from desktop.printing.frame import Frame
from desktop.printing.output import Laid, pdf_of
from desktop.printing.pages import Pages
from desktop.printing.sheet import Paper, Sheet
from desktop.printing.strips import lines_of, strips_of
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


class BattlePages(Pages):
    """The pages of the account of a battle on one sheet."""

    def __init__(self, sheet: Sheet, facts: BattleFacts, words: Words) -> None:
        self.sheet = sheet
        self.document = _document(facts, words, sheet.body.width())
        self._frame = Frame(sheet, facts.title, facts.day, words)
        height = sheet.body.height()
        strips = strips_of(self.document)
        self.pages = paged(strips, height, lambda strip: lines_of(self.document, strip))


def battle_laid(facts: BattleFacts, words: Words) -> Laid:
    """How an account is laid on a sheet."""
    return lambda sheet: BattlePages(sheet, facts, words)


def preview_battle(parent: QWidget | None, facts: BattleFacts, words: Words) -> None:
    """Show the preview and wait until it is closed."""
    preview_pages(parent, printer_for(facts.title), battle_laid(facts, words), words)


def battle_pdf(facts: BattleFacts, words: Words, paper: Paper = "a4") -> bytes:
    """The account as a PDF, in memory."""
    return pdf_of(facts.title, battle_laid(facts, words), paper)


def write_battle_pdf(path: Path, facts: BattleFacts, words: Words, paper: Paper = "a4") -> None:
    """Write the account as a PDF, whole or not at all."""
    write_whole(path, battle_pdf(facts, words, paper))


def _document(facts: BattleFacts, words: Words, width: float) -> QTextDocument:
    markup = battle_markup(facts.timeline, facts.board, facts.luck, words, width)
    return endless(markup, BattlePictures(facts.luck, words, width), width)
