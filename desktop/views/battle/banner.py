"""The strip over « Résoudre » while an attack of a battle is resolved there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.battle_result import told_story
from desktop.session import Session
from desktop.widgets.button import Button
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.strip import Strip
from rules.text import Text


class BattleBanner(Strip):
    """Says for which battle; ``apply_wanted`` with the dice told, ``back_wanted`` without."""

    apply_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        words = session.words
        self.apply = Button(words(Text("Apply to the battle…")), icon="check", parent=self)
        self.back = Button(words(Text("Back to the battle")), role="link", parent=self)
        icon = IconLabel("battle", words(Text("Battle")), parent=self)
        self.lay_out(icon, self.back, self.apply)
        self.apply.clicked.connect(self.apply_wanted)
        self.back.clicked.connect(self.back_wanted)
        for fact in (session.story_changed, session.reading_changed, session.document_changed):
            fact.connect(self._show)
        self._battle = ""
        self._show()

    def show_battle(self, name: str) -> None:
        """Say for which battle the attack is."""
        self._battle = name
        self._show()

    def _show(self) -> None:
        session, words = self._session, self._session.words
        told = told_story(session) is not None
        alone = len(session.attacks.row) == 1
        if not alone:
            text = Text("{battle}: one attacker at a time, take the others out of the row.",
                        battle=self._battle)  # fmt: skip
        elif session.reading is None:
            text = Text("{battle}: the attack lacks something yet.", battle=self._battle)
        elif told and session.story is None:
            text = Text("{battle}: no die is asked for, apply what happens.",
                        battle=self._battle)  # fmt: skip
        elif told:
            text = Text("{battle}: the dice are told.", battle=self._battle)
        else:
            text = Text("{battle}: roll, type the dice, or apply without dice.",
                        battle=self._battle)  # fmt: skip
        self.said.setText(words(text))
        self.apply.setEnabled(alone and session.reading is not None)
        self.apply.set_chosen(chosen=told and alone)
