"""How each game's results change a figure, and what an engagement of now takes from the board."""

import pytest

from desktop.words import Words
from rules.battle.board import board_of
from rules.battle.chances import chance_of
from rules.battle.game import Change, Condition, Told
from rules.battle.opening import again, engagement_of
from rules.service import read_engagement
from rules.systems import load
from rules.text import InputError
from tests.rules.battle.ford import EXPLOSION, A, B, Evening, attack_fields, head

MORDHEIM, SAVAGE = load()["mordheim"].battle, load()["savage_worlds"].battle
WILD = {"toughness": 6, "wild_card": True}


def condition(game, *changes, target=None):
    now = game.begin
    for change in changes:
        now = game.take(target or {}, now, change)
    return now


# --- Mordheim ---


def test_a_warrior_has_one_position():
    down = condition(MORDHEIM, Change(1, ("knocked_down",)))
    assert down == Condition(1, frozenset({"knocked_down"}))
    assert MORDHEIM.take({}, down, Change(0, ("stunned",))).states == {"stunned"}
    assert MORDHEIM.take({}, down, Change(0, (), ("knocked_down",))).states == {"standing"}
    assert MORDHEIM.take({}, down, Change(0, ("standing",))).states == {"standing"}


def test_a_mordheim_result_never_raises_anybody():
    stunned = Condition(1, frozenset({"stunned"}))
    told = Told({"name": "A", "loss": 0, "states": ["knocked_down"]})
    assert MORDHEIM.change(told, {}, stunned) == Change()
    worse = Told({"name": "A", "states": ["out_of_action"]})
    assert MORDHEIM.change(worse, {}, stunned) == Change(0, ("out_of_action",))
    assert MORDHEIM.is_out(MORDHEIM.take({}, stunned, Change(0, ("out_of_action",))))


def test_down_with_no_wound_left_is_an_engagement_of_now():
    down = condition(MORDHEIM, Change(1, ("knocked_down",)))
    assert MORDHEIM.stands({}, down) == {"hit_points": 0, "state": "knocked_down"}


# --- Savage Worlds ---


def test_wounds_add_up_until_he_is_out():
    two = condition(SAVAGE, Change(2, ("shaken",)), target=WILD)
    assert (two.lost, two.states) == (2, {"shaken", "wound_2"})
    assert SAVAGE.stands(WILD, two) == {"shaken": True, "wounds": 2}
    out = SAVAGE.take(WILD, two, Change(2))
    assert SAVAGE.is_out(out)
    assert (out.lost, out.states) == (3, {"shaken", "wound_3", "incapacitated"})
    back = SAVAGE.take(WILD, out, Change(-1))
    assert (back.lost, SAVAGE.is_out(back)) == (2, False)


def test_wounds_may_come_by_the_name_of_the_result():
    assert condition(SAVAGE, Change(0, ("wound_2",)), target=WILD).lost == 2
    twice = condition(SAVAGE, Change(0, ("wound_1",)), Change(0, ("wound_1",)), target=WILD)
    assert (twice.lost, twice.states) == (2, {"wound_2"})


def test_who_is_taken_out_at_once_has_no_wound_left_to_bear():
    out = condition(SAVAGE, Change(0, ("incapacitated",)), target=WILD)
    assert (out.lost, out.states) == (3, {"wound_3", "incapacitated"})
    back = SAVAGE.take(WILD, out, Change(-1))
    assert (back.lost, SAVAGE.is_out(back)) == (2, False)
    assert condition(SAVAGE, Change(0, ("incapacitated",))).lost == 0


def test_an_extra_is_out_with_his_first_wound():
    assert SAVAGE.is_out(condition(SAVAGE, Change(1)))


@pytest.mark.parametrize(
    ("states", "target", "shaken", "change"),
    [
        (["wound_1"], WILD, False, Change(1, ("shaken",))),
        (["wound_1"], WILD, True, Change(1)),
        (["wound_2"], WILD | {"kind": "vehicle"}, False, Change(2)),
        (["shaken"], {}, False, Change(0, ("shaken",))),
        (["no_effect"], {}, True, Change()),
        (["incapacitated"], {}, False, Change(0, ("incapacitated",))),
        (["broken"], {"kind": "object"}, False, Change(0, ("broken",))),
    ],
)
def test_what_a_savage_worlds_result_does(states, target, shaken, change):
    before = Condition(0, frozenset({"shaken"} if shaken else ()))
    assert SAVAGE.change(Told({"name": "Z", "states": states}), target, before) == change


def test_who_soaks_all_wounds_is_shaken_no_more():
    told = Told({"name": "Z", "states": ["no_effect"]}, [{"id": "soak:Z"}])
    shaken = Condition(0, frozenset({"shaken"}))
    assert SAVAGE.change(told, WILD, shaken) == Change(0, (), ("shaken",))


