"""The place « Comparer »."""
