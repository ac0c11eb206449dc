import os
import re
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPageRanges, QPageSize, QPalette, QPdfWriter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget

from desktop.printing.breaks import paged
from desktop.printing.dialogs import Preview, printer_for
from desktop.printing.law_chart import LABEL_POINTS, LEAST_POINTS, LawChart
from desktop.printing.output import print_pages, write_pdf
from desktop.printing.report import report_on_paper
from desktop.printing.sheet import sheet_of
from desktop.printing.strips import Strip, lines_of
from desktop.words import Words
from rules.law import Law, mean
from rules.result import Chart
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import (
    LONG,
    SAMPLE,
    TYPED,
    crowd,
    engagement,
    facts,
    flat,
    pdf,
    report_pages,
    target,
)
from tests.rules.systems.mordheim import shot

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def english():
    return Words("en")


def test_the_sample_says_what_is_known_of_it(english):
    said = Pdf(pdf(facts(faces=TYPED), english)).text
    for text in (
        "Embuscade au gué", "29 November 2026", "page 1/1", "Bombardière, Shooting 3",
        "souffle percutant (mitraille •", "5.3", "64%", "1.7", "outside", "10.5", "0.79 fig.",
        "HP lost, out of 6", "typed at the table", "10 HP lost in all.",
        "As many or fewer in 49%, as many or more in 71%.", "Exactly 163 chances in 256.",
    ):  # fmt: skip
        assert flat(text) in flat(said)


def test_french_numbers_are_french():
    said = Pdf(pdf(facts(faces=TYPED), Words("fr"))).text
    for text in ("29 novembre 2026", "5,3", "64 %", "< 1 %", "10,5", "0 %"):
        assert text in said


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("a5", (420, 595))])
def test_a_pdf_has_its_paper_its_fonts_and_no_picture(english, paper, size):
    read = Pdf(pdf(facts(faces=TYPED), english, paper))
    assert set(read.sizes) == {size}
    assert read.fonts_are_embedded
    assert not read.has_pictures
    assert read.pages[-1].count("page ") == 1
    assert f"page {len(read.pages)}/{len(read.pages)}" in read.pages[-1]


def test_everyone_out_of_reach_has_no_order_and_stands_last():
    rows = facts().rows
    assert [row.figure.name for row in rows] == ["Goule", "Succube", "Sorcier", "Reître"]
    assert [row.figure.order for row in rows] == [1, 2, 3, None]


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_forty_figures_repeat_the_head_and_cut_no_row_and_no_card(english, paper):
    report = facts(crowd(40), seed=1)
    pages = report_pages(paper, report, english)
    read = Pdf(pdf(report, english, paper)).pages
    assert len(read) == len(pages) > 3
    for page, said in zip(pages.pages, read, strict=True):
        starts_in_table = page.strips[0].head is not None
        assert (page.head is not None) == starts_in_table
        assert (page.head is not None) <= ("loses" in said)
        assert page.bottom - page.top <= pages.sheet.body.height()
        assert flat(said).strip()
    strips = [strip for page in pages.pages for strip in page.strips]
    assert all(one.bottom <= other.top for one, other in pairwise(strips))
    together = flat("".join(read))
    assert all(together.count(f"Goule{i}HPlost,outof6") == 1 for i in range(40))


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_headings_stay_with_what_they_head(english, paper):
    for count in range(1, 30, 4):
        for page in report_pages(paper, facts(crowd(count)), english).pages:
            assert not page.strips[-1].kept


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_long_names_are_wrapped_and_shown_as_typed(english, paper):
    names = [f"{LONG[:-1]}{i}" for i in range(3)]
    document = engagement([target(name, distance=1.0) for name in names])
    document["attacker"]["name"] = LONG
    report = facts(document, seed=7, title=LONG)
    said = flat(Pdf(pdf(report, english, paper)).text)
    for name in names:
        assert said.count(name) >= 3
    assert LONG in said
    for row in report.rows:
        assert flat(english.decimal(mean(row.figure.loss))) in said


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_no_line_is_wider_than_its_room(english, paper):
    names = [f"{LONG[:-1]}{i}" for i in range(3)]
    pages = report_pages(paper, facts(engagement([target(n) for n in names]), seed=7), english)
    block = pages.document.begin()
    while block.isValid():
        layout = block.layout()
        for line in map(layout.lineAt, range(layout.lineCount())):
            assert line.naturalTextWidth() <= line.width() + 1
        block = block.next()
    assert pages.document.size().width() <= pages.sheet.body.width() + 1


