"""The games Toise knows: one package each, found here and never by name elsewhere.

A game's package says its ``NAME``; its module ``system`` holds all the rest, as ``SYSTEM``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.aiming import Prospect, Worth
    from rules.battle.game import BattleGame
    from rules.card import Card
    from rules.case import Alone, Case
    from rules.counted import Counted
    from rules.document import Document
    from rules.json_reading import Json
    from rules.notation import Notation
    from rules.presets import Presets
    from rules.resolution import Resolver
    from rules.result import Result
    from rules.sheet import Sheet
    from rules.spill import Spill
    from rules.standing import Standing
    from rules.story import Thrown
    from rules.template import Measure, Template
    from rules.text import InputError, Text
    from rules.throws import AnyThrow
    from rules.touch import Touch
    from rules.wear import Wear


@dataclass(frozen=True, eq=False)
class GameSystem:
    """One game: its documents, its notation, its course.

    ``name`` is marked for translation. ``find`` reads every notation in a text, ``read`` exactly
    one, ``write`` prints the normal form. ``problems``: what is wrong with a valid document as a
    whole. ``case``: an engagement without problems, ready to be resolved. ``kind_of``: the kind of
    a weapon, for the hints of forms. ``assumption``: one assumption of a result, in words.
    ``touch``: how each figure on the table stands to the template, from the nearest on; None where
    the game has no table. ``unit``: what distances are counted in, marked for translation.
    ``measure``: how the table is measured. ``template``: the template of a weapon, None where it
    has none. ``spills``: who may be struck through a melee, of an engagement without problems.
    ``aims``: all that an engagement may aim at; None where it lays no template on a table.
    ``worth``: what an attack comes to for both sides as it is aimed; None where nobody aims.
    ``presets``: the weapons and armours of the game's lists. ``chain``: of engagements without
    problems that follow one another, a case of what there is to tell after each; InvalidError where
    one can't follow. None where the game knows no attackers in a row. ``alike``: the kind of a
    throw whose dice may be thrown at once with those of its kind still to come, though others stand
    between them, and how many may come, it included; the kind is None for a throw by itself.
    ``meaning``: what a state or a note of a result, by its id, asks of the players; None for one
    that asks nothing.
    ``standings``: how each target stands to the template that lies on the table; empty where none
    lies there. ``length``: so many units in words. ``doubts``: what is doubtful about a table, as
    a result's warnings tell it. ``card``: what lines of a card give of a figure's fields.
    ``sheets``: the sheet of each target of a case, as a result of it has them, where the game's
    figures wear away by stages; ``wear``: what may befall them, in the words of its views.
    ``has_roles``: heroes and henchmen fare differently. ``battle``: how results change figures in a
    battle; None where none can be kept.
    ``counted``: how the charts of a case's figures are summed up, one by one; None where no course
    says it. ``alone``: the attack of an engagement without problems, made on one target after the
    other; None where each takes a case of his own. ``asked``: the fields worth asking backwards
    about (``attacker.shooting``); empty for all that can be. ``icepool``: a throw of the game as an
    expression of that library; None for one it can't say.
    """

    id: str
    name: str
    engagement: type[Any]
    find: Callable[[str], list[Notation]]
    read: Callable[[str], Document]
    write: Callable[[Any], str]
    problems: Callable[[Any], list[InputError]]
    case: Callable[[Any], Case]
    kind_of: Callable[[Any], str]
    assumption: Callable[[str, object], Text]
    touch: Callable[[Any], list[Touch]] | None = None
    unit: str | None = None
    measure: Measure | None = None
    template: Callable[[Any], Template | None] | None = None
    spills: Callable[[Any], list[Spill]] | None = None
    aims: Callable[[Any], Prospect | None] | None = None
    worth: Callable[[Any, Resolver], Worth | None] | None = None
    presets: Callable[[], Presets] | None = None
    meaning: Callable[[str], Text | None] | None = None
    chain: Callable[[Sequence[Any]], Sequence[Case]] | None = None
    alike: Callable[[Thrown], tuple[object, int]] | None = None
    length: Callable[[int], Text] | None = None
    standings: Callable[[Any], list[Standing]] | None = None
    doubts: Callable[[Any], list[Json]] | None = None
    has_roles: bool = False
    card: Callable[[str], Card] | None = None
    sheets: Callable[[Any, Result | None], list[Sheet]] | None = None
    wear: Wear | None = None
    counted: Callable[[Any], Sequence[Counted]] | None = None
    alone: Callable[[Any], Alone | None] | None = None
    asked: tuple[str, ...] = ()
    icepool: Callable[[AnyThrow], str | None] | None = None
    battle: BattleGame | None = None


@cache
def names() -> dict[str, str]:
    """The name of every game by its id, in the order of their ids, without loading any."""
    identities = sorted(module.name for module in iter_modules(__path__))
    return {game: import_module(f"{__name__}.{game}").NAME for game in identities}


def game_of(identity: str) -> GameSystem | None:
    """One game by its id, without loading the others; None where Toise does not know it."""
    return _loaded(identity) if identity in names() else None


@cache
def load() -> dict[str, GameSystem]:
    """Every game by its id, in the order of their ids."""
    return {game: _loaded(game) for game in names()}


@cache
def _loaded(identity: str) -> GameSystem:
    """The game of a module, or of the package whose ``system`` holds it."""
    module = import_module(f"{__name__}.{identity}")
    if not hasattr(module, "SYSTEM"):
        module = import_module(f"{module.__name__}.system")
    return module.SYSTEM
