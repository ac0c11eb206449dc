"""Questions asked backwards: each trial is the engagement with one thing different."""

from fractions import Fraction

import pytest

from rules.arms import Arm
from rules.backwards import Inquiry, Sight, Trial, best, is_ladder, marked, trimmed
from rules.case import resolve
from rules.fields import slots_of
from rules.gauges import AtLeast, MeanLoss, Nothing, Out
from rules.resolution import Resolver, StoppedError
from rules.service import read_engagement
from tests.rules.systems.test_every_game import every_sample

BLAST = {
    "toise": "engagement", "version": 1, "system": "hell_dorado",
    "attacker": {"shooting": 0}, "weapon": "souffle percutant (puissance 4/1)",
    "targets": [{"name": "first", "hit_points": 1}, {"name": "second", "hit_points": 2}],
}  # fmt: skip


def inquiry(document, sight):
    reading = read_engagement(document)
    return reading, Inquiry(reading, sight, Resolver())


def slot_of(reading, path):
    return next(slot for slot in slots_of(reading) if slot.path == path)


def test_how_many_dice_for_nine_in_ten():
    """Of n dice at 4+ one hits with 1 - 1/2**n: four are enough for 90 %, Tir being n - 5."""
    reading, asked = inquiry(BLAST, Sight(Out(), "first"))
    trials = marked(list(asked.trials(slot_of(reading, "attacker.shooting"))), Fraction(9, 10))
    chances = {trial.value: trial.number for trial in trials}
    assert None not in chances
    assert [chances[shooting] for shooting in (-5, -4, -2, 0)] == [
        0, Fraction(1, 2), Fraction(7, 8), Fraction(31, 32),
    ]  # fmt: skip
    assert [trial.value for trial in trials if trial.crosses] == [-1]
    assert [trial.value for trial in trials if trial.is_now] == [0]
    assert trials[2].step == Fraction(1, 4)


def test_the_flat_ends_are_left_out():
    reading, asked = inquiry(BLAST, Sight(Out(), "first"))
    told = trimmed(marked(list(asked.trials(slot_of(reading, "weapon.difficulty"))), None))
    assert [trial.value for trial in told] == [1, 2, 3, 4, 5, 6, 7]
    told = trimmed(marked(list(asked.trials(slot_of(reading, "targets.protection"))), None))
    assert [trial.value for trial in told] == [0, 1, 2, 3, 4, 5]


def test_where_less_is_better_the_crossing_is_the_first_below():
    reading, asked = inquiry(BLAST, Sight(Nothing(), "first"))
    trials = list(asked.trials(slot_of(reading, "weapon.power")))
    assert [t.value for t in marked(trials, Fraction(1, 2), falls=True) if t.crosses] == [1]
    assert not [t for t in marked(trials, Fraction(1, 99), falls=True) if t.crosses]


def test_the_order_of_targets():
    _, asked = inquiry(BLAST, Sight(Out(), "second"))
    now, turned = asked.orders()
    assert (now.value, now.is_now) == (((0,), (1,)), True)
    assert (turned.value, turned.is_now) == (((1,), (0,)), False)
    assert now.number < turned.number
    assert best([now, turned])[0] is turned


def test_where_a_chance_falls_the_last_to_reach_it_is_marked():
    """Five dice at 4+ with one point a hit: 1 - 1/2**5, 26/32, 16/32 for one, two, three points."""
    reading, asked = inquiry(BLAST, Sight(Out(), "first"))
    points = slot_of(reading, "targets.hit_points")
    trials = marked(list(asked.trials(points)), Fraction(1, 2))
    assert [trial.value for trial in trials if trial.is_last] == [3]
    assert not [trial for trial in trials if trial.crosses]
    assert not is_ladder([*trials[:3], trials[0]])


@pytest.mark.parametrize(("numbers", "wanted", "crosses", "is_last"), [
    ([1, 2, 3], 2, [1], []), ([3, 2, 1], 2, [], [1]), ([1, 3, 1], 2, [1], [1]),
    ([2, 3, 4], 1, [0], []), ([4, 3, 2], 1, [], [2]), ([2, 2, 2], 1, [0], []), ([1, 2], 9, [], []),
])  # fmt: skip
def test_what_is_wanted_is_crossed_upwards_and_downwards(numbers, wanted, crosses, is_last):
    told = marked([Trial(at, Fraction(one)) for at, one in enumerate(numbers)], Fraction(wanted))
    assert [trial.value for trial in told if trial.crosses] == crosses
    assert [trial.value for trial in told if trial.is_last] == is_last


def test_where_distances_decide_they_change_places_with_the_targets():
    """Whoever is nearest is struck by all five dice, whatever the file's order."""
    near, far, out = (
        {"name": "A", "hit_points": 4, "distance": 5},
        {"name": "B", "hit_points": 4, "distance": 2},
        {"name": "C", "hit_points": 4, "distance": 1, "in_area": False},
    )
    _, asked = inquiry(BLAST | {"targets": [near, far, out]}, Sight(Out(), "A"))
    now, turned = asked.orders()
    assert (now.value, now.is_now) == (((1,), (0,)), True)
    assert (turned.value, turned.is_now) == (((0,), (1,)), False)
    assert now.number < turned.number


