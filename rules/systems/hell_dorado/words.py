"""What Hell Dorado says to the player: labels of throws, sums written out, the weapon in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.case import Caption
from rules.systems.hell_dorado.program import (
    FRESH_DICE,
    SPILL,
    AreaAttack,
    OrdinaryAttack,
    Scene,
    damage_of,
)
from rules.systems.hell_dorado.steps import Aim, Attack, Melee, Nearest, Strike, table_damage
from rules.text import Text, mark
from rules.throws import Successes

if TYPE_CHECKING:
    from rules.story import Chapter, Thrown
    from rules.systems.hell_dorado.case import HellDoradoCase


def caption(case: HellDoradoCase, thrown: Thrown) -> Caption:
    """The id, the label and the outcome of a throw (ids: contract.md, § result document)."""
    kind, label = _asked(case, thrown)
    if thrown.sides:
        return Caption(kind, label, "")
    if kind == "order" or kind.startswith("outsider:"):
        chosen: int = thrown.throw.outcome(thrown.dice)
        return Caption(kind, label, _choices(case, thrown)[chosen])
    return Caption(kind, label, thrown.throw.public(thrown.dice))


def _asked(case: HellDoradoCase, thrown: Thrown) -> tuple[str, Text]:
    match thrown.step:
        case Aim(pool):
            return "attack", _attack_label(pool)
        case Strike(pool):
            name = struck_name(case, thrown.state)
            label = Text(
                "{name}: %n dice, difficulty {difficulty}",
                None,
                pool.dice,
                name=name,
                difficulty=pool.difficulty,
            )
            return f"damage:{name}", label
        case Melee():
            name = struck_name(case, thrown.state)
            if thrown.place == 0:
                return f"melee:{name}", Text("Melee: {name}, 1 die, odd or even", name=name)
            return f"outsider:{name}", _choice_label(case, thrown)
        case Attack(pool):
            if thrown.place == 0:
                return "attack", _attack_label(pool)
            return f"outsider:{case.engagement.targets[0].name}", _choice_label(case, thrown)
        case _:
            names = numbered(_choices(case, thrown))
            return "order", Text("Who is struck first: {choices}", choices=names)


def _attack_label(pool: Successes) -> Text:
    if not pool.rerolls:
        return Text(
            "Attack roll: %n dice, difficulty {difficulty}",
            None,
            pool.dice,
            difficulty=pool.difficulty,
        )
    return Text(
        "Attack roll: {dice} and {again}, difficulty {difficulty}",
        dice=dice_words(pool.dice),
        again=Text("%n re-roll(s)", None, pool.rerolls),
        difficulty=pool.difficulty,
    )


def _choice_label(case: HellDoradoCase, thrown: Thrown) -> Text:
    return Text("Who is affected: {choices}", choices=numbered(_choices(case, thrown)))


def _choices(case: HellDoradoCase, told: Thrown | Chapter) -> list[str]:
    """The names a choice is among, in the order of its numbers."""
    program, state = case.program, told.state
    if isinstance(program, OrdinaryAttack):
        places = program.struck[1:]
    else:
        places: tuple[int, ...] = (
            state.tied if isinstance(told.step, Nearest) else program.eligible(state)
        )
    return [case.engagement.targets[place].name for place in places]


def numbered(names: list[str]) -> str:
    """Names behind the numbers a die shows: « 1 Goule, 2 Succube »."""
    return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))


def struck_name(case: HellDoradoCase, state: Scene) -> str:
    """The figure a strike is on."""
    return case.engagement.targets[struck_place(state)].name


def struck_place(state: Scene) -> int:
    """The place of the figure a strike is on."""
    return state.spilled if state.stage == SPILL else state.struck


def dice_words(dice: int) -> Text:
    """So many dice."""
    return Text("%n dice", None, dice)


def hits_words(hits: int) -> Text:
    """So many hits."""
    return Text("%n hit(s)", None, hits)


def points_words(points: int) -> Text:
    """So many hit points."""
    return Text("%n HP", None, points)


def gained(thrown: Thrown) -> Text | None:
    """What the dice of a throw have given so far."""
    match thrown.step:
        case Strike(_, power, protection):
            hits = thrown.throw.outcome(thrown.dice)
            loss = points_words(max(0, hits * power - protection))
            return Text("{hits}, {loss} gained", hits=hits_words(hits), loss=loss)
        case Aim() | Attack() if thrown.place == 0:
            return hits_words(int(str(thrown.throw.public(thrown.dice))))
        case _:
            return None


def account(case: HellDoradoCase, chapter: Chapter) -> Text | None:
    """What a step came to, the sum written out."""
    match chapter.step, chapter.said:
        case ((Aim(pool) | Attack(pool)), _) if not pool.dice:
            return _no_die()
        case Aim(), hit:
            return Text("it hits") if hit else Text("it misses: nothing happens")
        case Strike(_, power, protection), (int(), int(damage)):
            place, thrown = struck_place(chapter.state), chapter.throws[0]
            hits = thrown.throw.outcome(thrown.dice)
            if case.engagement.targets[place].immune:
                return Text("{hits}, immune", hits=hits_words(hits))
            return written_out(hits, power, protection, _lost(case, chapter, place, damage))
        case Melee(), None:
            return Text("even: nobody else")
        case Melee(), int(place):
            return Text("odd: {name} is affected too", name=_choices(case, chapter)[place])
        case Attack(), (int(place), int(hits), int(damage)):
            struck = _attack_account(case, chapter, (place, hits, damage))
            return Text("more odd than even, astray: {struck}", struck=struck) if place else struck
        case Nearest(), int(place):
            return Text("{name} first", name=_choices(case, chapter)[place])
        case _:
            return None


def _attack_account(case: HellDoradoCase, chapter: Chapter, said: tuple[int, int, int]) -> Text:
    struck, hits, damage = said
    assert isinstance(case.program, OrdinaryAttack)
    assert isinstance(chapter.step, Attack)
    place = case.program.struck[struck]
    name = case.engagement.targets[place].name
    if struck in chapter.step.immune:
        return Text("{name}: {hits}, immune", name=name, hits=hits_words(hits))
    return Text(
        "{name}: {hits}, {damage} − {protection} = {loss}",
        name=name,
        hits=hits_words(hits),
        damage=table_damage(chapter.step.table, hits),
        protection=chapter.step.protections[struck],
        loss=_lost(case, chapter, place, damage),
    )


def _lost(case: HellDoradoCase, chapter: Chapter, place: int, damage: int) -> Text:
    """What damage takes; where a figure has fewer points left, both are told."""
    left = case.engagement.targets[place].hit_points - chapter.before.get(damage_of(place), 0)
    if damage <= left:
        return points_words(damage)
    return Text(
        "{damage}, {lost}",
        damage=Text("%n damage", None, damage),
        lost=Text("%n HP lost", None, max(0, left)),
    )


def written_out(hits: int, power: int, protection: int, loss: Text) -> Text:
    """How hits become points: « 3 touches × 2 − 1 (PR) = 5 PV »."""
    return Text(
        "{hits} × {power} − {protection} (PR) = {loss}",
        hits=hits_words(hits),
        power=power,
        protection=protection,
        loss=loss,
    )


def looked_up(hits: int, damage: int, protection: int) -> Text:
    """How hits become points by a card's table: « 3 touches : 6 − 1 (PR) = 5 PV »."""
    return Text(
        "{hits}: {damage} − {protection} (PR) = {loss}",
        hits=hits_words(hits),
        damage=damage,
        protection=protection,
        loss=points_words(max(0, damage - protection)),
    )


