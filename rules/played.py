"""What happened: the result document of a story told to its end, with its record of dice."""

from __future__ import annotations

from collections.abc import Callable

from rules.case import Case
from rules.json_reading import Json
from rules.result import Result
from rules.story import Story, Thrown
from rules.text import InputError, Text


def played_document(
    case: Case, story: Story, result: Result, words: Callable[[Text], str], seed: int | None
) -> Json:
    """The document of a story whose dice have all fallen; ``result`` is read from its end."""
    said = result.told()
    if seed is not None:
        said["seed"] = seed
    said["throws"] = [
        {
            "id": caption.id,
            "label": words(caption.label),
            "dice": list(thrown.faces),
            "outcome": caption.outcome,
        }
        | dict.fromkeys(caption.flags, True)
        for thrown in story.throws
        for caption in [case.caption(thrown)]
    ]
    return said


def typed(case: Case, faces: list[int]) -> Story:
    """The story of dice read on the table, or InputError naming the throw that is at fault."""
    story = Story(case.program)
    for place, face in enumerate(faces):
        thrown = story.current
        if thrown is None:
            raise InputError(_too_many(case, story, len(faces) - place))
        if not 1 <= face <= thrown.sides:
            raise InputError(
                Text(
                    "{throw}: a die can't show {face}, 1 to {sides} is allowed",
                    throw=case.caption(thrown).label,
                    face=face,
                    sides=thrown.sides,
                )
            )
        story.add(face)
    if story.current is not None:
        raise InputError(_too_few(case, story.current))
    return story


def _too_few(case: Case, thrown: Thrown) -> Text:
    least = thrown.throw.fewest(thrown.dice)
    label = case.caption(thrown).label
    return Text("{throw}: %n dice missing at least", None, least, throw=label)


def _too_many(case: Case, story: Story, extra: int) -> Text:
    if not story.throws:
        return Text("no die is thrown here: %n die too many", None, extra)
    last = case.caption(story.throws[-1]).label
    return Text("{throw}: that was the last throw, %n die too many", None, extra, throw=last)
