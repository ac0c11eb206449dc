"""The dialog « À l’envers »: what is asked of an engagement, and its answers in words."""

import pytest

from desktop.dialogs.backwards import ALL, BackwardsDialog
from desktop.inquiry.armoury import armoury_of
from desktop.inquiry.taking import Setting, with_change
from desktop.roster_library import Library
from desktop.words import Words
from resources import locate
from rules.case import resolve
from rules.fields import slots_of
from rules.resolution import Resolver
from rules.service import read_engagement

FIGHT = {
    "toise": "engagement", "version": 1, "system": "mordheim",
    "attacker": {"weapon_skill": 4, "strength": 4, "attacks": 1}, "weapon": "hache (F • svg -1)",
    "targets": [{"name": "Skaven", "toughness": 3, "weapon_skill": 3}],
}  # fmt: skip

GRENADE = {
    "toise": "engagement", "version": 1, "system": "savage_worlds",
    "attacker": {"trait": "d4"}, "weapon": "grenade (3d6 • gabarit moyen • lancée • 4/8/16)",
    "targets": [{"name": "Extra", "toughness": 5}],
}  # fmt: skip


def dialog_on(qtbot, document, language="en", armoury=None):
    reading = read_engagement(document)
    result = resolve(reading.case, Resolver())
    dialog = BackwardsDialog(Words(language), reading, result, armoury=armoury)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(qtbot, dialog, choice, text):
    place = [choice.itemText(at) for at in range(choice.count())].index(text)
    choice.setCurrentIndex(place)
    with qtbot.waitSignal(dialog._work.busy_changed, check_params_cb=lambda busy: not busy):
        choice.activated.emit(place)
    qtbot.waitUntil(lambda: dialog.table.rowCount() > 0)


def lines(dialog):
    table = dialog.table
    return [
        [table.item(row, column).text().strip() for column in range(4)]
        for row in range(table.rowCount())
    ]


def test_how_many_dice_for_one_in_two(qtbot, ambush):
    """Of n dice at 4+ three hits of two points put six through Protection 1 with at least four."""
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "Shooting")
    told = {tried: (number, note) for tried, number, _, note in lines(dialog)}
    assert told["2"] == ("50%", "◂ reached")
    assert told["3"] == ("64%", "now")
    assert dialog._told.text() == "50% is reached at Shooting = 2: 50%."
    dialog.wanted.set_value(60)
    dialog.wanted.value_changed.emit(60)
    assert dialog._told.text() == "60% is reached at Shooting = 3: 64%."


def test_it_is_said_where_all_or_none_reach_what_is_wanted(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "Goule: Protection")
    for wanted, told in ((0, "Every value reaches 0%."), (99, "No value crosses 99%.")):
        dialog.wanted.set_value(wanted)
        dialog.wanted.value_changed.emit(wanted)
        assert dialog._told.text() == told


def test_which_weapon_of_the_rosters_is_best(qtbot, ambush, tmp_path):
    system = read_engagement(ambush).system
    assert armoury_of(Library(tmp_path / "none"), system, Words("en")) is None
    library = Library(tmp_path / "rosters", locate("samples", "rosters"))
    armoury = armoury_of(library, system, Words("en"))
    weapons = [arm.weapon for arm in armoury()]
    assert len(weapons) == len(set(map(str, weapons))) > 3
    dialog = dialog_on(qtbot, ambush, armoury=armoury)
    choose(qtbot, dialog, dialog.question, "The weapon, from the rosters")
    qtbot.waitUntil(lambda: dialog.table.rowCount() == len(weapons))
    told = {tried: number for tried, number, _, _ in lines(dialog)}
    assert told["Bombardière: souffle percutant (mitraille • puissance 4/2)"] == "64%"
    most = max(trial.number for trial in dialog._answers if trial.number is not None)
    assert lines(dialog)[0][1::2] == [Words("en").percent(most), "now, ◂ best"]


def test_a_value_is_taken_into_the_engagement(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "Power")
    row = [line[0] for line in lines(dialog)].index("4")
    dialog.table.setCurrentCell(row, 0)
    with qtbot.waitSignal(dialog.taken) as taken:
        dialog._take.click()
    edited = with_change(ambush, read_engagement(ambush), *taken.args)
    assert edited["weapon"] == "souffle percutant (mitraille • puissance 4/4)"
    assert edited["targets"] == ambush["targets"]


@pytest.mark.parametrize(("path", "value"), [
    ("attacker.shooting", 5), ("targets.protection", 3), ("weapon.difficulty", 2),
])  # fmt: skip
def test_only_one_field_of_the_raw_document_changes(ambush, path, value):
    reading = read_engagement(ambush)
    slot = next(slot for slot in slots_of(reading) if slot.path == path)
    again = read_engagement(with_change(ambush, reading, Setting(slot, value)))
    found = {slot.path: slot.now for slot in slots_of(again) if not slot.place}
    before = {slot.path: slot.now for slot in slots_of(reading) if not slot.place}
    assert found == before | {path: value}


