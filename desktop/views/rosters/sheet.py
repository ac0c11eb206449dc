"""The sheet of one profile: its forms, made from the game's models, its weapons, its note."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.dialogs.preset_picker import pick_entry
from desktop.forms.model_form import ModelForm
from desktop.roster_desk import SEVERAL, Draft, Place
from desktop.views.attack.preset_list import armour_entries
from desktop.views.rosters.belonging import Belonging
from desktop.views.rosters.sentences import draft_words
from desktop.views.rosters.weapons import WeaponLines
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.words import Words
from rules.json_reading import Json
from rules.presets import ArmourPreset
from rules.roster import Figure, attacker_model, target_model
from rules.roster_edits import common
from rules.systems import GameSystem
from rules.text import Text

Drafts = dict[Place, Draft]
NOTE_HEIGHT = 76
GAP, EDGE = 28, 12
SIDE_BY_SIDE = QBoxLayout.Direction.LeftToRight
UNDER_EACH_OTHER = QBoxLayout.Direction.TopToBottom


class ProfileSheet(QScrollArea):
    """Shows profiles of one game; ``edited`` tells a part, a field and the person's value.

    Parts: attacker, target, or empty for what is the profile's own.
    """

    edited = Signal(str, str, object)

    def __init__(self, words: Words, system: GameSystem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.system = system
        self._words = words
        self._shown: list[str] = []
        self._wearer: Json = {}
        self._body = QWidget(self)
        self.setAccessibleName(words(Text("Profile")))
        self.forms = {
            "": ModelForm(Figure, words, without=("note",), parent=self._body),
            "attacker": ModelForm(attacker_model(system), words, parent=self._body),
            "target": ModelForm(target_model(system), words, parent=self._body),
        }
        self._heading = Label(bold=True, parent=self._body)
        self._belonging = Belonging(words, system, self._body)
        self._entries = armour_entries(words, system)
        self.lists = Button(
            words(Text("Protection from the lists")), role="link", icon="search", parent=self._body
        )
        self.lists.setVisible(bool(self._entries))
        self._weapons = WeaponLines(words, self._body)
        self._history = Label(factor=0.9, tone="muted", parent=self._body)
        self._history.setWordWrap(True)
        self._note = QPlainTextEdit(self._body)
        self._note.setAccessibleName(words(Text("Note")))
        self._note.setTabChangesFocus(True)
        self._note.setFixedHeight(NOTE_HEIGHT)
        self._columns = QBoxLayout(SIDE_BY_SIDE)
        self._halves = QVBoxLayout(), QVBoxLayout()
        self._lay_out()
        self._connect()

    def show_profiles(
        self, profiles: list[Json], groups: list[Json], drafts: Drafts, *, editable: bool
    ) -> None:
        """Show a profile, or what several have in common to edit it for all of them.

        What was typed and could not be kept stands in its place.
        """
        alone = len(profiles) == 1
        identity = profiles[0]["id"] if alone else SEVERAL
        afresh = [one["id"] for one in profiles] != self._shown
        self._shown = [one["id"] for one in profiles]
        own = {at: draft for at, draft in drafts.items() if at[0] == identity}
        for part, form in self.forms.items():
            alike, differing = common(profiles, part)
            typed = {field: draft.value for (_, of, field), draft in own.items() if of == part}
            form.show_values(alike | typed, afresh=afresh)
            form.show_several(differing - set(typed))
            form.setEnabled(editable)
            self._show_problems(part, form, own)
        self.lists.setEnabled(editable)
        self._wearer, _ = common(profiles, "target")
        alike, _ = common(profiles, "")
        self.forms[""].row("name").setVisible(alone)
        self._heading.setText(self._words(Text("%n profile(s) selected", None, len(profiles))))
        self._heading.setVisible(not alone)
        self._belonging.show_values(groups, alike, editable=editable)
        self._show_weapons(profiles if alone else [], editable=editable)
        self._show_note(alike.get("note"), editable=editable)
        self._show_history(profiles if alone else [])
        if afresh:
            self.verticalScrollBar().setValue(0)
        self._stand()

    def _show_weapons(self, profiles: list[Json], *, editable: bool) -> None:
        for part in self._armoury:
            part.setVisible(bool(profiles))
        if profiles:
            self._weapons.show_weapons(self.system, profiles[0]["weapons"], editable=editable)

    def _show_note(self, note: str | None, *, editable: bool) -> None:
        self._note.setReadOnly(not editable)
        several = self._words(Text("several values"))
        self._note.setPlaceholderText(several if note is None else "")
        if self._note.toPlainText() != (note or ""):
            blocked = self._note.blockSignals(True)
            self._note.setPlainText(note or "")
            self._note.blockSignals(blocked)

    def _show_history(self, profiles: list[Json]) -> None:
        told = [event["text"] for one in profiles for event in one["history"]]
        self._history.setText("\n".join(f"– {text}" for text in told))
        for part in self._past:
            part.setVisible(bool(told))

    def focus_name(self) -> None:
        """Put the keyboard on the name, all of it selected."""
        name = self.forms[""].row("name").editor.widget
        name.setFocus(Qt.FocusReason.OtherFocusReason)
        name.selectAll()  # pyright: ignore[reportAttributeAccessIssue]

    def _show_problems(self, part: str, form: ModelForm, own: Drafts) -> None:
        problems = {
            field: draft_words(self._words, draft.problem)
            for (_, of, field), draft in own.items()
            if of == part
        }
        for field in form.fields():
            form.show_problem(field.name, problems.get(field.name))

    def _pick_armour(self) -> None:
        title = self._words(Text("Protections of the lists"))
        picked = pick_entry(self.window(), self._words, title, self._entries)
        if picked is not None and isinstance(picked.value, ArmourPreset):
            for field, value in picked.value.worn_by(self._wearer).items():
                self.edited.emit("target", field, value)

    def _connect(self) -> None:
        self.lists.clicked.connect(self._pick_armour)
        for part, form in self.forms.items():
            form.edited.connect(
                lambda field, value, part=part: self.edited.emit(part, field, value)
            )
        self._belonging.edited.connect(lambda field, value: self.edited.emit("", field, value))
        self._weapons.edited.connect(lambda weapons: self.edited.emit("", "weapons", weapons))
        self._note.textChanged.connect(
            lambda: self.edited.emit("", "note", self._note.toPlainText())
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        """Let the columns stand side by side where none of their rows is cut."""
        halves = (column.minimumSize().width() for column in self._halves)
        needed = sum(halves) + GAP + EDGE + self.verticalScrollBar().sizeHint().width()
        narrow = self.width() < needed
        self._columns.setDirection(UNDER_EACH_OTHER if narrow else SIDE_BY_SIDE)

    def _lay_out(self) -> None:
        words = self._words
        left, right = self._halves
        self._section(left, words(Text("Figure")), self.forms[""])
        left.insertWidget(left.count() - 1, self._belonging)
        self._section(left, words(Text("As attacker")), self.forms["attacker"])
        self._section(right, words(Text("As target")), self.forms["target"])
        right.addWidget(self.lists, 0, Qt.AlignmentFlag.AlignLeft)
        self._section(right, words(Text("Note")), self._note)
        self._columns.setSpacing(GAP)
        for column in self._halves:
            column.addStretch()
            self._columns.addLayout(column, 1)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, EDGE, 12)
        body.addWidget(self._heading)
        body.addLayout(self._columns)
        self._armoury = self._section(body, words(Text("Weapons")), self._weapons)
        self._past = self._section(body, words(Text("History")), self._history)
        body.addStretch()
        self.setWidget(self._body)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _section(
        self, layout: QVBoxLayout, title: str, content: QWidget
    ) -> tuple[QWidget, QWidget]:
        heading = Label(title, bold=True, parent=self._body)
        layout.setSpacing(6)
        layout.addWidget(heading)
        layout.addWidget(content)
        layout.addSpacing(8)
        return heading, content
