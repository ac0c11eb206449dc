"""One engine under its three editions, side by side: what differs, why, on screen and on paper."""

import pytest

from desktop.comparison import compared, three_targets
from desktop.dialogs.editions import EditionsDialog
from desktop.printing.facts import facts_of
from desktop.printing.said import reason_in_words
from desktop.printing.sheets import compared_in_words, sheets_in_words
from desktop.words import Words
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.desktop.engines import WEAR, WORDS, engagement, engine, session_of

OTHER = {"repair": 1, "source": "other"}


def rows(document, place=0):
    shown = compared(document, place, WEAR, Resolver())
    return {WORDS(row.subject): row for row in shown.rows}


def marks(document, subject):
    return rows(document)[subject].differs


def test_without_a_repair_only_the_terms_of_the_penalty_differ():
    document = engagement(wounds=["serious", "critical"])
    assert not any(marks(document, "Left"))
    assert marks(document, "Penalty now") == (False, False, True)
    why = WORDS(rows(document)["Penalty now"].why)
    assert why.startswith("Confrontation 3: Penalty – −1, −2 or −3")


def test_each_row_of_the_account_marks_the_terms_of_its_penalty():
    found = rows(engagement(wounds=["light", "serious", "critical"]))
    assert not any(found["1. Light wound"].differs)
    for subject in ("2. Serious wound", "3. Critical wound"):
        assert found[subject].differs == (False, False, True)


def test_a_reason_is_not_repeated_from_row_to_row():
    found = rows(engagement(wounds=["light", "serious", "critical"]))
    told = [found[subject].why for subject in ("Penalty now", "2. Serious wound")]
    assert all(WORDS(why).startswith("Confrontation 3: Penalty – ") for why in told)
    assert found["3. Critical wound"].why is None


def test_a_repair_that_one_edition_refuses_is_marked_with_its_clause():
    document = engagement(wounds=["critical", OTHER])
    assert marks(document, "Left") == (True, False, False)
    row = rows(document)["2. Repair of 1 SP, by other means"]
    assert WORDS(row.cells[0]) == "refused: in Rooted only Mécanicien/X repairs an engine"
    reason = "Rooted: Repair – Mécanicien/X only; nothing else gives points back"
    assert WORDS(rows(document)["Left"].why) == reason
    assert WORDS(row.why).startswith(f"{reason}; Confrontation 3: Penalty – ")


def test_an_immobile_engine_is_spared_by_two_of_them():
    document = engagement(engine(immobile=True), wounds=["killed"])
    assert marks(document, "Penalty now") == (False, True, False)
    assert marks(document, "1. Killed outright") == (False, True, False)
    assert "not spared" in WORDS(rows(document)["Penalty now"].why)


def test_clauses_and_immunities_tell_themselves():
    found = rows(engagement(wounds=[]))
    assert found["Stunned"].differs == (False, False, True)
    assert found["Immobile engine"].differs == (True, True, True)
    assert found["Immunities"].why is None
    assert WORDS(found["Competences granted"].cells[0]) == "Inébranlable, Inaltérable"


def test_dice_have_their_rows_too():
    found = rows(engagement(hits=3, severity={"killed": "1/2"}))
    assert WORDS(found["Destroyed"].cells[0]) == "50%"
    assert not any(found["Destroyed"].differs)


def test_several_values_are_compared_by_the_highest():
    document = engagement(engine(structure=[4, 6]), wounds=["light"])
    assert WORDS(rows(document)["Left"].cells[2]) == "5 of 6 SP"


def test_entries_for_other_engines_are_left_out():
    wounds = ["light", {"wound": "killed", "target": "B"}]
    document = engagement(engine("A"), engine("B"), wounds=wounds)
    assert WORDS(rows(document)["Left"].cells[0]) == "7 of 8 SP"
    assert WORDS(rows(document, 1)["Left"].cells[0]) == "3 of 8 SP"


def test_what_can_not_be_read_is_not_compared():
    assert compared(engagement(engine(structure=0)), 0, WEAR, Resolver()) is None


@pytest.fixture
def dialog(qtbot):
    def make(document):
        session = session_of(document)
        made = EditionsDialog(session, WEAR, None)
        qtbot.addWidget(made)
        made.show()
        return session, made

    return make


def cell(table, row, column):
    return table.item(row, column).text()


def test_the_dialog_marks_differences_by_sign_and_reason(dialog):
    _, made = dialog(engagement(wounds=["critical", OTHER]))
    table = made.table
    assert [cell(table, 0, column) for column in range(4)] == [
        *("Left", "≠ 5 of 8 SP", "6 of 8 SP", "6 of 8 SP"),
    ]
    assert cell(table, 1, 0).startswith("↳ Rooted: Repair")
    heads = [table.horizontalHeaderItem(column).text() for column in range(4)]
    assert heads == ["Char", "Rooted", "Confédé", "Confrontation 3"]


def test_the_dialog_makes_one_target_per_edition(dialog):
    session, made = dialog(engagement(wounds=["critical"]))
    made.split.click()
    names = [target["name"] for target in session.document["targets"]]
    assert names == ["Char (Rooted)", "Char (Confédé)", "Char (Confrontation 3)"]
    assert session.result is not None
    session.undo()
    assert len(session.document["targets"]) == 1


def test_the_dialog_asks_for_the_report_of_all_editions(dialog):
    _, made = dialog(engagement(wounds=["critical"]))
    asked = []
    made.print_wanted.connect(asked.append)
    made.print.click()
    assert [target["edition"] for target in asked[0]["targets"]] == ["rooted", "confede", "c3"]


def test_an_engine_that_can_not_be_read_says_what_to_do(dialog):
    _, made = dialog(engagement(engine(structure=0)))
    assert not made.print.isEnabled()
    assert not made.table.isEnabled()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_report_prints_sheets_and_the_comparison(language):
    names = list(WEAR.editions)
    document = three_targets(engagement(wounds=["critical", OTHER]), 0, WEAR, names)
    facts = facts_of(read_engagement(document), Resolver(), title="Char")
    words = Words(language)
    shown = sheets_in_words(facts, words)
    assert [sheet.boxes for sheet in shown] == ["■■ ■□ □□ □□", "■■ □□ □□ □□", "■■ □□ □□ □□"]
    comparison = compared_in_words(facts.comparison, words)
    assert len(comparison.heads) == 3
    first = comparison.rows[0]
    assert [one.strong for one in first[1]] == [True, False, False]
    assert first[1][0].text.startswith("≠ ")
    assert first[2]


def test_two_engines_are_not_compared_on_paper():
    document = engagement(engine("A"), engine("B", structure=6), wounds=["light"])
    assert facts_of(read_engagement(document), Resolver(), title="").comparison is None


def test_why_an_engine_is_destroyed_is_told_on_paper_in_its_own_words():
    document = engagement(engine(structure=4), hits=1, severity={"killed": "1/2"})
    [reason] = facts_of(read_engagement(document), Resolver(), title="").reasons
    said = reason_in_words(reason, WORDS)
    assert said.startswith("Char is destroyed in 50%.")
    assert "Exactly 1 chance in 2." in said
    assert "Exactement 1 chance sur 2." in reason_in_words(reason, Words("fr"))
