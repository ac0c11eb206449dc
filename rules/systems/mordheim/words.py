"""What Mordheim says to the player: labels of throws, what they came to."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from rules.case import Caption
from rules.systems.mordheim import throws
from rules.systems.mordheim.criticals import Critical
from rules.systems.mordheim.notes import STATE_LABELS, note_words
from rules.systems.mordheim.reckoning import name_of
from rules.systems.mordheim.shares import arms, shares
from rules.systems.mordheim.steps import Blown, CoupDeGrace, Parry, Totter
from rules.systems.mordheim.tables import KNOCKED_DOWN, STATES
from rules.text import Text, mark

if TYPE_CHECKING:
    from rules.story import Chapter, Thrown
    from rules.systems.mordheim.case import MordheimCase
    from rules.systems.mordheim.program import Scene
    from rules.throws import AnyThrow

CELLS = {
    "vital_part": mark("vital part"),
    "exposed_part": mark("exposed part"),
    "master_strike": mark("master strike"),
    "weak_spot": mark("weak spot"),
    "ricochet": mark("ricochet"),
    "master_shot": mark("master shot"),
    "hammered": mark("hammered"),
    "clubbed": mark("clubbed"),
    "wild_sweep": mark("wild sweep"),
    "bludgeoned": mark("bludgeoned"),
    "flesh_wound": mark("flesh wound"),
    "bladestorm": mark("bladestorm"),
    "sliced": mark("sliced"),
    "stab": mark("stab"),
    "thrust": mark("thrust"),
    "kebab": mark("kebab"),
    "body_blow": mark("body blow"),
    "crushing_blow": mark("crushing blow"),
    "mighty_blow": mark("mighty blow"),
}


def caption(case: MordheimCase, thrown: Thrown) -> Caption:
    """The id, the label and the outcome of a throw."""
    kind, label = _asked(thrown.throw)
    weapon = _weapon(case, thrown)
    if weapon is not None:
        label = Text("{name} – {what}", name=weapon, what=label)
    name = _target(case, thrown.state)
    return Caption(
        f"{kind}:{name}", _of(case, thrown.state, label), "" if thrown.sides else _public(thrown)
    )


def _of(case: MordheimCase, state: Scene, what: Text) -> Text:
    """Something told of an attack: whose, and on whom, where that is not clear."""
    if len(case.targets) > 1:
        what = Text("{name} – {what}", name=_target(case, state), what=what)
    if len(case.engagements) > 1:
        attacker = case.called(case.program.encounter(state).attacker)
        what = Text("{name} – {what}", name=attacker, what=what)
    return what


def _target(case: MordheimCase, state: Scene) -> str:
    return case.targets[case.program.encounter(state).figure].name


def _weapon(case: MordheimCase, thrown: Thrown) -> str | None:
    """Which weapon the dice are about, where the attacker has several."""
    encounter, group = case.program.encounter(thrown.state), case.program.group(thrown.state)
    engagement = case.engagements[encounter.attacker]
    if group is None or len(arms(engagement)) == 1:
        return None
    names = [target.name for target in engagement.targets]
    share = shares(engagement)[names.index(case.names[encounter.figure])]
    return name_of(share[group.weapon][0])


def _public(thrown: Thrown) -> Hashable:
    if isinstance(thrown.throw, throws.Injury):
        return STATES[_number(thrown)]
    return thrown.throw.public(thrown.dice)


def _asked(throw: AnyThrow) -> tuple[str, Text]:
    match throw:
        case throws.ToHit(dice, need):
            return "to_hit", _to_hit(dice, need)
        case throws.Parry(need):
            return "parry", Text("Parry: {need}+", need=need)
        case throws.Balance(initiative):
            return "initiative", Text("Initiative: {most} or less", most=min(initiative, 5))
        case throws.FallHits():
            return "fall", Text("Fall: 1d3 hits")
        case _:
            return _asked_of_a_hit(throw)


def _asked_of_a_hit(throw: AnyThrow) -> tuple[str, Text]:
    match throw:
        case throws.ToWound(starts):
            return "to_wound", _to_wound(starts[0])
        case throws.Saves(dice, need):
            return "save", _save(dice, need)
        case throws.Ward(starts):
            return "ward", Text("Ward: {need}+", need=starts[0])
        case throws.Injury(dice):
            return "injury", Text("Injury: %n dice", None, dice)
        case throws.Helmet(need):
            return "helmet", Text("Helmet: {need}+", need=need)
        case throws.Wounds():
            return "damage", Text("Wounds: 1d3")
        case _:
            return "critical", Text("Critical hit")


def _save(dice: int, need: int) -> Text:
    if dice == 1:
        return Text("Save: {need}+", need=need)
    return Text("Save: {need}+, %n dice", None, dice, need=need)


def _to_hit(dice: int, need: int) -> Text:
    if need <= 1:
        return Text("To hit: automatic, %n dice", None, dice)
    return Text("To hit: {need}+, %n dice", None, dice, need=need)


def _to_wound(need: int) -> Text:
    if need <= 1:
        return Text("To wound: automatic, a 6 is critical")
    return Text("To wound: {need}+", need=need)


def state_words(rank: int) -> Text:
    """A state by its rank."""
    return Text(STATE_LABELS[rank])


def gained(thrown: Thrown) -> Text | None:
    """What the dice of a throw have given so far."""
    match thrown.throw:
        case throws.ToHit():
            return Text("%n hit(s)", None, _number(thrown))
        case throws.Injury() if thrown.faces:
            return state_words(_number(thrown))
        case _:
            return None


def _number(thrown: Thrown) -> int:
    said: Any = thrown.throw.public(thrown.dice)
    return said


def account(case: MordheimCase, chapter: Chapter) -> Text | None:
    """What a step came to; one without a throw says of whom."""
    said = _account(chapter)
    return said if said is None or chapter.throws else _of(case, chapter.state, said)


def _account(chapter: Chapter) -> Text | None:
    match chapter.step, chapter.said:
        case Parry(), bool(parried):
            return Text("one hit is parried") if parried else Text("nothing is parried")
        case Totter(), bool(falls):
            return Text("he falls") if falls else Text("he keeps his footing")
        case CoupDeGrace(), _:
            return Text("stunned and attacked: out of action")
        case _, Blown() as said:
            return _hurt(chapter, said)
        case _, (int(lotus), int(plain), int()):
            return Text("%n hit(s)", None, lotus + plain)
        case _, int(hits):
            return Text("%n hit(s)", None, hits)
        case _:
            return None


def _hurt(chapter: Chapter, said: Blown) -> Text:
    done = _done(chapter, said)
    cell = _cell(chapter)
    if cell is not None:
        done = Text("{critical}: {what}", critical=Text(CELLS[cell.id]), what=done)
    note = None if said.note is None else note_words(said.note)
    if cell is None and note is not None:
        return note
    return done if note is None else Text("{what}. {note}", what=done, note=note)


def _done(chapter: Chapter, said: Blown) -> Text:
    before: int = chapter.state.reached
    lost = Text("%n HP lost", None, said.lost)
    if said.reached > max(before, KNOCKED_DOWN - 1):
        state = state_words(said.reached)
        return Text("{lost}, {state}", lost=lost, state=state) if said.lost else state
    if said.lost:
        return lost
    wounded = any(isinstance(t.throw, throws.Injury) for t in chapter.throws)
    return Text("nothing worse") if wounded else Text("no effect")


def _cell(chapter: Chapter) -> Critical | None:
    for thrown in chapter.throws:
        if isinstance(thrown.throw, throws.CriticalDie):
            return thrown.throw.outcome(int(str(thrown.dice)))
    return None
