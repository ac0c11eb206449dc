"""What Hell Dorado says to the player: labels of throws, sums written out, the weapon in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.case import Caption
from rules.systems.hell_dorado.models import ORDINARY
from rules.systems.hell_dorado.program import SPILL, OrdinaryAttack, Scene
from rules.systems.hell_dorado.steps import Aim, Attack, Melee, Nearest, Strike, table_damage
from rules.text import Text

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
            return "attack", _attack_label(pool.dice, pool.difficulty)
        case Strike(dice, difficulty):
            name = struck_name(case, thrown.state)
            label = Text(
                "{name}: %n dice, difficulty {difficulty}",
                None,
                dice,
                name=name,
                difficulty=difficulty,
            )
            return f"damage:{name}", label
        case Melee():
            name = struck_name(case, thrown.state)
            if thrown.place == 0:
                return f"melee:{name}", Text("Melee of {name}: 1 die, odd or even", name=name)
            return f"outsider:{name}", _choice_label(case, thrown)
        case Attack(pool):
            if thrown.place == 0:
                return "attack", _attack_label(pool.dice, pool.difficulty)
            return f"outsider:{case.engagement.targets[0].name}", _choice_label(case, thrown)
        case _:
            names = numbered(_choices(case, thrown))
            return "order", Text("Who is struck first: {choices}", choices=names)


def _attack_label(dice: int, difficulty: int) -> Text:
    return Text("Attack roll: %n dice, difficulty {difficulty}", None, dice, difficulty=difficulty)


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
    place = state.spilled if state.stage == SPILL else state.struck
    return case.engagement.targets[place].name


def hits_words(hits: int) -> Text:
    """So many hits."""
    return Text("%n hit(s)", None, hits)


def points_words(points: int) -> Text:
    """So many hit points."""
    return Text("%n HP", None, points)


def gained(thrown: Thrown) -> Text | None:
    """What the dice of a throw have given so far."""
    match thrown.step:
        case Strike(_, _, power, protection):
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
        case Aim(), hit:
            return Text("it hits") if hit else Text("it misses: nothing happens")
        case Strike(_, _, power, protection), (int(hits), int(loss)):
            return written_out(hits, power, protection, loss)
        case Melee(), None:
            return Text("even: nobody else")
        case Melee(), int(place):
            return Text("odd: {name} is affected too", name=_choices(case, chapter)[place])
        case Attack(_, table, protections), (int(place), int(hits), int(loss)):
            name = [case.engagement.targets[0].name, *_choices(case, chapter)][place]
            return Text(
                "{name}: {hits}, {damage} − {protection} = {loss}",
                name=name,
                hits=hits_words(hits),
                damage=table_damage(table, hits),
                protection=protections[place],
                loss=points_words(loss),
            )
        case Nearest(), int(place):
            return Text("{name} first", name=_choices(case, chapter)[place])
        case _:
            return None


def written_out(hits: int, power: int, protection: int, loss: int) -> Text:
    """How hits become points: « 3 touches × 2 − 1 (PR) = 5 PV »."""
    return Text(
        "{hits} × {power} − {protection} (PR) = {loss}",
        hits=hits_words(hits),
        power=power,
        protection=protection,
        loss=points_words(loss),
    )


def reading(case: HellDoradoCase) -> Text:
    """What was understood of the attack, in a sentence or two."""
    engagement = case.engagement
    weapon = engagement.weapon
    effect = _effect(case)
    if weapon.kind == "explosion":
        pool = case.pool(case.range_difficulty())
        return Text(
            "{attack}. On a hit, {effect}, within {radius} toises of the point.",
            attack=_pool_words(pool.dice, pool.rerolls, pool.difficulty),
            effect=effect,
            radius=f"{weapon.radius:g}",
        )
    if case.chained:
        return Text(
            "{effect}. The dice that miss go on to the next, from the nearest on.", effect=effect
        )
    if weapon.kind in ("englobant", "percutant"):
        return Text("{effect}. No attack roll, no cover.", effect=effect)
    return Text("{attack}. {effect}.", attack=_ordinary_attack(case), effect=effect)


def _effect(case: HellDoradoCase) -> Text:
    weapon = case.engagement.weapon
    if weapon.kind in ORDINARY and weapon.damage_table is not None:
        return Text(
            "Damage by number of hits: {table}", table="/".join(map(str, weapon.damage_table))
        )
    if case.state is not None:
        return Text("whoever is under the template is {state}, without a die", state=case.state)
    dice = (case.engagement.attacker.shooting or 0) + 5 if case.chained else 5
    each = Text("%n damage per hit", None, weapon.power or 0)
    if case.chained:
        return Text(
            "%n dice, difficulty {difficulty}, {each}",
            None,
            max(0, dice),
            difficulty=weapon.difficulty or 0,
            each=each,
        )
    return Text(
        "5 dice for each figure, difficulty {difficulty}, {each}",
        difficulty=weapon.difficulty or 0,
        each=each,
    )


def _pool_words(dice: int, rerolls: int, difficulty: int) -> Text:
    roll = _attack_label(dice, difficulty)
    return (
        Text("{roll}, {again}", roll=roll, again=Text("%n re-roll(s)", None, rerolls))
        if rerolls
        else roll
    )


def _ordinary_attack(case: HellDoradoCase) -> Text:
    match case.program:
        case OrdinaryAttack(Attack(pool)):
            return _pool_words(pool.dice, pool.rerolls, pool.difficulty)
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
