"""One hit of Mordheim counted the long way: wound, critical, saves, injuries."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from typing import Any

from tests.slow.read_mordheim import Attack, Fighter, Weapon

UNHARMED, WOUNDED, KNOCKED_DOWN, STUNNED, OUT = range(5)
SIXTH = Fraction(1, 6)
CERTAIN = Fraction(1)

Law = dict[Any, Fraction]


@dataclass(frozen=True)
class Figure:
    """A target as he lies: points, state before this attack, the worst of this attack so far.

    `worst` and `lost` are of the earlier attacks too; `met` names what the players must do.
    """

    points: int
    began: int
    now: int = UNHARMED
    worst: int = UNHARMED
    lost: int = 0
    parried: bool = False
    fell: bool = False
    met: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Cell:
    """What a critical does; `save` is normal, none, vital or each."""

    wounds: int = 1
    save: str = "normal"
    injury: int = 0
    bare_head: bool = False
    floors: bool = False
    takes_out: bool = False
    note: str | None = None


@dataclass(frozen=True)
class Hit:
    """One hit: whose, with what, on whom."""

    attack: Attack
    fighter: Fighter
    weapon: Weapon
    lotus: bool = False


Courses = Iterator[tuple[tuple[Figure, bool], Fraction]]

ORDINARY = Cell()
MASTER = Cell(2, "none", 2)
BARE = Cell(save="none")
TABLES: dict[str | None, tuple[Cell, Cell, Cell, Cell]] = {
    None: (Cell(2, "vital"), Cell(2, "none"), MASTER, MASTER),
    "missile": (BARE, Cell(note="ricochet"), Cell(2, "none"), Cell(2, "none")),
    "bludgeoning": (
        Cell(note="hammered"),
        Cell(save="none", bare_head=True),
        Cell(note="wild_sweep"),
        Cell(takes_out=True),
    ),
    "bladed": (BARE, Cell(2, "each"), MASTER, MASTER),
    "thrusting": (
        Cell(injury=1),
        Cell(floors=True),
        Cell(save="none", injury=2, note="kebab"),
        Cell(save="none", injury=2, note="kebab"),
    ),
    "unarmed": (
        Cell(note="body_blow"),
        Cell(injury=1),
        Cell(save="none", injury=2),
        Cell(save="none", injury=2),
    ),
}


def merged(outcomes: Iterable[tuple[Any, Fraction]]) -> Law:
    """A law from outcomes that may come several times; impossible ones are left out."""
    law: Law = defaultdict(Fraction)
    for outcome, chance in outcomes:
        law[outcome] += chance
    return {outcome: chance for outcome, chance in law.items() if chance}


def gone(figure: Figure) -> bool:
    """Whether nothing more can befall him."""
    return figure.began == OUT - 1 or figure.now == OUT


def strike(hit: Hit, figure: Figure, *, spent: bool) -> Courses:
    """All that one hit may do to a figure, and whether a critical has been spent by then."""
    if gone(figure):
        yield (figure, spent), CERTAIN
        return
    if hit.weapon.hits == "entangling":
        held = Fraction(7 - (hit.fighter.ward or 7), 6)
        caught = replace(figure, met=figure.met | {"entangled"})
        yield (figure, spent), held
        yield (caught, spent), 1 - held
        return
    for face in range(1, 7):
        if not wounds(hit, face):
            yield (figure, spent), SIXTH
        elif face == 6 and may_be_critical(hit, spent=spent):
            yield from critical(hit, figure)
        else:
            for struck, chance in multiplied(hit, figure, ORDINARY):
                yield (struck, spent), SIXTH * chance


def chart(strength: int, toughness: int) -> int | None:
    """The face that wounds, None for a dash."""
    ahead = strength - toughness
    if ahead < -3:
        return None
    return 6 if ahead == -3 else max(2, min(6, 4 - ahead))


def wounds(hit: Hit, face: int) -> bool:
    """Whether this face wounds."""
    need = chart(hit.weapon.strength, hit.fighter.toughness)
    return hit.lotus or (need is not None and face + hit.weapon.wound_bonus >= need)


def may_be_critical(hit: Hit, *, spent: bool) -> bool:
    """Whether a natural 6 is a critical here."""
    need = chart(hit.weapon.strength, hit.fighter.toughness)
    one_only = hit.weapon.kind == "melee" or hit.attack.one_critical_shot
    return hit.weapon.can_crit and need is not None and need < 6 and not (one_only and spent)


def critical(hit: Hit, figure: Figure) -> Courses:
    """Every cell of the critical table."""
    for face in range(1, 7):
        told = min(6, face + hit.attack.critical_bonus)
        cell = TABLES[hit.weapon.table][(0, 0, 0, 1, 1, 2, 3)[told]]
        for struck, chance in multiplied(hit, figure, cell):
            yield (struck, True), SIXTH * SIXTH * chance


def multiplied(hit: Hit, figure: Figure, cell: Cell) -> Iterator[tuple[Figure, Fraction]]:
    """The wounds of the weapon against those of the critical."""
    for count in hit.weapon.wounds:
        kept = ORDINARY if hit.attack.either and count > cell.wounds else cell
        marked = figure
        if kept.note:
            marked = replace(marked, met=marked.met | {kept.note})
        if kept.floors:
            marked = replace(marked, now=max(marked.now, KNOCKED_DOWN))
        for struck, chance in saved(hit, marked, kept, max(count, kept.wounds)):
            yield struck, chance / len(hit.weapon.wounds)


def saved(hit: Hit, figure: Figure, cell: Cell, count: int) -> Iterator[tuple[Figure, Fraction]]:
    """The armour's save, then the ward, before `count` wounds hurt."""
    through = 1 - save_chance(hit) if cell.save != "none" else CERTAIN
    each = cell.save == "each" or (cell.save == "vital" and hit.attack.vital_per_wound)
    ward = Fraction(7 - hit.fighter.ward, 6) if hit.fighter.ward else Fraction(0)
    for left, chance in unsaved(through, count, each=each).items():
        if not left:
            yield figure, chance
            continue
        yield figure, chance * ward
        for struck, weight in hurt(hit, figure, cell, left):
            yield struck, chance * (1 - ward) * weight