def test_the_score_is_the_step_of_the_state():
    steps = {"no_effect": 0, "shaken": 1, "wound_1": 2, "wound_2": 3, "wound_3": 4,
             "incapacitated": 5, "broken": 5}  # fmt: skip
    for state, step in steps.items():
        assert SAVAGE.score({"states": [state, "out_of_control"]}, {}) == step


# --- from the board ---


def test_an_engagement_takes_the_points_and_contacts_of_now():
    evening = Evening()
    evening.add("points", figure="f3", lost=4)
    evening.add("points", figure="f4", lost=2)
    evening.add("contact", figures=["f2", "f3"], engaged=True)
    board = board_of(evening.timeline)
    document = engagement_of(evening.timeline, board, "f1", EXPLOSION, ["f3", "f4", "f2"])
    assert document["attacker"] == {"name": "Frondeuse", "id": "f1", "shooting": 2}
    assert [(t["id"], t["hit_points"]) for t in document["targets"]] == [("f3", 2), ("f2", 8)]
    assert document["targets"][0]["engaged_with"] == ["Reître"]
    assert read_engagement(document).engagement.targets[0].side == "foe"


def test_again_is_the_last_attack_with_the_points_of_now():
    evening = Evening()
    assert again(evening.timeline, board_of(evening.timeline)) is None
    applied = [{"figure": "f3", "lost": 1}, {"figure": "f4", "lost": 2}]
    fields = evening.attack(EXPLOSION, A, B | {"engaged_with": ["A"]}, applied=applied)
    evening.add("attack", **fields)
    document = again(evening.timeline, board_of(evening.timeline))
    assert [(t["id"], t["hit_points"]) for t in document["targets"]] == [("f3", 5)]
    read_engagement(document)


def test_the_engagement_opened_again_reads_without_those_who_are_out():
    evening = Evening()
    fields = evening.attack(EXPLOSION, A | {"engaged_with": ["B"]}, B)
    evening.add("attack", **fields)
    evening.add("state", figure="f4", add=["out"])
    document = again(evening.timeline, board_of(evening.timeline))
    assert document["targets"][0]["engaged_with"] == []
    read_engagement(document)


# --- injuries ---


@pytest.mark.parametrize(
    ("dice", "outcome", "words"),
    [
        ([1, 5], "dead", ["dead"]),
        ([4, 1], "full_recovery", ["full recovery"]),
        ([5, 5], "full_recovery", ["full recovery"]),
        ([2, 3, 1], "arm_wound", ["arm lost"]),
        ([2, 3, 2], "arm_wound", ["arm wound: misses the next battle"]),
        ([2, 4, 4], "madness", ["madness: frenzy"]),
        ([3, 5, 3], "deep_wound", ["deep wound: misses the next three battles"]),
        ([1, 6, 2, 2, 2, 1, 1], "multiple", ["several injuries", "leg wound: −1 Movement"]),
        ([2, 1, 1, 2, 5, 1], "multiple", ["several injuries", "smashed leg: can't run any more"]),
        ([6, 6], "survives_against_the_odds", ["survives against the odds: +1 experience"]),
    ],
)
def test_two_dice_of_a_hero(dice, outcome, words):
    injuries = MORDHEIM.injuries
    assert injuries.outcome("hero", dice) == outcome
    assert [text.message for text in injuries.words("hero", dice)] == words
    assert injuries.sides("hero", dice) == 0
    assert injuries.sides("hero", dice[:-1]) == (3 if outcome == "deep_wound" else 6)


@pytest.mark.parametrize(("face", "outcome"), [(1, "lost"), (2, "lost"), (3, "fine"), (6, "fine")])
def test_one_die_of_a_henchman(face, outcome):
    assert MORDHEIM.injuries.outcome("henchman", [face]) == outcome


def test_every_pair_of_dice_says_something():
    for tens in range(1, 7):
        for units in range(1, 7):
            dice = [tens, units]
            while sides := MORDHEIM.injuries.sides("hero", dice):
                dice.append(sides)
            assert MORDHEIM.injuries.words("hero", dice)


@pytest.mark.parametrize("dice", [[], [1], [2, 3], [4, 1, 1], [0, 1], [7, 1], [3, 5, 4]])
def test_dice_too_few_too_many_or_impossible(dice):
    with pytest.raises(InputError):
        MORDHEIM.injuries.outcome("hero", dice)


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ([2, 3], "arm wound: one more die is missing, 1 to 6"),
        ([3, 5], "deep wound: one more die is missing, 1 to 3"),
        ([1, 6], "several injuries: one more die is missing, 1 to 6"),
        ([2], "dice are missing"),
    ],
)
def test_the_die_that_is_missing_is_told_with_its_injury(dice, said):
    with pytest.raises(InputError) as caught:
        MORDHEIM.injuries.outcome("hero", dice)
    assert Words("en")(caught.value.text) == said


