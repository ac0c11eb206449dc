"""A text in sections, each with the names by which it is linked to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from resources import locate
from rules.folding import folded

HEADING = re.compile(r"(?P<marks>#{1,6}) (?P<title>.*?)(?: \{(?P<anchors>#[^}]*)\})?")
FENCE = "```"
SIGNS = re.compile(r"[*_`|#>]|\]\([^)]*\)|[!]?\[")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands under it, up to the next heading.

    ``anchors``: the names by which links find it. ``text``: Markdown.
    """

    level: int
    title: str
    anchors: tuple[str, ...]
    text: str

    @property
    def words(self) -> str:
        """Its title and its text as people search them."""
        return folded(f"{self.title} {SIGNS.sub(' ', self.text)}")


@dataclass(frozen=True, slots=True)
class Book:
    """The sections of a text in their order; the first of them names it."""

    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """What the text is called."""
        return self.sections[0].title

    @property
    def markdown(self) -> str:
        """The whole text, without the names of its sections."""
        return "\n\n".join(
            f"{'#' * section.level} {section.title}\n\n{section.text}" for section in self.sections
        )

    def place(self, anchor: str) -> int | None:
        """Which section an anchor names."""
        named = (at for at, section in enumerate(self.sections) if anchor in section.anchors)
        return next(named, None)

    def found(self, wanted: str) -> list[int]:
        """The sections that hold every word looked for, whatever its case and accents."""
        sought = folded(wanted).split()
        return [
            at
            for at, section in enumerate(self.sections)
            if all(word in section.words for word in sought)
        ]


def read_book(path: Path) -> Book:
    """The text in a Markdown file; it begins with a heading."""
    return book_of(path.read_text(encoding="utf-8"))


def book_of(markdown: str) -> Book:
    """A text from its Markdown."""
    return Book(tuple(_sections(markdown.splitlines())))


def reference_of(system: str, language: str) -> Book | None:
    """The rules of a game in a language; None where it has no text."""
    path = locate("reference", f"{system}.{language}.md")
    return read_book(path) if path.is_file() else None


def _sections(lines: list[str]) -> Iterator[Section]:
    headings = list(_headings(lines))
    ends = [at for at, _ in headings[1:]] + [len(lines)]
    for (at, heading), end in zip(headings, ends, strict=True):
        anchors = (heading["anchors"] or "").replace("#", "").split()
        text = "\n".join(lines[at + 1 : end]).strip()
        yield Section(len(heading["marks"]), heading["title"], tuple(anchors), text)


def _headings(lines: list[str]) -> Iterator[tuple[int, re.Match[str]]]:
    """The lines that are headings; what is fenced off as code has none."""
    fenced = False
    for at, line in enumerate(lines):
        fenced ^= line.startswith(FENCE)
        heading = None if fenced else HEADING.fullmatch(line)
        if heading is not None:
            yield at, heading
