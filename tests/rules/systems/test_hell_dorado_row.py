"""Attackers of Hell Dorado in a row: whoever is out is not there for the next."""

import json
from fractions import Fraction
from random import Random

import pytest

from desktop.words import Words
from rules.checks import Check
from rules.resolution import Resolver, course_of
from rules.sequence import read_row
from rules.service import resolve_document
from rules.snippets import Remarks, python_snippet
from rules.story import Story, rolled
from rules.text import InputError
from tests.chi_square import agree
from tests.rules.systems.hell_dorado import (
    certain_explosion,
    engagement,
    englobant,
    explosion,
    fighter,
    outsider,
    percutant,
    target,
)
from tests.rules.test_checks import run

ENGLISH = Words("en")
TABLE = "tir (dégâts 1/2/3/4/5)"


def row(*engagements):
    return read_row([json.dumps(one) for one in engagements])


def resolved(*engagements):
    return row(*engagements).resolve(Resolver()).document()


def damage(document, name):
    return {int(n): Fraction(p) for n, p in target(document, name)["damage"].items()}


def one_shot(*targets, **parts):
    """One die that hits on 4 or more, for one point."""
    return engagement(TABLE, *targets, how={"attack_dice": 1, "difficulty": 4}, **parts)


def named(document, name):
    return document | {"attacker": document["attacker"] | {"name": name}}


def dice(*engagements, faces):
    told = row(*engagements)
    story = told.typed([int(face) for face in faces.split()])
    return told.document(story, Resolver(), ENGLISH, None)


FRAIL = fighter("A", hit_points=1)
SPRAY = percutant("4/1", FRAIL, fighter("B"), shooting=-3)


def test_one_engagement_is_what_it_is_alone():
    assert resolved(SPRAY) == resolve_document(SPRAY)
    assert resolved(SPRAY, one_shot(FRAIL))["steps"][0] == resolve_document(SPRAY)


def test_who_is_out_eats_no_dice_of_the_next():
    """Two dice at B where the shot took A, else one for each: halves of two known laws."""
    half, fourth = Fraction(1, 2), Fraction(1, 4)
    alone = {0: fourth, 1: half, 2: fourth}
    behind = {0: fourth + fourth + fourth**2, 1: fourth + fourth / 2, 2: fourth**2}
    found = damage(resolved(one_shot(FRAIL), SPRAY), "B")
    assert found == {n: half * alone[n] + half * behind[n] for n in range(3)}


def test_the_order_of_the_attackers_counts():
    first, then = resolved(one_shot(FRAIL), SPRAY), resolved(SPRAY, one_shot(FRAIL))
    assert damage(first, "B") != damage(then, "B")
    assert damage(then, "B") == damage(resolve_document(SPRAY), "B")


def test_one_on_whom_nobody_is_left_does_nothing():
    document = resolved(one_shot(FRAIL), one_shot(FRAIL))
    assert document["attack"] == {"hit": "1/4", "miss": "3/4"}
    assert damage(document, "A") == {0: Fraction(1, 4), 1: Fraction(3, 4)}


def test_one_who_is_out_is_not_struck_astray():
    aimed = [fighter("A", engaged_with=["B"]), fighter("B", hit_points=1)]
    document = resolved(one_shot(fighter("B", hit_points=1)), one_shot(*aimed))
    # Half the time B is out, and a hit of 5 does not go astray: 4 and 6 hit A, 5 hits B.
    assert damage(document, "A")[1] == Fraction(1, 2) * Fraction(1, 2) + Fraction(1, 2) * Fraction(
        1, 3
    )
    assert damage(document, "B")[1] == Fraction(1, 2) + Fraction(1, 2) * Fraction(1, 6)


def test_one_who_is_out_is_no_outsider():
    melee = [fighter("A", engaged_with=["O"]), outsider("O", hit_points=1)]
    shot = one_shot(fighter("O", hit_points=1))
    blast = englobant("7/1", *melee)
    assert len(dice(shot, blast, faces="6 1 1 1 1 1")["throws"]) == 2
    assert len(dice(shot, blast, faces="1 1 1 1 1 1 2")["throws"]) == 3


def test_points_are_those_of_the_first_and_all_else_each_ones_own():
    first = one_shot(fighter("A", hit_points=2))
    then = englobant("1/1", fighter("A", hit_points=9, protection=4))
    document = resolved(first, then)
    assert target(document, "A")["loss"] == {"1": "1/2", "2": "1/2"}
    assert target(document, "A")["states"] == {"out": "1/2"}


