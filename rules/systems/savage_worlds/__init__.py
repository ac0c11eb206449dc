"""Savage Worlds: area attacks, with their deviation (seed 004)."""
