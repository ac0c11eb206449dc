"""What wears the targets away, in the column of the attack: known wounds, hits, or shots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.forms.problem_line import ProblemLines
from desktop.session import Session
from desktop.views.attack import draft
from desktop.views.wear.hits_form import HitsForm
from desktop.views.wear.ledger import Ledger
from desktop.views.wear.shots_form import ShotsForm
from desktop.views.wear.trial_row import TrialRow
from desktop.widgets.button import Button
from desktop.widgets.label import Label
from desktop.widgets.segment import Segment
from rules.json_reading import Json
from rules.text import InputError, Text
from rules.wear import Wear

MODES = ("wounds", "hits", "shots")


class WearSection(QWidget):
    """The three ways, one at a time; what is left for another is taken up again.

    ``table_wanted`` asks for the wound table to be filled in, ``read_wanted`` for shots to be read
    on it or not, ``compare_wanted`` for the editions side by side.
    """

    table_wanted = Signal()
    read_wanted = Signal(bool)
    compare_wanted = Signal()

    def __init__(self, session: Session, wear: Wear, parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._wear = session, wear
        words = session.words
        self._kept: Json = {}
        self._strength: object = None
        ways = [
            (words(Text("Wounds")), "wounds"),
            (words(Text("Hits")), "hits"),
            (words(Text("Shots")), "shots"),
        ]
        self.mode = Segment(words(Text("What befalls them")), ways, self)
        self.ledger = Ledger(words, wear, self)
        self.hits = HitsForm(words, wear, self)
        self.shots = ShotsForm(words, self)
        self._forms: tuple[QWidget, ...] = (self.ledger, self.hits, self.shots)
        self.trial = TrialRow(words, self)
        self.compare = Button(words(Text("Editions side by side")), icon="compare", parent=self)
        self._problems = ProblemLines(self)
        self._lay_out()
        self._connect()

    def show_document(
        self, document: Json, weapon: object, errors: Mapping[str, InputError]
    ) -> None:
        """Show the circumstances of a document, and what is wrong with them."""
        how = draft.part_of(document, "circumstances")
        self._strength = getattr(weapon, "strength", None)
        mode = next((one for one in MODES if how.get(one) is not None), MODES[0])
        self.mode.set_value(mode)
        for one, form in zip(MODES, self._forms, strict=True):
            form.setVisible(one == mode)
        wounds = how.get("wounds")
        names = [draft.name_of(target) for target in draft.targets_of(document)]
        self.ledger.show_entries(wounds if isinstance(wounds, list) else [], names, self._refused())
        self.hits.show_part(how)
        self.shots.show_part(how)
        self.trial.show_test(how.get("test"))
        self._problems.say(self._told(errors))

    def problems(self) -> list[str]:
        """What is said to be wrong."""
        return self._problems.texts()

    def _told(self, errors: Mapping[str, InputError]) -> list[str]:
        """The problems in words, a severity's with its name before it."""
        words, labels = self._session.words, {one.id: one.label for one in self._wear.outcomes}
        told: list[str] = []
        for error in errors.values():
            label = labels.get(error.where.rpartition(".")[2])
            named = Text("{field}: {problem}", field=words.label(label or ""), problem=error.text)
            told.append(words(error.text if label is None else named))
        return told

    def _refused(self) -> dict[int, str]:
        """Why entries are refused, by their place, wherever they are."""
        reading, words = self._session.reading, self._session.words
        if reading is None or reading.system.sheets is None:
            return {}
        return {
            line.number: words(line.refused)
            for sheet in reading.system.sheets(reading.case, None)
            for line in sheet.lines
            if line.refused is not None
        }

    def _choose(self, mode: str) -> None:
        """Another way: the values of the former are kept for coming back."""
        how = dict(draft.part_of(self._session.document, "circumstances"))
        self._kept |= {one: how.pop(one) for one in MODES if one in how}
        strength = [self._strength] if isinstance(self._strength, int) else []
        first: Json = {"wounds": [], "hits": 1, "shots": strength}
        how[mode] = self._kept.get(mode, first[mode])
        if mode == "hits":
            how.setdefault("severity", {})
        self._session.edit(self._session.document | {"circumstances": how})

    def _edit(self, name: str, value: object) -> None:
        edited = draft.with_field(self._session.document, "circumstances", name, value)
        self._session.edit(edited, f"circumstances.{name}")

    def _connect(self) -> None:
        self.mode.value_chosen.connect(lambda mode: self._choose(str(mode)))
        self.ledger.edited.connect(self._take_entries)
        self.hits.edited.connect(self._edit)
        self.shots.edited.connect(lambda shots: self._edit("shots", shots))
        self.shots.read_wanted.connect(self.read_wanted)
        self.shots.table_wanted.connect(self.table_wanted)
        self.trial.edited.connect(lambda test: self._edit("test", test))
        self.compare.clicked.connect(self.compare_wanted)

    def _take_entries(self, entries: list[Any]) -> None:
        edited = draft.with_field(self._session.document, "circumstances", "wounds", entries)
        self._session.edit(edited)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        title = self._session.words(Text("What befalls them"))
        head.addWidget(Label(title, bold=True, parent=self), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self.mode)
        for form in self._forms:
            layout.addWidget(form)
        layout.addWidget(self.trial)
        layout.addWidget(self._problems)
        layout.addWidget(self.compare)
