"""A roster on paper: its sheet, a card for every figure, none cut, no blank page (d19, d20)."""

from datetime import date
from fractions import Fraction
from itertools import count

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QToolButton

from desktop.printing.dialogs import Preview
from desktop.printing.output import pdf
from desktop.printing.roster import RosterFacts, roster_on_paper
from desktop.printing.sheet import sheet_of
from desktop.roster_odds import Odds, scale_of
from desktop.words import Words
from rules.resolution import Resolver
from rules.roster import new_profile, new_roster
from rules.systems import load
from tests.desktop.pdf_reading import Pdf
from tests.desktop.reports import flat
from tests.desktop.roster_views import in_dialog, opened

pytestmark = pytest.mark.usefixtures("qapp")
WORDS = Words("en")
EXPLOSION, MELEE = "explosion (puissance 5/2)", "mêlée (tranchant • dégâts 2/4/6/8/10)"
LONG = "X" * 120
NUMBERS = count()


def new_id():
    return f"id-{next(NUMBERS)}"


def profile(system, name, weapons=(), **fields):
    target = {"hit_points": 6, "protection": 1} if system.id == "hell_dorado" else {}
    made = new_profile(system, name, new_id) | {"target": target}
    return made | {"weapons": [{"weapon": one} for one in weapons]} | fields


def facts_of(profiles, system="hell_dorado", name="Meute <b>&"):
    game = load()[system]
    roster = new_roster(game, name, new_id) | {"profiles": [one(game) for one in profiles]}
    return RosterFacts(game, roster, Odds(game, Resolver()), date(2026, 3, 14))


def forty():
    spaced = "Un nom de soixante signes avec des espaces pour voir comment"
    names = [LONG, spaced, *(f"Goule{n:02}" for n in range(38))]
    arms = [[], [EXPLOSION], [EXPLOSION, MELEE]]
    return [lambda game, n=n, name=name: profile(game, name, arms[n % 3], note="mot " * (n % 90))
            for n, name in enumerate(names)]  # fmt: skip


@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_no_card_is_cut_and_no_page_is_blank(paper):
    facts = facts_of(forty())
    pages = roster_on_paper(facts, WORDS).laid_on(sheet_of(paper))
    assert all(page.bottom - page.top <= pages.sheet.body.height() for page in pages.pages)
    told = [flat(page) for page in Pdf(pdf(roster_on_paper(facts, WORDS), paper)).pages]
    assert len(told) == len(pages)
    cards = "".join(told).replace("page", "").split("Figures")[-1]
    assert LONG in cards
    for n in range(38):
        (page,) = [one for one in told if f"Goule{n:02}" in one.split("Figures")[-1]
                   and "HP6" in one.split(f"Goule{n:02}")[-1][:40]]  # fmt: skip
        assert page


def test_every_figure_has_a_card_with_his_points():
    facts = facts_of([lambda game: profile(game, "Goule", count=3)])
    said = flat(Pdf(pdf(roster_on_paper(facts, WORDS))).text)
    assert said.count("HP6") == 3
    assert all(f"Goule{n}" in said for n in (1, 2, 3))
    assert "TotalHP:3×6=18" in said
    assert "Meute<b>&" in said


def test_what_befell_a_figure_in_battles_is_on_the_sheet_and_on_his_card():
    lame = [{"battle": "b", "n": 4, "text": "Lothar, leg wound"}]
    facts = facts_of([lambda game: profile(game, "Lothar", history=lame)], "mordheim")
    said = flat(Pdf(pdf(roster_on_paper(facts, WORDS))).text)
    assert said.count("Lothar,legwound") == 2


def test_odds_are_those_of_the_dice():
    game = load()["hell_dorado"]
    scale = scale_of(game)
    assert scale is not None
    assert scale.values == (0, 1, 2, 3, 4, 5, 6)
    odds = Odds(game, Resolver())
    # Five dice at 5+: 32, 80, 80, 40, 10 and 1 of 243 for 0 to 5 hits of two points each; the
    # target has Protection 1 and 8 HP, of which the fifth hit takes no ninth.
    mean, nothing, out = odds.of(
        profile(game, "A", ["souffle englobant (acide • puissance 5/2)"], attacker={}), 0
    )
    assert mean.numbers[1] == Fraction(598, 243)
    assert nothing.numbers[1] == Fraction(32, 243)
    assert out.numbers[0] == Fraction(11, 243)


def test_a_weapon_that_does_no_damage_has_no_odds():
    game = load()["hell_dorado"]
    odds = Odds(game, Resolver())
    assert odds.of(profile(game, "A", ["souffle englobant (gaz • Étourdi)"]), 0) == []
    assert odds.of(profile(game, "A", ["gribouille"]), 0) == []


@pytest.mark.parametrize("system", sorted(load()))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_prints_in_both_languages(system, language):
    facts = facts_of([lambda game: profile(game, "Éloïse", ["gribouille"])], system)
    said = flat(Pdf(pdf(roster_on_paper(facts, Words(language)), "a5")).text)
    assert said.count("Éloïse") == 2
    assert said.count("gribouille") == 2


def test_the_keys_of_printing_show_the_roster(qtbot, tmp_path):
    view = opened(qtbot, tmp_path / "rosters")
    shown, reached = [], []

    def look(dialog):
        shown.append(type(dialog))
        reached.extend(one.focusPolicy() for one in dialog.findChildren(QToolButton))
        dialog.reject()

    in_dialog(look)
    view.profiles.focus_list()
    QTest.keyClick(view.profiles._list, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert shown == [Preview]
    assert set(reached) == {Qt.FocusPolicy.StrongFocus}


def test_a_pdf_is_written_where_it_was_asked_for(qtbot, tmp_path, monkeypatch):
    view = opened(qtbot, tmp_path / "rosters")
    path = tmp_path / "meute.pdf"
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *given: (str(path), given[-1].split(";;")[1])
    )
    view.printing.write()
    written = Pdf(path.read_bytes())
    assert set(written.sizes) == {(420, 595)}
    assert "CompagnieduGué" in flat(written.text)
