"""What ``toise battle`` prints for people."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.battle_words import (
    chance_title,
    chance_words,
    counted_words,
    left_word,
    penalty_word,
    score_words,
    told_states,
)
from desktop.console import COLON, problem_line, unknown_line
from desktop.words import Words
from rules.battle.board import Board, Standing, board_of
from rules.battle.chances import luck_of
from rules.battle.head import Side
from rules.battle.journal import Journal
from rules.chance import Luck
from rules.resolution import Resolver
from rules.text import Text


def battle_lines(journal: Journal, resolver: Resolver, words: Words) -> list[str]:
    """The state of a battle: both sides figure by figure, then their chance."""
    timeline = journal.timeline
    board = board_of(timeline)
    turn = words(Text("turn {turn}", turn=board.turn))
    entries = words(Text("%n entry(s)", None, len(timeline.live)))
    game = words.label(journal.system.name)
    lines = [f"{journal.head.name} – {game}, {turn}, {entries}"]
    for side in journal.head.sides:
        luck = luck_of(timeline, side.id, resolver)
        lines += ["", *_side_lines(board, side, luck, words)]
    return lines


def notice_lines(journal: Journal, words: Words) -> Iterator[str]:
    """What is to be said of the file itself: what nobody reads, what is torn, where it breaks."""
    for field in journal.unknown:
        yield unknown_line(field, words)
    if journal.torn:
        yield words(Text("the last line was not written to its end and does not count"))
    if journal.newer:
        yield words(Text("a newer version of Toise wrote this battle: it can only be read"))
    if journal.broken is not None:
        broken = problem_line(journal.broken, words)
        yield words(Text("{broken} (nothing from there on counts)", broken=broken))


def _side_lines(board: Board, side: Side, luck: Luck | None, words: Words) -> Iterator[str]:
    yield side.name
    for standing in board.side(side.id):
        yield f"  {_figure_line(standing, words)}"
    if luck is not None:
        game = next(iter(board.standings.values())).game
        yield "  " + words(
            Text("Chance, {title}: {score} ({counted})", title=chance_title(),
                 score=score_words(game, luck), counted=counted_words(luck))
        )  # fmt: skip
        yield "  " + ", ".join(words(sentence) for sentence in chance_words(luck))


def _figure_line(standing: Standing, words: Words) -> str:
    said = [words(left_word(standing))]
    said += [words(state) for state in told_states(standing)]
    penalty = penalty_word(standing.game, standing.penalty)
    if penalty is not None:
        said.append(words(penalty))
    if standing.played:
        said.append(words(Text("has played")))
    return f"{standing.name}{words(COLON)}{', '.join(said)}"
