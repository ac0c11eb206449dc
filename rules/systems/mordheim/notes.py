"""What states and criticals mean for the players, in our own words (seed 003, dossier §§1, 4)."""

from __future__ import annotations

from rules.text import Text, mark

STATE_LABELS = (
    mark("unharmed"),
    mark("wounded"),
    mark("knocked down"),
    mark("stunned"),
    mark("out of action"),
)
ENTANGLED = "entangled"
SHORT_LABELS = (
    mark("unharmed"),
    mark("wounded"),
    mark("down"),
    mark("stunned"),
    mark("out"),
)
UNCHANGED = mark("unchanged")
"""The first of them for one who was knocked down or stunned before."""


def meaning(name: str) -> Text | None:
    """What a state allows and forbids, or a critical asks; None where there is nothing to say."""
    match name:
        case "knocked_down":
            return Text(
                "Knocked down: on his back. He may crawl 2″ if his adversary fights somebody"
                " else; he neither shoots, casts, strikes nor parries. In his next rally phase he"
                " stands up: half move, no charge, no run; still in melee he strikes last."
            )
        case "stunned":
            return Text(
                "Stunned: face down, he does nothing at all. In his next rally phase he is turned"
                " over and counts as knocked down; attacked in melee before, he is out of action."
            )
        case "out_of_action":
            return Text("Out of action: off the table; whether he survives is thrown afterwards.")
        case _:
            return note_words(name)


def note_words(note: str) -> Text | None:
    """What the players must do after a critical hit of an optional table, or bolas."""
    match note:
        case "ricochet":
            return Text("Ricochet: the nearest other enemy within 6″ is hit as well.")
        case "hammered":
            return Text("Hammered: the target may not fight this turn, if he has not yet.")
        case "wild_sweep":
            return Text("Wild sweep: the target loses one of his weapons for this combat.")
        case "kebab":
            return Text(
                "Kebab: the target is driven back 1D6″; whoever he runs into takes a hit of"
                " Strength 3."
            )
        case "entangled":
            return Text(
                "Entangled: unhurt, he may shoot but not move, and fights with 2 less of Weapon"
                " Skill; in his rally phase he frees himself on a 4+."
            )
        case "body_blow":
            return Text("Body blow: the attacker makes one more attack at once.")
        case _:
            return None
