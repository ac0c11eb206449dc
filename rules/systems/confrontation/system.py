"""Confrontation as one game among the others."""

from rules.systems import GameSystem
from rules.systems.confrontation import NAME, notation
from rules.systems.confrontation.alone import ConfrontationAlone
from rules.systems.confrontation.assumptions import assumption_words
from rules.systems.confrontation.battle import BATTLE
from rules.systems.confrontation.card import read_card
from rules.systems.confrontation.case import ConfrontationCase
from rules.systems.confrontation.icepool import dice_words
from rules.systems.confrontation.models import ConfrontationEngagement
from rules.systems.confrontation.presets import presets
from rules.systems.confrontation.problems import problems
from rules.systems.confrontation.sheets import sheets
from rules.systems.confrontation.weapon import kind_of
from rules.systems.confrontation.wearing import WEAR

SYSTEM = GameSystem(
    id="confrontation",
    name=NAME,
    engagement=ConfrontationEngagement,
    find=notation.find,
    read=notation.read,
    write=notation.write,
    problems=problems,
    case=ConfrontationCase,
    kind_of=kind_of,
    assumption=assumption_words,
    presets=presets,
    card=read_card,
    sheets=sheets,
    battle=BATTLE,
    wear=WEAR,
    counted=ConfrontationCase.counted,
    icepool=dice_words,
    alone=ConfrontationAlone.of,
    asked=(
        *("circumstances.hits", "circumstances.resistance", "targets.structure", "targets.lost"),
        *("targets.edition", "targets.resistance", "targets.immobile"),
    ),
)
