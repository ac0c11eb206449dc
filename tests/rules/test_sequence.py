import json
from fractions import Fraction

import pytest

from desktop.words import Words
from rules.engagement import InvalidError
from rules.resolution import Resolver
from rules.sequence import read_row
from rules.service import resolve_document
from tests.rules.systems.mordheim import STATES, duel, fractions, shot
from tests.rules.systems.savage_worlds import attack, goblin

BLAST = attack([goblin()])


def row(*engagements):
    return read_row([json.dumps(engagement) for engagement in engagements])


def resolved(*engagements):
    return row(*engagements).resolve(Resolver()).document()


def states(document, place=0):
    told = document["targets"][place]["states"]
    return [Fraction(told[name]) for name in STATES]


def test_v41_two_attackers_differ_from_one_with_two_attacks():
    document = resolved(duel(), duel())
    assert states(document) == fractions("9/16 0 25/324 25/432 49/162")
    assert states(document["steps"][0]) == fractions("3/4 0 5/81 25/324 1/9")
    assert document["steps"][1] == {k: v for k, v in document.items() if k != "steps"}


def test_one_engagement_is_what_it_is_alone():
    assert resolved(duel()) == resolve_document(duel())


def test_points_states_and_the_parry_are_carried_and_win():
    target = {"parry": "one", "hit_points": 3}
    document = resolved(duel(target=target), duel(target={"parry": "one", "hit_points": 1}))
    assert max(map(int, document["targets"][0]["loss"])) == 3
    alone = resolve_document(duel(target=target))["targets"][0]["states"]
    assert Fraction(document["targets"][0]["states"]["unharmed"]) < Fraction(alone["unharmed"]) ** 2


def test_the_order_of_the_figures_changes_nothing_in_the_law():
    two = {"attacks": 2}
    names = [{"name": "A", "attacks": 1}, {"name": "C", "attacks": 1}]
    same = resolved(*[duel(attacker=two, targets=names)] * 2)
    turned = resolved(duel(attacker=two, targets=names), duel(attacker=two, targets=names[::-1]))
    for figure in same["targets"]:
        if figure["name"] == "A":
            assert Fraction(figure["states"]["unharmed"]) == Fraction(9, 16)
    assert turned["targets"][0]["states"]["unharmed"] == same["targets"][0]["states"]["unharmed"]


def test_a_story_is_told_attacker_by_attacker():
    attacks = row(duel(), shot())
    story = attacks.typed([4, 4, 1, 4, 4, 6])
    told = attacks.document(story, Resolver(), Words("en"), None)
    assert told["targets"][0]["states"] == ["out_of_action"]
    assert [step["targets"][0]["states"] for step in told["steps"]] == [
        ["knocked_down"],
        ["out_of_action"],
    ]
    assert [len(step["throws"]) for step in told["steps"]] == [3, 6]


@pytest.mark.parametrize("engagements", [(BLAST, BLAST), (BLAST, duel())])
def test_what_cannot_follow_is_said(engagements):
    with pytest.raises(InvalidError) as caught:
        row(*engagements)
    assert caught.value.problems[0].where == "system"
