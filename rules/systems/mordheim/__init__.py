"""Mordheim: from the to-hit roll to the warrior lying on the table (seed 003)."""

from rules.text import mark

NAME = mark("Mordheim")
