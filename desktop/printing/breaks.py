"""Where pages break: between strips, heads with what they head, nothing cut that fits a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from desktop.printing.strips import Strip

Lines = Callable[[Strip], list[tuple[float, float]]]


@dataclass(frozen=True, slots=True)
class Page:
    """The strips of a page, one under the other as in the text, under a repeated head row."""

    head: Strip | None
    strips: tuple[Strip, ...]

    @property
    def top(self) -> float:
        """Where the page begins in the text."""
        return self.strips[0].top

    @property
    def bottom(self) -> float:
        """Where the page ends in the text."""
        return self.strips[-1].bottom


def paged(strips: Iterable[Strip], height: float, lines: Lines) -> list[Page]:
    """Lay strips on pages of this height."""
    pages: list[Page] = []
    for group in _groups(strips):
        if pages and _height((*pages[-1].strips, *group), pages[-1].head) <= height:
            pages[-1] = replace(pages[-1], strips=(*pages[-1].strips, *group))
        else:
            pages += _fresh(group, height, lines)
    return pages


def _groups(strips: Iterable[Strip]) -> Iterator[tuple[Strip, ...]]:
    """What must stay on one page: kept strips with the first that is not."""
    group: tuple[Strip, ...] = ()
    for strip in strips:
        group = (*group, strip)
        if not strip.kept:
            yield group
            group = ()
    if group:
        yield group


def _height(strips: tuple[Strip, ...], head: Strip | None) -> float:
    return strips[-1].bottom - strips[0].top + (head.height if head else 0)


def _fresh(group: tuple[Strip, ...], height: float, lines: Lines) -> Iterator[Page]:
    """New pages for a group: one, unless it is higher than a page."""
    head = group[0].head
    room = height - (head.height if head else 0)
    while group[-1].bottom - group[0].top > room:
        cut = _cut(group, room, lines)
        yield Page(head, _before(group, cut))
        group = _after(group, cut)
    yield Page(head, group)


def _cut(group: tuple[Strip, ...], room: float, lines: Lines) -> float:
    """The lowest place within reach that crosses no line of text."""
    spans = [span for strip in group for span in lines(strip)]
    start, reach = group[0].top, group[0].top + room
    free = [
        bottom
        for _, bottom in spans
        if start < bottom <= reach and not any(top < bottom < end for top, end in spans)
    ]
    return max(free, default=reach)


def _before(group: tuple[Strip, ...], cut: float) -> tuple[Strip, ...]:
    return tuple(
        strip if strip.bottom <= cut else replace(strip, bottom=cut, ruled=False)
        for strip in group
        if strip.top < cut
    )


def _after(group: tuple[Strip, ...], cut: float) -> tuple[Strip, ...]:
    return tuple(replace(strip, top=max(strip.top, cut)) for strip in group if strip.bottom > cut)
