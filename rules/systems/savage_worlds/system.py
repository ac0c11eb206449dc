"""All that Savage Worlds gives: its documents, its notation, its course."""

from rules.systems import GameSystem
from rules.systems.savage_worlds import NAME, notation
from rules.systems.savage_worlds.aiming import prospect, worth
from rules.systems.savage_worlds.alone import SavageWorldsAlone
from rules.systems.savage_worlds.assumptions import assumption_words
from rules.systems.savage_worlds.battle import BATTLE
from rules.systems.savage_worlds.case import SavageWorldsCase
from rules.systems.savage_worlds.field import SQUARE, template_of, touch
from rules.systems.savage_worlds.icepool import dice_words
from rules.systems.savage_worlds.models import SavageWorldsEngagement
from rules.systems.savage_worlds.presets import presets
from rules.systems.savage_worlds.problems import problems
from rules.systems.savage_worlds.weapon import kind_of
from rules.systems.savage_worlds.words import meaning
from rules.text import mark

SYSTEM = GameSystem(
    id="savage_worlds",
    name=NAME,
    engagement=SavageWorldsEngagement,
    find=notation.find,
    read=notation.read,
    write=notation.write,
    problems=problems,
    case=SavageWorldsCase,
    kind_of=kind_of,
    assumption=assumption_words,
    touch=touch,
    unit=mark("squares"),
    measure=SQUARE,
    template=template_of,
    aims=prospect,
    worth=worth,
    presets=presets,
    meaning=meaning,
    icepool=dice_words,
    counted=SavageWorldsCase.counted,
    alone=SavageWorldsAlone,
    asked=(
        *("attacker.trait", "attacker.wild_card", "attacker.modifier", "weapon.damage"),
        *("weapon.armor_piercing", "circumstances.range", "circumstances.aimed"),
        *("circumstances.modifier", "targets.toughness", "targets.armor"),
        *("targets.cover_bonus", "targets.wild_card", "targets.shaken", "targets.agility"),
    ),
    battle=BATTLE,
)
