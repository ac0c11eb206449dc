"""From a resolved attack to what it does to the figures of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.dialogs.battle_apply import Proposal
from desktop.session import Session
from rules.battle.board import Board, Standing
from rules.battle.game import Change, Told
from rules.case import Case
from rules.json_reading import Json
from rules.played import played_document
from rules.story import Story
from rules.text import Text


@dataclass(frozen=True, slots=True)
class ResultTold:
    """What the dice came to; ``document`` is None where none were told.

    ``unread``: the players still have to read them on a table of their own.
    """

    source: str
    document: Json | None
    unread: bool = False

    @property
    def question(self) -> Text:
        """What the players are asked before it is applied."""
        if self.document is None:
            return Text("Without dice: what happened?")
        return Text("What does your table say?") if self.unread else Text("Apply the result")


def result_of(session: Session) -> ResultTold:
    """The result of the story that is told to its end, or what the players say without one."""
    story, reading = told_story(session), session.reading
    if story is None or reading is None:
        return ResultTold("typed", None)
    whole = session.rolled is not None and not session.rolled.typed
    seed = session.rolled.seed if session.rolled is not None and whole else None
    result = reading.with_warnings(reading.case.result(story.rest(session.resolver)))
    document = played_document(reading.case, story, result, session.words, seed)
    unread = any(figure.table_rolls for figure in result.figures)
    return ResultTold("roll" if whole else "dice", document, unread)


def told_story(session: Session) -> Story | None:
    """The story that is told to its end; that of an attack which asks for no die is from the start.

    None while a die is still to fall.
    """
    story = session.story
    if story is None and session.reading is not None:
        story = Story(session.reading.case.program)
    return None if story is None or story.current is not None else story


def offer_of(session: Session, board: Board, case: Case) -> tuple[ResultTold, list[Proposal]]:
    """The result with what it does to each; where no die is asked and nothing befalls, no result.

    The players then say what happened.
    """
    told = result_of(session)
    proposals = proposals_of(board, case, told)
    if session.story is None and all(one.change == Change() for one in proposals):
        told = ResultTold("typed", None)
    return told, proposals


def proposals_of(board: Board, case: Case, told: ResultTold) -> list[Proposal]:
    """What the result does to each figure of the battle among the targets."""
    entries = {} if told.document is None else _entries(told.document)
    return [
        Proposal(board.standings[figure], _change(board.standings[figure], asked, entries, told))
        for figure, asked in _figures(board, case)
    ]


def _figures(board: Board, case: Case) -> Iterator[tuple[str, Json]]:
    """The figures among the targets, each with what the engagement says of him."""
    names = {standing.name: standing.id for standing in board.standings.values()}
    for target in case.targets:
        asked = target.model_dump()
        figure = asked.get("id") or names.get(asked.get("name", ""), "")
        if figure in board.standings:
            yield figure, asked


def _entries(document: Json) -> dict[str, Json]:
    targets: list[Json] = document["targets"]
    by_name = {target["name"]: target for target in targets}
    return by_name | {target["id"]: target for target in targets if "id" in target}


def _change(standing: Standing, asked: Json, entries: dict[str, Json], told: ResultTold) -> Change:
    entry = entries.get(standing.id) or entries.get(standing.name)
    if entry is None or told.document is None:
        return Change()
    said = Told(entry, told.document.get("throws", ()), asked)
    return standing.game.change(said, standing.fighter.target, standing.condition)