def test_a_row_higher_than_a_page_is_cut_between_lines(english):
    names = [f"{LONG[:-1]}{i}" for i in range(6)]
    report = facts(engagement([target(name, distance=1.0) for name in names]), seed=7)
    pages = report_pages("a5", report, english)
    assert all(p.bottom - p.top <= pages.sheet.body.height() for p in pages.pages)
    drawn = [strip for page in pages.pages for strip in page.strips]
    spans = [span for strip in drawn for span in lines_of(pages.document, strip)]
    whole = lines_of(pages.document, Strip(0, pages.document.size().height()))
    parted = [span for span in whole if span not in spans]
    assert len(spans) + len(parted) == len(whole), "no line is drawn twice"
    assert all(_empty_at(pages.document, top) for top, _ in parted), "no line is cut"


def _empty_at(document, top):
    layout, block = document.documentLayout(), document.begin()
    while block.isValid():
        if layout.blockBoundingRect(block).top() == top:
            return not block.text()
        block = block.next()
    return False


def test_nobody_touched_is_a_report_too(english):
    said = Pdf(pdf(facts(engagement([]), faces=[]), english)).text
    assert "No fighter touched." in said
    assert "No die was thrown." in said


def test_a_state_stands_in_place_of_points(english):
    document = engagement(
        [target("A"), target("B", immune=True)], "souffle englobant (gaz • Sonné)"
    )
    report = facts(document)
    said = Pdf(pdf(report, english)).text
    assert report.states == ("Sonné",)
    assert "100%" in said
    assert "Figures, mean|1.00" in said
    assert "HP lost" not in said


def test_a_seed_is_told_and_an_unfinished_record_too(english):
    assert "rolled by Toise, seed 12345" in Pdf(pdf(facts(seed=12345), english)).text
    unfinished = facts(faces=TYPED[:10])
    assert unfinished.record.total is None
    assert [len(entry.dice) for entry in unfinished.record.entries] == [8, 2]
    assert "There are dice still to be thrown." in Pdf(pdf(unfinished, english)).text


def test_the_total_is_placed_in_its_law():
    total = facts(faces=TYPED).record.total
    law = facts().result.total_loss
    assert total.lost == 10
    assert total.at_most + total.at_least == 1 + law[10]


def test_dice_tell_hits_from_misses():
    first, _, melee, _ = facts(faces=TYPED).record.entries
    assert [die.face for die in first.dice if die.good] == [6, 4, 5]
    assert [die.good for die in melee.dice] == [None]


def test_no_dice_at_all_are_told(english):
    document = engagement([target("A", distance=1.0)])
    document["attacker"]["shooting"] = -5
    report = facts(document, faces=[])
    (row,) = report.rows
    assert row.figure.loss == Law({0: 1})
    assert "No die was thrown." in Pdf(pdf(report, english)).text


def test_circumstances_and_unread_fields_are_named(english):
    document = engagement(
        [target("A")],
        "explosion (acide • puissance 3/2)",
        circumstances={"range": "long"},
        bidule=1,
    )
    said = Pdf(pdf(facts(document), english)).text
    assert "Range long" in said
    assert "bidule" in said


def test_what_a_target_wears_and_what_else_may_happen_stand_on_paper(english):
    worn = {"armour": "heavy", "shield": True, "helmet": 4, "hit_points": 2, "initiative": 3}
    document = shot(target=worn) | {"weapon": "bolas (tir • 16ps • entrave)"}
    said = flat(Pdf(pdf(facts(document), english)).text)
    assert flat("B: Initiative 3, Armour heavy armour, Shield, Helmet 4.") in said
    assert flat("B: entangled 50%.") in said


def test_reasons_are_few_and_sum_up():
    for reason in facts(crowd(12)).reasons:
        ways = sum((way.chance for way in reason.ways), Fraction(0))
        assert ways + reason.rest == reason.chance
    assert len(facts(crowd(12)).reasons) <= 2


def test_the_printer_and_the_pdf_have_the_same_pages(english, tmp_path):
    report = facts(crowd(25), seed=3)
    printer = printer_for(report_on_paper(report, english))
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    print_pages(printer, report_on_paper(report, english))
    printed = Pdf((tmp_path / "printed.pdf").read_bytes())
    assert [flat(page) for page in printed.pages] == [
        flat(page) for page in Pdf(pdf(report, english)).pages
    ]


