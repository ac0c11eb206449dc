"""The account of a battle as a page of rich text: its template filled in one language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from desktop.battle_entry_words import EntryTeller, is_turn, winner_words
from desktop.battle_luck import SideLuck
from desktop.battle_words import (
    chance_title,
    chance_words,
    counted_words,
    left_word,
    penalty_word,
    score_words,
    told_states,
    uncounted_words,
)
from desktop.printing.ink import width_of
from desktop.words import Words
from resources import locate
from rules.battle.board import Board, Standing
from rules.battle.entries import Attack, Entry
from rules.battle.timeline import Timeline
from rules.chance import Faced, alone
from rules.text import Names, Text

MOST_DICE = 60
"""More dice of one attack are not drawn; their result stands all the same."""


@dataclass(frozen=True, slots=True)
class ShownFigure:
    """A figure as he stood at the end."""

    name: str
    left: str
    states: str
    out: bool


@dataclass(frozen=True, slots=True)
class ShownSide:
    """A side of the battle: its figures, and how it did against the odds."""

    id: str
    name: str
    figures: tuple[ShownFigure, ...]
    has_luck: bool
    score: str
    chance: str


@dataclass(frozen=True, slots=True)
class ShownEntry:
    """An entry of the journal; ``dice`` of an attack in the order thrown, ``chance`` of it."""

    number: int
    who: str
    what: str
    much: str
    body: str
    dice: tuple[int, ...]
    chance: str


@dataclass(frozen=True, slots=True)
class ShownTurn:
    """A turn with what happened in it."""

    name: str
    entries: tuple[ShownEntry, ...]


def battle_markup(
    timeline: Timeline, board: Board, luck: dict[str, SideLuck], words: Words, width: float
) -> str:
    """The rich text of an account ``width`` twips wide; what people typed is escaped once."""
    import jinja2

    pages = jinja2.Environment(
        loader=jinja2.FileSystemLoader(locate("templates")),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    sides = [_side(side.id, side.name, board, luck, words) for side in timeline.head.sides]
    turns = list(_turns(timeline, words))
    much = max((width_of(e.much, 10, bold=True) for t in turns for e in t.entries), default=0)
    return pages.get_template("battle.html").render(
        title=timeline.head.name,
        sentence=_sentence(timeline, board, words),
        sides=sides,
        turns=turns,
        says=_says(words),
        much_width=round(much) + 180,
        number_width=round(width_of("0000", 10)) + 60,
        half=round(width / 2),
    )


def _says(words: Words) -> dict[str, str]:
    return {
        "chance": words(Text("Chance")),
        "against": words(chance_title()),
        "figure": words(Text("Figure")),
        "left": words(Text("left", "points or figures")),
        "states": words(Text("States")),
    }


def _sentence(timeline: Timeline, board: Board, words: Words) -> str:
    names = Names(tuple(side.name for side in timeline.head.sides))
    over = timeline.ended
    how = Text("not over yet") if over is None else winner_words(timeline, over)
    said = Text(
        "{game}. {names}, turn {turn}: {how}.",
        game=Text(timeline.system.name),
        names=names,
        turn=board.turn,
        how=how,
    )
    return words(said)


def _side(side: str, name: str, board: Board, luck: dict[str, SideLuck], words: Words) -> ShownSide:
    figures = tuple(_figure(standing, words) for standing in board.side(side))
    known = luck.get(side)
    told = known.luck if known is not None else None
    if told is None:
        chance = uncounted_words(0 if known is None else known.left_out)
        return ShownSide(side, name, figures, has_luck=False, score="", chance=words(chance))
    game = next(iter(board.standings.values())).game
    score = Text("{score} ({counted})", score=score_words(game, told), counted=counted_words(told))
    little, much = chance_words(told)
    chance = Text("{little}, {much}.", little=little, much=much)
    return ShownSide(side, name, figures, has_luck=True, score=words(score), chance=words(chance))


def _figure(standing: Standing, words: Words) -> ShownFigure:
    states = [words(state) for state in told_states(standing)]
    penalty = penalty_word(standing.game, standing.penalty)
    if penalty is not None:
        states.append(words(penalty))
    left = words(left_word(standing)) if standing.points is not None else ""
    return ShownFigure(standing.name, left, ", ".join(states), standing.out)


def _turns(timeline: Timeline, words: Words) -> Iterator[ShownTurn]:
    teller = EntryTeller(timeline, words)
    turn, held = 1, list[Entry]()
    for entry in timeline.live:
        if is_turn(entry):
            yield _turn(turn, held, teller, words)
            turn, held = turn + 1, []
        else:
            held.append(entry)
    yield _turn(turn, held, teller, words)


def _turn(number: int, entries: list[Entry], teller: EntryTeller, words: Words) -> ShownTurn:
    name = words(Text("Turn {turn}", turn=number))
    return ShownTurn(name, tuple(_entry(entry, teller, words) for entry in entries))


def _entry(entry: Entry, teller: EntryTeller, words: Words) -> ShownEntry:
    line = teller.line(entry)
    dice: tuple[int, ...] = ()
    chance = ""
    if isinstance(entry, Attack):
        dice = tuple(_faces(entry))[:MOST_DICE]
        chance = _chance(entry, words)
    return ShownEntry(entry.n, line.who, line.what, line.much, line.body, dice, chance)


def _faces(attack: Attack) -> Iterator[int]:
    throws: list[dict[str, Any]] = (attack.result or {}).get("throws", [])
    for throw in throws:
        yield from throw.get("dice", ())


def _chance(attack: Attack, words: Words) -> str:
    told = attack.chance
    if told is None:
        return ""
    little, much = chance_words(alone(told.unit, Faced(told.score, told.exact())))
    return words(Text("{little}, {much}.", little=little, much=much))
