"""What a critical hit does: the common table, and the optional ones (dossier §4)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.systems.mordheim.weapon import CriticalTable


@dataclass(frozen=True, slots=True, eq=False)
class Critical:
    """One cell of a table; each stands once in this module and is equal to itself alone.

    ``each``: a save for each wound. ``note``: what the players must do, by its id. ``floors``: the
    target is knocked down. ``fells``: out of action once the save has failed.
    """

    id: str
    wounds: int = 1
    save: bool = True
    each: bool = False
    injury: int = 0
    helmet: bool = True
    floors: bool = False
    fells: bool = False
    note: str | None = None


VITAL_PART = Critical("vital_part", wounds=2)
EXPOSED = Critical("exposed_part", wounds=2, save=False)
MASTER_STRIKE = Critical("master_strike", wounds=2, save=False, injury=2)
COMMON = (VITAL_PART, VITAL_PART, EXPOSED, EXPOSED, MASTER_STRIKE, MASTER_STRIKE)

WEAK_SPOT = Critical("weak_spot", save=False)
RICOCHET = Critical("ricochet", note="ricochet")
MASTER_SHOT = Critical("master_shot", wounds=2, save=False)
MISSILE = (WEAK_SPOT, WEAK_SPOT, RICOCHET, RICOCHET, MASTER_SHOT, MASTER_SHOT)

HAMMERED = Critical("hammered", note="hammered")
CLUBBED = Critical("clubbed", save=False, helmet=False)
WILD_SWEEP = Critical("wild_sweep", note="wild_sweep")
BLUDGEONED = Critical("bludgeoned", fells=True)
BLUDGEONING = (HAMMERED, HAMMERED, CLUBBED, CLUBBED, WILD_SWEEP, BLUDGEONED)

FLESH_WOUND = Critical("flesh_wound", save=False)
BLADESTORM = Critical("bladestorm", wounds=2, each=True)
SLICED = Critical("sliced", wounds=2, save=False, injury=2)
BLADED = (FLESH_WOUND, FLESH_WOUND, BLADESTORM, BLADESTORM, SLICED, SLICED)

STAB = Critical("stab", injury=1)
THRUST = Critical("thrust", floors=True)
KEBAB = Critical("kebab", save=False, injury=2, note="kebab")
THRUSTING = (STAB, STAB, THRUST, THRUST, KEBAB, KEBAB)

BODY_BLOW = Critical("body_blow", note="body_blow")
CRUSHING_BLOW = Critical("crushing_blow", injury=1)
MIGHTY_BLOW = Critical("mighty_blow", save=False, injury=2)
UNARMED = (BODY_BLOW, BODY_BLOW, CRUSHING_BLOW, CRUSHING_BLOW, MIGHTY_BLOW, MIGHTY_BLOW)

Cells = tuple[Critical, ...]
TABLES: dict[CriticalTable | None, Cells] = {
    None: COMMON,
    "missile": MISSILE,
    "bludgeoning": BLUDGEONING,
    "bladed": BLADED,
    "thrusting": THRUSTING,
    "unarmed": UNARMED,
}


def cells_of(table: CriticalTable | None, bonus: int) -> Cells:
    """What each face of the die gives, its bonus added."""
    cells = TABLES[table]
    return tuple(cells[min(max(face + bonus, 1), 6) - 1] for face in range(1, 7))
