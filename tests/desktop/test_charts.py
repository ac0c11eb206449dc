from fractions import Fraction

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop import theme
from desktop.chart_parts import BELOW, LEFT, Shown
from desktop.charts import LawChart
from desktop.theme_tokens import DARK, LIGHT
from desktop.words import Words

LAW = [(0, Fraction(1, 8)), (2, Fraction(3, 8)), (4, Fraction(3, 8)), (6, Fraction(1, 8))]


@pytest.fixture
def chart(qapp):
    theme.apply(qapp, "light")
    made = LawChart("Goule", Words("fr"))
    made.resize(300, 200)
    made.show()
    return made


def colours(chart):
    image = chart.grab().toImage()
    return {image.pixelColor(x, y).name().upper() for x in range(300) for y in range(200)}


def test_a_law_is_read_exactly_and_at_least():
    shown = Shown(tuple(LAW), cap=6)
    assert shown.exactly(2) == Fraction(3, 8)
    assert shown.at_least(2) == Fraction(7, 8)
    assert shown.tails() == pytest.approx([7 / 8, 7 / 8, 1 / 2, 1 / 2, 1 / 8, 1 / 8])
    assert shown.last == 6
    assert not shown.certain


def test_the_cap_is_drawn_in_ink(chart):
    chart.show_law(LAW, cap=8)
    assert LIGHT.s1 in colours(chart)
    chart.show_law(LAW[:3], cap=4)
    assert {LIGHT.s1, LIGHT.out} <= colours(chart)


def test_the_mean_and_the_law_from_before_show(chart):
    chart.show_law(LAW, cap=8)
    assert LIGHT.accent not in colours(chart)
    without = chart.grab().toImage()
    chart.show_law(LAW, cap=8, mean=Fraction(3), before=[(1, Fraction(1, 2))])
    assert LIGHT.accent in colours(chart)
    assert chart.grab().toImage() != without


def test_it_takes_the_colours_of_the_scheme(chart, qapp):
    chart.show_law(LAW, cap=6)
    theme.apply(qapp, "dark")
    assert {DARK.base, DARK.s1, DARK.out} <= colours(chart)
    chart.set_tokens(LIGHT)
    assert QColor(LIGHT.base).name().upper() in colours(chart)


@pytest.mark.parametrize(
    "law", [[], [(5, Fraction(1))], [(at, Fraction(1, 400)) for at in range(400)]]
)
def test_any_law_can_be_drawn(chart, law):
    chart.show_law(law, cap=400, mean=Fraction(1, 3))
    assert not chart.grab().isNull()


def test_names_may_stand_for_values(chart):
    chart.show_law(LAW[:2], labels=["indemne", "blessé", "hors de combat"])
    assert not chart.grab().isNull()
    assert chart._shown.name(2) == "hors de combat"


def test_whole_numbers_are_named_as_room_allows_and_the_cap_always(chart):
    chart.show_law([(at, Fraction(1, 47)) for at in range(47)], cap=46)
    chart.grab()
    named = chart._ground.values()
    assert named[0] == 0
    assert named[-1] == 46
    assert 4 < len(named) < 15
    assert named[-1] - named[-2] > 2


def test_it_does_not_move_and_takes_no_focus(chart):
    chart.show_law(LAW, cap=6)
    before = chart.grab().toImage()
    wheel = QWheelEvent(
        QPointF(150, 80),
        QPointF(150, 80),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(chart, wheel)
    assert not wheel.isAccepted()
    assert chart.grab().toImage() == before
    assert chart.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert chart.accessibleName() == "Goule"


def test_the_value_under_the_mouse_is_told(chart):
    chart.show_law(LAW, cap=6)
    room = chart._room
    told = chart._told_at(QPointF(room.x(2.2), room.y(0.2)))
    assert told.startswith("2")
    assert "37,5\u00a0%" in told
    assert "87,5\u00a0%" in told
    assert chart._told_at(QPointF(-50, 0)) == ""


@pytest.mark.parametrize("value", [0, 20])
def test_no_label_is_cut_off_at_an_edge(chart, value):
    chart.show_law([(value, Fraction(1))], cap=20)
    image = chart.grab().toImage()
    edge = image.width() - 1 if value else LEFT
    above, below = range(2, 15), range(image.height() - BELOW + 9, image.height())
    assert {image.pixel(edge, y) for y in (*above, *below)} == {QColor(LIGHT.base).rgba()}
    inside = [edge + step * (-1 if value else 1) for step in range(24)]
    assert len({image.pixel(x, y) for x in inside for y in above}) > 1, "the label is there"


def test_words_are_laid_out_once_until_something_changes(chart, qapp):
    chart.show_law(LAW, cap=6)
    chart.grab()
    words = [part._written for part in (chart._ground, chart._labels)]
    chart.grab()
    assert chart._ground._written is words[0]
    assert chart._labels._written is words[1]
    chart.resize(340, 200)
    chart.grab()
    assert chart._labels._written != words[1]


def test_words_follow_the_font_of_the_program(chart, qapp):
    chart.show_law(LAW, cap=6)
    before, font = chart.grab().toImage(), qapp.font()
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * 1.5)
    qapp.setFont(larger)
    qapp.processEvents()
    try:
        assert chart.grab().toImage() != before
    finally:
        qapp.setFont(font)
        qapp.processEvents()
    assert chart.grab().toImage() == before


def test_a_bar_stands_where_its_value_and_its_share_are(chart):
    """A bar of 3/8 at 2 of 0…6 in 300 × 200: its middle and its top, by hand."""
    chart.show_law(LAW, cap=6)
    image = chart.grab().toImage()
    slot, plot = (300 - LEFT) / 7, 200 - BELOW
    x = LEFT + 2.5 * slot
    top = plot - 3 / 8 * (plot - 18)
    ink, ground = QColor(LIGHT.s1).rgba(), QColor(LIGHT.base).rgba()
    inside = [image.pixel(round(x + side * slot * 0.31), round(top) + 2) for side in (-1, 1)]
    outside = [image.pixel(round(x + side * slot * 0.36), plot - 2) for side in (-1, 1)]
    assert inside == [ink, ink]
    assert outside == [ground, ground]
    assert image.pixel(round(x - slot * 0.31), round(top) - 1) == ground
