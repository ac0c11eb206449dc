"""Confrontation: engines with Structure/X in the three editions that have a text (seed 001)."""

from rules.text import mark

NAME = mark("Confrontation")
