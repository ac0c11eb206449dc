"""The dialog of a wound or a repair by hand, where the game counts structure."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.battle_entry_words import WOUNDS
from desktop.dialogs.frame import FrameDialog
from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.widgets.numbers import IntBox
from desktop.words import Words
from rules.battle.board import Standing
from rules.battle.entries import MOST_POINTS
from rules.json_reading import Json
from rules.text import Text

REPAIR = "repair"


class MendDialog(FrameDialog):
    """Asks what befell one figure: a wound by its gravity, or points repaired."""

    def __init__(self, words: Words, standing: Standing, parent: QWidget | None = None) -> None:
        title = words(Text("Wound or repair of {name}", name=standing.name))
        super().__init__(words, title, words(Text("Write it down")), parent)
        self._standing = standing
        wounds = [(words(text), wound) for wound, text in WOUNDS.items()]
        self._what = Choice(words(Text("What")), [*wounds, (words(Text("repair")), REPAIR)],
                            parent=self)  # fmt: skip
        self._source = Choice(words(Text("Source")), parent=self)
        self._points = IntBox(words(Text("Points")), minimum=1, maximum=MOST_POINTS, parent=self)
        self._points.set_value(1)
        self._said = Label(factor=0.9, tone="warn", parent=self)
        self._said.setWordWrap(True)
        self.add_row(Text("What"), self._what)
        self.add_row(Text("Source"), self._source)
        self.add_row(Text("Points"), self._points)
        self.parts.addWidget(self._said)
        self._what.value_chosen.connect(self._show)
        self._source.value_chosen.connect(self._foresee)
        self._show()
        self._what.setFocus(Qt.FocusReason.OtherFocusReason)

    @classmethod
    def ask(cls, words: Words, standing: Standing, parent: QWidget) -> Json | None:
        """The fields of the entry, or None."""
        dialog = cls(words, standing, parent)
        asked = dialog.asked() if dialog.accepted_once() else None
        dialog.deleteLater()
        return asked

    def asked(self) -> Json:
        """What stands in the fields."""
        source = str(self._source.value())
        if self._what.value() == REPAIR:
            return {"repair": int(self._points.value() or 1), "source": source}
        return {"wound": str(self._what.value()), "source": source}

    def _show(self) -> None:
        words, repair = self.words, self._what.value() == REPAIR
        sources = (
            [(words(Text("Mécanicien")), "mecanicien"), (words(Text("another repairer")), "other")]
            if repair
            else [(words(Text("wound roll")), "roll"), (words(Text("direct wound")), "direct")]
        )
        self._source.set_options(sources)
        self._points.setEnabled(repair)
        self._foresee()

    def _foresee(self) -> None:
        """Say before it is written where the rules forbid it."""
        standing = self._standing
        assert standing.game.mended is not None
        said = standing.game.mended(standing.fighter.target, standing.condition, self.asked())
        forbidden = Text("The rules forbid it: it would be kept, without effect.")
        self._said.setText(self.words(forbidden) if isinstance(said, str) else "")
        self._said.setVisible(isinstance(said, str))
