"""What other programs got wrong, as reported in public (dossier §8), where no other test has it."""

from fractions import Fraction

import pytest

from rules.engagement import InvalidError
from rules.resolution import Resolver
from rules.service import read_engagement
from rules.systems.savage_worlds.field import template_of
from rules.systems.savage_worlds.models import Weapon
from tests.rules.systems.savage_worlds import (
    GRENADE,
    attack,
    goblin,
    ids,
    laid,
    problems_of,
    states,
    thrown,
    told,
)

FIRED = GRENADE | {"delivery": "fired", "ranges": [18, 25, 26]}


def ended(engagement, faces):
    """The throws of these dice, which end the attack, and its result."""
    case, story = thrown(engagement, faces)
    assert story.current is None
    return ids(case, story), case.result(story.rest(Resolver()))


def error_of(engagement):
    with pytest.raises(InvalidError) as caught:
        read_engagement(engagement)
    return caught.value.problems[0].text


@pytest.mark.parametrize(("size", "radius"), [("small", 1), ("medium", 2), ("large", 3)])
def test_case_3_each_blast_has_its_own_radius(size, radius):
    weapon = Weapon.model_validate(GRENADE | {"template": size})
    assert template_of(weapon).radius == radius


def test_case_10_wounds_about_to_be_taken_do_not_hinder_the_soak():
    """Eighteen against 5 are three wounds; a total of 4 soaks one of them."""
    hero = goblin(wild_card=True, vigor="d8", bennies=1)
    engagement = attack([hero], rules={"soak": True})
    found, result = ended(engagement, (5, 3, 6, 5, 4, 3, 4, 2))
    assert found[2] == ("soak:B", [4, 2])
    assert result.figures[0].states["wound_2"] == 1


def test_case_11_a_raise_adds_to_the_damage_and_takes_nothing_from_it():
    rolls = told(goblin())["targets"][0]["damage_roll"]
    assert next(iter(rolls["no_raise"])) == "3"
    assert next(iter(rolls["raise"])) == "4"
    for least in range(4, 20):
        assert tail(rolls["raise"], least) > tail(rolls["no_raise"], least)


def tail(law, least):
    return sum((p for key, p in law.items() if int(key.rstrip("+")) >= least), Fraction(0))


@pytest.mark.parametrize(
    ("far", "weapon", "where"),
    [(16.001, [4, 8, 16], "circumstances.distance"), (4.001, [1, 2, 4], "circumstances.distance")],
)
def test_case_15_what_is_too_far_is_told_with_how_far_it_goes(far, weapon, where):
    engagement = attack(weapon=GRENADE | {"ranges": weapon}, circumstances={"distance": far})
    assert problems_of(engagement) == [where]
    assert error_of(engagement).values == {"far": weapon[-1] + 0.01, "most": weapon[-1]}


def test_case_15_extreme_range_is_told_with_where_it_begins():
    engagement = attack(weapon=FIRED, circumstances={"distance": 26.5})
    assert problems_of(engagement) == ["circumstances.aimed"]
    assert error_of(engagement).values == {"far": 26.5, "most": 26}


def test_case_16_a_diagonal_is_measured_with_a_ruler():
    """Eighteen squares either way are 25.46, not 18: beyond Medium, within Long."""
    case, _ = thrown(attack(weapon=FIRED, table=laid((18, 18), {})))
    assert case.program.attack.roll.modifier == -4


@pytest.mark.parametrize("ones", [(2, 1), (1, 2)])
def test_case_18_a_critical_failure_needs_both_dice(ones):
    _, result = ended(attack(table=laid((0, 4), {})), (*ones, 4, 3))
    assert (result.attack["failure"], result.attack["critical_failure"]) == (1, 0)


def test_case_22_each_target_has_a_result_of_his_own():
    document = told(goblin("B"), goblin("C", 9))
    assert states(document, "B")["shaken"] != states(document, "C")["shaken"]


def test_case_25_several_raises_are_one_die():
    """Twenty on the attack is four raises."""
    found, _ = ended(attack([goblin()]), (8, 2, 8, 4, 1, 1, 1, 1))
    assert found == [("attack", [8, 2, 8, 4]), ("damage:B", [1, 1, 1, 1])]
