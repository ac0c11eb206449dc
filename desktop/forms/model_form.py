"""A form made from a pydantic model: one row for each of its fields."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from pydantic import BaseModel
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.forms.fields import FormField, form_fields
from desktop.forms.row import FieldRow
from desktop.words import Words

LEAST_LABEL, MOST_LABEL = 84, 150
GAP = 4


class ModelForm(QWidget):
    """The fields of a model, as many as a kind of weapon reads.

    ``kinds``: those whose fields are shown when ``show_values`` names none (empty: all).
    ``without``: names of fields left to others. ``edited`` tells a field's name and the person's
    value; the form keeps nothing, its owner shows the values again.
    """

    edited = Signal(str, object)

    def __init__(
        self,
        model: type[BaseModel],
        words: Words,
        kinds: Collection[str] = (),
        *,
        without: Collection[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._kinds = kinds
        fields = [field for field in form_fields(model) if field.name not in without]
        self._rows = {field.name: FieldRow(field, words, self) for field in fields}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        for row in self._rows.values():
            layout.addWidget(row)
            row.edited.connect(self.edited)
        self._set_label_width()

    def show_values(
        self,
        values: Mapping[str, object],
        kind: str | None = None,
        *,
        names: Collection[str] | None = None,
        afresh: bool = False,
    ) -> None:
        """Show values as a document holds them, defaults where it says nothing.

        ``names``: the fields to show, in place of those the kind reads. ``afresh``: the values
        belong to something else than the last.
        """
        for name, row in self._rows.items():
            row.editor.show_value(values.get(name, row.field.default), afresh=afresh)
            wanted = self._is_read(row.field, kind) if names is None else name in names
            row.setVisible(wanted or row.problem() is not None)

    def show_several(self, names: Collection[str]) -> None:
        """Mark the fields of which the things edited together have several values."""
        for name, row in self._rows.items():
            row.show_several(several=name in names)

    def show_problem(self, name: str, text: str | None) -> None:
        """Say what is wrong with a field, which is then shown whatever the kind; or nothing."""
        row = self._rows[name]
        row.show_problem(text)
        if text:
            row.setVisible(True)

    def has(self, name: str) -> bool:
        """Whether the form has a row for a field."""
        return name in self._rows

    def row(self, name: str) -> FieldRow:
        """The row of a field."""
        return self._rows[name]

    def offer(self, name: str, values: list[str]) -> None:
        """Values to choose among in one field, where its editor lets choose."""
        self._rows[name].editor.offer(values)

    def fields(self, kind: str | None = None) -> list[FormField]:
        """The fields that a kind of weapon reads."""
        rows = self._rows.values()
        return [row.field for row in rows if self._is_read(row.field, kind)]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._set_label_width()

    def _is_read(self, field: FormField, kind: str | None) -> bool:
        if kind is None and self._kinds:
            return any(field.read_by(one) for one in self._kinds)
        return field.read_by(kind)

    def _set_label_width(self) -> None:
        metrics = QFontMetrics(QApplication.font())
        rows = [row for row in self._rows.values() if not row.editor.wide | row.editor.titled]
        widest = max((metrics.horizontalAdvance(row.label.text()) for row in rows), default=0)
        for row in rows:
            row.set_label_width(max(LEAST_LABEL, min(MOST_LABEL, widest + 4)))
