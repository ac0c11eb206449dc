"""A reason in words: how often, what is needed, where it comes from."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.printing.reasons import Reason
from desktop.words import Words
from rules.text import Percent, Text


def reason_in_words(reason: Reason, words: Words) -> str:
    """A reason in a few sentences."""
    says = Text(
        "{name} is {state} in {chance}.",
        name=reason.name,
        state=Text(reason.state),
        chance=Percent(reason.chance),
    )
    more = *_exact(reason, words), *_ways(reason, words)
    return " ".join([words(says), words(reason.need), *more])


def _exact(reason: Reason, words: Words) -> Iterator[str]:
    if reason.exact:
        ways, whole = reason.chance.as_integer_ratio()
        yield words(Text("Exactly %n chance(s) in {whole}.", None, ways, whole=whole))


def _ways(reason: Reason, words: Words) -> Iterator[str]:
    """The largest shares and the rest; a single way that is the whole says nothing more."""
    if len(reason.ways) < 2:
        return
    shares = [f"{words.percent1(way.chance)} ({words(way.where)})" for way in reason.ways]
    if reason.rest:
        shares.append(words(Text("{share} otherwise", share=words.percent1(reason.rest))))
    yield words(Text("Of these: {shares}.", shares=", ".join(shares)))