def unsaved(through: Fraction, count: int, *, each: bool) -> Law:
    """How many wounds pass the armour: all or none with one die, else each with its own."""
    if not each:
        return merged([(count, through), (0, 1 - through)])
    law: Law = {0: CERTAIN}
    for _ in range(count):
        law = merged(
            (left + passed, chance * (through if passed else 1 - through))
            for left, chance in law.items()
            for passed in (0, 1)
        )
    return law


def save_chance(hit: Hit) -> Fraction:
    """How likely the armour stops a wound of this weapon."""
    shot = hit.weapon.kind == "shooting"
    worn = hit.fighter.save_from_shots if shot else hit.fighter.save
    need = worn + hit.weapon.save_malus
    if hit.weapon.no_save or need > 6:
        return Fraction(0)
    return Fraction(7 - max(need, 2 if hit.attack.one_fails else 1), 6)


def hurt(hit: Hit, figure: Figure, cell: Cell, count: int) -> Iterator[tuple[Figure, Fraction]]:
    """Points lost and injuries of wounds that nothing stopped."""
    if cell.takes_out or (hit.weapon.kind == "melee" and figure.began):
        yield replace(figure, now=OUT), CERTAIN
        return
    dice = max(0, count - max(0, figure.points - 1))
    taken = min(count, figure.points)
    left = replace(figure, points=figure.points - taken, lost=figure.lost + taken)
    law = injuries(hit, cell, dice) if dice else {WOUNDED: CERTAIN}
    for injury, chance in law.items():
        yield replace(left, now=max(left.now, injury)), chance


def injuries(hit: Hit, cell: Cell, dice: int) -> Law:
    """The injury of one hit with so many dice."""
    helmet = None if cell.bare_head else hit.fighter.helmet
    bonus = hit.weapon.injury_bonus + cell.injury
    law = highest(injury_faces(hit), bonus, helmet, dice, per_die=hit.attack.helmet_per_die)
    if not hit.fighter.no_pain:
        return law
    return merged((KNOCKED_DOWN if worst == STUNNED else worst, p) for worst, p in law.items())


def injury_faces(hit: Hit) -> tuple[int, int]:
    """The lowest injury result that stuns, and the lowest that takes out of action."""
    if hit.fighter.faces is not None:
        return hit.fighter.faces
    return (2, 5) if hit.weapon.concussion and not hit.fighter.hard_head else (3, 5)


@cache
def highest(
    faces: tuple[int, int], bonus: int, helmet: int | None, dice: int, *, per_die: bool
) -> Law:
    """The worst of the injury dice, the helmet taken with each of them or once at the end."""
    stuns, takes_out = faces
    die = merged(
        (KNOCKED_DOWN + (face + bonus >= stuns) + (face + bonus >= takes_out), SIXTH)
        for face in range(1, 7)
    )
    if per_die:
        die = under_helmet(die, helmet)
    law = die
    for _ in range(dice - 1):
        law = merged((max(a, b), p * q) for a, p in law.items() for b, q in die.items())
    return law if per_die else under_helmet(law, helmet)


def under_helmet(law: Law, helmet: int | None) -> Law:
    """The same law once the helmet has had its die against being stunned."""
    stunned = law.get(STUNNED, Fraction(0))
    kept = stunned * Fraction(7 - helmet, 6) if helmet else Fraction(0)
    return merged([*law.items(), (STUNNED, -kept), (KNOCKED_DOWN, kept)])
