"""What a target has beside the columns of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.forms.fields import FormField
from desktop.forms.model_form import ModelForm
from desktop.views.attack.draft import name_of, opponents
from desktop.views.attack.game import Game
from desktop.widgets.foldable import Foldable, fold_words
from desktop.words import Words
from rules.json_reading import Json
from rules.text import Text

MELEE = "engaged_with"


class TargetDetails(Foldable):
    """The form of one target, folded; ``edited`` tells a field's name and the person's value."""

    edited = Signal(str, object)

    def __init__(self, words: Words, game: Game, parent: QWidget) -> None:
        super().__init__(words(Text("Details")), told=fold_words(words), parent=parent)
        self._game = game
        self._words = words
        self._shown: int | None = None
        self._names: set[str] = set()
        self._wrong: set[str] = set()
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
        """Show one target; what this kind does not read only where it is not as usual.

        The group opens where something new is wrong in it.
        """
        target = targets[place]
        columns = {field.name for field in self._game.columns(kind)}
        self._names = set()
        for field in self.form.fields():
            problem = problems.get(field.name)
            self.form.show_problem(field.name, problem)
            self._show_unread(field, kind, wrong=problem is not None)
            usual = target.get(field.name, field.default) == field.default
            if field.name not in columns and (field.read_by(kind) or problem or not usual):
                self._names.add(field.name)
        values = target | self._melee(targets, place)
        self.form.show_values(values, kind, names=self._names, afresh=place != self._shown)
        self._shown = place
        self.set_state(name_of(target))
        wrong = self._names & problems.keys()
        if wrong - self._wrong:
            self.set_open(opened=True)
        self._wrong = wrong
        self.setVisible(bool(self._names))

    def names(self) -> set[str]:
        """The fields that stand here."""
        return self._names

    def _show_unread(self, field: FormField, kind: str | None, *, wrong: bool) -> None:
        """A value that does not count can only be seen, but what is wrong can be mended."""
        reason = self._words(Text("It does not count with this weapon; the value is kept."))
        unread = not wrong and not field.read_by(kind)
        self.form.row(field.name).show_unread(reason if unread else None)

    def _melee(self, targets: Sequence[Json], place: int) -> Json:
        """The others are offered, and those in melee with him checked, whoever says so."""
        if not self.form.has(MELEE):
            return {}
        names = [name_of(other) for at, other in enumerate(targets) if at != place]
        self.form.offer(MELEE, names)
        return {MELEE: opponents(targets, place)}
