"""Putting the open battle away, and taking one back."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.battle_desk import BattleDesk
from desktop.dialogs.ask import ask_before
from desktop.dialogs.kept_versions import Kept, KeptVersions
from desktop.views.battle.notices import LOCKED_OUT
from desktop.views.battle.place import BattleView
from desktop.words import Words
from rules.text import Text


class BattleTrash(QObject):
    """Connects the wishes about the trash; nothing is destroyed, and the last can be undone."""

    def __init__(self, words: Words, view: BattleView) -> None:
        super().__init__(view)
        self._words, self._view = words, view
        self._desk: BattleDesk = view.desk

    def connect_wishes(self) -> None:
        """Connect both wishes."""
        self._view.head.delete_wanted.connect(self.delete)
        self._view.head.trash_wanted.connect(self.take_back)

    def delete(self) -> None:
        """Ask, then put the open battle away."""
        words, head = self._words, self._desk.head
        if head is None:
            return
        title = words(Text("Delete the battle {name}?", name=head.name))
        sentence = words(Text("Its file goes to the trash, from where it can be taken back."))
        if not ask_before(self._view.window(), words, title, sentence, words(Text("Delete"))):
            return
        place = self._desk.delete()
        if place is not None:
            said = words(Text("Battle in the trash: {name}", name=head.name))
            self._view.toast.say(said, words(Text("Undo")), lambda: self._desk.restore(place))

    def take_back(self) -> None:
        """Ask which battle comes back."""
        words, desk = self._words, self._desk
        if desk.locked_out:
            self._view.toast.say(words(LOCKED_OUT))
            return
        kept = [Kept(one.path, one.name, one.at) for one in desk.store.trashed()]
        title = words(Text("Take a battle back from the trash"))
        chosen = KeptVersions.ask(words, title, kept, self._view.window())
        if chosen is not None:
            desk.restore(chosen.path)
