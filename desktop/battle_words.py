"""The words of a battle: points, states, chance, shared by window, command line and report."""

from __future__ import annotations

from rules.battle.board import Standing
from rules.battle.game import BattleGame
from rules.chance import Luck
from rules.text import Mean, Percent, Text

WHY_NOT_COUNTED = Text(
    "not counted: without dice, without an attacker, on nobody of the other side, too large, or "
    "before the last 400"
)


def state_word(game: BattleGame, state: str) -> Text:
    """A state of the game in words; one that a weapon names stands as it is."""
    return Text(game.labels.get(state, state))


def told_states(standing: Standing) -> list[Text]:
    """The states of a figure that are worth a word: not those with which everybody begins."""
    usual = standing.game.begin.states
    return [state_word(standing.game, state) for state in standing.states if state not in usual]


def penalty_word(game: BattleGame, penalty: str | None) -> Text | None:
    """What losses cost a figure, where that is worth a word."""
    label = game.penalties.get(penalty or "")
    return None if label is None else Text(label)


def points_word(game: BattleGame, points: int) -> Text:
    """Points with their name: « 10 HP »."""
    return Text("{points} {unit}", points=points, unit=Text(game.counted))


def score_word(game: BattleGame, score: int) -> Text:
    """What an attack came to: points, or steps of the ladder of states."""
    if game.unit == "steps":
        return Text("%n step(s)", None, score)
    return points_word(game, score)


def left_word(standing: Standing) -> Text:
    """What a figure has left, of what he had."""
    if standing.points is None:
        return Text("no points")
    return Text(
        "{left} of {points}",
        left=standing.left,
        points=points_word(standing.game, standing.points),
    )


def chance_words(luck: Luck) -> list[Text]:
    """Both readings, a sentence each."""
    little = Text("{chance} of doing as little or less", chance=Percent(luck.as_little_or_less))
    much = Text("{chance} of doing as much or more", chance=Percent(luck.as_much_or_more))
    return [little, much]


def chance_title() -> Text:
    """What the chance is measured against, in one line."""
    return Text("against what each attack allowed")


def counted_words(luck: Luck) -> Text:
    """How many attacks count, and how many do not."""
    if not luck.left_out:
        return Text("%n attack(s)", None, luck.attacks)
    return Text(
        "{attacks}, {others}",
        attacks=Text("%n attack(s)", None, luck.attacks),
        others=Text("%n left out", None, luck.left_out),
    )


def uncounted_words(left_out: int) -> Text:
    """Why nothing is told of a side of which no attack counts."""
    if not left_out:
        return Text("No attack yet.")
    return Text("%n attack(s) without a law: nothing is counted.", None, left_out)


def score_words(game: BattleGame, luck: Luck) -> Text:
    """The score so far beside what was to be expected."""
    return Text(
        "{score}, {mean} expected", score=score_word(game, luck.score), mean=Mean(luck.mean)
    )
