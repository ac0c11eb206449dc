"""A table in an engagement of Hell Dorado: who is struck, in which order, through whose melee."""

from fractions import Fraction
from random import Random

import pytest

from rules.engagement import InvalidError
from rules.service import read_engagement, resolve_document
from tests.slow.draw_tables import draw_with_table
from tests.slow.geometry import area, figure_of, room

EXPLOSION = "explosion (puissance 3/1)"
ENGLOBANT = "souffle englobant (puissance 5/2)"
PERCUTANT = "souffle percutant (puissance 4/1)"
SHOT = "tir (perforant • dégâts 2/4/6/8/10)"


def figure(name, x, y, radius=0.5, side="foe"):
    return {"name": name, "x": x, "y": y, "base_mm": 50 * radius, "side": side}


SHOOTER = figure("S", 0, 0, side="ally")


def target(name, **facts):
    return {"name": name, "hit_points": 99, **facts}


def attack(weapon, targets, figures, **table):
    """An attack that cannot miss, with TIR 2, on targets given by name or whole."""
    known = [fact if isinstance(fact, dict) else target(fact) for fact in targets]
    if table.get("attacker"):
        figures = [SHOOTER, *figures]
    document = {"toise": "engagement", "version": 1, "system": "hell_dorado"}
    document |= {"attacker": {"name": "S", "shooting": 2}, "weapon": weapon, "targets": known}
    if weapon.startswith(("explosion", "tir")):
        document["circumstances"] = {"difficulty": 1}
    return document | {"table": {"figures": figures, **table}}


def blown(targets, figures, **table):
    return attack(EXPLOSION, targets, figures, **{"aim": [0, 0], **table})


def breathed(weapon, targets, figures, **table):
    return attack(weapon, targets, figures, **{"attacker": "S", "direction_deg": 0, **table})


def losers(engagement):
    """Who may lose a point."""
    known = [told for told in resolve_document(engagement)["targets"] if "loss" in told]
    return [told["name"] for told in known if told["loss"] != {"0": "1"}]


def mean_of(engagement, name):
    told = next(told for told in resolve_document(engagement)["targets"] if told["name"] == name)
    return Fraction(told["mean_damage"])


def touch(engagement):
    reading = read_engagement(engagement)
    return reading.system.touch(reading.engagement)


def order(engagement):
    return [(row.name, row.order) for row in touch(engagement) if row.order]


def warnings(engagement):
    return resolve_document(engagement)["warnings"]


def assumed(engagement):
    return [taken["id"] for taken in resolve_document(engagement)["assumptions"]]


def places_at_fault(engagement):
    with pytest.raises(InvalidError) as refused:
        read_engagement(engagement)
    return [error.where for error in refused.value.problems]


@pytest.mark.parametrize(
    ("x", "y", "radius", "touched"),
    [(4.5, 0, 2, True), (3.49, 0, 0.5, True), (3.51, 0, 0.5, False), (2.6, 2.6, 0.5, False)],
)
def test_c01_c02_a_base_partly_covered_is_struck(x, y, radius, touched):
    assert losers(blown(["A"], [figure("A", x, y, radius)])) == ["A"] * touched


def test_c06_the_shooter_is_in_his_explosion_and_never_in_his_souffle():
    assert losers(blown(["S"], [], attacker="S", aim=[2, 0])) == ["S"]
    assert losers(breathed(ENGLOBANT, ["S"], [])) == []
    assert resolve_document(breathed(ENGLOBANT, [], []))["targets"] == []


def test_a_souffle_does_not_reach_its_shooter_through_a_melee():
    near = [figure("A", 1, 0)]
    assert losers(breathed(ENGLOBANT, ["A", "S"], near)) == ["A"]
    assert losers(blown(["A", "S"], near, attacker="S", aim=[4, 0])) == ["A", "S"]


def test_c10_the_radius_is_the_weapons():
    far = [figure("A", 4.4, 0)]
    wide = attack("explosion (puissance 3/1 • rayon 4)", ["A"], far, aim=[0, 0])
    assert losers(wide) == ["A"]
    assert losers(blown(["A"], far)) == []
    assert losers(blown(["A"], [figure("A", 2.9, 0, 0.25)])) == ["A"]


def test_c11_order_is_base_to_base():
    figures = [figure("small", 3.8, 0.3), figure("big", 4.5, 0, 1.5)]
    engagement = breathed(PERCUTANT, ["small", "big"], figures)
    assert order(engagement) == [("big", 1), ("small", 2)]
    assert mean_of(engagement, "big") == Fraction(7, 2)
    assert mean_of(engagement, "small") == Fraction(7, 4)


