from fractions import Fraction

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QIcon, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from desktop import theme
from desktop.icons import icon
from desktop.theme_tokens import LIGHT
from desktop.widgets.bars import LawBars
from desktop.widgets.button import Button, IconButton
from desktop.widgets.choice import Choice
from desktop.widgets.dice import RECORD, STANDING_DIE, TRAY, DieState, paint_die
from desktop.widgets.elided import ElidedLabel
from desktop.widgets.empty import Empty
from desktop.widgets.flow import CardGrid
from desktop.widgets.foldable import Foldable
from desktop.widgets.label import Label, Sentence
from desktop.widgets.numbers import DecimalBox, IntBox
from desktop.widgets.popover import Popover
from desktop.widgets.rail import Place, Rail
from desktop.widgets.segment import Segment
from desktop.widgets.side_mark import SideMark
from desktop.widgets.toast import Toast
from desktop.words import Words
from tests.desktop.widget_parts import shown_active

KEYS = Qt.Key


@pytest.fixture(autouse=True)
def dressed(qapp):
    theme.apply(qapp, "light")


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    shown_active(made)
    return made


def test_a_choice_keeps_its_value_and_shows_words_as_they_are(qtbot):
    choice = Choice("Jeu", [("<b>Goule</b>", "a"), ("Succube", ("b", 2))])
    qtbot.addWidget(choice)
    told = []
    choice.value_chosen.connect(told.append)
    choice.set_value(("b", 2))
    assert told == []
    choice.set_options([("Autre", 0), ("Succube", ("b", 2))], icons=["ally", "die"])
    assert choice.value() == ("b", 2)
    choice.show()
    QTest.keyClick(choice, KEYS.Key_Up)
    assert told == [0]
    with pytest.raises(ValueError, match="not in list"):
        choice.set_value("nothing")


def test_a_segment_is_moved_by_arrows(qtbot):
    segment = Segment("Vue", [("Courbes", "curves"), ("Tableau", "table")])
    qtbot.addWidget(segment)
    told = []
    segment.value_chosen.connect(told.append)
    shown_active(segment)
    first = segment.findChildren(QAbstractButton)[0]
    first.setFocus()
    QTest.keyClick(first, KEYS.Key_Right)
    assert told == ["table"]
    segment.set_value("curves")
    assert told == ["table"]
    assert segment.value() == "curves"


@pytest.mark.parametrize("points", [9, 10, 11, 12])
def test_the_longest_name_of_the_rail_is_whole_in_the_fonts_of_desktops(qtbot, qapp, points):
    before = qapp.font()
    qapp.setFont(theme.scaled(before, points / before.pointSizeF()))
    rail = Rail("Lieux", [Place("rosters", "rosters", "Compagnies")])
    qtbot.addWidget(rail)
    rail.show()
    item = rail.findChild(QAbstractButton)
    for where in (False, True):
        item.setChecked(where)
        assert item.label_shown()[0] == "Compagnies"
    qapp.setFont(before)


def test_the_rail_tells_where_one_wants_to_go(qtbot):
    rail = Rail(
        "Lieux",
        [Place("resolve", "resolve", "Résoudre"), Place("rosters", "rosters", "C")],
        [Place("settings", "settings", "Réglages")],
    )
    qtbot.addWidget(rail)
    told = []
    rail.place_chosen.connect(told.append)
    rail.set_current("resolve")
    shown_active(rail)
    items = rail.findChildren(QAbstractButton)
    items[0].setFocus()
    QTest.keyClick(items[0], KEYS.Key_Down)
    assert items[1].hasFocus()
    assert items[0].isChecked()
    QTest.keyClick(items[1], KEYS.Key_Return)
    assert told == ["rosters"]
    rail.set_labelled(labelled=False)
    assert items[1].toolTip() == "C"
    assert not rail.grab().isNull()


def test_a_group_opens_and_says_its_state(qtbot):
    group = Foldable("Choix de règle", "3, par défaut")
    qtbot.addWidget(group)
    content = QLabel("dedans")
    group.set_content(content)
    group.show()
    head = group.findChild(QAbstractButton)
    assert head.accessibleName() == "Choix de règle, 3, par défaut"
    assert not content.isVisible()
    QTest.keyClick(head, KEYS.Key_Space)
    assert content.isVisible()
    assert group.is_open()


