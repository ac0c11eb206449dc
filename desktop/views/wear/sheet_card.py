"""The card of a figure that wears away: its edition, its boxes, its stage, what befell it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.wear.account import Account
from desktop.views.wear.boxes import Boxes
from desktop.views.wear.stages import Stages
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.foldable import Foldable, fold_words
from desktop.widgets.icon_label import IconLabel
from desktop.widgets.label import Label
from desktop.widgets.side_mark import Side, SideMark
from desktop.words import Words
from rules.sheet import Clause, Sheet
from rules.text import Text

HOSTED = 100
"""A card below takes all the room there is."""


class SheetCard(QWidget):
    """A sheet; under it stands its account, or the card of what may still befall the figure."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._mark = SideMark(parent=self)
        self._name = ElidedLabel(bold=True, parent=self)
        self._edition = Label(factor=0.8, tone="badge", parent=self)
        self._left = Label(factor=1.45, bold=True, parent=self)
        self._of = Label(factor=0.9, tone="muted", parent=self)
        self._state = ElidedLabel(factor=0.9, tone="muted", parent=self)
        self._boxes = Boxes(words, self)
        self._penalty = Label(bold=True, parent=self)
        self._stages = Stages(words, self)
        self._rule = QFrame(self)
        self._account = Account(words, self)
        self._details = Label(factor=0.9, tone="muted", parent=self)
        self._clauses = Foldable(words(Text("The rule")), told=fold_words(words), parent=self)
        self._checks = QVBoxLayout()
        self._body = QVBoxLayout()
        self._hosted: QWidget | None = None
        self._lay_out()

    def show_sheet(self, sheet: Sheet, side: str | None) -> None:
        """Show how a figure stands."""
        words = self._words
        self._mark.set_side(_side(side))
        self._mark.setVisible(side is not None)
        self._name.setText(sheet.name)
        self._edition.setText(words.label(sheet.edition))
        self._left.setText(words.number(sheet.left))
        self._of.setText(words(Text("SP left of {points}", points=sheet.points)))
        self._state.setText(words(sheet.state))
        floors = [stage.floor for stage in sheet.stages[1:-1]]
        self._boxes.show_points(sheet.points, sheet.lost, floors)
        self._penalty.setText(words(sheet.penalty))
        self._penalty.set_tone("negative" if sheet.is_gone else None)
        self._stages.show_sheet(sheet)
        self._account.show_sheet(sheet)
        self._show_rule(sheet)
        self.setAccessibleName(
            f"{sheet.name}, {self._edition.text()}, {self._boxes.accessibleName()}, "
            f"{self._penalty.text()}"
        )

    def show_details(self, said: Sequence[str], *, account: bool) -> None:
        """Show further lines, and the account where one is kept."""
        self._details.setText("\n".join(said))
        self._details.setVisible(bool(said))
        self._account.setVisible(account)

    def host(self, card: QWidget | None) -> None:
        """Put a card under the sheet, or none."""
        if self._hosted is not None and self._hosted is not card:
            self._body.removeWidget(self._hosted)
            if self._hosted.parent() is self:
                self._hosted.hide()
        if (card is None) != (self._hosted is None):
            self._clauses.set_open(opened=card is None)
        self._hosted = card
        self._rule.setVisible(card is not None)
        if card is not None:
            self._body.addWidget(card, 1)
            card.show()

    def _show_rule(self, sheet: Sheet) -> None:
        while (item := self._checks.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        for clause in sheet.clauses:
            self._checks.addWidget(self._clause(clause))
        for name in sheet.immunities:
            self._checks.addWidget(self._check(name, Text("its effect does nothing here")))
        for name in sheet.grants:
            self._checks.addWidget(self._check(name, Text("given by the rule")))
        self._clauses.set_state(self._words.label(sheet.edition))

    def _clause(self, clause: Clause) -> Label:
        """What the edition says on one subject."""
        words = self._words
        told = Text("{subject}: {text}", subject=clause.subject, text=clause.text)
        label = Label(words(told), factor=0.9, parent=self)
        label.setWordWrap(True)
        label.setContentsMargins(22, 0, 0, 0)
        return label

    def _check(self, name: str, meaning: Text) -> QWidget:
        row = QWidget(self)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(22, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(IconLabel("check", self._words(meaning), parent=row))
        label = Label(name, factor=0.9, parent=row)
        label.setToolTip(self._words(meaning))
        label.setAccessibleName(f"{name}, {self._words(meaning)}")
        layout.addWidget(label, 1)
        return row

    def _lay_out(self) -> None:
        self._rule.setProperty("rule", "row")
        for part in (self._penalty, self._details):
            part.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 12, 6)
        layout.setSpacing(6)
        layout.addLayout(self._head())
        layout.addLayout(self._points())
        for part in (self._boxes, self._penalty, self._stages, self._account, self._details):
            layout.addWidget(part)
        layout.addWidget(self._rule)
        layout.addLayout(self._body, HOSTED)
        layout.addWidget(self._clauses)
        layout.addStretch(1)
        checks = QWidget(self)
        self._checks.setContentsMargins(0, 0, 0, 6)
        self._checks.setSpacing(2)
        checks.setLayout(self._checks)
        self._clauses.set_content(checks)
        self._rule.hide()
        self._clauses.set_open(opened=True)

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignVCenter)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        head.addWidget(self._name, 1)
        head.addWidget(self._edition, 0, Qt.AlignmentFlag.AlignVCenter)
        return head

    def _points(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._left, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._of, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch()
        row.addWidget(self._state)
        return row


def _side(side: str | None) -> Side | None:
    return side if side in ("ally", "foe") else None
