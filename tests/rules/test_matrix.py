"""Weapons by targets: every cell is the engagement of its row on its column alone."""

from fractions import Fraction

import pytest

from rules.case import resolve
from rules.gauges import AtLeast, Fate, MeanLoss, Nothing, Out, gauges_of
from rules.law import at_least, mean
from rules.matrix import Attack, Mark, Matrix, Refused, document_of
from rules.resolution import Resolver, StoppedError
from rules.service import read_engagement
from rules.systems import load

LAW = {"light": "1/2", "critical": "1/3"}
ATTACKS = {
    "confrontation": [
        Attack("hits", {"weapon": "canon (FOR 12 • lourde)",
                        "circumstances": {"hits": 3, "severity": LAW}}),
        Attack("direct", {"weapon": "blessure directe (critique)"}),
    ],
    "hell_dorado": [
        Attack("explosion", {"attacker": {"shooting": 4}, "weapon": "explosion (puissance 4/2)"}),
        Attack("same", {"attacker": {"shooting": 4}, "weapon": "explosion (puissance 4/2)"}),
        Attack("gas", {"weapon": "souffle englobant (gaz • puissance 3/1)"}),
        Attack("shot", {"attacker": {"shooting": 7}, "weapon": "tir (dégâts 2/4/6/8/10)"}),
        Attack("blast", {"attacker": {"shooting": 3},
                         "weapon": "souffle percutant (puissance 4/2)"}),
    ],
    "mordheim": [
        Attack("axe", {"attacker": {"weapon_skill": 4, "strength": 4, "attacks": 3},
                       "weapon": "hache (F • svg -1)"}),
        Attack("club", {"attacker": {"weapon_skill": 4, "strength": 3},
                        "weapon": "massue (F • contondant)"}),
    ],
    "savage_worlds": [
        Attack("grenade", {"attacker": {"trait": "d8", "wild_card": True},
                           "weapon": "grenade (3d6 • gabarit moyen • lancée • 4/8/16)"}),
    ],
}  # fmt: skip
MARKS = {
    "confrontation": [
        Mark("tank", {"structure": 8, "edition": "rooted", "lost": 2}),
        Mark("cart", {"structure": 4, "edition": "c3"}),
    ],
    "hell_dorado": [
        Mark("imp", {"hit_points": 2}),
        Mark("knight", {"hit_points": 6, "protection": 3, "cover": 2, "distance": 1.5}),
        Mark("ogre", {"hit_points": 9, "protection": 3, "engaged_with": ["nobody here"]}),
        Mark("imp", {"hit_points": 3}),
    ],
    "mordheim": [
        Mark("skaven", {"toughness": 3, "weapon_skill": 3}),
        Mark("knight", {"toughness": 4, "weapon_skill": 5, "armour": "heavy", "attacks": 1}),
        Mark("down", {"toughness": 3, "weapon_skill": 3, "state": "knocked_down"}),
    ],
    "savage_worlds": [
        Mark("extra", {"toughness": 5, "count": 3}),
        Mark("hero", {"toughness": 8, "armor": 3, "wild_card": True}),
        Mark("door", {"kind": "object", "hardness": 10}),
    ],
}


def told(fate):
    """Both laws of a fate."""
    return fate.chart, fate.loss


def rows(system, attacks, marks):
    return list(Matrix(load()[system], attacks, marks, Resolver()).rows())


@pytest.mark.parametrize("system", ATTACKS)
def test_a_cell_is_the_attack_on_the_target_alone(system):
    found = rows(system, ATTACKS[system], MARKS[system])
    for attack, cells in zip(ATTACKS[system], found, strict=True):
        for mark, cell in zip(MARKS[system], cells, strict=True):
            document = document_of(load()[system], attack.parts, mark)
            (figure,) = resolve(read_engagement(document).case, Resolver()).figures
            assert told(cell) == told(Fate.of(figure))


def test_a_hand_counted_cell():
    """Five dice at 3+ against Protection 2: 17, 80, 80 and 32 x 2 of 243 (dossier case a12)."""
    mark = Mark("x", {"hit_points": 9, "protection": 2})
    ((cell,),) = rows("hell_dorado", ATTACKS["hell_dorado"][2:3], [mark])
    assert MeanLoss().read(cell) == Fraction(112, 81)
    assert Nothing().read(cell) == Fraction(17, 81)
    assert AtLeast(3).read(cell) == Fraction(32, 243)
    assert Out().read(cell) == 0


def test_what_an_engine_lost_before_is_no_loss_of_the_attack():
    severity = {"light": "1/3"}
    attack = Attack("two hits", {"circumstances": {"hits": 2, "severity": severity}})
    marks = [Mark("x", {"edition": "c3", "structure": 12, "lost": lost}) for lost in (0, 3)]
    ((whole, worn),) = rows("confrontation", [attack], marks)
    document = document_of(load()["confrontation"], attack.parts, marks[1])
    (figure,) = resolve(read_engagement(document).case, Resolver()).figures
    for fate in (whole, worn, Fate.of(figure)):
        assert MeanLoss().read(fate) == Fraction(2, 3)
        assert Nothing().read(fate) == Fraction(4, 9)
        assert AtLeast(2).read(fate) == Fraction(1, 9)
    assert set(worn.chart.law) == {3, 4, 5}


