"""Reading in the window: rules behind numbers, search, the guide, the first tour, printing."""

from datetime import date

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QFontMetricsF, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop import theme
from desktop.dialogs.help import HelpWindow
from desktop.preferences import read_preferences
from desktop.printing.books import Printed, book_on_paper
from desktop.printing.dialogs import Preview
from desktop.printing.output import pdf
from desktop.printing.sheet import sheet_of
from desktop.reading.book import reference_of
from desktop.reading.guide import guide
from desktop.views.reading.reader import Reader
from desktop.views.tour import Tour
from desktop.views.welcome import Welcome
from desktop.window import RULES
from desktop.words import Words
from rules.systems import load
from tests.desktop.pdf_reading import Pdf

EN = Words("en")


@pytest.fixture
def shell(opened):
    return opened("en")


@pytest.fixture
def reader(qtbot):
    made = Reader(EN)
    qtbot.addWidget(made)
    made.resize(1000, 500)
    made.show_book(reference_of("mordheim", "en"), 25.4)
    made.show()
    return made


def titles(reader):
    lines = [reader.contents.item(at) for at in range(reader.contents.count())]
    return [line.toolTip() for line in lines if not line.isHidden()]


def top(reader):
    """The first words seen on the page."""
    return reader.page.cursorForPosition(reader.page.viewport().rect().topLeft()).block().text()


def test_a_search_keeps_what_says_it_and_marks_the_words(reader, qtbot):
    qtbot.keyClicks(reader.search, "BUCKLÉR")
    assert titles(reader) == ["Parry"]
    assert top(reader) == "Parry"
    marked = [one.cursor.selectedText() for one in reader.page.extraSelections()]
    assert set(marked) == {"buckler"}
    reader.search.clear()
    assert len(titles(reader)) == len(reader.book.sections)
    assert not reader.page.extraSelections()


def test_nothing_found_is_said(reader, qtbot):
    qtbot.keyClicks(reader.search, "zzz")
    assert titles(reader) == []
    assert reader._count.text() == "Nothing for “zzz”: try fewer letters."


