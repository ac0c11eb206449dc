"""The targets of an engagement in another order: what decides it changes hands with them."""

import json

import pytest

from resources import locate
from rules.backwards import Inquiry, Sight
from rules.gauges import MeanLoss, Out
from rules.orders import Queue
from rules.resolution import Resolver
from rules.service import read_engagement

PERCUTANT = {
    "toise": "engagement", "version": 1, "system": "hell_dorado",
    "attacker": {"shooting": 0}, "weapon": "souffle percutant (puissance 4/1)",
}  # fmt: skip


def engagement(*targets, **parts):
    return PERCUTANT | parts | {"targets": [{"hit_points": 2} | one for one in targets]}


def queue_of(document):
    return Queue.of(read_engagement(document))


def asked(document, sight):
    return list(Inquiry(read_engagement(document), sight, Resolver()).orders())


def laid(**places):
    figures = [{"name": name, "x": x, "y": y} for name, (x, y) in places.items()]
    return {"attacker": "me", "direction_deg": 0, "figures": figures}


def test_outsiders_stand_in_no_order():
    out = {"name": "B", "in_area": False, "engaged_with": ["A"]}
    document = engagement({"name": "A"}, out, {"name": "C"})
    queue = queue_of(document)
    assert list(queue.orders()) == [(0, 2), (2, 0)]
    turned = queue.put(document["targets"], (2, 0))
    assert [one["name"] for one in turned] == ["C", "B", "A"]


def test_those_at_one_distance_are_told_together():
    tied = [{"name": name, "distance": far} for name, far in (("A", 2), ("B", 2), ("C", 4))]
    queue = queue_of(engagement(*tied))
    assert [queue.groups(order) for order in queue.orders()] == [
        ((0, 1), (2,)), ((0, 2), (1,)), ((1, 2), (0,)),
    ]  # fmt: skip


def test_who_says_no_distance_comes_after_those_who_do():
    """The nearest keeps the only distance, whoever he is; every order gives its own numbers."""
    document = engagement({"name": "A"}, {"name": "B", "distance": 3}, {"name": "C"})
    queue = queue_of(document)
    assert queue.now == (1, 0, 2)
    turned = queue.put(document["targets"], (2, 1, 0))
    assert [(one["name"], one.get("distance")) for one in turned] == [
        ("C", 3), ("B", None), ("A", None),
    ]  # fmt: skip
    assert queue_of(document | {"targets": turned}).now == (0, 1, 2)
    first = asked(document, Sight(Out(), "A"))
    assert [trial.number for trial in first if trial.value[0] == (0,)] == [first[2].number] * 2
    assert len({trial.number for trial in first}) == 3


def test_the_distances_of_the_table_change_hands():
    """The file's order decides nothing there, the figures' places do."""
    table = laid(me=(0, 0), A=(5, 0), B=(3, 0), C=(0, 4))
    document = engagement({"name": "A"}, {"name": "B"}, {"name": "C"}, table=table)
    now, turned = asked(document, Sight(Out(), "A"))
    assert (now.value, now.is_now, turned.value) == (((1,), (0,)), True, ((0,), (1,)))
    assert now.number < turned.number
    assert turned.number == asked(engagement({"name": "A"}), Sight(Out(), "A"))[0].number
    assert queue_of(document).by_table
    assert not queue_of(engagement({"name": "A", "distance": 1})).by_table


def test_of_many_targets_each_comes_first():
    queue = queue_of(engagement(*({"name": name} for name in "ABCDEF")))
    assert not queue.is_whole
    assert [order[0] for order in queue.orders()] == list(range(6))


@pytest.mark.parametrize("sample", ["Embuscade au gué", "Le gué vu d'en haut"])
def test_the_present_order_comes_to_what_is_now(sample):
    document = json.loads(locate("samples", "hell_dorado", f"{sample}.json").read_text("utf-8"))
    for target in document["targets"]:
        sight = Sight(MeanLoss(), target["name"])
        now = Inquiry(read_engagement(document), sight, Resolver()).now()
        assert [one.number for one in asked(document, sight) if one.is_now] == [now]
