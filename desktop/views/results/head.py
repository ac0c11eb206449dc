"""How the head of the results finds room: what gives way first where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from desktop.widgets.button import Button
from desktop.widgets.elided import ElidedLabel

LEAST_SAID, MOST_SAID, GAP = 120, 400, 16


def fit_head(
    width: int, fixed: Sequence[QWidget], said: ElidedLabel, legend: QWidget, button: Button
) -> None:
    """Fit into a width: the legend gives way by itself, then the button's word, then the words.

    ``fixed``: the parts that keep their size. The button's word goes first where that lets the
    whole legend stand.
    """
    shown = not button.isHidden()
    taken = sum(part.sizeHint().width() + GAP for part in fixed if not part.isHidden())
    whole = said.fontMetrics().horizontalAdvance(said.text()) + 2
    room, wanted = width - taken - 2 * GAP, min(whole, MOST_SAID)
    meant = 0 if legend.isHidden() else legend.sizeHint().width() + GAP
    button.setText(button.property("word"))
    worded = button.sizeHint().width()
    button.setText("")
    bare = button.sizeHint().width()
    crowded = wanted + worded > room
    if not shown or not (crowded or wanted + bare + meant <= room < wanted + worded + meant):
        button.setText(button.property("word"))
    room -= button.sizeHint().width() + GAP if shown else 0
    button.setToolTip("" if button.text() else button.property("word"))
    said.setMinimumWidth(max(0, min(wanted, room)))
    said.setVisible(room >= min(whole, LEAST_SAID))