def reading(case: HellDoradoCase) -> Text:
    """What was understood of the attack, in a sentence or two."""
    weapon = case.engagement.weapon
    match case.program:
        case OrdinaryAttack():
            return Text("{attack}. {effect}.", attack=_ordinary_attack(case), effect=_table(case))
        case AreaAttack(aim=Aim(pool)):
            what = (
                mark("{attack}. On a hit, {effect}, within a radius of {radius}.")
                if weapon.state is None
                else mark("{attack}. On a hit, within {radius} of the point, {effect}.")
            )
            radius = Text("{radius} toise(s)", None, int(weapon.radius), radius=weapon.radius)
            return Text(what, attack=_roll(pool), effect=_effect(case), radius=radius)
        case AreaAttack(shared=0):
            return Text("{effect}.", effect=_no_die())
        case _ if weapon.chained:
            return Text(
                "{effect}. The dice that miss go on to the next, from the nearest on.",
                effect=_effect(case),
            )
        case _:
            return Text("{effect}. No attack roll, no cover.", effect=_effect(case))


def _table(case: HellDoradoCase) -> Text:
    table = "/".join(map(str, case.engagement.weapon.damage_table or ()))
    return Text("Damage by number of hits: {table}", table=table)


def _effect(case: HellDoradoCase) -> Text:
    weapon = case.engagement.weapon
    if weapon.state is not None:
        return Text("whoever is under the template is {state}, without a die", state=weapon.state)
    shared = case.reckoning.shared_dice
    dice = FRESH_DICE if shared is None else shared
    thrown = dice_words(dice)
    roll = Text(
        "{dice}, difficulty {difficulty}, {each}",
        dice=thrown if weapon.chained else Text("{dice} for each figure", dice=thrown),
        difficulty=weapon.difficulty or 0,
        each=Text("%n damage per hit", None, weapon.power or 0),
    )
    return _with_certainty(roll, Successes(dice, weapon.difficulty or 0))


def _roll(pool: Successes) -> Text:
    """An attack roll as the reading tells it."""
    if not pool.dice:
        return Text("Attack roll: {none}", none=_no_die())
    return _with_certainty(_attack_label(pool), pool)


def _with_certainty(roll: Text, pool: Successes) -> Text:
    """A roll with what is certain of it, where no die can do otherwise."""
    if 1 < pool.difficulty <= pool.faces:
        return roll
    hits = hits_words(pool.dice if pool.difficulty <= 1 else 0)
    return Text("{roll} ({hits}, certain)", roll=roll, hits=hits)


def _no_die() -> Text:
    return Text("%n dice: missed, certain", None, 0)


def _ordinary_attack(case: HellDoradoCase) -> Text:
    match case.program:
        case OrdinaryAttack(Attack(pool)):
            return _roll(pool)
        case _:
            return Text("Nobody is attacked")


def assumption_words(name: str, value: object) -> Text:
    """One assumption of a result, in a sentence."""
    match name, value:
        case "long_range_difficulty", int(difficulty):
            return Text(
                "Long range counts as difficulty {difficulty} (not found in the sources).",
                difficulty=difficulty,
            )
        case "outsider_hit", "once":
            return Text("A figure outside the area is affected once per attack at most.")
        case "outsider_hit", _:
            return Text("A figure outside the area may be affected through each of his melees.")
        case "spill_among_outsiders", _:
            return Text("Melee: on an odd die, one adversary outside the area, drawn at random.")
        case "tangent", _:
            return Text("A base that just meets the template is touched.")
        case _:
            return Text("The base stands for the whole figure.")
