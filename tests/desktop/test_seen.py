"""What is shown can be read in both schemes, and told apart without colour (e06, e22)."""

import math
from fractions import Fraction

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from desktop import theme
from desktop.charts import LawChart
from desktop.table.bases import RING_ROOM
from desktop.table.labels import View, labels_of
from desktop.theme_tokens import contrast
from desktop.views.table.place import TableView
from desktop.words import Words
from tests.desktop.rooms import seen, settle
from tests.desktop.table_ford import place, session, taken_down

__all__ = ["place", "session"]
FINE = 3
"""Pixels are this much smaller than on the screen, so that the strokes of letters are full."""
SCHEMES = pytest.mark.parametrize("scheme", ["light", "dark"])


@pytest.fixture(autouse=True)
def undressed(qapp):
    """Leave the program's look as it was: others measure without one."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    yield
    qapp.setStyleSheet(before[0])
    qapp.setPalette(before[1])
    qapp.setFont(before[2])
    QToolTip.hideText()


@pytest.fixture
def shell(qapp, opened):
    theme.apply(qapp, "light")
    return opened("fr")


def drawn(widget):
    """A widget as it is painted, as an array of rows, pixels, red, green and blue."""
    image = QImage(widget.size() * FINE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(FINE)
    image.fill(widget.palette().window().color())
    painter = QPainter(image)
    QWidget.render(widget, painter, QPoint(0, 0))
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, :, 2::-1].copy()


def read_in(picture, room):
    """The contrast of what is written in a room of a picture: of its ground and farthest ink."""
    left, top = max(0, room.left()) * FINE, max(0, room.top()) * FINE
    part = picture[top : top + room.height() * FINE, left : left + room.width() * FINE]
    packed = part.reshape(-1, 3).astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], np.uint32)
    colours, counts = np.unique(packed, return_counts=True)
    often = counts >= max(3, counts.sum() // 5000)
    named = [f"#{colour:06X}" for colour in colours]
    ground = named[int(counts.argmax())]
    return max(contrast(one, ground) for one, kept in zip(named, often, strict=True) if kept)


def in_window(label, window):
    return QRect(label.mapTo(window, QPoint(0, 0)), label.size()).intersected(window.rect())


def unreadable(window, least):
    """The labels that stand in plain view and can't be read."""
    picture, found = drawn(window), []
    for label in seen(window, QLabel):
        room = QRect(label.visibleRegion().boundingRect())
        whole = label.text() and not label.pixmap() and room.height() == label.height()
        if whole and read_in(picture, in_window(label, window)) < least:
            found.append(label.text())
    return found


def test_e06_labels_can_be_read_everywhere_also_disabled(shell):
    for scheme in ("light", "dark"):
        shell._change_scheme(scheme)
        for name in ("rosters", "resolve"):
            shell.window.go_to(name)
            settle()
            assert unreadable(shell.window, 4.45) == [], (scheme, name)
        shell.window.centralWidget().setEnabled(False)
        settle()
        assert unreadable(shell.window, 3) == [], scheme
        shell.window.centralWidget().setEnabled(True)


@pytest.mark.qt_log_ignore("This plugin does not support raise")
@SCHEMES
def test_e06_a_tooltip_can_be_read(qapp, qtbot, scheme):
    theme.apply(qapp, scheme)
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    QToolTip.showText(host.mapToGlobal(QPoint(5, 5)), "Ce que dit la bulle", host)
    (tip,) = [one for one in qapp.topLevelWidgets() if one.inherits("QTipLabel")]
    assert read_in(drawn(tip), tip.rect()) >= 4.5


