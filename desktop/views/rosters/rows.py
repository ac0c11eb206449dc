"""The lines of a roster's list: its groups with their profiles, searched and sorted."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Literal

from rules.folding import folded
from rules.json_reading import Json
from rules.roster import POINTS, points_of

Order = Literal["own", "name", "points"]


@dataclass(frozen=True, slots=True)
class Row:
    """A line: a profile, or the head of a group (``group`` None: of those in none).

    ``members``: the profiles of the group that the search finds. ``is_folded``: they are hidden.
    """

    profile: Json | None = None
    group: Json | None = None
    members: tuple[Json, ...] = ()
    is_folded: bool = False

    @property
    def key(self) -> tuple[str, str]:
        """What tells the line from the others."""
        if self.profile is not None:
            return "profile", self.profile["id"]
        return "group", self.group["id"] if self.group else ""


def searched(profile: Json) -> str:
    """What a search looks through, without case, accents and ligatures."""
    return folded(" ".join([profile["name"], *profile["tags"], profile["note"]]))


class SearchedTexts:
    """What a search looks through, remembered as long as the profile stays as it is."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Json, str]] = {}

    def __call__(self, profile: Json) -> str:
        known = self._known.get(profile["id"])
        if known is None or known[0] is not profile:
            known = self._known[profile["id"]] = (profile, searched(profile))
        return known[1]


def rows_of(
    document: Json,
    search: str = "",
    order: Order = "own",
    folded_groups: Collection[str] = (),
    text_of: Callable[[Json], str] = searched,
    kept: Collection[str] = (),
) -> list[Row]:
    """The lines in their order; without groups there are no heads. A search opens all groups.

    ``kept``: ids of profiles that are shown whether the search finds them or not.
    """
    wanted = folded(search)
    found = [one for one in document["profiles"]
             if not wanted or wanted in text_of(one) or one["id"] in kept]  # fmt: skip
    if order != "own":
        found = sorted(found, key=KEYS[order])
    if not document["groups"]:
        return [Row(profile=one) for one in found]
    rows: list[Row] = []
    for group in (None, *document["groups"]):
        identity = group["id"] if group else None
        members = tuple(one for one in found if one["group"] == identity)
        hidden = not wanted and (identity or "") in folded_groups
        if members or (group and not wanted):
            rows.append(Row(group=group, members=members, is_folded=hidden))
            rows += [] if hidden else [Row(profile=one) for one in members]
    return rows


def _by_name(profile: Json) -> tuple[str, str]:
    return folded(profile["name"]), profile["name"]


def _by_points(profile: Json) -> tuple[int, str, str]:
    points = [value for field in POINTS if (value := points_of(profile, field)) is not None]
    return -max(points, default=-1), *_by_name(profile)


KEYS: dict[str, Callable[[Json], Any]] = {"name": _by_name, "points": _by_points}