def test_only_the_pages_asked_for_are_printed(english, tmp_path):
    writer = QPdfWriter(str(tmp_path / "some.pdf"))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    writer.setPageRanges(QPageRanges.fromString("2-3"))
    print_pages(writer, report_on_paper(facts(crowd(25)), english))
    del writer
    pages = Pdf((tmp_path / "some.pdf").read_bytes()).pages
    assert ["page 2/" in pages[0], "page 3/" in pages[1], len(pages)] == [True, True, 2]


def test_the_preview_has_the_same_pages(qtbot, english):
    report = facts(crowd(25))
    dialog = Preview(None, report_on_paper(report, english), english)
    qtbot.addWidget(dialog)
    dialog.resize(QSize(900, 700))
    dialog.show()
    view = dialog.findChild(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: view.pageCount() == len(report_pages("a4", report, english)))


def test_the_colours_are_those_of_paper(qapp, english):
    report = facts(faces=TYPED)
    before, light = Pdf(pdf(report, english)).contents, qapp.palette()
    dark = QPalette(light)
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        dark.setColor(role, QColor("#E8EDEA"))
    qapp.setPalette(dark)
    try:
        assert Pdf(pdf(report, english)).contents == before
    finally:
        qapp.setPalette(light)


def test_a_pdf_is_written_whole_or_not_at_all(english, tmp_path):
    path = tmp_path / "rapport.pdf"
    path.write_bytes(b"old")
    write_pdf(path, report_on_paper(facts(), english))
    assert path.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["missing/rapport.pdf", "."])
def test_a_place_that_cannot_be_written_is_named(english, tmp_path, name):
    path = tmp_path / name
    with pytest.raises(OSError, match=re.escape(str(path))) as caught:
        write_pdf(path, report_on_paper(facts(), english))
    assert caught.value.filename == str(path)
    assert caught.value.strerror
    assert not list(tmp_path.iterdir())


def test_a_pdf_needs_no_display(tmp_path):
    program = (
        "import sys; from pathlib import Path\n"
        "from desktop.printing.facts import facts_of\n"
        "from desktop.printing.output import write_pdf\n"
        "from desktop.printing.report import report_on_paper\n"
        "from desktop.words import Words; from rules.resolution import Resolver\n"
        "from rules.service import read_engagement\n"
        "reading = read_engagement(Path(sys.argv[1]).read_bytes())\n"
        "facts = facts_of(reading, Resolver(), title='x')\n"
        "write_pdf(Path(sys.argv[2]), report_on_paper(facts, Words('en')), 'a5')\n"
    )
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in screens}
    out = tmp_path / "out.pdf"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", program, str(SAMPLE), str(out)],
        cwd=root, env=bare, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")


def test_pages_break_between_strips_and_before_kept_ones():
    strips = [Strip(0, 40), Strip(40, 50, kept=True), Strip(50, 95), Strip(95, 100)]
    pages = paged(strips, 60, lambda _: [])
    assert [(page.top, page.bottom) for page in pages] == [(0, 40), (40, 100)]


def test_the_head_row_is_counted_where_it_is_repeated():
    head = Strip(0, 10, kept=True)
    strips = [head, *(Strip(at, at + 10, head=head) for at in range(10, 60, 10))]
    pages = paged(strips, 30, lambda _: [])
    assert [(page.head, page.top, page.bottom) for page in pages] == [
        (None, 0, 30),
        (head, 30, 50),
        (head, 50, 60),
    ]


@pytest.mark.parametrize(
    ("law", "points", "last"),
    [({0: 1, 3: 1}, 6, 6), ({0: 1}, 999, 1), ({0: 1, 44: 1}, 999, 44)],
)
def test_the_axis_goes_to_the_last_point_or_to_what_can_be_lost(english, law, points, last):
    chart = LawChart(Chart(Law(law), points), english, QRectF(0, 0, 4000, 1500))
    assert chart.last == last


@pytest.mark.parametrize(("width", "smaller"), [(9000, False), (3400, True)])
def test_states_under_a_bar_are_written_as_small_as_it_takes(english, width, smaller):
    names = ("no effect", "Shaken", "1 wound", "2 wounds", "3 wounds", "incapacitated")
    short = ("nothing", "Shaken", "1 w.", "2 w.", "3 w.", "incap.")
    law = Law({0: 1, 5: 1})
    chart = LawChart(Chart(law, 5, names, short), english, QRectF(0, 0, width, 1500))
    assert (chart.name_points < LABEL_POINTS) is smaller
    assert chart.name_points >= LEAST_POINTS


def test_small_paper_has_small_margins():
    assert sheet_of("a4").margin > sheet_of("a5").margin
    assert replace(sheet_of("a4"), width=16838, height=11906).margin == sheet_of("a4").margin