@SCHEMES
def test_e06_the_axes_of_a_chart_can_be_read(qapp, qtbot, scheme):
    theme.apply(qapp, scheme)
    chart = LawChart("Goule", Words("fr"), None)
    qtbot.addWidget(chart)
    chart.resize(300, 200)
    chart.show_law(
        [(0, Fraction(1, 4)), (1, Fraction(1, 4)), (2, Fraction(1, 2))],
        cap=2,
        before=[],
        mean=Fraction(5, 4),
        labels=[],
    )
    chart.show()
    settle()
    picture = drawn(chart)
    for side in (chart._room.shares, chart._room.values):
        assert read_in(picture, side.toAlignedRect()) >= 4.5, side


@SCHEMES
def test_e06_what_is_written_on_the_map_can_be_read(qapp, session, scheme):
    theme.apply(qapp, scheme)
    view = TableView(session)
    view.resize(1290, 712)
    view.show()
    QTest.qWait(120)
    view.board.choose(None)
    settle()
    canvas, ground = view.map, view.map.ground
    picture = drawn(canvas)
    covered = [QRectF(room) for room in canvas._covered]
    laid = labels_of(view.board.sight, ground, canvas._look(), view=View(QRectF(canvas.rect()),
                     covered))  # fmt: skip
    assert len(laid) == 7
    for label in laid:
        assert read_in(picture, label.room.toAlignedRect()) >= 4.45, label.name
    taken_down(view)


def grey(widget):
    """A widget as one sees it who sees no colour, as an array of rows."""
    picture = drawn(widget).astype(float)
    return picture @ np.array([0.2126, 0.7152, 0.0722])


def light(picture, centre, across, down):
    """How light it is so far from a point of the picture."""
    return picture[round((centre.y() + down) * FINE), round((centre.x() + across) * FINE)]


def ring(picture, stand, ground):
    """How much of the ring around a base is drawn, 0 to 1, by its light against what is outside."""
    centre, radius = ground.at(stand.base.centre), stand.base.radius * ground.scale + RING_ROOM
    inked = []
    for step in range(360):
        across, down = math.cos(math.radians(step)), math.sin(math.radians(step))
        at, beside = (
            light(picture, centre, across * far, down * far) for far in (radius, radius + 4)
        )
        inked.append(abs(at - beside) > 25)
    return sum(inked) / len(inked)


@SCHEMES
def test_e22_on_a_grey_map_touched_contestable_and_clear_differ(qapp, place, scheme):
    theme.apply(qapp, scheme)
    settle()
    place.map._scene._lens.hide()
    place.map._scene._labels.hide()
    sight, ground, picture = place.board.sight, place.map.ground, grey(place.map)
    shares = {one.name: ring(picture, one, ground) for one in sight.stands}
    kinds = {"contestable": [], "touched": [], "clear": []}
    for one in sight.stands:
        kind = "contestable" if one.contestable else "touched" if one.touched else "clear"
        kinds[kind].append(shares[one.name])
    assert all(kinds.values())
    assert min(kinds["touched"]) > 0.85
    assert max(kinds["clear"]) < 0.35
    assert 0.4 < min(kinds["contestable"]) <= max(kinds["contestable"]) < 0.8


@SCHEMES
def test_e22_on_a_grey_map_ally_and_foe_differ_in_shape(qapp, place, scheme):
    theme.apply(qapp, scheme)
    settle()
    sight, ground, picture = place.board.sight, place.map.ground, grey(place.map)
    filled = {"ally": [], "foe": []}
    for one in sight.stands:
        if one.touched or one.contestable or one.side not in filled:
            continue
        centre = ground.at(one.base.centre)
        middle = light(picture, centre, 0, 0)
        corners = [light(picture, centre, x, y) for x in (-5.4, 5.4) for y in (-5.4, 5.4)]
        tips = [light(picture, centre, x, y) for x, y in ((0, -8), (8, 0), (0, 8), (-8, 0))]
        like = [abs(seen_there - middle) < 25 for seen_there in (*corners, *tips)]
        filled[one.side].append(like)
    assert filled["ally"]
    assert filled["foe"]
    assert filled["foe"] == [[False] * 4 + [True] * 4] * len(filled["foe"])
    assert all(like[4:] == [False] * 4 for like in filled["ally"])
