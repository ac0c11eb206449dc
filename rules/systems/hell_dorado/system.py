"""All that Hell Dorado gives: its documents, its notation, its course."""

from rules.systems import GameSystem
from rules.systems.hell_dorado import NAME, notation
from rules.systems.hell_dorado.aiming import prospect
from rules.systems.hell_dorado.alone import HellDoradoAlone
from rules.systems.hell_dorado.battle import BATTLE
from rules.systems.hell_dorado.case import HellDoradoCase
from rules.systems.hell_dorado.chain import chain
from rules.systems.hell_dorado.field import TOISE, doubts, standings, template_of, touch
from rules.systems.hell_dorado.melee import spills
from rules.systems.hell_dorado.models import HellDoradoEngagement
from rules.systems.hell_dorado.problems import problems
from rules.systems.hell_dorado.words import assumption_words
from rules.text import Text, mark

SYSTEM = GameSystem(
    id="hell_dorado",
    name=NAME,
    engagement=HellDoradoEngagement,
    find=notation.find,
    read=notation.read,
    write=notation.write,
    problems=problems,
    case=HellDoradoCase,
    kind_of=lambda weapon: weapon.kind,
    assumption=assumption_words,
    touch=touch,
    unit=mark("toises"),
    length=lambda units: Text("%n toise(s)", None, units),
    measure=TOISE,
    template=template_of,
    spills=spills,
    aims=prospect,
    standings=standings,
    doubts=doubts,
    chain=chain,
    counted=lambda case: case.counted(),
    alone=HellDoradoAlone,
    asked=(
        *("attacker.shooting", "attacker.combat", "weapon.difficulty", "weapon.power"),
        *("circumstances.range", "circumstances.difficulty", "circumstances.attack_dice"),
        *("circumstances.bonus_dice", "targets.protection", "targets.hit_points"),
        *("targets.cover", "targets.defence", "targets.damage_reduction"),
    ),
    battle=BATTLE,
)
