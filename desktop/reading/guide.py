"""The user guide in a language, with the keys that the commands really have."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.reading.book import Book, book_of
from desktop.words import Words
from resources import locate
from rules.text import Text

KEYS = "{keys}"


def guide(words: Words, keyed: Iterable[tuple[str, str]]) -> Book:
    """The guide; ``keyed``: the name of each command and its keys."""
    text = locate("help", f"guide.{words.language}.md").read_text(encoding="utf-8")
    return book_of(text.replace(KEYS, _table(words, keyed)))


def _table(words: Words, keyed: Iterable[tuple[str, str]]) -> str:
    rows = [(words(Text("Command")), words(Text("Keys"))), ("---", "---"), *keyed]
    return "\n".join(f"| {keys} | {name} |" for name, keys in rows)
