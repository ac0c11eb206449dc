"""Attackers in a row: who comes when, and the ways to let one more follow."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop.session import Session
from desktop.views.attack import draft
from desktop.views.attack.arms import arms_of
from desktop.views.attack.game import Game
from desktop.views.attack.row_list import Attacker, RowList
from desktop.widgets.button import Button, IconButton
from desktop.widgets.label import Label
from rules.json_reading import Json
from rules.text import Text

TOP = 12


class RowSection(QWidget):
    """The attackers of the session, hidden while there is one only.

    ``add_button`` stands elsewhere. Wishes: ``roster_wanted``, ``file_wanted``, each for the next
    attacker.
    """

    roster_wanted = Signal()
    file_wanted = Signal()

    def __init__(self, session: Session, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._game = game
        words = self._words = session.words
        self.add_button = Button(
            words(Text("Next attacker")), role="link", icon="link", parent=parent
        )
        self.add_button.setVisible(game.system.chain is not None)
        self.menu = self._make_menu()
        self.add_button.clicked.connect(self._open_menu)
        self.list = RowList(words, self)
        self._double = IconButton("duplicate", words(Text("Duplicate the attacker")), parent=self)
        self._remove = IconButton("delete", words(Text("Remove the attacker")), parent=self)
        self._lay_out()
        self.list.chosen.connect(session.choose_attack)
        self.list.moved.connect(session.move_attack)
        self.list.doubled.connect(self._add_like)
        self.list.removed.connect(session.remove_attack)
        self._double.clicked.connect(lambda: self._add_like(session.attacks.place))
        self._remove.clicked.connect(lambda: session.remove_attack(session.attacks.place))

    def refresh(self) -> None:
        """Show the attackers of the session."""
        attacks = self._session.attacks
        self.setVisible(len(attacks.row) > 1)
        attackers = [self._attacker(at, one) for at, one in enumerate(attacks.documents)]
        self.list.show_attackers(attackers, attacks.place)

    def _attacker(self, place: int, document: Json) -> Attacker:
        name = draft.attacker_name(document) or self._words(Text("nameless"))
        weapons = [arm.get("weapon") for arm in arms_of(document)]
        printed = " + ".join(self._game.notation(weapon) for weapon in weapons)
        wrong = self._session.is_wrong(place)
        told = [f"{place + 1}", name, printed]
        told += [self._words(Text("something is wrong here"))] if wrong else []
        unsaved = self._session.is_unsaved(place)
        told += [self._words(Text("not saved"))] if unsaved else []
        shown = f"{name} •" if unsaved else name
        return Attacker(shown, printed, wrong, ", ".join(part for part in told if part))

    def _add_like(self, place: int) -> None:
        documents = self._session.attacks.documents
        names = [draft.attacker_name(document) for document in documents]
        self._session.add_attacks([(draft.another_like(documents[place], names), None)])

    def _add_other(self) -> None:
        self._session.add_attacks([(draft.another(self._session.document), None)])

    def _open_menu(self) -> None:
        self.menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))

    def _make_menu(self) -> QMenu:
        words, menu = self._words, QMenu(self)
        menu.addAction(words(Text("Like this one")), lambda: self._add_like(
            self._session.attacks.place))  # fmt: skip
        menu.addAction(words(Text("Another, to be filled in")), self._add_other)
        menu.addAction(words(Text("From a roster…")), self.roster_wanted.emit)
        menu.addAction(words(Text("From a file…")), self.file_wanted.emit)
        return menu

    def _lay_out(self) -> None:
        words = self._words
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, TOP, 0, 6)
        layout.setSpacing(4)
        layout.addWidget(Label(words(Text("Attackers in a row")), bold=True, parent=self))
        layout.addWidget(self.list)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        said = Text("Each finds the targets as those before leave them.")
        carried = Label(words(said), factor=0.9, tone="muted", parent=self)
        carried.setWordWrap(True)
        foot.addWidget(carried, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self._double)
        foot.addWidget(self._remove)
        layout.addLayout(foot)
