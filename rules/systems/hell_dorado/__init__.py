"""Hell Dorado: explosions, enveloping and piercing blasts, ordinary attacks (seeds 000 and 002)."""

from rules.text import mark

NAME = mark("Hell Dorado")
