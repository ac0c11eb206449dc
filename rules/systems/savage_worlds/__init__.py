"""Savage Worlds: area attacks, with their deviation (seed 004)."""

from rules.text import mark

NAME = mark("Savage Worlds")
