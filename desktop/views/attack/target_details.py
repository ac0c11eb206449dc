"""What a target has beside the columns of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.forms.model_form import ModelForm
from desktop.views.attack.draft import name_of, opponents
from desktop.views.attack.game import Game
from desktop.widgets.foldable import Foldable
from desktop.words import Words
from rules.text import Text

Json = dict[str, Any]
MELEE = "engaged_with"


class TargetDetails(Foldable):
    """The form of one target, folded; ``edited`` tells a field's name and the person's value."""

    edited = Signal(str, object)

    def __init__(self, words: Words, game: Game, parent: QWidget) -> None:
        super().__init__(words(Text("Details")), parent=parent)
        self._game = game
        self._shown: int | None = None
        self.form = ModelForm(game.models["targets"], words, without={"name"})
        self.form.edited.connect(self.edited)
        content = QWidget(self)
        layout = QVBoxLayout(content)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.addWidget(self.form)
        self.set_content(content)
        self.hide()

    def show_target(
        self, targets: Sequence[Json], place: int, kind: str | None, problems: Mapping[str, str]
    ) -> None:
        """Show one target; columns of the table that this kind leaves out stand here too."""
        target = targets[place]
        for field in self.form.fields():
            self.form.show_problem(field.name, problems.get(field.name))
        values = target | self._melee(targets, place)
        names = self.names(kind)
        self.form.show_values(values, kind, names=names, afresh=place != self._shown)
        self._shown = place
        self.set_state(_short(name_of(target)))
        self.setVisible(bool(names))

    def names(self, kind: str | None) -> set[str]:
        """The fields that stand here for a kind of weapon."""
        columns = {field.name for field in self._game.columns(kind)}
        fields = [field for field in self.form.fields() if field.name not in columns]
        return {field.name for field in fields if field.read_by(kind) or field.hint.column}

    def _melee(self, targets: Sequence[Json], place: int) -> Json:
        """The others are offered, and those in melee with him checked, whoever says so."""
        if not self.form.has(MELEE):
            return {}
        names = [name_of(other) for at, other in enumerate(targets) if at != place]
        self.form.offer(MELEE, names)
        return {MELEE: opponents(targets, place)}


def _short(name: str) -> str:
    return name if len(name) <= 28 else f"{name[:27]}…"
