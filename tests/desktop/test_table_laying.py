"""Figures set out from the targets of an engagement: what was told is what stands there."""

import pytest

from desktop.table.laying import free_place, with_figures_laid, with_newcomers_placed
from desktop.table.sight import sight_of, template_in
from rules.geometry import Disc, gap
from rules.service import read_engagement, resolve_document
from rules.systems import load
from tests.desktop.ambush import AMBUSH
from tests.desktop.table_ford import BLAST, figure, ford

GAME = load()["hell_dorado"]


def laid(**parts):
    document = AMBUSH | parts
    return with_figures_laid(document, GAME, template_in(document, GAME), "Attacker")


def test_the_table_says_what_the_targets_said():
    before, after = resolve_document(AMBUSH), resolve_document(laid())
    assert after["targets"] == before["targets"]
    assert after["total_loss"] == before["total_loss"]


def test_from_then_on_the_table_speaks():
    spoken = {"distance", "in_area", "engaged_with"}
    assert not any(spoken & set(target) for target in laid()["targets"])
    assert laid()["note"] == "kept"
    assert laid()["targets"][1]["hat"] == "red"


def test_a_blast_is_aimed_before_the_attacker():
    document = laid(weapon=BLAST)
    assert document["table"]["aim"] == [4, 0]
    assert sight_of(document).reading is not None


def test_an_attacker_without_a_name_gets_one():
    assert laid(attacker={"shooting": 3})["table"]["attacker"] == "Attacker"


@pytest.mark.parametrize("count", [0, 1, 40])
def test_nobody_stands_on_another(count):
    targets = [{"name": f"F{n}", "hit_points": 3} for n in range(count)]
    sight = sight_of(laid(targets=targets))
    assert len(sight.stands) == count + 1
    assert sight.overlaps == ()


def test_newcomers_stand_beside_the_others():
    document = ford()
    document["targets"].append({"name": "Page", "side": "ally", "hit_points": 2})
    placed = with_newcomers_placed(document, GAME, template_in(document, GAME))
    sight = sight_of(placed)
    assert figure(placed, "Page")["side"] == "ally"
    assert not sight.by_name["Page"].touched
    assert sight.overlaps == ()
    assert placed["targets"][:6] == document["targets"][:6]
    read_engagement(placed)


def test_a_free_place_is_free():
    bases = [Disc((x / 2, y / 2), 0.5) for x in range(-6, 7) for y in range(-6, 7)]
    base = Disc(free_place((0, 0), 0.5, bases), 0.5)
    assert all(gap(base, other) > 0 for other in bases)