def test_another_weapon_and_one_that_cant_be_read():
    _, asked = inquiry(BLAST, Sight(AtLeast(1), "first"))
    stronger, wrong, now = asked.weapons([
        Arm("stronger", "souffle percutant (puissance 2/1)"),
        Arm("wrong", "explosion (puissance )"),
    ])  # fmt: skip
    assert stronger.number == 1 - Fraction(1, 6) ** 5
    assert wrong.number is None
    assert wrong.error.where == "weapon"
    assert best([wrong, stronger]) == [stronger, wrong]
    assert (now.value.name, now.is_now) == ("souffle percutant (puissance 4/1)", True)
    assert now.number == 1 - Fraction(1, 2) ** 5


def test_a_weapon_that_is_in_hand_is_known_among_the_others():
    _, asked = inquiry(BLAST, Sight(Out(), "first"))
    (same,) = asked.weapons([Arm("mine", "souffle percutant (puissance 4/1)")])
    assert same.is_now


DUEL = {
    "toise": "engagement", "version": 1, "system": "mordheim",
    "attacker": {"weapon_skill": 4, "ballistic_skill": 4, "strength": 3, "attacks": 3},
    "weapon": "épée (F)", "targets": [{"name": "Skaven", "toughness": 3, "weapon_skill": 3}],
}  # fmt: skip


def test_the_attacks_that_come_with_a_weapon_are_tried_with_it():
    """One bolt hits at 4+ with BS 3 (3 of 6), wounds at 4+; three blows are three."""
    _, asked = inquiry(DUEL, Sight(Nothing(), "Skaven"))
    bolt = "arbalète (tir • 30ps • F3)"
    once, thrice, _ = asked.weapons([Arm("one", bolt, {"attacks": 1}), Arm("three", bolt)])
    assert thrice.number == once.number**3


def test_of_several_weapons_the_first_is_another():
    arms = [{"weapon": "épée (F)", "attacks": 1}, {"weapon": "dague (F)", "attacks": 2}]
    two = {name: part for name, part in DUEL.items() if name != "weapon"} | {"weapons": arms}
    two["attacker"] = {"weapon_skill": 4, "strength": 3}
    swords = [{"weapon": "massue (F4)", "attacks": 1}, *arms[1:]]
    _, expected = inquiry(two | {"weapons": swords}, Sight(Out(), "Skaven"))
    _, asked = inquiry(two, Sight(Out(), "Skaven"))
    club, now = asked.weapons([Arm("club", "massue (F4)")])
    assert club.number == expected.now() != now.number == asked.now()


def test_what_one_more_is_worth():
    reading, asked = inquiry(BLAST, Sight(MeanLoss(), "first"))
    slots = [slot for slot in slots_of(reading) if not slot.place]
    worths = {worth.slot.path: worth.then - worth.now for worth in asked.worths(slots)}
    assert worths["targets.protection"] == -Fraction(5, 32)
    assert worths["attacker.shooting"] == Fraction(1, 64)
    assert worths["weapon.power"] == 0


def test_an_inquiry_can_be_given_up():
    reading = read_engagement(BLAST)
    asked = Inquiry(reading, Sight(Out(), "first"), Resolver(), lambda: True)
    with pytest.raises(StoppedError):
        next(asked.trials(slot_of(reading, "weapon.power")))


@every_sample
def test_every_game_can_be_asked(engagement):
    reading = read_engagement(engagement)
    slots, asked = slots_of(reading), reading.system.asked
    assert {slot.path for slot in slots} <= set(asked or [slot.path for slot in slots])
    figures = resolve(reading.case, Resolver()).figures
    inquiry = Inquiry(reading, Sight(Out(), figures[0].name), Resolver())
    now = inquiry.now()
    for slot in [slot for slot in slots if len(slot.values) < 9][:2]:
        assert [trial.number for trial in inquiry.trials(slot) if trial.is_now] == [now]


def test_who_is_under_the_template_is_asked_of_the_table():
    """Nobody spends a die on the second, who stands beside the cone: he is not struck."""
    figures = [("me", 0, 0), ("first", 3, 0), ("second", 0, 3)]
    table = {"attacker": "me", "direction_deg": 0,
             "figures": [{"name": name, "x": x, "y": y} for name, x, y in figures]}  # fmt: skip
    reading, asked = inquiry(BLAST | {"table": table}, Sight(Out(), "second"))
    trials = list(asked.trials(slot_of(reading, "weapon.difficulty")))
    assert {trial.number for trial in trials} == {0}
    assert asked.now() == 0


def test_dice_stand_in_an_order_of_their_own_and_words_do_not():
    reading = read_engagement({
        "toise": "engagement", "version": 1, "system": "savage_worlds",
        "attacker": {"trait": "d4"}, "weapon": "grenade (3d6 • gabarit moyen • lancée • 4/8/16)",
        "targets": [{"name": "Extra", "toughness": 5}],
    })  # fmt: skip
    climbing = {slot.path for slot in slots_of(reading) if slot.climbs}
    assert {"attacker.trait", "targets.toughness"} <= climbing
    assert "circumstances.range" not in climbing
