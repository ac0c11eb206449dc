"""Where a profile belongs: his group and, in games that know it, his role."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.widgets.choice import Choice
from desktop.widgets.label import Label
from desktop.words import Words
from rules.json_reading import Json
from rules.roster import ROLE_LABELS
from rules.systems import GameSystem
from rules.text import Text

SEVERAL = "\0several"
LABEL = 84


class Belonging(QWidget):
    """``edited`` tells a field of the profile and its value."""

    edited = Signal(str, object)

    def __init__(self, words: Words, system: GameSystem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._group = Choice(words(Text("Group")), parent=self)
        self._role = Choice(words(Text("Role")), parent=self)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(4)
        layout.setColumnStretch(1, 1)
        for at, (choice, name) in enumerate(
            ((self._group, Text("Group")), (self._role, Text("Role")))
        ):
            label = Label(words(name), tone="muted", parent=self)
            label.setFixedWidth(LABEL)
            label.setVisible(choice is self._group or system.has_roles)
            choice.setVisible(choice is self._group or system.has_roles)
            layout.addWidget(label, at, 0)
            layout.addWidget(choice, at, 1)
        self._group.value_chosen.connect(lambda value: self._tell("group", value))
        self._role.value_chosen.connect(lambda value: self._tell("role", value))

    def show_values(self, groups: list[Json], values: Json, *, editable: bool) -> None:
        """Show a group and a role; what is lacking in ``values`` is not the same for all."""
        offered = [("–", None), *((group["name"], group["id"]) for group in groups)]
        self._offer(self._group, offered, values, "group", editable=editable and bool(groups))
        none = self._words(Text("This roster has no group yet."))
        self._group.setToolTip("" if groups else none)
        roles = [("–", None), *((self._words.label(label), role)
                                for role, label in ROLE_LABELS.items())]  # fmt: skip
        self._offer(self._role, roles, values, "role", editable=editable)

    def _offer(
        self,
        choice: Choice,
        offered: list[tuple[str, object]],
        values: Json,
        field: str,
        *,
        editable: bool,
    ) -> None:
        several = [] if field in values else [(self._words(Text("several values")), SEVERAL)]
        choice.set_options([*several, *offered])
        choice.set_value(values.get(field, SEVERAL))
        choice.setEnabled(editable)

    def _tell(self, field: str, value: object) -> None:
        if value != SEVERAL:
            self.edited.emit(field, value)
