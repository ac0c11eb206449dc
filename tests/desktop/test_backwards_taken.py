"""What was asked backwards is taken over: a value, a weapon, an order; and can be undone."""

import json

import pytest

from desktop.inquiry.taking import with_change
from desktop.session import Session
from desktop.words import Words
from resources import locate
from rules.arms import Arm
from rules.backwards import Inquiry, Sight
from rules.case import resolve
from rules.gauges import Out
from rules.resolution import Resolver
from rules.service import read_engagement
from tests.desktop.test_backwards import FIGHT, choose, dialog_on, lines
from tests.rules.systems.test_every_game import GAMES, shipped_samples

ORDER, LISTED = "The order of the targets", "The weapon, from the game’s lists"


def take(qtbot, dialog, told):
    """Take over the line that tries something, and say the change."""
    dialog.table.setCurrentCell([line[0] for line in lines(dialog)].index(told), 0)
    with qtbot.waitSignal(dialog.taken) as taken:
        dialog._take.click()
    return taken.args[0]


def test_an_order_is_taken_with_its_distances_and_undone(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, ORDER)
    assert dialog._take.text() == "Take this order"
    change = take(qtbot, dialog, "Sorcier → Succube → Goule")
    session = Session(Words("en"), Resolver(), ambush, "Ambush")
    session.edit(with_change(session.document, read_engagement(ambush), change))
    far = {one["name"]: one.get("distance") for one in session.document["targets"]}
    assert far == {"Goule": 5.0, "Succube": 3.4, "Reître": None, "Sorcier": 1.7}
    assert [one["name"] for one in session.document["targets"]] == list(far)
    session.undo()
    assert session.document == ambush


def test_a_weapon_of_the_lists_is_taken_with_the_shots_that_come_with_it(qtbot):
    archer = FIGHT | {"attacker": FIGHT["attacker"] | {"ballistic_skill": 4, "attacks": 3}}
    dialog = dialog_on(qtbot, archer)
    choose(qtbot, dialog, dialog.question, LISTED)
    assert dialog._take.text() == "Take this weapon"
    told = {line[0]: line[1] for line in lines(dialog)}
    edited = with_change(archer, read_engagement(archer), take(qtbot, dialog, "bow"))
    assert edited["weapon"].startswith("arc (tir")
    assert edited["attacker"]["attacks"] == 1
    now = Inquiry(read_engagement(edited), Sight(Out(), "Skaven"), Resolver()).now()
    assert Words("en").percent(now) == told["bow"]


@pytest.mark.parametrize(("weapon", "name"), [
    ("hache (F • svg -1)", "axe"), ("hache (F • svg -3)", "hache (F • svg -3)"),
])  # fmt: skip
def test_the_weapon_in_hand_stands_among_the_others(qtbot, weapon, name):
    dialog = dialog_on(qtbot, FIGHT | {"weapon": weapon})
    choose(qtbot, dialog, dialog.question, LISTED)
    (line,) = [line for line in lines(dialog) if "now" in line[3]]
    assert line[0] == name


@pytest.mark.parametrize("file", [
    pytest.param(file, id=file.stem) for game in GAMES for file in shipped_samples(game)
])  # fmt: skip
def test_every_weapon_of_the_lists_can_be_taken(file):
    """What is taken over comes to what was told of it, be it one of several weapons."""
    document = json.loads(file.read_text("utf-8"))
    reading = read_engagement(document)
    system = reading.system
    arms = [
        Arm(one.name, one.weapon.model_dump(mode="json", exclude_none=True), one.beside)
        for one in (system.presets().weapons if system.presets else ())
    ]
    resolver = Resolver()
    sight = Sight(Out(), resolve(reading.case, resolver).figures[0].name)
    for trial in Inquiry(reading, sight, resolver).weapons(arms[:12]):
        if trial.error is None:
            edited = read_engagement(with_change(document, reading, trial.value))
            assert Inquiry(edited, sight, resolver).now() == trial.number


def test_what_is_refused_can_not_be_taken(qtbot):
    dialog = dialog_on(qtbot, FIGHT)
    choose(qtbot, dialog, dialog.question, LISTED)
    refused = next(at for at, line in enumerate(lines(dialog)) if line[1] == "–")
    dialog.table.setCurrentCell(refused, 0)
    assert not dialog._take.isEnabled()
    dialog.table.itemActivated.emit(dialog.table.item(refused, 0))
    assert dialog.isVisible()


def test_one_more_is_taken(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "What one more of each is worth")
    edited = with_change(ambush, read_engagement(ambush), take(qtbot, dialog, "Shooting, 3 + 1"))
    assert edited == ambush | {"attacker": ambush["attacker"] | {"shooting": 4}}


def test_where_the_table_says_who_is_near_an_order_is_asked_and_not_taken(qtbot):
    sample = locate("samples", "hell_dorado", "Le gué vu d'en haut.json")
    dialog = dialog_on(qtbot, json.loads(sample.read_text("utf-8")))
    choose(qtbot, dialog, dialog.question, ORDER)
    assert lines(dialog)[0][3] == "now, ◂ best"
    assert len({line[1] for line in lines(dialog)}) > 1
    assert not dialog._take.isEnabled()
    assert dialog._notes.isVisible()
    assert dialog._notes.text() in dialog._take.toolTip()
    choose(qtbot, dialog, dialog.question, "Shooting")
    assert not dialog._notes.isVisible()
    assert dialog._take.isEnabled()


def test_of_more_targets_it_is_said_what_is_tried(qtbot, ambush):
    many = [{"name": name, "hit_points": 3} for name in "ABCDEF"]
    dialog = dialog_on(qtbot, ambush | {"targets": many})
    choose(qtbot, dialog, dialog.question, ORDER)
    assert dialog._notes.text() == "Of more than 5 targets only who comes first is tried."
    assert len(lines(dialog)) == 6


def test_a_threshold_is_asked_for_where_there_is_one(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    choose(qtbot, dialog, dialog.question, "Shooting")
    assert dialog.wanted.isVisible()
    assert dialog._unit.text() == "% or more"
    choose(qtbot, dialog, dialog.measure, "Nothing at all")
    assert dialog._unit.text() == "% or less"
    choose(qtbot, dialog, dialog.question, ORDER)
    assert not dialog.wanted.isVisible()


def test_what_is_of_the_targets_comes_last_one_after_the_other(qtbot, ambush):
    dialog = dialog_on(qtbot, ambush)
    names = [dialog.question.itemText(at) for at in range(dialog.question.count())]
    assert names[:5] == [
        "What one more of each is worth", "Shooting", "Difficulty", "Power", ORDER,
    ]  # fmt: skip
    whose = [name.split(":")[0] for name in names[5:]]
    assert list(dict.fromkeys(whose)) == ["Goule", "Succube", "Reître", "Sorcier"]
    assert whose == sorted(whose, key=["Goule", "Succube", "Reître", "Sorcier"].index)
