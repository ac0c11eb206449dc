"""A roster as a page of rich text: its sheet, then a card for every figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from desktop.forms.fields import FormField, form_fields
from desktop.forms.values import value_words
from desktop.printing.ink import width_of
from desktop.roster_odds import Odds, OddsLine
from desktop.views.rosters.sentences import points_words, total_words
from desktop.words import Words
from resources import locate
from rules.document import Document
from rules.gauges import MeanLoss, Nothing, Out
from rules.json_reading import Json
from rules.roster import POINTS, ROLE_LABELS, attacker_model, points_of, target_model, totals
from rules.roster_use import weapon_reading
from rules.systems import GameSystem
from rules.text import Text

AROUND = 2 * 150 + 180
"""What a card leaves free in its width, in twips; two cards stand side by side where both fit."""

MOST_BOXES, BOXES_TOGETHER = 60, 5
MOST_ODDS, MOST_NOTE = 6, 280
CELL, SMALL, CERTAIN = 40, 7.5, Fraction(1)
MEASURES = {
    MeanLoss(): Text("mean", "points lost on average, on a card"),
    Nothing(): Text("nothing", "chance that nothing happens, on a card"),
    Out(): Text("out", "chance of being out of action, on a card"),
}
"""More points than boxes are a line to write on; more weapons have no odds on the card."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A profile on the sheet of the roster; ``past``: what befell it in battles."""

    name: str
    facts: str
    weapons: tuple[str, ...]
    note: str
    past: str
    points: str


@dataclass(frozen=True, slots=True)
class SheetPart:
    """A group of the roster with its totals; ``name`` is empty for what is in none."""

    name: str
    rows: tuple[SheetRow, ...]


