"""What finds no room on a window: words that are cut, buttons that lie outside or under others."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QScrollArea,
)

from desktop.widgets.elided import ElidedLabel
from desktop.widgets.fitting import FittingLabel

GIVING_WAY = (ElidedLabel, FittingLabel)
"""They end with an ellipsis, and the whole is in their tooltip."""


def seen(top, kind):
    return [one for one in top.findChildren(kind) if one.isVisible()]


def cut(top):
    """The words for which there is no room."""
    labels = [one for one in seen(top, QLabel) if not isinstance(one, GIVING_WAY)]
    short = [one.text() for one in labels if not fits(one)]
    buttons = seen(top, QAbstractButton)
    return short + [
        one.text() for one in buttons if one.text() and one.width() < one.minimumSizeHint().width()
    ]


def fits(label):
    if label.wordWrap():
        return label.height() >= label.heightForWidth(label.width())
    least = label.sizeHint()
    return label.width() >= least.width() and label.height() >= least.height()


def out_of_sight(top):
    """The buttons and words that no scroll bar brings into view."""
    found = []
    for one in (*seen(top, QAbstractButton), *seen(top, QLabel)):
        place = QRect(one.mapTo(top, QPoint(0, 0)), one.size())
        hidden = isinstance(one, QAbstractButton) and one.visibleRegion().isEmpty()
        if not scrolled(one, top) and (hidden or not top.rect().contains(place)):
            found.append(one.text() or one.accessibleName())
    return found + [f"scroll area: {one.accessibleName()}" for one in clipping(top)]


def clipping(top):
    """The areas that hold more across than they show, without a bar for it."""
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return [
        one
        for one in seen(top, QScrollArea)
        if one.horizontalScrollBarPolicy() == never
        and one.widget().width() > one.viewport().width() + 1
    ]


def scrolled(one, top):
    above = one.parentWidget()
    while above is not None and above is not top:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def settle(times=6):
    for _ in range(times):
        QApplication.processEvents()