def test_ctrl_f_searches_and_enter_goes_to_what_was_found(reader, qtbot):
    reader.page.setFocus()
    qtbot.keyClick(reader.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reader.search.hasFocus()
    qtbot.keyClicks(reader.search, "helmet")
    qtbot.keyClick(reader.search, Qt.Key.Key_Return)
    assert reader.contents.hasFocus()
    qtbot.keyClick(reader.contents, Qt.Key.Key_Down)
    assert top(reader) == "Injuries"


def test_links_in_a_text_lead_within_it(reader):
    reader.page._follow(type(reader.page.source())("#helmet_save"))
    assert top(reader) == "Helmet and several injury dice"


def test_another_scheme_leaves_the_page_where_it_was(reader, qapp):
    reader.go_to("wound")
    before = top(reader)
    theme.apply(qapp, "dark")
    try:
        assert top(reader) == before == "To wound"
    finally:
        theme.apply(qapp, "light")


def test_a_number_leads_to_its_rule(shell):
    card = shell._resolve.results._cards[0]
    card.why_asked.emit(6, False)
    why = shell._resolve.results._why
    next(b for b in why.findChildren(QPushButton) if b.text() == "Read the rule").click()
    assert shell.window.current == RULES
    assert top(shell.window.place(RULES).reader) == "The piercing blast"


def test_an_assumption_leads_to_why_it_was_taken(shell):
    lines = shell._resolve.attack.body._assumptions
    assert lines.texts()
    shell.window.go_to("resolve")
    label = lines._lines[0].layout().itemAt(1).widget()
    label.linkActivated.emit("hell_dorado/outsider_hit")
    assert top(shell.window.place(RULES).reader) == "Outsider engaged by several"


def test_a_rule_of_another_game_changes_the_book(shell):
    shell._readings.show_rule("savage_worlds/clock")
    assert shell.window.place(RULES).book().title == "Savage Worlds"
    assert top(shell.window.place(RULES).reader) == "Clock"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_place_has_its_page_in_the_guide(shell, language):
    words = Words(language)
    text = guide(words, shell.window.commands.keyed())
    for place in (*shell.window._makers, "standing", "keys", "start"):
        assert text.place(place) is not None, place


def test_f1_opens_the_page_of_the_place(shell):
    shell.window.go_to("rosters")
    shell.window.commands.help.trigger()
    shown = shell._readings._help
    assert isinstance(shown, HelpWindow)
    assert top(shown.reader) == "Rosters"
    shell.window.go_to("table")
    shell.window.commands.help.trigger()
    assert shell._readings._help is shown
    assert top(shown.reader) == "Table"
    shown.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shell.window.commands.keys.trigger()
    assert shell._readings._help is not shown
    shell._readings._help.close()


def test_the_list_of_keys_is_that_of_the_commands(shell):
    text = guide(EN, shell.window.commands.keyed())
    shown = text.sections[text.place("keys")].text
    assert "| Ctrl+R | Roll |" in shown
    assert "| F11 | Table mode |" in shown
    assert "{keys}" not in shown
    french = guide(Words("fr"), [("Lancer", "Ctrl+R")])
    assert "| Touches | Commande |" in french.sections[french.place("keys")].text


def test_no_key_is_a_digit_or_needs_altgr(shell):
    """On many keyboards digits need Shift, and AltGr is Ctrl+Alt."""
    for action in shell.window.actions():
        for keys in action.shortcuts():
            told = keys.toString(QKeySequence.SequenceFormat.PortableText)
            *held, key = told.split("+")
            assert "Alt" not in held, told
            assert held or key.startswith("F"), told
            assert not key.isdigit(), told
            assert key.isalpha() or key.startswith("F"), told


def test_the_first_start_asks_for_the_game_once(shell, tmp_path, qtbot):
    shell._greet()
    asked = shell.window.findChild(Welcome)
    games = [button.text() for button in asked.findChildren(QPushButton)]
    assert games == [*(game.name for game in load().values()), "Skip"]
    asked.findChildren(QPushButton)[games.index("Mordheim")].click()
    assert shell.session.document["system"] == "mordheim"
    assert read_preferences(tmp_path / "preferences.json").welcomed == "mordheim"
    tour = shell._readings.tour
    assert tour.isVisible()
    assert tour._place.text() == "1 of 4"
    for _ in range(4):
        qtbot.keyClick(tour, Qt.Key.Key_Return)
    assert not tour.isVisible()
    assert not tour._ring.isVisible()


def test_the_question_can_be_passed_over_and_never_comes_again(shell, tmp_path, qtbot):
    before = shell.session.document
    shell._greet()
    qtbot.keyClick(shell.window.findChild(Welcome), Qt.Key.Key_Escape)
    assert shell.session.document is before
    assert read_preferences(tmp_path / "preferences.json").welcomed == "skipped"
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shell._greet()
    assert shell.window.findChild(Welcome) is None


def test_the_question_does_not_stand_over_another_place(shell, tmp_path):
    shell._greet()
    shell.window.go_to("rules")
    assert not shell.window.findChild(Welcome).isVisible()
    assert read_preferences(tmp_path / "preferences.json").welcomed == "skipped"


def test_every_note_of_the_tour_stands_within_the_window(shell):
    shell._readings.welcome()
    shell._readings._begin("hell_dorado")
    tour = shell._readings.tour
    for _ in range(4):
        assert shell.window.centralWidget().rect().contains(tour.geometry())
        tour.go_on()


def test_what_a_note_speaks_of_is_brought_into_sight(shell):
    shell.window.resize(1366, 768)
    shell._readings.welcome()
    shell._readings._begin("confrontation")
    QApplication.processEvents()
    tour, column = shell._readings.tour, shell._resolve.attack
    for part in (column.body.notation, column.body.targets):
        corner = part.mapTo(column.viewport(), QPoint(0, 0))
        assert column.viewport().rect().contains(QRect(corner, part.size()))
        tour.go_on()


def test_the_contents_follow_a_link_and_the_way_back(reader):
    linked = reader.book.place("save")
    reader.contents.setCurrentRow(1)
    reader.page._follow(QUrl("#save"))
    assert reader.contents.currentRow() == linked
    reader.page.go_back()
    assert reader.contents.currentRow() == 1


def test_a_section_that_cannot_reach_the_top_is_marked_where_it_stands(reader):
    last = len(reader.book.sections) - 1
    reader.contents.setCurrentRow(last)
    (mark,) = reader.page.extraSelections()
    assert mark.cursor.selectedText() == reader.book.sections[last].title
    reader.contents.setCurrentRow(2)
    assert reader.page.extraSelections() == []


def test_a_command_wraps_where_the_window_is_small(qtbot):
    made = HelpWindow(EN, guide(EN, []))
    qtbot.addWidget(made)
    made.resize(600, 336)
    made.show()
    made.turn_to("cli")
    assert made.findChild(Reader).page.horizontalScrollBar().maximum() == 0


def test_after_the_tour_one_types_the_weapon(shell, qtbot):
    shell.window.activateWindow()
    shell._readings.welcome()
    shell._readings._begin("hell_dorado")
    qtbot.keyClick(shell._readings.tour, Qt.Key.Key_Escape)
    assert shell._resolve.attack.body.notation.field.hasFocus()


def test_the_tour_passes_over_what_a_narrow_window_hides(shell):
    shell.window.resize(700, 600)
    shell._readings.welcome()
    shell._readings._begin("hell_dorado")
    tour = shell._readings.tour
    assert not shell._resolve.attack.isVisible()
    assert tour._place.text() == "1 of 2"
    assert shell.window.centralWidget().rect().contains(tour.geometry())


def test_a_tour_whose_part_is_gone_ends(shell):
    tour = Tour(EN, shell.window.centralWidget())
    part = QLabel(shell.window)
    part.show()
    tour.start([(shell.window.bar, "one"), (part, "two")])
    part.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    tour.go_on()
    assert not tour._ring.isVisible()


@pytest.mark.usefixtures("qapp")
def test_the_numbers_of_a_list_have_room_on_paper():
    printed = Printed(reference_of("hell_dorado", "fr"), 25.0, date(2026, 11, 29))
    document = book_on_paper(printed, Words("fr")).laid_on(sheet_of("a4")).document
    number = QFontMetricsF(document.defaultFont()).horizontalAdvance("10. ")
    document.documentLayout().documentSize()
    listed, block = 0, document.begin()
    while block.isValid():
        if block.textList() is not None:
            listed += 1
            assert block.layout().lineAt(0).x() >= number
        block = block.next()
    assert listed > 5


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", sorted(load()))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_text_is_printed_whole(game, language):
    printed = Printed(reference_of(game, language), 25.4, date(2026, 11, 29))
    paper = book_on_paper(printed, Words(language))
    pages = paper.laid_on(sheet_of("a5"))
    assert len(pages) > 2
    assert all(page.bottom - page.top <= pages.sheet.body.height() for page in pages.pages)
    strips = [strip for page in pages.pages for strip in (*page.strips, page.head) if strip]
    assert not any(strip.ruled for strip in strips), "its tables have lines of their own"
    told = Pdf(pdf(paper)).text
    for section in printed.book.sections:
        assert section.title.split()[-1] in told


def test_the_preview_of_a_text_opens(qtbot):
    printed = Printed(reference_of("hell_dorado", "fr"), 25.0, date(2026, 11, 29))
    shown = Preview(None, book_on_paper(printed, Words("fr")), Words("fr"))
    qtbot.addWidget(shown)
    assert shown.windowTitle() == "Aperçu avant impression"
