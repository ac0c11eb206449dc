"""All that Mordheim gives: its documents, its notation, its course."""

from rules.systems import GameSystem
from rules.systems.mordheim import NAME, notation
from rules.systems.mordheim.alone import MordheimAlone
from rules.systems.mordheim.assumption_words import assumption_words
from rules.systems.mordheim.battle import BATTLE
from rules.systems.mordheim.case import MordheimCase
from rules.systems.mordheim.chain import chain
from rules.systems.mordheim.handfuls import alike
from rules.systems.mordheim.icepool import dice_words
from rules.systems.mordheim.models import MordheimEngagement
from rules.systems.mordheim.notes import meaning
from rules.systems.mordheim.presets import presets
from rules.systems.mordheim.problems import problems

SYSTEM = GameSystem(
    id="mordheim",
    name=NAME,
    engagement=MordheimEngagement,
    find=notation.find,
    read=notation.read,
    write=notation.write,
    problems=problems,
    case=MordheimCase,
    kind_of=lambda weapon: weapon.kind,
    assumption=assumption_words,
    presets=presets,
    meaning=meaning,
    chain=chain,
    has_roles=True,
    alike=alike,
    icepool=dice_words,
    counted=MordheimCase.counted,
    alone=MordheimAlone,
    asked=(
        *("attacker.attacks", "attacker.weapon_skill", "attacker.ballistic_skill"),
        *("attacker.strength", "circumstances.to_hit", "circumstances.cover"),
        *("circumstances.long_range", "circumstances.moved", "weapon.armour_piercing"),
        *("weapon.no_save", "weapon.concussion", "targets.toughness", "targets.hit_points"),
        *("targets.weapon_skill", "targets.armour", "targets.shield", "targets.save"),
        *("targets.ward", "targets.helmet", "targets.parry", "targets.state"),
    ),
    battle=BATTLE,
)
