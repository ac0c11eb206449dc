"""How large things are written to be read standing, as factors of their usual size."""

STANDING = 1.6
CARDS, LOWEST = 2, 318
"""Cards side by side, and the least height of one."""