def test_what_falls_without_a_die_is_a_loss_of_the_attack():
    wounds = [{"wound": "serious"}, {"repair": 1, "source": "mecanicien"}]
    marks = [Mark("x", {"edition": "c3", "structure": 12, "lost": lost}) for lost in (0, 3)]
    for told, lost in ((wounds[:1], 2), (wounds, 1), ([wounds[1]], None)):
        attack = Attack("told", {"circumstances": {"wounds": told}})
        ((whole, worn),) = rows("confrontation", [attack], marks)
        document = document_of(load()["confrontation"], attack.parts, marks[1])
        (figure,) = resolve(read_engagement(document).case, Resolver()).figures
        for fate in (worn, Fate.of(figure)):
            assert MeanLoss().read(fate) == (-1 if lost is None else lost)
            assert AtLeast(2).read(fate) == int(lost == 2)
            assert Nothing().read(fate) == 0
        assert MeanLoss().read(whole) == (lost or 0)


@pytest.mark.parametrize("system", ATTACKS)
def test_numbers_of_a_cell_are_those_of_its_laws(system):
    cells = [cell for row in rows(system, ATTACKS[system], MARKS[system]) for cell in row]
    for cell in cells:
        assert cell.out == cell.chart.law[cell.chart.worst]
        if cell.loss is None:
            assert MeanLoss().read(cell) is AtLeast(1).read(cell) is None
            continue
        assert MeanLoss().read(cell) == mean(cell.loss)
        for points in range(max(cell.loss) + 2):
            assert AtLeast(points).read(cell) == at_least(cell.loss, points)


def test_what_cant_be_read_is_refused_by_itself():
    attacks = [Attack("none", {"weapon": "explosion (puissance 4/2)"}), ATTACKS["hell_dorado"][0]]
    marks = [Mark("ghost", {"hit_points": 0}), MARKS["hell_dorado"][0]]
    (first, second), (third, fourth) = rows("hell_dorado", attacks, marks)
    assert isinstance(first, Refused)
    assert first.error.where == second.error.where == "attacker.shooting"
    assert third.error.where == "hit_points"
    assert isinstance(fourth, Fate)


def test_a_single_cell_may_be_refused():
    attack = ATTACKS["mordheim"][0]
    marks = [Mark("a", {"toughness": 3}), Mark("b", {"toughness": 3, "weapon_skill": 2})]
    ((first, second),) = rows("mordheim", [attack], marks)
    assert first.error.where == "targets[0].weapon_skill"
    assert isinstance(second, Fate)


def test_a_matrix_can_be_given_up():
    matrix = Matrix(load()["hell_dorado"], ATTACKS["hell_dorado"], MARKS["hell_dorado"], Resolver())
    assert len(matrix) == 20
    with pytest.raises(StoppedError):
        next(matrix.rows(lambda: True))


def test_every_game_is_measured_by_what_it_counts():
    names = {
        system: [gauge.name.message for gauge in gauges_of(
            cell for row in rows(system, ATTACKS[system], MARKS[system]) for cell in row)]
        for system in ATTACKS
    }  # fmt: skip
    assert names["hell_dorado"][:3] == ["Mean loss", "Out of action", "Nothing at all"]
    assert names["hell_dorado"][3:] == ["At least %n point(s)"] * 9
    assert names["mordheim"].count("{state} or worse") == 3
    assert "Mean loss" not in names["savage_worlds"]


def test_shaken_or_worse_counts_for_whoever_has_no_such_state():
    ((extra, hero, door),) = rows("savage_worlds", ATTACKS["savage_worlds"], MARKS["savage_worlds"])
    gauges = gauges_of([extra, hero, door])
    shaken, two_wounds = gauges[1], gauges[3]
    assert (shaken.states[0], two_wounds.states[0]) == ("Shaken", "2 wounds")
    assert shaken.read(hero) == 1 - Nothing().read(hero)
    assert shaken.read(door) == two_wounds.read(door) == Out().read(door)
    assert two_wounds.read(extra) == Out().read(extra) < shaken.read(extra)
    assert Out().read(hero) < two_wounds.read(hero) < shaken.read(hero)


def test_lines_are_not_read_any_further_once_nobody_waits_for_them():
    asked = []

    def enough():
        asked.append(True)
        return len(asked) > 2

    with pytest.raises(StoppedError):
        Matrix(load()["mordheim"], ATTACKS["mordheim"], MARKS["mordheim"], Resolver(), enough)
    assert len(asked) == 3