@pytest.mark.parametrize(("width", "columns"), [(200, 1), (600, 2), (878, 3), (1064, 4), (3000, 4)])
def test_cards_stand_in_as_many_columns_as_fit(qtbot, width, columns):
    grid = CardGrid()
    qtbot.addWidget(grid)
    grid.set_cards([QLabel(str(at)) for at in range(6)])
    assert grid.columns(width) == columns
    assert grid.heightForWidth(width) >= 236 * -(-6 // columns)


def test_cards_never_overlap_and_can_be_replaced(qtbot):
    grid = CardGrid()
    qtbot.addWidget(grid)
    cards = [QLabel(str(at)) for at in range(5)]
    grid.set_cards(cards)
    grid.resize(900, 500)
    grid.show()
    places = [card.geometry() for card in cards]
    assert not any(one.intersects(other) for one in places for other in places if one != other)
    grid.set_asked(1)
    assert not grid.grab().isNull()
    grid.set_cards(cards[:1])
    assert cards[4].isHidden()
    grid.set_cards([cards[4], cards[0]])
    assert [part for part in grid.children() if not part.isHidden()] == [cards[4], cards[0]]
    assert cards[0].isVisible()


def test_a_toast_offers_the_way_back(window):
    toast = Toast(window)
    told = []
    toast.say("Goule supprimée.", "Annuler", lambda: told.append("undo"))
    assert toast.isVisible()
    window.resize(500, 400)
    assert window.rect().contains(toast.geometry())
    toast.findChild(QAbstractButton).click()
    assert told == ["undo"]
    assert not toast.isVisible()


def test_a_popover_closes_by_escape_and_gives_the_focus_back(window):
    caller = QLineEdit(window)
    caller.move(700, 500)
    caller.show()
    popover = Popover(window, "Fermer")
    popover.open_beside(caller, "Pourquoi 6 % ?", QLabel("Parce que."))
    assert window.rect().contains(popover.geometry())
    assert popover.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), KEYS.Key_Escape)
    assert not popover.isVisible()
    assert caller.hasFocus()


def test_names_are_shown_as_typed(qtbot):
    label = Label("<b>Goule</b>", factor=1.45, bold=True)
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.font().pointSizeF() == pytest.approx(QApplication.font().pointSizeF() * 1.45)


def test_figures_of_a_sentence_follow_the_scheme(qtbot, qapp):
    sentence = Sentence()
    qtbot.addWidget(sentence)
    sentence.show_html('Perd <a href="why"><b>2</b></a>.')
    assert theme.LIGHT.text in sentence.text()
    theme.apply(qapp, "dark")
    assert theme.DARK.text in sentence.text()
    assert theme.LIGHT.text not in sentence.text()


def test_buttons_take_the_icons_of_the_scheme(qtbot, qapp):
    button = Button("Lancer", role="primary", icon="die")
    qtbot.addWidget(button)
    before = button.icon().cacheKey()
    theme.apply(qapp, "dark")
    assert button.icon().cacheKey() != before
    button.set_chosen(chosen=True)
    assert button.accessibleName() == "Lancer"


@pytest.mark.parametrize("tokens", [theme.LIGHT, theme.DARK])
@pytest.mark.usefixtures("qapp")
def test_the_icon_of_a_disabled_button_is_seen_without_the_accent(tokens):
    ground = QColor(tokens.grid)
    drawn = icon("die", tokens, "accent_text").pixmap(20, 20, QIcon.Mode.Disabled).toImage()
    inked = [drawn.pixelColor(x, y) for x in range(20) for y in range(20)]
    strongest = max(inked, key=lambda one: one.alpha())
    assert abs(strongest.lightness() - ground.lightness()) > 60


def die_painted(size, state):
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(LIGHT.base)
    with QPainter(image) as painter:
        paint_die(painter, QRectF(image.rect()), "4", state, LIGHT)
    return image


@pytest.mark.parametrize("state", list(DieState))
@pytest.mark.parametrize("size", [RECORD, TRAY, STANDING_DIE])
def test_dice_differ_by_state(state, size):
    others = [other for other in DieState if other is not state]
    assert die_painted(size, state) not in [die_painted(size, other) for other in others]


