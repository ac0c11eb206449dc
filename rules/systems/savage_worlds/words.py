"""What Savage Worlds says to the player: labels of throws, what they came to, the attack."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from rules.case import Caption
from rules.grades import GRADE_LABELS
from rules.systems.savage_worlds.ladder import STATE_LABELS, state_name
from rules.systems.savage_worlds.program import CLOCK, GRADES, VICTIMS, Scene
from rules.systems.savage_worlds.rolls import TraitRoll
from rules.systems.savage_worlds.steps import (
    NO_EFFECT,
    Attack,
    Break,
    Clock,
    Deviate,
    Strike,
    Suffered,
)
from rules.systems.savage_worlds.weapon import TEMPLATE_LABELS
from rules.text import Mean, Text

if TYPE_CHECKING:
    from rules.story import Chapter, Thrown
    from rules.systems.savage_worlds.case import SavageWorldsCase
    from rules.throws import AnyThrow


def caption(case: SavageWorldsCase, thrown: Thrown) -> Caption:
    """The id, the label and the outcome of a throw.

    Ids and outcomes: ``attack`` (a grade), ``deviation`` (the sum of its dice, before range and
    cap), ``clock`` (the hour), ``evasion:NAME`` (success or failure), ``damage:NAME`` (the total as
    thrown), ``soak:NAME`` (how many wounds it takes away).
    """
    if thrown.state.stage != VICTIMS:
        return _of_the_attack(thrown)
    name = case.targets[case.program.victim(thrown.state).figure].name
    kind, label = _asked(case, thrown)
    said: Hashable = "" if thrown.sides else _outcome(kind, thrown)
    return Caption(f"{kind}:{name}", Text("{name} – {what}", name=name, what=label), said)


def _outcome(kind: str, thrown: Thrown) -> Hashable:
    """Damage as thrown, the grade of an evasion, the number of wounds soaked."""
    if kind == "damage":
        return thrown.throw.public(thrown.dice)
    said = _said(thrown)
    return GRADES[1 + said] if kind == "evasion" else said


def _said(thrown: Thrown) -> int:
    """What a throw that is over said."""
    said: Any = thrown.throw.outcome(thrown.dice)
    return said


def _of_the_attack(thrown: Thrown) -> Caption:
    said = None if thrown.sides else _said(thrown)
    shown: Hashable = "" if said is None else said
    if thrown.state.stage == CLOCK:
        return Caption("clock", Text("Direction: d12"), shown)
    if isinstance(thrown.step, Deviate):
        dice = dice_text((6,) * thrown.step.dice)
        return Caption("deviation", Text("Deviation: {dice}", dice=dice), shown)
    assert isinstance(thrown.throw, TraitRoll)
    grade = "" if said is None else GRADES[1 + said]
    return Caption("attack", Text("Attack: {roll}", roll=roll_words(thrown.throw)), grade)


def _asked(case: SavageWorldsCase, thrown: Thrown) -> tuple[str, Text]:
    step, throw = thrown.step, thrown.throw
    if isinstance(throw, TraitRoll):
        roll = roll_words(throw)
        if isinstance(step, Strike) and step.evasion is not None and thrown.place == 0:
            return "evasion", Text("Evasion: {roll}", roll=roll)
        return "soak", Text("Soak: {roll}", roll=roll)
    dice = case.damage_text(raised=thrown.state.raised and isinstance(step, Strike))
    return "damage", Text("Damage: {dice}", dice=dice)


def roll_words(roll: TraitRoll) -> Text:
    """The dice of a trait roll and what is added to it."""
    trait = Text("d{sides}", sides=roll.dice[0])
    if len(roll.dice) > 1:
        trait = Text("{trait} with a Wild Die", trait=trait)
    if not roll.modifier:
        return trait
    sign = "+" if roll.modifier > 0 else "−"
    return Text("{trait}, {change}", trait=trait, change=f"{sign}{abs(roll.modifier)}")


def dice_text(dice: tuple[int, ...], flat: int = 0) -> str:
    """Dice as the game writes them: ``3d6+1``."""
    kinds = dict.fromkeys(dice)
    written = "+".join(f"{dice.count(sides)}d{sides}" for sides in kinds)
    return f"{written}{flat:+d}" if flat else written


def gained(thrown: Thrown) -> Text | None:
    """What the dice of a throw have given so far."""
    return Text("{total} in all", total=_total(thrown)) if thrown.faces else None


def _total(thrown: Thrown) -> int:
    """The dice that fell and what is added to them; of a trait roll the higher of the two."""
    throw: AnyThrow = thrown.throw
    total: Any = throw.public(thrown.dice)
    return total


def account(case: SavageWorldsCase, chapter: Chapter) -> Text | None:
    """What a step came to, the sum written out."""
    said: Any = chapter.said
    match chapter.step:
        case Attack():
            return Text(GRADE_LABELS[GRADES[1 + said]])
        case Deviate():
            return _off(_distances(case)[int(said)])
        case Clock():
            return Text("towards {hour} o'clock", hour=said)
        case Strike() | Break():
            return _struck(case, chapter, said)
        case _:
            return None


def _off(distance: float) -> Text:
    if distance.is_integer():
        return Text("%n square(s) off", None, int(distance))
    return Text("{far} squares off", far=_squares(distance))


def drifted(distance: float, hour: int) -> Text:
    """How a template deviated."""
    if distance.is_integer():
        return Text("%n square(s) towards {hour} o'clock", None, int(distance), hour=hour)
    return Text("{far} squares towards {hour} o'clock", far=_squares(distance), hour=hour)


def _squares(distance: float) -> object:
    """A distance as it is said: whole where it is, else with one decimal."""
    return f"{distance:g}" if distance.is_integer() else Mean(Fraction(distance))


def _distances(case: SavageWorldsCase) -> tuple[float, ...]:
    drift = case.field.drift if case.field else None
    return drift.distances if drift else ()


def _struck(case: SavageWorldsCase, chapter: Chapter, said: Suffered) -> Text:
    target = case.targets[case.program.victim(chapter.state).figure]
    state = Text(STATE_LABELS[state_name(target, said.rank)])
    damage = next((t for t in chapter.throws if not isinstance(t.throw, TraitRoll)), None)
    if damage is None:
        return Text("he evades")
    told = Text(
        "{total} against {need}: {state}",
        total=_total(damage),
        need=_need(case, chapter.state),
        state=_lasting(chapter, said, state),
    )
    return Text("{what}; it may go out of control", what=told) if said.control else told


def _lasting(chapter: Chapter, said: Suffered, state: Text) -> Text:
    """The state, and the wounds that were soaked before."""
    soak = next((t for t in chapter.throws[1:] if _soaks(t)), None)
    if soak is None:
        return state
    soaked = _said(soak)
    if said.rank == NO_EFFECT and not soaked:
        return state
    return Text("{soaked}, {state}", soaked=Text("%n wound(s) soaked", None, soaked), state=state)


def _soaks(thrown: Thrown) -> bool:
    return isinstance(thrown.throw, TraitRoll) and thrown.place > 0


def _need(case: SavageWorldsCase, state: Scene) -> int:
    victim = case.program.victim(state)
    return case.reckoned[victim.figure].need(victim.cover)


def reading(case: SavageWorldsCase) -> Text:
    """What was understood of the attack, in a sentence or two."""
    return Text(
        "{roll}. {damage} to each under the {template}, {more} more on a raise. {failure}",
        roll=roll_words(case.program.attack.roll),
        damage=case.damage_text(),
        template=Text(TEMPLATE_LABELS[case.engagement.weapon.template]),
        more="1d6",
        failure=_failure(case),
    )


def _failure(case: SavageWorldsCase) -> Text:
    drift = case.field.drift if case.field else None
    if drift is None:
        return Text("A failure does nothing.")
    return Text(
        "A failure deviates by {dice}, {most} squares at most.",
        dice=_deviation(case, drift.deviate.dice),
        most=_squares(drift.distances[-1]),
    )


def _deviation(case: SavageWorldsCase, dice: int) -> str:
    times = case.multiple
    return dice_text((6,) * dice) + (f" × {times}" if times > 1 else "")


MEANINGS = {
    "out_of_control": Text("Roll whether the vehicle goes out of control."),
    "wound_1": Text("Each wound takes 1 from his rolls."),
    "shaken": Text("He must recover before he acts again."),
}


def meaning(name: str) -> Text | None:
    """What a state asks of the players, or None."""
    return MEANINGS.get(name)
