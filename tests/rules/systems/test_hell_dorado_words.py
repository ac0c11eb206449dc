"""What Hell Dorado says: the reading of an attack, certain outcomes, the arithmetic of a why."""

import pytest

from desktop.words import Words
from rules.resolution import Resolver, course_of
from rules.service import read_engagement
from tests.rules.systems.hell_dorado import engagement, englobant, explosion, fighter, percutant

WORDS = Words("en")
BOW = "tir (dégâts 2/4/6/8/10)"


def reading(document):
    return WORDS(read_engagement(document).case.reading())


def arithmetic(document, figure, floor, **how):
    case = read_engagement(document).case
    why = case.why(course_of(case.program, Resolver()), figure, floor, **how)
    return [ground.arithmetic and WORDS(ground.arithmetic) for ground in why.grounds]


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (explosion("7/20", fighter("A")), "(0 hits, certain)"),
        (englobant("7/20", fighter("A")), "(0 hits, certain)"),
        (englobant("1/2", fighter("A")), "(5 hits, certain)"),
        (percutant("1/2", fighter("A"), shooting=2), "(7 hits, certain)"),
        (percutant("4/2", fighter("A"), shooting=-5), "0 dice: missed, certain."),
        (explosion("3/1", fighter("A"), how={"difficulty": 7}), "difficulty 7 (0 hits, certain)"),
        (explosion("3/1", fighter("A"), shooting=0), "Attack roll: 0 dice: missed, certain."),
        (engagement(BOW, fighter("A"), shooting=0), "Attack roll: 0 dice: missed, certain."),
    ],
)
def test_what_no_die_can_change_is_said_to_be_certain(document, said):
    assert said in reading(document)


def test_what_dice_decide_is_not_said_to_be_certain():
    assert "certain" not in reading(explosion("2/1", fighter("A"), how={"difficulty": 6}))


def test_an_explosion_says_its_effect_and_then_its_radius():
    document = explosion("3/1 • rayon 3,5", fighter("A"))
    assert reading(document).endswith("1 damage per hit, within a radius of 3.5 toises.")
    document["weapon"] = "explosion (étourdi • rayon 3,5)"
    assert "On a hit, within 3.5 toises of the point, whoever" in reading(document)
    assert reading(document).endswith("is étourdi, without a die.")


def test_a_radius_is_written_as_its_language_does():
    text = read_engagement(explosion("3/1 • rayon 3,5", fighter("A"))).case.reading()
    assert "3,5" in Words("fr")(text)


def test_re_rolls_are_part_of_the_attack_roll():
    said = reading(explosion("3/1", fighter("A"), shooting=8, how={"difficulty": 4}))
    assert said.startswith("Attack roll: 5 dice and 3 re-rolls, difficulty 4. ")


def test_a_why_shows_how_the_fewest_hits_become_the_points():
    document = englobant("3/2", fighter("A", protection=3, hit_points=1))
    assert arithmetic(document, 0, 1) == ["2 hits × 2 − 3 (PR) = 1 HP"]
    assert arithmetic(document, 0, 0) == [None]


def test_a_why_of_an_ordinary_attack_reads_the_table():
    document = engagement(BOW, fighter("A", protection=1), shooting=3)
    assert arithmetic(document, 0, 4) == ["3 hits: 6 − 1 (PR) = 5 HP"]