def test_c13_dice_that_missed_go_on():
    figures = [figure("C", 5, 0), figure("A", 1.5, 0), figure("B", 3, 0)]
    engagement = breathed(PERCUTANT, ["C", "A", "B"], figures)
    assert [mean_of(engagement, name) for name in "ABC"] == [
        Fraction(7, 2),
        Fraction(7, 4),
        Fraction(7, 8),
    ]
    certain = engagement | {"weapon": "souffle percutant (puissance 1/1)"}
    assert losers(certain) == ["A"]


def test_c17_each_victim_once():
    figures = [figure("A", 4.4, 0, 1.5), figure("B", 0, 3.4), figure("C", 0, 3.4)]
    assert losers(blown(["A", "B", "C"], figures)) == ["A", "B", "C"]


def test_a_tie_of_two_is_drawn():
    figures = [figure("A", 4, 0.5), figure("B", 4, -0.5), figure("C", 5.5, 0)]
    engagement = breathed(PERCUTANT, ["A", "B", "C"], figures)
    assert order(engagement) == [("A", 1), ("B", 1), ("C", 3)]
    assert mean_of(engagement, "A") == mean_of(engagement, "B")


def test_a_state_in_a_percutant_has_no_order():
    engagement = breathed("souffle percutant (gaz • Étourdi)", ["A"], [figure("A", 4, 0)])
    assert [(row.touched, row.order) for row in touch(engagement)] == [(True, None)]


def test_bases_of_opposite_sides_in_contact_are_in_melee():
    figures = [
        figure("A", 3, 0),
        figure("out", 4.01, 0, side="ally"),
        figure("friend", 3.7, 0.72),
        figure("off", 4, 1, side="ally"),
    ]
    engagement = blown(["A", "out", "friend", "off"], figures)
    assert losers(engagement) == ["A", "out"]
    assert mean_of(engagement, "out") == mean_of(engagement, "A") / 2
    assert assumed(engagement)[-2:] == ["tangent", "base_stands_for_model"]


def test_what_a_target_says_of_himself_wins():
    figures = [figure("in", 1, 0), figure("out", 9, 0)]
    assert losers(blown([target("in", in_area=False), "out"], figures)) == []
    assert losers(blown(["in", target("out", in_area=True)], figures)) == ["in", "out"]
    rows = touch(blown([target("in", in_area=False), target("out", in_area=True)], figures))
    assert [(row.name, row.touched, row.margin_mm > 0) for row in rows] == [
        ("out", True, True),
        ("in", False, False),
    ]


def test_a_distance_of_ones_own_wins():
    figures = [figure("near", 2, 0), figure("far", 4, 0)]
    engagement = breathed(PERCUTANT, [target("near", distance=3.5), "far"], figures)
    assert order(engagement) == [("far", 1), ("near", 2)]
    assert mean_of(engagement, "far") == Fraction(7, 2)
    tied = breathed(PERCUTANT, ["near", target("far", distance=1)], figures)
    assert order(tied) == [("near", 1), ("far", 1)]
    unsaid = breathed(PERCUTANT, [target("near", distance=None), "far"], figures)
    assert order(unsaid) == [("near", 1), ("far", 2)]


def test_a_melee_of_ones_own_wins():
    figures = [figure("A", 3, 0), figure("B", 4, 0, side="ally"), figure("C", 9, 0)]
    assert losers(blown(["A", "B", "C"], figures)) == ["A", "B"]
    assert losers(blown(["A", target("B", engaged_with=[]), "C"], figures)) == ["A"]
    assert losers(blown([target("A", engaged_with=["C"]), "B", "C"], figures)) == ["A", "C"]


def test_a_side_of_ones_own_wins_and_the_table_gives_the_others():
    figures = [figure("A", 3, 0), figure("B", 4, 0)]
    engagement = blown(["A", target("B", side="ally")], figures)
    assert losers(engagement) == ["A", "B"]
    reading = read_engagement(engagement)
    assert [stand.side for stand in reading.case.field.stands] == ["foe", "ally"]


def test_a_target_without_a_figure_is_outside():
    engagement = blown(["A", "lost", target("sure", in_area=True)], [figure("A", 1, 0)])
    assert losers(engagement) == ["A", "sure"]
    assert warnings(engagement) == [{"id": "target_without_figure", "name": "lost"}]


