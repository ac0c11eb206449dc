"""What had to be assumed in an area attack (dossier §12, contract.md § savage_worlds)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.result import Assumption
from rules.systems.savage_worlds.dice import trait_of
from rules.systems.savage_worlds.models import SavageWorldsEngagement, Target
from rules.systems.savage_worlds.program import Ground
from rules.systems.savage_worlds.reckoning import Reckoning
from rules.text import Text


def assumptions(
    engagement: SavageWorldsEngagement, ground: Ground, reckoned: Sequence[Reckoning]
) -> list[Assumption]:
    """Every choice that the attack hangs on."""
    return [
        *_of_place(engagement, ground),
        *_of_rules(engagement, ground, reckoned),
        *_of_rolls(engagement, reckoned),
    ]


def _of_place(engagement: SavageWorldsEngagement, ground: Ground) -> Iterator[Assumption]:
    rules, weapon = engagement.rules, engagement.weapon
    if engagement.table is None:
        yield Assumption("no_table", True)
    else:
        yield Assumption("tangent", False)
        yield Assumption("base_stands_for_model", True)
    if weapon.is_blast and weapon.can_deviate is None and not weapon.deviates:
        yield Assumption("can_deviate", False)
    if ground.landings:
        yield Assumption("half_distance", rules.half_distance)
        yield Assumption("clock", rules.clock)


def _of_rules(
    engagement: SavageWorldsEngagement, ground: Ground, reckoned: Sequence[Reckoning]
) -> Iterator[Assumption]:
    covered = any(
        victim.cover and not reckoned[victim.figure].is_object for victim in ground.victims
    )
    if covered and engagement.weapon.armor_piercing:
        yield Assumption("cover_against_ap", engagement.rules.cover_against_ap)
    soaking = [one for one in reckoned if _soaks(one)]
    if soaking:
        yield Assumption("wound_cap", 4)
    if any(one.target.wild_card for one in soaking):
        yield Assumption("soak_wild_die", engagement.rules.soak_wild_die)


def _of_rolls(
    engagement: SavageWorldsEngagement, reckoned: Sequence[Reckoning]
) -> Iterator[Assumption]:
    traits = [engagement.attacker.trait, *(t for one in reckoned for t in _rolled(one))]
    if any(trait_of(trait).bonus for trait in traits):
        yield Assumption("trait_above_d12", "added")


def _soaks(one: Reckoning) -> bool:
    return not one.is_object and not one.is_proof and one.soak() is not None


def _rolled(one: Reckoning) -> Iterator[str]:
    """The traits that a target may have to roll."""
    target: Target = one.target
    if target.agility is not None and one.evasion() is not None:
        yield target.agility
    if target.vigor is not None and _soaks(one):
        yield target.vigor


def assumption_words(name: str, value: object) -> Text:
    """One assumption of a result, in a sentence."""
    if name in _SENTENCES:
        return _SENTENCES[name]
    return _CHOICES.get((name, value), Text("{name}: {value}", name=name, value=str(value)))


_SENTENCES = {
    "no_table": Text(
        "Without a table everybody stands under the template, and a failure reaches nobody."
    ),
    "tangent": Text("A base that just meets the template is not under it."),
    "base_stands_for_model": Text("The base stands for the whole figure."),
    "can_deviate": Text("A natural attack or a power that fails does not deviate."),
    "wound_cap": Text("Of one hit, 4 wounds at most are soaked."),
    "trait_above_d12": Text("What a trait has beyond d12 is added to the roll."),
}
Sentence = Text
_CHOICES: dict[tuple[str, object], Sentence] = {
    ("half_distance", "exact"): Text("Half the distance is not rounded."),
    ("half_distance", "floor"): Text("Half the distance is rounded down to whole squares."),
    ("clock", "attacker"): Text("12 o'clock points away from the attacker."),
    ("clock", "table"): Text("12 o'clock points up the table."),
    ("cover_against_ap", "ignored"): Text("Cover is taken from the damage, whatever the AP."),
    ("cover_against_ap", "reduced"): Text("AP counts once, against armour and cover together."),
    ("soak_wild_die", True): Text("A Wild Card rolls his Wild Die to soak."),
    ("soak_wild_die", False): Text("No Wild Die is rolled to soak."),
}