def test_sides_differ_in_shape_and_colour(qtbot):
    ally, foe, nobody = SideMark("ally"), SideMark("foe"), SideMark()
    for mark in (ally, foe, nobody):
        qtbot.addWidget(mark)
        mark.resize(mark.sizeHint())
    shots = [mark.grab().toImage() for mark in (ally, foe, nobody)]
    assert shots[0] != shots[1] != shots[2] != shots[0]
    nobody.set_side("foe")
    assert nobody.grab().toImage() == shots[1]


def test_bars_say_what_they_show(qtbot):
    bars = LawBars("Hors de combat", Words("fr"))
    qtbot.addWidget(bars)
    bars.show_rows([("0", Fraction(83, 100)), ("1", Fraction(17, 100)), ("2", Fraction(0))])
    assert bars.accessibleDescription() == "0 83\u00a0%, 1 17\u00a0%, 2 0\u00a0%"
    assert bars.sizeHint().height() >= 66
    assert not bars.grab().isNull()


def test_what_is_empty_offers_a_way_on(qtbot):
    empty = Empty("rosters", "Aucune compagnie.", "Nouvelle compagnie")
    qtbot.addWidget(empty)
    with qtbot.waitSignal(empty.asked):
        empty.findChild(QAbstractButton).click()


def test_whatever_takes_the_focus_has_a_name(window):
    for made in (
        IntBox("Tir"),
        DecimalBox("Distance"),
        Choice("Jeu"),
        Button("Lancer"),
        IconButton("undo", "Annuler"),
        Foldable("Groupe"),
        Empty("die", "Rien.", "Lancer"),
        Segment("Vue", [("A", 1), ("B", 2)]),
        Rail("Lieux", [Place("a", "die", "A")]),
        Popover(window, "Fermer"),
    ):
        for widget in (made, *made.findChildren(QWidget)):
            assert widget.accessibleName() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus, widget


def test_a_text_without_room_keeps_both_its_ends(window):
    names = [ElidedLabel(f"<b>Gobelin</b> numéro (gué {at})", parent=window) for at in (1, 2)]
    for name in names:
        name.resize(90, 20)
        name.show()
    first, second = (name.shown() for name in names)
    assert first != second
    assert first.startswith("<")
    assert "…" in first
    assert not names[0].grab().isNull()
    assert "&lt;b&gt;Gobelin" in names[0].toolTip()
    told = QAccessible.queryAccessibleInterface(names[0]).text(QAccessible.Text.Name)
    assert told == names[0].text() == "<b>Gobelin</b> numéro (gué 1)"
    assert names[0].minimumSizeHint().width() < 30
    names[0].setText("Bo")
    assert names[0].shown() == "Bo"
    assert "Bo" in names[0].toolTip()


def test_a_choice_shows_its_longest_words_where_there_is_room(qtbot):
    choice = Choice("Measure", [("short", 1), ("the longest words of them all", 2)])
    qtbot.addWidget(choice)
    choice.show_whole(90)
    longest = choice.fontMetrics().horizontalAdvance("the longest words of them all")
    assert choice.sizeHint().width() > longest
    assert choice.minimumWidth() == 90


@pytest.mark.usefixtures("dressed")
def test_a_choice_without_room_shortens_its_words(window):
    choice = Choice("Measure", [("Mean loss of everybody", 1)], whole=True, parent=window)
    choice.show()
    choice.setFixedWidth(choice.sizeHint().width())
    assert choice.shown() == "Mean loss of everybody"
    choice.setFixedWidth(110)
    assert choice.shown().endswith("…")
    assert choice.currentText() == "Mean loss of everybody"


@pytest.mark.parametrize("leads", [True, False])
def test_an_icon_that_leads_stands_after_the_words(qtbot, leads):
    button = Button(".", role="link", icon="chevron-right", leads=leads)
    qtbot.addWidget(button)
    button.ensurePolished()
    button.resize(button.sizeHint())
    image = button.grab().toImage()
    ground = image.pixelColor(1, 1)
    inked = [
        sum(image.pixelColor(x, y) != ground for y in range(image.height()))
        for x in range(image.width())
    ]
    half = len(inked) // 2
    assert (sum(inked[half:]) > sum(inked[:half])) is leads
