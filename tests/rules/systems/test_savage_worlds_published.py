"""Published probability tables (dossier §9), as printed; the cells that differ are named."""

from fractions import Fraction

import pytest

from rules.law import at_least
from rules.systems.savage_worlds.rolls import DamageRoll, TraitRoll

SIDES = (4, 6, 8, 10, 12)

# mygurps.com, exploding dice: success and raise in per cent.
EXTRAS = ((25, 6), (50, 14), (63, 13), (70, 30), (75, 42))
WILD_CARDS = ((62, 19), (75, 26), (81, 25), (85, 40), (88, 50))

# ayelpinthedark.blogspot.com, damage: at least one wound in per cent, from Toughness 5 on.
WOUNDS = {
    (6, 6): (38, 31, 25, 21, 17, 13, 10, 8),
    (8, 8): (56, 47, 39, 32),
    (10, 10): (72, 64, 55, 47),
    (6, 6, 6): (75, 66, 57, 49, 42, 36, 30, 25, 21, 17, 14, 11, 9, 8, 6, 5),
}
# The same page: cells that differ from the exact chances by more than rounding.
MISPRINTED_WOUNDS = {
    ((6, 6), 18): (1, "1.70"),
    ((4, 4), 11): (3, "4.69"),
    ((4, 4), 12): (2, "3.91"),
    ((4, 4), 13): (2, "2.73"),
    ((4, 4), 14): (1, "1.95"),
}
# 1d8.blogspot.com, Wild Cards: d10 against 8.
MISPRINTED_TRAIT = (38, "39.72")

# The dossier's exact table, no modifier: failure, success without raise, raise.
EXACT = {
    (4, True): ("3/8", "83/192", "37/192"),
    (6, True): ("1/4", "637/1296", "335/1296"),
    (8, True): ("3/16", "163/288", "71/288"),
    (10, True): ("3/20", "163/360", "143/360"),
    (12, True): ("1/8", "163/432", "215/432"),
    (4, False): ("3/4", "3/16", "1/16"),
    (6, False): ("1/2", "13/36", "5/36"),
    (8, False): ("3/8", "1/2", "1/8"),
    (10, False): ("3/10", "2/5", "3/10"),
    (12, False): ("1/4", "1/3", "5/12"),
}


def trait_law(sides, *, wild, starts=(4, 8)):
    return TraitRoll((sides, 6) if wild else (sides,), starts).law()


def wounded(dice, toughness):
    return 100 * at_least(DamageRoll(dice, 0, (toughness + 4,)).law(), 1)


@pytest.mark.parametrize("wild", [True, False])
def test_success_and_raise(wild):
    printed = WILD_CARDS if wild else EXTRAS
    for sides, cells in zip(SIDES, printed, strict=True):
        law = trait_law(sides, wild=wild)
        exact = (at_least(law, 1), law[2])
        assert all(abs(100 * e - p) <= Fraction(1, 1) for e, p in zip(exact, cells, strict=True))


@pytest.mark.parametrize(("sides", "wild"), EXACT)
def test_the_exact_table(sides, wild):
    law = trait_law(sides, wild=wild)
    assert [str(law[grade]) for grade in range(3)] == list(EXACT[sides, wild])


@pytest.mark.parametrize("dice", WOUNDS)
def test_at_least_one_wound(dice):
    for toughness, cell in enumerate(WOUNDS[dice], 5):
        assert abs(wounded(dice, toughness) - cell) <= Fraction(1, 2)


@pytest.mark.parametrize(("dice", "toughness"), MISPRINTED_WOUNDS)
def test_misprinted_wounds(dice, toughness):
    printed, exact = MISPRINTED_WOUNDS[dice, toughness]
    assert f"{float(wounded(dice, toughness)):.2f}" == exact
    assert abs(wounded(dice, toughness) - printed) > Fraction(1, 2)


def test_a_misprinted_trait():
    printed, exact = MISPRINTED_TRAIT
    chance = 100 * at_least(trait_law(10, wild=True, starts=(8,)), 1)
    assert f"{float(chance):.2f}" == exact
    assert abs(chance - printed) > 1


def test_the_target_paradox():
    assert at_least(trait_law(4, wild=False, starts=(6,)), 1) == Fraction(3, 16)
    assert at_least(trait_law(6, wild=False, starts=(6,)), 1) == Fraction(1, 6)
