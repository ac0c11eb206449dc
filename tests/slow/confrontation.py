"""Structure/X counted the long way, from the dossier alone: every sequence of dice by itself.

Nothing here is shared with the program: an engine is a list of boxes, ticked one by one.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

BOXES = {"stunned": 0, "light": 1, "serious": 2, "critical": 3, "killed": 4}
ORDER = ("stunned", "light", "serious", "critical", "killed")
NAMES = ("unharmed", "light", "serious", "critical", "destroyed")

Document = dict[str, Any]


def resolve(engagement: Document) -> dict[str, Document]:
    """What each engine comes to, by its name, as the result document tells it."""
    return {target["name"]: entry(engagement, target) for target in engagement["targets"]}


def entry(engagement: Document, target: Document) -> Document:
    how = engagement.get("circumstances", {})
    told: Document = {}
    if "shots" in how and "wound_table" not in how:
        told["wound_rolls"] = [wound_roll(strength, target) for strength in how["shots"]]
    else:
        told = laws(how, target)
    if "test" in how:
        told["test"] = {
            name: str(test_chance(how["test"], 0 if spared(target) else stage))
            for stage, name in enumerate(NAMES[:4])
        }
    return told


def laws(how: Document, target: Document) -> Document:
    boxes = Boxes(target)
    lines = [boxes.take(event) for event in events(how, target["name"])]
    chances = {boxes.ticked(): Fraction(1)}
    blows = [blow(how, target, strength) for strength in how.get("shots", ())]
    if "hits" in how:
        blows = [severity_law(how["severity"])] * how["hits"]
    if blows:
        chances = after_all(blows, target, boxes.ticked())
    told = in_words(chances, target)
    if "wounds" in how:
        told["account"] = lines
    if blows and all(one == blows[0] for one in blows) and len(set(how.get("shots", [0]))) == 1:
        told |= ahead(blows[0], target, chances, boxes.ticked())
    return told


class Boxes:
    """The structure of an engine: so many boxes, each ticked or not."""

    def __init__(self, target: Document) -> None:
        self.target = target
        self.boxes = [place < target.get("lost", 0) for place in range(size(target))]

    def ticked(self) -> int:
        return sum(self.boxes)

    def take(self, event: Document) -> Document:
        """Tick or clear boxes for one event, and tell the line of its account."""
        refused = self.forbidden(event)
        for _ in range(0 if refused else BOXES.get(event.get("wound", ""), 0)):
            if False in self.boxes:
                self.boxes[self.boxes.index(False)] = True
        for _ in range(0 if refused else event.get("repair", 0)):
            if True in self.boxes:
                self.boxes[self.boxes.index(True)] = False
        lost = self.ticked()
        line = {part: event[part] for part in ("wound", "repair") if part in event}
        line |= {"source": event["source"], "lost": lost, "left": self.boxes.count(False)}
        line |= {"state": NAMES[stage(lost, self.target)], "penalty": penalty(lost, self.target)}
        return line | ({"refused": refused} if refused else {})

    def forbidden(self, event: Document) -> str | None:
        if event.get("wound") == "stunned":
            return None
        if all(self.boxes):
            return "destroyed"
        other = "repair" in event and event["source"] != "mecanicien"
        return "only_mecanicien" if other and self.target["edition"] == "rooted" else None


def size(target: Document) -> int:
    """The X that counts."""
    structure = target["structure"]
    return max(structure) if isinstance(structure, list) else structure


def events(how: Document, name: str) -> list[Document]:
    """The wounds and repairs that are for this engine, their sources filled in."""
    found = [{"wound": one} if isinstance(one, str) else dict(one) for one in how.get("wounds", ())]
    mine = [one for one in found if one.get("target") in (None, name)]
    return [{"source": "roll" if "wound" in one else "mecanicien"} | one for one in mine]


def stage(lost: int, target: Document) -> int:
    share = Fraction(lost, size(target))
    if share == 1:
        return 4
    for reached in (3, 2, 1):
        if share >= Fraction(reached, 4):
            return reached
    return 0


def spared(target: Document) -> bool:
    if not target.get("immobile"):
        return False
    if target["edition"] == "rooted":
        return True
    return target["edition"] == "c3" and not target.get("card_overrides_immobility")


def penalty(lost: int, target: Document) -> str:
    level = stage(lost, target)
    if level == 4:
        return "destroyed"
    if spared(target):
        return "exempt"
    if target["edition"] != "c3":
        return NAMES[level]
    return ("0", "-1", "-2", "-3")[level]


def chance(text: str) -> Fraction:
    """What a law writes for one severity."""
    plain = text.replace(",", ".").replace(" ", "")
    if plain.endswith("%"):
        return Fraction(plain[:-1]) / 100
    return Fraction(plain)


def severity_law(law: Document) -> dict[int, Fraction]:
    """The chance of losing 0 to 4 boxes by one hit."""
    told = dict.fromkeys(range(5), Fraction(0))
    for name in ORDER:
        told[BOXES[name]] += chance(law.get(name, "0"))
    told[0] += 1 - sum(told.values())
    return {boxes: part for boxes, part in told.items() if part}


def blow(how: Document, target: Document, strength: int) -> dict[int, Fraction]:
    """The chance of losing 0 to 4 boxes by one shot, read on the table dice by dice."""
    told: dict[int, Fraction] = {}
    for first, second in product(range(1, 7), repeat=2):
        row, column = read(first, second, strength, target)
        cell = how["wound_table"][row][column - 1] or "none"
        boxes = BOXES.get(cell, 0)
        told[boxes] = told.get(boxes, Fraction(0)) + Fraction(1, 36)
    return told


def read(first: int, second: int, strength: int, target: Document) -> tuple[int, int]:
    """Row and column of two dice on the wound table."""
    low, high = sorted((first, second))
    value = high + strength - target["resistance"]
    floors = (0, 2, 4, 6, 8, 10, 12, 14, 16, 18)
    return sum(value >= floor for floor in floors), low


def after_all(
    blows: list[dict[int, Fraction]], target: Document, ticked: int
) -> dict[int, Fraction]:
    """The law of boxes ticked after every sequence of blows there can be."""
    told: dict[int, Fraction] = {}
    for sequence in product(*(one.items() for one in blows)):
        lost, weight = ticked, Fraction(1)
        for boxes, part in sequence:
            lost, weight = min(size(target), lost + boxes), weight * part
        told[lost] = told.get(lost, Fraction(0)) + weight
    return told


def in_words(chances: dict[int, Fraction], target: Document) -> Document:
    most = size(target)
    states = dict.fromkeys(NAMES, Fraction(0))
    penalties: dict[str, Fraction] = {}
    for lost, part in chances.items():
        states[NAMES[stage(lost, target)]] += part
        said = penalty(lost, target)
        penalties[said] = penalties.get(said, Fraction(0)) + part
    return {
        "lost": {str(lost): str(part) for lost, part in chances.items()},
        "left": {str(most - lost): str(part) for lost, part in chances.items()},
        "states": {name: str(part) for name, part in states.items()},
        "penalty": {name: str(part) for name, part in penalties.items()},
    }


def ahead(
    law: dict[int, Fraction], target: Document, chances: dict[int, Fraction], ticked: int
) -> Document:
    """The mean of what is lost, and the numbers of hits, by following the boxes that are left."""
    mean = sum((lost * part for lost, part in chances.items()), Fraction(0))
    told: Document = {"mean_lost": str(mean), "expected_hits": None, "hits_for_90": None}
    most = size(target)
    if law.get(0) != 1 or ticked == most:
        after = [Fraction(0)] * (most + 5)
        for lost in range(most - 1, ticked - 1, -1):
            further = sum(part * after[lost + boxes] for boxes, part in law.items() if boxes)
            after[lost] = (1 + further) / (1 - law.get(0, 0))
        told["expected_hits"] = str(after[ticked])
        told["hits_for_90"] = hits_for_90(law, most, ticked)
    return told


def hits_for_90(law: dict[int, Fraction], most: int, ticked: int) -> int | None:
    standing = {ticked: Fraction(1)} if ticked < most else {}
    for hits in range(1001):
        if sum(standing.values()) <= Fraction(1, 10):
            return hits
        following: dict[int, Fraction] = {}
        for lost, part in standing.items():
            for boxes, share in law.items():
                if lost + boxes < most:
                    following[lost + boxes] = following.get(lost + boxes, 0) + part * share
        standing = following
    return None


def wound_roll(strength: int, target: Document) -> Document:
    """One shot that is read on no table."""
    cells: dict[tuple[int, int], Fraction] = {}
    for first, second in product(range(1, 7), repeat=2):
        cell = read(first, second, strength, target)
        cells[cell] = cells.get(cell, Fraction(0)) + Fraction(1, 36)
    rows = {row: sum(p for (at, _), p in cells.items() if at == row) for row, _ in cells}
    columns = {col: sum(p for (_, at), p in cells.items() if at == col) for _, col in cells}
    return {
        "strength": strength,
        "rows": {str(row): str(rows[row]) for row in sorted(rows)},
        "columns": {str(column): str(columns[column]) for column in sorted(columns)},
        "cells": [
            {"row": row, "column": column, "p": str(cells[row, column])}
            for row, column in sorted(cells)
        ],
        "double": "1/6",
    }


def test_chance(test: Document, taken: int) -> Fraction:
    """A die and a characteristic against a difficulty; dice after a 6 are followed to their end."""
    return reaching(test["difficulty"] - test["value"] + taken)


def reaching(need: int) -> Fraction:
    told = Fraction(0)
    for face in range(1, 7):
        if face == 1:
            continue
        if face >= need:
            told += Fraction(1, 6)
        elif face == 6:
            told += Fraction(1, 6) * reaching(need - 6)
    return told
