"""Engagements of figures that wear away, for the tests of their views."""

from desktop.session import Session
from desktop.words import Words
from rules.resolution import Resolver
from rules.systems import load

WEAR = load()["confrontation"].wear
WORDS = Words("en")


def engine(name="Char", edition="rooted", structure=8, **fields):
    return {"name": name, "edition": edition, "structure": structure, **fields}


def engagement(*engines, **how):
    return {
        "toise": "engagement", "version": 1, "system": "confrontation", "rules": {},
        "attacker": {}, "weapon": "canon (FOR 12 • lourde)", "circumstances": how,
        "targets": list(engines or [engine()]), "table": None,
    }  # fmt: skip


def session_of(document):
    return Session(WORDS, Resolver(), document, "Engines")
