"""The account of a battle on paper: whole rows, no blank page, charts in grey."""

from datetime import date

import pytest

from desktop.battle_luck import LuckBook
from desktop.printing.battle import BattleFacts, battle_on_paper
from desktop.printing.dialogs import Preview
from desktop.printing.output import pdf
from desktop.printing.sheet import sheet_of
from desktop.words import Words
from rules.battle.board import board_of
from rules.battle.journal import read_journal
from rules.resolution import Resolver
from tests.desktop.battle_parts import SAMPLES
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import flat
from tests.rules.battle.ford import EXPLOSION, A, Evening, head

pytestmark = pytest.mark.usefixtures("qapp")
WORDS = Words("en")


def facts_of(timeline):
    book = LuckBook(Resolver())
    luck = {side: book.of(timeline, side) for side in ("ally", "foe")}
    return BattleFacts(timeline, board_of(timeline), luck, date(2026, 3, 14))


@pytest.fixture
def sample():
    (path,) = SAMPLES.glob("*.jsonl")
    return facts_of(read_journal(path.read_bytes()).timeline)


def long_evening():
    name = "N" * 120
    figures = {"ally": [("Frondeuse", {"shooting": 2}, {"hit_points": 5})],
               "foe": [(name, {}, {"hit_points": 6}), *((f"Goule {n}", {}, {"hit_points": 6})
                       for n in range(38))]}  # fmt: skip
    evening = Evening(head(figures=figures))
    for n in range(60):
        evening.add("note", text=f"Note {n} <b>bold</b> & more", figures=["f2"])
        if n % 10 == 9:
            evening.add("turn")
    return evening


def test_the_account_tells_figures_chance_and_journal(sample):
    said = flat(Pdf(pdf(battle_on_paper(sample, WORDS))).text)
    for part in (
        "Legué,revanche", "Damné", "outofaction", "0of18HP", "againstwhateachattackallowed",
        "18HP,14.3expected(2attacks)", "Turn2", "Seed1618.", "notoveryet",
    ):  # fmt: skip
        assert part in said


def test_attacks_without_a_law_are_not_told_as_no_attack():
    evening = Evening(head())
    gas = {"name": "Goule 1", "hit_points": 6}
    evening.add("attack", **evening.attack("souffle englobant (gaz • Étourdi)", gas))
    said = flat(Pdf(pdf(battle_on_paper(facts_of(evening.timeline), WORDS))).text)
    assert "1attackwithoutalaw:nothingiscounted." in said
    assert said.count("Noattackyet.") == 1


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_no_row_is_parted_and_no_page_is_blank(paper):
    facts = facts_of(long_evening().timeline)
    pages = battle_on_paper(facts, WORDS).laid_on(sheet_of(paper))
    height = pages.sheet.body.height()
    assert all(page.strips for page in pages.pages)
    assert all(page.bottom - page.top <= height for page in pages.pages)
    told = [flat(page) for page in Pdf(pdf(battle_on_paper(facts, WORDS), paper)).pages]
    assert len(told) == len(pages)
    for n in range(60):
        assert sum(f"Note{n}<b>bold</b>&more" in page for page in told) == 1
    assert "N" * 120 in "".join(told).replace("|", "")


def test_an_account_without_attacks_says_so():
    evening = Evening()
    evening.add("end", winner="ally")
    said = flat(Pdf(pdf(battle_on_paper(facts_of(evening.timeline), WORDS))).text)
    assert "Noattackyet." in said
    assert "wonbyAlly" in said


def test_each_attack_has_its_dice_and_its_own_chance():
    evening = Evening()
    evening.add("attack", **evening.attack(EXPLOSION, A, dice="4 4 3 3 3 3 3",
                chance={"side": "ally", "unit": "points", "score": 3,
                        "law": {"0": "1/4", "3": "3/4"}}))  # fmt: skip
    said = flat(Pdf(pdf(battle_on_paper(facts_of(evening.timeline), WORDS))).text)
    assert "100%ofdoingaslittleorless,75%ofdoingasmuchormore." in said


def test_the_preview_has_the_same_pages(qtbot, sample):
    dialog = Preview(None, battle_on_paper(sample, WORDS), WORDS)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.windowTitle() == "Print preview"


def test_the_account_speaks_french(sample):
    said = flat(Pdf(pdf(battle_on_paper(sample, Words("fr")))).text)
    assert "faceàcequechaqueattaquepermettait" in said
