"""The Marketplace: its weapons as they are printed, its armours as the target's fields.

A Strength that holds for one turn only is given as it stands in that turn and in the others. A
shooter has one shot, whatever his attacks; a weapon that shoots twice stands here both ways.
An armour that leaves the printed save to the rules takes away what stood in its place. A printed
save has the shield in it, so that a shield taken up later makes it better.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from rules.presets import ArmourPreset, Fields, Presets, WeaponPreset, alone
from rules.systems.mordheim.notation import read
from rules.text import mark

_MELEE = mark("hand to hand")
_MISSILE = mark("missile weapons")
_POWDER = mark("black powder")
_WEAPONS: dict[str, dict[str, str]] = {
    _MELEE: {
        mark("fist"): "poing (F-1 • svg ennemie +1 • une seule attaque)",
        mark("dagger"): "dague (F • svg ennemie +1)",
        mark("club, mace or hammer"): "massue (F • contondant)",
        mark("staff"): "bâton (F • contondant)",
        mark("axe"): "hache (F • svg -1)",
        mark("sword"): "épée (F • parade)",
        mark("flail"): "fléau (F+2 • deux mains • bonus au premier tour)",
        mark("flail, after the first turn"): "fléau (F • deux mains)",
        mark("morning star"): "morgenstern (F+1 • bonus au premier tour)",
        mark("morning star, after the first turn"): "morgenstern (F)",
        mark("halberd"): "hallebarde (F+1 • deux mains)",
        mark("spear"): "lance (F • frappe en premier au premier tour)",
        mark("lance"): "lance de cavalerie (F+2 • bonus en charge montée)",
        mark("lance, without a charge"): "lance de cavalerie (F)",
        mark("double-handed weapon"): "arme à deux mains (F+2 • deux mains • frappe en dernier)",
        mark("gromril weapon"): "arme en gromril (F • svg -1)",
        mark("gromril axe"): "hache en gromril (F • svg -2)",
        mark("gromril dagger"): "dague en gromril (F • svg -1 • svg ennemie +1)",
        mark("gromril club, mace or hammer"): "massue en gromril (F • svg -1 • contondant)",
        mark("gromril sword"): "épée en gromril (F • svg -1 • parade)",
        mark("gromril double-handed weapon"): (
            "arme à deux mains en gromril (F+2 • svg -1 • deux mains • frappe en dernier)"
        ),
        mark("ithilmar weapon"): "arme en ithilmar (F • Initiative +1)",
        mark("ithilmar sword"): "épée en ithilmar (F • parade • Initiative +1)",
        mark("Sigmarite warhammer"): "marteau de guerre sigmarite (F+1 • contondant)",
        mark("Sigmarite warhammer against the Undead and the Possessed"): (
            "marteau de guerre sigmarite (F+1 • +1 pour blesser • contondant)"
        ),
        mark("steel whip"): "fouet d'acier (F • non parable • une attaque de plus en charge)",
        mark("fighting claws"): (
            "griffes de combat (F • paire • une attaque de plus • parade relancée)"
        ),
        mark("dwarf axe"): "hache naine (F • svg -1 • parade)",
        mark("great axe"): "grande hache (F+2 • svg -1 • deux mains • frappe en dernier)",
        mark("rapier"): (
            "rapière (F • svg ennemie +1 • parade • nouvelle attaque après une touche sans"
            " blessure)"
        ),
        mark("sword breaker"): "brise-lame (F • parade • brise l'arme parée sur 4+)",
        mark("brazier iron"): "bâton ardent (F+1 • deux mains • enflamme sur 5+)",
        mark("horseman's hammer"): "marteau de cavalerie (F+1 • deux mains)",
        mark("horseman's hammer, mounted charge"): (
            "marteau de cavalerie (F+2 • deux mains • bonus en charge montée)"
        ),
        mark("ball and chain"): "boulet et chaîne (F+2 • sans svg • 1d3 blessures)",
        mark("plague censer"): (
            "encensoir à peste (F+2 • deux mains • bonus au premier tour • test d'Endurance)"
        ),
        mark("plague censer, after the first turn"): (
            "encensoir à peste (F • deux mains • test d'Endurance)"
        ),
        mark("spiked gauntlet"): "gantelet à pointe (F • parade)",
        mark("brass knuckles"): (
            "coups-de-poing (F+1 • paire • une attaque de plus • Initiative -2)"
        ),
        mark("starsword"): "épée des étoiles (F+1 • sans svg • parade)",
        mark("claw of the Old Ones"): "griffe des anciens (F+1 • sans svg • parade)",
        mark("dagger with black lotus"): "dague (F • svg ennemie +1 • poison)",
    },
    _MISSILE: {
        mark("short bow"): "arc court (tir • 16ps • F3)",
        mark("bow"): "arc (tir • 24ps • F3)",
        mark("long bow"): "arc long (tir • 30ps • F3)",
        mark("elf bow"): "arc elfique (tir • 36ps • F3 • svg -1)",
        mark("crossbow"): "arbalète (tir • 30ps • F4 • mouvement ou tir)",
        mark("repeater crossbow"): "arbalète à répétition (tir • 24ps • F3)",
        mark("repeater crossbow, two shots"): (
            "arbalète à répétition en double tir (tir • 24ps • F3 • -1 pour toucher)"
        ),
        mark("crossbow pistol"): "arbalète de poing (tir • 10ps • F4)",
        mark("crossbow pistol, shot in melee"): (
            "arbalète de poing (tir • 10ps • F4 • -2 pour toucher • premier tour de mêlée)"
        ),
        mark("sling"): "fronde (tir • 18ps • F3)",
        mark("sling, two shots"): (
            "fronde en double tir (tir • 18ps • F3 • -1 pour toucher • à demi-portée sans bouger)"
        ),
        mark("throwing knife or star"): (
            "arme de jet (tir • 6ps • F • sans malus de portée ni de mouvement)"
        ),
        mark("javelin"): "javelot (tir • 8ps • F • sans malus de mouvement)",
        mark("bolas"): (
            "bolas (tir • 16ps • entrave • une fois par bataille • dangereux pour le lanceur sur"
            " un 1)"
        ),
        mark("blowpipe"): (
            "sarbacane (tir • 8ps • F1 • svg ennemie +1 • pas de critique • poison)"
        ),
    },
    _POWDER: {
        mark("blunderbuss"): (
            "tromblon (tir • 16ps • F3 • touche automatiquement • toute une ligne • une fois par"
            " bataille)"
        ),
        mark("pistol"): "pistolet (tir • 6ps • F4 • svg -1 • rechargement)",
        mark("pistol in hand-to-hand combat"): "pistolet (F4 • svg -1 • premier tour)",
        mark("duelling pistol"): (
            "pistolet de duel (tir • 10ps • F4 • svg -1 • +1 pour toucher • rechargement)"
        ),
        mark("warplock pistol"): "pistolet à malepierre (tir • 8ps • F5 • svg -1 • rechargement)",
        mark("handgun"): "arquebuse (tir • 24ps • F4 • svg -1 • mouvement ou tir • rechargement)",
        mark("Hochland long rifle"): (
            "long fusil du Hochland (tir • 48ps • F4 • svg -1 • choix de la cible • rechargement)"
        ),
    },
}
_ARMOURS: dict[str, dict[str, Any]] = {
    mark("toughened leather"): {"armour": "toughened_leather", "save": None},
    mark("light armour"): {"armour": "light", "save": None},
    mark("heavy armour"): {"armour": "heavy", "save": None},
    mark("ithilmar armour"): {"armour": "ithilmar", "save": None},
    mark("gromril armour"): {"armour": "gromril", "save": None},
    mark("lamellar armour"): {"save": 4},
    mark("lamellar armour with a shield"): {"save": 3, "shield": True},
    mark("Chaos armour"): {"save": 4},
    mark("Chaos armour with a shield"): {"save": 3, "shield": True},
    mark("masterwork heavy armour"): {"save": 4},
    mark("masterwork heavy armour with a shield"): {"save": 3, "shield": True},
    mark("sea-dragon cloak, hand to hand"): {"save": 5},
    mark("sea-dragon cloak, against shots"): {"save": 4},
    mark("shield"): {"shield": True},
    mark("kite shield"): {"kite_shield": True},
    mark("pavise, charged in front"): {"shield": True},
    mark("pavise, against shots"): {"pavise": True},
    mark("wolf cloak"): {"wolf_cloak": True},
    mark("mount without barding"): {"mount": "mounted"},
    mark("barding, with its mount"): {"mount": "barded"},
    mark("buckler or sword"): {"parry": "one"},
    mark("buckler and sword"): {"parry": "reroll"},
    mark("helmet"): {"helmet": 4},
    mark("cooking pot"): {"helmet": 5},
}
_SHIELD = {"shield": True}
_KITE_SHIELD = {"kite_shield": True}
_TWO_SHOTS = ("repeater crossbow, two shots", "sling, two shots")


def _borne(wearer: Fields) -> int:
    """What the shield that he bears makes of a save."""
    on_foot = wearer.get("mount", "none") == "none"
    return 1 + on_foot if wearer.get("kite_shield") else int(bool(wearer.get("shield")))


def _taken_up(shield: Fields, wearer: Fields) -> Fields:
    """A shield in place of another or none; a printed save has one in it."""
    borne = [name for name in (*_SHIELD, *_KITE_SHIELD) if wearer.get(name)]
    found: dict[str, Any] = {name: False for name in borne if name not in shield}
    after = {**wearer, **found, **shield}
    better, save = _borne(after) - _borne(wearer), wearer.get("save")
    if isinstance(save, int) and better:
        found["save"] = _printed(save - better)
    return found


def _put_on(save: int, wearer: Fields) -> Fields:
    """An armour with a printed save on one who bears a shield."""
    return {"save": _printed(save - _borne(wearer))} if _borne(wearer) else {}


def _without_kite(wearer: Fields) -> Fields:
    """A shield that comes with an armour, in place of his own."""
    return {"kite_shield": False} if wearer.get("kite_shield") else {}


def _printed(save: int) -> int:
    """A save as it can be printed."""
    return min(max(save, 2), 7)


def _armour(name: str, fields: dict[str, Any]) -> ArmourPreset:
    if fields in (_SHIELD, _KITE_SHIELD):
        return ArmourPreset(name, fields, partial(_taken_up, fields))
    if fields.get("save") and "shield" not in fields:
        return ArmourPreset(name, fields, partial(_put_on, fields["save"]))
    return ArmourPreset(name, fields, _without_kite if "shield" in fields else alone)


def _weapon(name: str, group: str, printed: str) -> WeaponPreset:
    weapon = read(printed)
    shots = {"attacks": 1 + (name in _TWO_SHOTS)}
    return WeaponPreset(name, group, weapon, shots if weapon.kind == "shooting" else {})


@cache
def presets() -> Presets:
    """The weapons and armours of the Marketplace."""
    return Presets(
        tuple(
            _weapon(name, group, printed)
            for group, weapons in _WEAPONS.items()
            for name, printed in weapons.items()
        ),
        tuple(_armour(name, fields) for name, fields in _ARMOURS.items()),
    )
