"""The slow resolver against the dossier's figures, then the program against the slow resolver."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.service import resolve_document
from tests.slow.confrontation import reaching, resolve
from tests.slow.draw_confrontation import draw

SAMPLES = json.loads((Path(__file__).parent / "samples/confrontation.json").read_text("utf-8"))
TOLD = (
    *("lost", "left", "states", "penalty", "account", "mean_lost", "expected_hits"),
    *("hits_for_90", "test", "wound_rolls"),
)

Document = dict[str, Any]


@pytest.mark.parametrize("sample", SAMPLES)
def test_samples(sample: Document) -> None:
    told = resolve(sample["engagement"])
    for name, parts in sample["expected"]["targets"].items():
        states = {state: part for state, part in told[name]["states"].items() if part != "0"}
        assert {"lost": told[name]["lost"], "states": states} == parts


def engagement(structure: int, hits: int, **law: str) -> Document:
    target = {"name": "Char", "edition": "c3", "structure": structure}
    return {"circumstances": {"hits": hits, "severity": law}, "targets": [target]}


def test_laws_of_the_dossier() -> None:
    u = dict.fromkeys(("light", "serious", "critical", "killed"), "1/4")
    told = resolve(engagement(8, 3, **u))["Char"]
    assert (told["states"]["destroyed"], told["mean_lost"]) == ("1/2", "445/64")
    assert told["expected_hits"] == "58925/16384"
    v = {"stunned": "1/6", "light": "1/3", "serious": "1/4", "critical": "1/6", "killed": "1/12"}
    states = resolve(engagement(6, 2, **v))["Char"]["states"]
    assert list(states.values()) == ["5/36", "7/36", "61/144", "5/36", "5/48"]
    assert [reaching(need) for need in (5, 6, 7, 8)] == [
        *(Fraction(1, 3), Fraction(1, 6), Fraction(5, 36), Fraction(5, 36)),
    ]


@pytest.mark.parametrize("index", range(200))
def test_program_agrees(index: int) -> None:
    drawn = draw(Random(f"confrontation {index}"))
    document = resolve_document(json.dumps(drawn, ensure_ascii=False))
    told = {
        target["name"]: {part: target[part] for part in TOLD if part in target}
        for target in document["targets"]
    }
    assert told == resolve(drawn)


def test_the_drawn_engagements_are_of_every_kind() -> None:
    drawn = [draw(Random(f"confrontation {index}"))["circumstances"] for index in range(200)]
    for kind in ("wounds", "hits", "shots", "wound_table", "test"):
        assert sum(kind in how for how in drawn) >= 20