def test_a_figure_without_an_entry_says_only_whether_it_is_touched():
    figures = [figure("far", 9, 0), figure("A", 1, 0), figure("near", 2, 0)]
    told = resolve_document(blown(["A"], figures, attacker="S", aim=[0, 1]))["targets"]
    assert told[0]["name"] == "A"
    assert told[1:] == [
        {"name": "S", "touched": True},
        {"name": "far", "touched": False},
        {"name": "near", "touched": True},
    ]


def test_an_explosion_needs_a_clear_line():
    wall = {"from": [2, -1], "to": [2, 1]}
    hidden = {"obstacles": [wall], "attacker": "S", "aim": [4, 0]}
    assert warnings(blown([], [], **hidden)) == [{"id": "no_line_of_sight"}]
    assert warnings(blown([], [], **hidden | {"aim": [-4, 0]})) == []
    assert warnings(blown([], [], **hidden | {"attacker": None})) == []
    assert warnings(attack(ENGLOBANT, [], [], **hidden)) == []


def test_a_shot_reads_contacts_only():
    figures = [figure("A", 3, 0), figure("B", 4, 0, side="ally"), figure("C", 9, 0)]
    engagement = attack(SHOT, ["A", "B", "C", "lost"], figures)
    told = resolve_document(engagement)
    assert losers(engagement) == ["A", "B"]
    assert (told["assumptions"], told["warnings"], len(told["targets"])) == ([], [], 4)


@pytest.mark.parametrize(
    ("engagement", "where"),
    [
        (attack(EXPLOSION, [], []), "table.aim"),
        (attack(ENGLOBANT, [], [], aim=[1, 1]), "table.attacker"),
        (attack(ENGLOBANT, [], [], attacker="S"), "table.direction_deg"),
        (blown([], [figure("A", 0, 0), figure("A", 1, 1)]), "table.figures[1].name"),
        (attack(SHOT, [], [figure("A", 0, 0), figure("A", 1, 1)]), "table.figures[1].name"),
    ],
)
def test_what_is_wrong_with_a_table_is_an_error_of_the_engagement(engagement, where):
    assert places_at_fault(engagement) == [where]


def test_bounds_hold_for_what_the_table_says():
    ring = [figure(f"F{n}", 4, 0) for n in range(7)]
    names = [there["name"] for there in ring]
    assert places_at_fault(breathed(PERCUTANT, names, ring)) == ["targets"]


@pytest.mark.parametrize("index", range(100))
def test_touch_and_resolve_agree(index):
    engagement = draw_with_table(Random(f"agree {index}"))
    if area(engagement):
        engagement["weapon"] = strong(engagement["weapon"])
        engagement["targets"] = [plain(target) for target in engagement["targets"]]
        check_agreement(engagement)


def strong(weapon):
    """A weapon of the same kind and size that hurts whoever it reaches."""
    if isinstance(weapon, str):
        head, radius = weapon.partition(" (")[0], weapon.partition(" • rayon")[2].rstrip(")")
        return f"{head} (puissance 4/9{' • rayon' + radius if radius else ''})"
    kept = {name: weapon[name] for name in ("kind", "radius") if name in weapon}
    return kept | {"difficulty": 4, "power": 9}


def plain(target):
    """A target who loses whenever he is hit and about whom the table decides everything."""
    return {"name": target["name"], "hit_points": 99}


def check_agreement(engagement):
    engagement["attacker"] = {"shooting": 3}
    engagement["circumstances"] = {}
    rows = {row.name: row for row in touch(engagement)}
    names = {target["name"] for target in engagement["targets"]}
    touched = {name for name, row in rows.items() if row.touched}
    figures = {name: figure_of(engagement["table"], name) for name in names & set(rows)}
    spilled = {
        name
        for name, one in figures.items()
        for other in touched & names
        if one["side"] != figures[other]["side"] and room(one, figures[other]) <= 0.02 + 1e-9
    }
    assert set(losers(engagement)) == (touched & names) | spilled
    told = resolve_document(engagement)["targets"]
    bystanders = {entry["name"]: entry["touched"] for entry in told if "touched" in entry}
    assert bystanders == {name: row.touched for name, row in rows.items() if name not in names}
    check_order(engagement, [row for row in rows.values() if row.touched and row.name in names])


def check_order(engagement, rows):
    """Whoever ``touch`` sees before another is struck before him."""
    if rows and rows[0].order is None:
        return
    case = read_engagement(engagement).case
    named = [target["name"] for target in engagement["targets"]]
    groups = [[named[place] for place in group] for group in case.order]
    ranks = sorted({row.order for row in rows})
    assert groups == [
        sorted((row.name for row in rows if row.order == rank), key=named.index) for rank in ranks
    ]