@dataclass(frozen=True, slots=True)
class CardWeapon:
    """A weapon on a card; ``odds``: the name of each measure with its numbers."""

    line: str
    odds: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One figure; ``boxes``: how many stand together, ``points``: what they are."""

    name: str
    facts: str
    boxes: tuple[int, ...]
    points: str
    weapons: tuple[CardWeapon, ...]
    note: str
    past: str


def roster_markup(system: GameSystem, roster: Json, odds: Odds, words: Words, width: float) -> str:
    """The rich text of a roster ``width`` twips wide; what people typed is escaped once."""
    import jinja2

    pages = jinja2.Environment(
        loader=jinja2.FileSystemLoader(locate("templates")),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    teller = RosterTeller(system, roster, odds, words)
    across = 2 if teller.odds_width() + AROUND < width / 2 else 1
    sums = [total_words(words, total) for total in totals(system, roster)]
    rows = [row for part in teller.parts() for row in part.rows]
    return pages.get_template("roster.html").render(
        title=roster["name"],
        sentence=", ".join([words.label(system.name), *sums]),
        note=roster["note"],
        parts=list(teller.parts()),
        pairs=_in_rows(list(teller.cards()), across),
        across=across,
        share=100 // across,
        says=_says(system, words),
        measure=words.label(odds.scale.title) if odds.scale else "",
        scale=teller.scale_words(),
        values=[words.number(value) for value in odds.scale.values] if odds.scale else [],
        points_width=round(max((width_of(r.points, 10, bold=True) for r in rows), default=0)) + 180,
        odds_width=round(width_of(words.percent(CERTAIN), SMALL)) + CELL,
        label_width=round(teller.label_width()),
    )


def _says(system: GameSystem, words: Words) -> dict[str, str]:
    known = [label for field, label in POINTS.items() if field in target_model(system).model_fields]
    return {
        "name": words(Text("Name")),
        "what": words(Text("Characteristics and weapons")),
        "points": words.label(known[0]) if known else "",
        "figures": words(Text("Figures")),
    }


def _told_default(field: FormField) -> object:
    """What is worth telling of a field that the targets say nothing of: numbers but 0."""
    return (field.default or None) if field.shape == "whole" else None


def _in_rows(cards: Sequence[Card], across: int) -> list[Sequence[Card]]:
    return [cards[at : at + across] for at in range(0, len(cards), across)]


def _past(profile: Json) -> str:
    """What befell a profile in battles, told one after the other."""
    return " • ".join(event["text"] for event in profile["history"])


def _shortened(text: str) -> str:
    """As much of a text as a card has room for."""
    return text if len(text) <= MOST_NOTE else f"{text[:MOST_NOTE]}…"


class RosterTeller:
    """Tells a roster in one language."""

    def __init__(self, system: GameSystem, roster: Json, odds: Odds, words: Words) -> None:
        self._system, self._roster = system, roster
        self._odds, self._words = odds, words

    def parts(self) -> Iterator[SheetPart]:
        """What is in no group, then group by group; nothing for one without profiles."""
        for group in (None, *self._roster["groups"]):
            identity = group["id"] if group else None
            members = [one for one in self._roster["profiles"] if one["group"] == identity]
            if members:
                part = self._roster | {"profiles": members}
                sums = [total_words(self._words, total) for total in totals(self._system, part)]
                name = ", ".join([group["name"], *sums]) if group else ""
                yield SheetPart(name, tuple(map(self._row, members)))

    def cards(self) -> Iterator[Card]:
        """A card for every figure, in the order of the roster."""
        for profile in self._roster["profiles"]:
            card = self._card(profile)
            for number in range(1, profile["count"] + 1):
                name = profile["name"] if profile["count"] == 1 else f"{card.name} {number}"
                yield replace(card, name=name)

    def label_width(self) -> float:
        """How wide the longest name of a measure is, in twips."""
        scale = self._odds.scale
        title = "" if scale is None else self._words.label(scale.title)
        names = [title, *map(self._words, MEASURES.values())]
        return max(width_of(name, SMALL) for name in names) + CELL

    def odds_width(self) -> float:
        """How wide the odds of a weapon are."""
        count = 0 if self._odds.scale is None else len(self._odds.scale.values)
        return self.label_width() + count * (width_of(self._words.percent(CERTAIN), SMALL) + CELL)

    def scale_words(self) -> str:
        """What the targets of the odds have in common, and what they differ in."""
        scale, words = self._odds.scale, self._words
        if scale is None:
            return ""
        given = dict(scale.same)
        same = [f"{words.label(field.title)} {value_words(field, value, words)}"
                for field in form_fields(target_model(self._system))
                if (value := given.get(field.name, _told_default(field))) is not None
                and field.name != scale.field]  # fmt: skip
        told = ", ".join([words.label(scale.title), *same])
        return words(Text("Odds of each weapon against: {targets}", targets=told))

    def _row(self, profile: Json) -> SheetRow:
        count = profile["count"]
        name = profile["name"] if count == 1 else f"{count} × {profile['name']}"
        lines = tuple(self._weapon(carried) for carried in profile["weapons"])
        points = points_words(self._words, profile)
        facts, past = self._facts(profile), _past(profile)
        return SheetRow(name, facts, lines, profile["note"], past, points)

    def _card(self, profile: Json) -> Card:
        words = self._words
        known = [(points, label) for field, label in POINTS.items()
                 if (points := points_of(profile, field)) is not None]  # fmt: skip
        points, label = known[0] if known else (0, "")
        whole, rest = divmod(points, BOXES_TOGETHER)
        boxes = (BOXES_TOGETHER,) * whole + (rest,) * bool(rest)
        told = f"{words.label(label)} {words.number(points)}" if known else ""
        weapons = tuple(self._card_weapon(profile, at) for at in range(len(profile["weapons"])))
        return Card(profile["name"], self._facts(profile),
                    boxes if points <= MOST_BOXES else (), told, weapons,
                    _shortened(profile["note"]), _shortened(_past(profile)))  # fmt: skip

    def _facts(self, profile: Json) -> str:
        system = self._system
        role = profile["role"] and self._words.label(ROLE_LABELS[profile["role"]])
        parts = [*([role] if role else []),
                 *self._said(attacker_model(system), profile["attacker"]),
                 *self._said(target_model(system), profile["target"]),
                 *profile["tags"]]  # fmt: skip
        return ", ".join(dict.fromkeys(parts))

    def _said(self, model: type[Document], values: Json) -> Iterator[str]:
        for field in form_fields(model):
            value = values.get(field.name)
            if value is None or field.name in POINTS or value == field.default:
                continue
            title = self._words.label(field.title)
            yield title if value is True else f"{title} {value_words(field, value, self._words)}"

    def _weapon(self, carried: Json) -> str:
        line = weapon_reading(self._system, carried["weapon"]).line
        attacks = carried.get("attacks")
        return f"{attacks} × {line}" if attacks else line

    def _card_weapon(self, profile: Json, place: int) -> CardWeapon:
        line = self._weapon(profile["weapons"][place])
        lines = self._odds.of(profile, place) if place < MOST_ODDS else ()
        return CardWeapon(line, tuple(self._told(one) for one in lines))

    def _told(self, line: OddsLine) -> tuple[str, tuple[str, ...]]:
        words, gauge = self._words, line.gauge
        tell = words.percent if gauge.chance else lambda number: words.decimal(number, 1)
        told = ("–" if one is None else tell(one) for one in line.numbers)
        return words(MEASURES[gauge]), tuple(told)