def test_an_injury_says_what_its_dice_say():
    figures = {"ally": [("Dieter", {}, {"toughness": 3})], "foe": []}
    evening = Evening(head("mordheim", figures))
    evening.add("injury", figure="f1", table="hero", dice=[4, 1], outcome="full_recovery")
    with pytest.raises(InputError, match="dice say"):
        evening.add("injury", figure="f1", table="hero", dice=[1, 1], outcome="robbed")


# --- Confrontation ---

ENGINE = {"structure": 8, "edition": "c3"}


def engines(**target):
    figures = {"ally": [("Char", {}, ENGINE | target)], "foe": [("Autre", {}, ENGINE)]}
    return Evening(head("confrontation", figures))


def engine(evening, identity="f1"):
    one = board_of(evening.timeline).standings[identity]
    return one.condition.lost, one.left, one.penalty, one.states


def test_wounds_and_repairs_by_hand_move_the_stage():
    evening = engines()
    evening.add("wound", figure="f1", wound="killed", source="roll")
    evening.add("wound", figure="f1", wound="serious", source="roll")
    assert engine(evening) == (6, 2, "-3", [])
    evening.add("repair", figure="f1", repair=3, source="mecanicien")
    assert engine(evening) == (3, 5, "-1", [])
    evening.add("wound", figure="f1", wound="stunned", source="roll")
    assert engine(evening)[0] == 3


def test_destroyed_is_final():
    evening = engines()
    evening.add("points", figure="f1", lost=20)
    assert engine(evening) == (8, 0, "destroyed", ["destroyed"])
    evening.add("points", figure="f1", lost=-4)
    evening.add("repair", figure="f1", repair=4, source="mecanicien", refused="destroyed")
    evening.add("repair", figure="f1", repair=4, source="mecanicien")
    assert engine(evening)[0] == 8


def test_what_the_edition_forbids_has_no_effect():
    evening = engines(edition="rooted")
    evening.add("wound", figure="f1", wound="killed", source="roll")
    evening.add("repair", figure="f1", repair=2, source="other", refused="only_mecanicien")
    assert engine(evening) == (4, 4, "serious", [])


def test_an_engagement_of_now_takes_what_is_lost():
    evening = engines()
    evening.add("points", figure="f2", lost=3)
    document = engagement_of(evening.timeline, board_of(evening.timeline), "f1", "canon (FOR 9)",
                             ["f2"])  # fmt: skip
    assert document["targets"][0]["lost"] == 3


def shelled(how, *lost):
    evening = engines()
    targets = [
        {"name": "Autre", "id": "f2", "lost": lost[0]} | ENGINE,
        *([{"name": "Char", "id": "f1", "lost": lost[1]} | ENGINE] if len(lost) > 1 else []),
    ]
    engagement = {
        "toise": "engagement", "version": 1, "system": "confrontation", "attacker": {"id": "f1"},
        "weapon": "canon (FOR 9)", "circumstances": how, "targets": targets,
    }  # fmt: skip
    entry = evening.add("attack", **attack_fields(engagement, by="f1"))
    return chance_of(evening.timeline, entry, evening.resolver)


def test_points_lost_by_the_attack_alone_are_the_score():
    """Light or killed, one half each: 1 or 4 points, of the 3 that are left 1 or 3."""
    chance = shelled({"hits": 1, "severity": {"light": "1/2", "killed": "1/2"}}, 5)
    assert chance.law == {"1": "1/2", "3": "1/2"}
    assert chance.unit == "points"
    assert chance.score in {1, 3}


def test_known_wounds_and_shots_without_a_table_are_not_counted():
    assert shelled({"wounds": ["killed"]}, 0) is None
    assert shelled({"shots": [9], "resistance": 7}, 0) is None


def test_several_weapons_come_with_the_attacks_of_each():
    figures = {"ally": [("Dieter", {"strength": 3, "weapon_skill": 4}, {})],
               "foe": [("Skaven", {}, {"toughness": 3, "weapon_skill": 3})]}  # fmt: skip
    evening = Evening(head("mordheim", figures))
    weapons = [{"weapon": "épée (F • parade)"}, {"weapon": "dague (F • svg ennemie +1)"}]
    document = engagement_of(evening.timeline, board_of(evening.timeline), "f1", weapons, ["f2"])
    assert "weapon" not in document
    assert len(read_engagement(document).engagement.weapons) == 2
