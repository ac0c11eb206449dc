"""The place « Bataille »."""
