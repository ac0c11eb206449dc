"""What a place to aim at is worth, in words."""

from __future__ import annotations

from fractions import Fraction

from desktop.words import Words
from rules.aiming import Aim, Place, Prospect, Worth
from rules.best_aims import Spot
from rules.text import Percent, Text

MOST_NAMES = 4
LEAST_SHOWN = Fraction(1, 20)


def aim_words(words: Words, prospect: Prospect, aim: Aim) -> str:
    """Whom an aim touches, on a line, and what it is worth, on others."""
    if not aim.touched:
        return words(Text("Nobody under the template"))
    lines = [_names(words, aim.touched), worth_words(words, prospect, aim.worth)]
    if aim.blind:
        lines.append(words(Text("An obstacle is in the way.")))
    return "\n".join(lines)


def spot_words(words: Words, prospect: Prospect, spot: Spot) -> str:
    """A good place: whom it touches, what it is worth, where it is."""
    return "\n".join([aim_words(words, prospect, spot.aim), _where(words, spot)])


def worth_words(words: Words, prospect: Prospect, worth: Worth) -> str:
    """What is taken from both sides, and the chance to hurt a friend."""
    taken, friendly = _mean(words, worth.taken), _mean(words, worth.friendly)
    values = {"taken": taken, "friendly": friendly, "risk": Percent(worth.risk)}
    if prospect.unit == "out":
        if not worth.risk:
            return words(Text("+{taken} of theirs out of action, no risk to ours", **values))
        return words(
            Text(
                "+{taken} of theirs out of action, −{friendly} of ours, {risk} to hurt one of ours",
                **values,
            )
        )
    if prospect.unit == "figures":
        if not worth.risk:
            return words(Text("affects {taken} of theirs, no risk to ours", **values))
        return words(
            Text(
                "affects {taken} of theirs, {friendly} of ours, {risk} to affect one of ours",
                **values,
            )
        )
    if not worth.risk:
        return words(Text("takes {taken} HP from theirs, no risk to ours", **values))
    return words(
        Text(
            "takes {taken} HP from theirs, {friendly} from ours, {risk} to hurt one of ours",
            **values,
        )
    )


def gain_words(words: Words, prospect: Prospect, worth: Worth) -> str:
    """What is taken from theirs less what is taken from ours, as short as it can be told."""
    gain = _mean(words, worth.gain)
    if prospect.unit == "figures":
        return words(Text("{gain} affected", gain=gain))
    if prospect.unit == "out":
        return words(Text("{gain} fig.", gain=gain))
    return words(Text("{gain} HP", gain=gain))


def looked_words(words: Words, prospect: Prospect) -> str:
    """How many places were looked at, once all were."""
    count = len(prospect.places)
    if prospect.places and prospect.places[0].point is None:
        return words(Text("%n direction(s) looked at", None, count))
    return words(Text("%n point(s) looked at", None, count))


def _mean(words: Words, value: Fraction) -> str:
    """One decimal, two where one would make it nothing."""
    return words.decimal(value, 2 if 0 < value < LEAST_SHOWN else 1)


def _names(words: Words, names: tuple[str, ...]) -> str:
    more = len(names) - MOST_NAMES
    if more <= 0:
        return words.names(names)
    shown, others = ", ".join(names[:MOST_NAMES]), words(Text("and %n more", None, more))
    return f"{shown} {others}"


def _where(words: Words, spot: Spot) -> str:
    width = spot.width_deg
    if width is None:
        return _point(words, spot.aim.place)
    towards = words.decimal(spot.aim.place.direction_deg or 0.0)
    return words(
        Text("towards {degrees}°, {width}° wide", degrees=towards, width=words.decimal(width))
    )


def _point(words: Words, place: Place) -> str:
    x, y = place.point or (0.0, 0.0)
    return words(Text("at {x}, {y}", x=words.decimal(x, 2), y=words.decimal(y, 2)))