def test_damage_adds_up_and_the_loss_is_capped():
    document = resolved(englobant("1/1", fighter("A", hit_points=7)), englobant(
        "1/1", fighter("A", hit_points=7)))  # fmt: skip
    said = target(document, "A")
    assert (said["damage"], said["loss"], said["states"]) == ({"10": "1"}, {"7": "1"}, {"out": "1"})
    assert (document["total_loss"], document["out_count"]) == ({"7": "1"}, {"1": "1"})


def test_states_of_every_weapon_are_told():
    def gas(state, *targets):
        return engagement(f"souffle englobant (gaz • {state})", *targets)

    document = resolved(gas("Étourdi", fighter("A", immune=True)),
                        gas("aveuglé", fighter("A"), fighter("B")))  # fmt: skip
    assert target(document, "A")["states"] == {"out": "0", "Étourdi": "0", "aveuglé": "1"}
    assert target(document, "B")["states"] == {"out": "0", "Étourdi": "0", "aveuglé": "1"}


def test_figures_stand_in_the_order_in_which_they_first_appear():
    document = resolved(
        englobant("1/1", fighter("C"), FRAIL), englobant("1/1", fighter("B"), FRAIL)
    )
    assert [said["name"] for said in document["targets"]] == ["C", "A", "B"]


def test_assumptions_are_those_of_all_and_the_attack_is_the_last():
    document = resolved(explosion("3/1", FRAIL), englobant("1/1", FRAIL))
    assert [one["id"] for one in document["assumptions"]] == ["long_range_difficulty"]
    assert "attack" not in document
    assert resolved(englobant("1/1", FRAIL), explosion("3/1", FRAIL))["attack"]["hit"] == "5/9"


def test_dice_of_three_attacks_are_told_one_after_the_other():
    """The second finds A out, the third B."""
    attacks = [named(one_shot(FRAIL), "Alba"),
               named(percutant("4/1", FRAIL, fighter("B", hit_points=2), shooting=-3), "Bruno"),
               named(one_shot(fighter("B", hit_points=2)), "Carl")]  # fmt: skip
    document = dice(*attacks, faces="5 4 6")
    assert [said["label"].split(" – ")[0] for said in document["throws"]] == ["Alba", "Bruno"]
    assert [said["id"] for said in document["throws"]] == ["attack", "damage:B"]
    assert (document["attack"], document["out_count"]) == ("miss", 2)
    assert [len(step["throws"]) for step in document["steps"]] == [1, 2, 2]


def test_what_is_missing_is_told_with_whose_it_is():
    attacks = [named(one_shot(FRAIL), "Alba"), named(SPRAY, "Bruno")]
    with pytest.raises(InputError) as caught:
        dice(*attacks, faces="1")
    assert ENGLISH(caught.value.text).startswith("Bruno – A: 2 dice")
    with pytest.raises(InputError):
        dice(*attacks, faces="6 1 1 1")


def test_the_points_left_are_told_in_the_sum():
    told = row(one_shot(fighter("A", hit_points=2)), certain_explosion("1/1", fighter("A")))
    case = told.reading.case
    story = told.typed([6, 6, 6, 1, 1, 1, 1, 1])
    assert ENGLISH(case.account(story.chapters[-1])).endswith("= 5 damage, 1 HP lost")


MIXED = [
    explosion("3/2", fighter("A", hit_points=5, engaged_with=["O"]), fighter("B", hit_points=3),
              outsider("O", hit_points=2)),
    percutant("4/2", fighter("B", hit_points=3, distance=1), fighter("A", hit_points=5, distance=2,
              protection=1), fighter("D", hit_points=2, distance=3), shooting=0),
    engagement(TABLE, fighter("D", hit_points=2, engaged_with=["O"]), fighter("O", hit_points=2),
               shooting=3),
]  # fmt: skip


def test_rolled_it_is_the_law():
    told, random = row(*MIXED), Random("a row")
    document, names = told.resolve(Resolver()).document(), ["A", "B", "O", "D"]
    stories = [rolled(told.cases[-1].program, random) for _ in range(800)]
    ends = [told.cases[-1].result(story.rest(Resolver())).told() for story in stories]
    for name in names:
        law = damage(document, name)
        assert agree([target(end, name)["damage"] for end in ends], law)
    totals = {int(n): Fraction(p) for n, p in document["total_loss"].items()}
    assert agree([end["total_loss"] for end in ends], totals)
    assert agree([end["attack"] for end in ends],
                 {part: Fraction(p) for part, p in document["attack"].items()})  # fmt: skip


