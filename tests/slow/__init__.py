"""Twins of the program, written the long way and sharing no code with it."""
