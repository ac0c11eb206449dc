"""What stays together on the pages of a report, what its record comes to, on which paper."""

import pytest
from PySide6.QtWidgets import QFileDialog

from desktop.printing.dialogs import ask_pdf
from desktop.words import Words
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import TYPED, crowd, engagement, facts, flat, pdf, report_pages, target

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def english():
    return Words("en")


def test_a_seeded_sample_stays_on_one_page_of_a4(english):
    for seed in range(1, 9):
        assert len(report_pages("a4", facts(seed=seed), english)) == 1


def test_the_cards_of_a_small_engagement_stay_with_their_heading(english):
    pages = Pdf(pdf(facts(faces=TYPED), english, "a5")).pages
    (heading,) = [page for page in pages if "HP lost by figure" in page]
    assert all(f"out of {points}" in heading for points in (6, 8, 4))
    assert flat(heading).count("HPlost,outof") == 4


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_why_these_numbers_is_never_parted(english, paper):
    for count in range(1, 12):
        pages = Pdf(pdf(facts(crowd(count), seed=2), english, paper)).pages
        told = [page for page in map(flat, pages) if "isoutofactionin" in page]
        assert len(told) == 1
        assert "Whythesenumbers" in told[0]


def test_the_sums_of_the_record_agree_with_its_total(english):
    report = facts(faces=TYPED)
    said = flat(Pdf(pdf(report, english)).text)
    assert "9damage,6HPlost" not in said
    report = facts(seed=3)
    said = flat(Pdf(pdf(report, english)).text)
    assert "=9damage,6HPlost" in said
    assert "10HPlostinall" in said


def test_an_attack_roll_tells_its_chance_to_hit(english):
    document = engagement([target("A")], "explosion (acide • puissance 3/2)")
    assert "Chancetohit88%" in flat(Pdf(pdf(facts(document), english)).text)
    assert "Chancetohit" not in flat(Pdf(pdf(facts(), english)).text)


@pytest.mark.parametrize(("kind", "paper"), [("A4", "a4"), ("A5", "a5")])
def test_the_paper_of_a_pdf_is_chosen_with_its_file(monkeypatch, english, tmp_path, kind, paper):
    def choose(_parent, _title, start, kinds):
        return start, next(name for name in kinds.split(";;") if kind in name)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    assert ask_pdf(None, tmp_path / "a.pdf", english) == (tmp_path / "a.pdf", paper)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert ask_pdf(None, tmp_path / "a.pdf", english) is None
