"""Texts in the window: the page, its contents and search, the place « Règles »."""