def test_what_one_more_is_worth_and_which_order_is_best(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "What one more of each is worth")
    told = lines(dialog)
    assert [line[0] for line in told[:3]] == [
        "Difficulty, 4 + 1", "Power, 2 + 1", "Shooting, 3 + 1",
    ]  # fmt: skip
    assert ["Goule: Protection, 1 + 1", "64%", "=", ""] in told
    assert all(line[0].startswith("Goule: ") and line[2] == "=" for line in told[3:])
    choose(qtbot, dialog, dialog.whom, "all together")
    assert dialog.whom.value() == ALL
    choose(qtbot, dialog, dialog.question, "The order of the targets")
    assert lines(dialog)[0][3].endswith("◂ best")
    assert dialog._told.text().startswith("Best: Succube → Goule → Sorcier, ")
    assert [line[2] for line in lines(dialog) if line[3] == "now"] == [""]
    assert lines(dialog)[0][2].startswith("+")


def test_orders_that_come_to_the_same_are_no_best_ones(qtbot, ambush):
    targets = [{"name": name, "hit_points": 4, "protection": 1} for name in "AB"]
    explosion = {"weapon": "explosion (puissance 4/2)", "table": None, "targets": targets}
    dialog = dialog_on(qtbot, ambush | explosion)
    choose(qtbot, dialog, dialog.question, "The order of the targets")
    assert dialog._told.text().startswith("All come to the same: ")
    assert [line[3] for line in lines(dialog)] == ["now", ""]


def test_the_best_weapon_of_the_lists(qtbot):
    dialog = dialog_on(qtbot, FIGHT)
    choose(qtbot, dialog, dialog.question, "The weapon, from the game’s lists")
    told = lines(dialog)
    assert len(told) > 20
    assert told[0][3] == "◂ best"
    shots = next(line for line in told if line[0] == "bow")
    assert shots[1] == "–"
    assert "Ballistic Skill" in shots[3]


def test_the_crossing_of_what_falls_and_of_a_ladder_of_dice_is_marked(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "Goule: Protection")
    assert dialog._told.text() == "50% is reached up to Goule: Protection = 2: 64%."
    notes = {tried: note for tried, _, _, note in lines(dialog)}
    assert (notes["0"], notes["2"]) == ("", "◂ reached up to here")
    dialog = dialog_on(qtbot, GRENADE)
    choose(qtbot, dialog, dialog.question, "Trait")
    percents = [float(line[1].rstrip("%")) for line in lines(dialog)]
    dialog.wanted.set_value(percents[2] - 0.5)
    dialog.wanted.value_changed.emit(percents[2] - 0.5)
    assert [line[3] for line in lines(dialog)][2] == "◂ reached"
    names = [dialog.question.itemText(at) for at in range(dialog.question.count())]
    assert {"Attacker: Modifier", "Circumstances: Modifier"} < set(names)


def test_choices_are_told_in_words(qtbot):
    dialog = dialog_on(qtbot, FIGHT)
    choose(qtbot, dialog, dialog.question, "Skaven: Armour")
    assert [line[0] for line in lines(dialog)][:2] == ["no armour", "toughened leather"]


def test_closing_gives_up(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    dialog.question.setCurrentIndex(1)
    dialog._ask()
    dialog.reject()
    qtbot.wait(30)
    assert dialog._answers == ()


def test_the_best_of_a_few_choices_is_marked(qtbot):
    """A grenade that has to deviate reaches nobody: the longer the range, the worse."""
    dialog = dialog_on(qtbot, GRENADE)
    choose(qtbot, dialog, dialog.question, "Range")
    assert lines(dialog)[0] == ["left empty", lines(dialog)[1][1], "", "now, ◂ best"]
    assert lines(dialog)[2][2].startswith("−")
    notes = {tried: note for tried, _, _, note in lines(dialog)}
    assert "◂ best" in notes["short"]
    assert "◂ best" not in notes["long"]
    assert dialog._told.text().startswith("Best: short, ")


def test_a_die_with_something_added_stands_in_its_order(qtbot):
    """d12+1 comes after d12, and the ladder is still one."""
    dialog = dialog_on(qtbot, GRENADE | {"attacker": {"trait": "d12+1"}})
    choose(qtbot, dialog, dialog.question, "Trait")
    assert [line[0] for line in lines(dialog)][-2:] == ["d12", "d12+1"]
    assert "best" not in dialog._told.text().lower()