@pytest.mark.parametrize("figure", range(4))
def test_why_adds_up_from_either_program(figure):
    case, resolver = row(*MIXED).reading.case, Resolver()
    for program in (case.program, case.computed):
        course = course_of(program, resolver)
        law = case.result(course).figures[figure].damage
        for floor in (1, 2):
            why = case.why(course, figure, floor)
            rows = sum(one.chance * one.given for one in why.grounds)
            assert rows + why.rest == why.chance == law.chance(lambda v, floor=floor: v >= floor)


def test_why_says_whose_dice_they_are():
    case = row(*(named(one, name) for one, name in zip(MIXED, "XYZ", strict=True))).reading.case
    course = course_of(case.computed, Resolver())
    why = case.why(course, 0, 5)
    said = [ENGLISH(one.where) for one in why.grounds]
    assert said[0] == "X – 5 dice"
    assert any(one.startswith("Y – ") and one.endswith("after 4 HP") for one in said)
    assert ENGLISH(why.need).startswith("X – A has 5 HP")
    assert case.why_total(course, 5).chance > 0


@pytest.mark.parametrize("faces", [[], [5, 5], [5, 5, 6, 6, 1, 1, 1]])
def test_every_law_can_be_checked(faces):
    told, resolver = row(*MIXED), Resolver()
    story = Story(told.cases[-1].program, faces) if faces else None
    course = course_of(told.cases[-1].computed, resolver) if story is None else story.rest(resolver)
    check = Check(told.reading, told.cases[-1].result(course), resolver, story, course)
    assert len(check.subjects) == 6
    for subject in check.subjects:
        snippet = python_snippet(check.tally(subject), Remarks("title", "how", {}, ENGLISH))
        assert run(snippet)[0] == dict(subject.law.items())


def test_many_figures_are_computed_and_typed_without_a_crowd_of_states():
    crowd = [fighter(f"F{n}", hit_points=4 + n % 5, protection=n % 3) for n in range(20)]
    blasts = [certain_explosion(power, *crowd) for power in ("3/2", "4/2", "4/3")]
    told, resolver = row(*blasts), Resolver()
    case = told.reading.case
    assert len(course_of(case.computed, resolver).nodes) < 4000
    story = Story(case.program, [6, 1, 6, 6, 1, 1, 1])
    assert len(story.rest(resolver).nodes) < 4000


def test_only_what_goes_the_same_way_is_equal():
    first, same = row(*MIXED).reading.case, row(*MIXED).reading.case
    other = row(MIXED[0], MIXED[1], MIXED[2] | {"rules": {"outsider_hit": "once"}}).reading.case
    assert first.program == same.program
    assert first.computed == same.computed
    assert first.program != other.program


def test_who_was_between_two_of_one_distance_is_out_and_they_are_drawn():
    near = [fighter("A", hit_points=1, distance=1), fighter("B", distance=1 + 9e-7),
            fighter("C", distance=1 + 1.8e-6), fighter("D", distance=2)]  # fmt: skip
    spray = percutant("4/1", *near, shooting=-3)
    document = resolved(englobant("1/1", fighter("A", hit_points=1)), spray)
    assert damage(document, "B") == damage(document, "C")
    alone = resolve_document(spray | {"targets": near[1:]})
    assert [damage(document, name) for name in "BCD"] == [damage(alone, name) for name in "BCD"]


def test_sprays_from_two_sides_are_told_in_few_states():
    """Their orders can't both be followed: only who is still to be met is kept apart."""
    crowd = [fighter(f"F{n}", hit_points=4 + n % 5) for n in range(8)]
    near, far = ([one | {"distance": abs(side - n)} for n, one in enumerate(crowd)]
                 for side in (-1, 8))  # fmt: skip
    told = row(percutant("4/3", *near, shooting=3), percutant("4/3", *far, shooting=3))
    assert len(course_of(told.reading.case.computed, Resolver()).nodes) < 2000


def test_many_sprays_on_few_are_told_in_few_states():
    """Dice in the air would have to be carried from figure to figure for each of them."""
    few = [fighter(f"F{n}", hit_points=3, distance=n) for n in range(3)]
    case = row(*[percutant("4/2", *few, shooting=0)] * 5).reading.case
    assert len(course_of(case.computed, Resolver()).nodes) < 1000
