"""The place « Compagnies »: the rosters at the left, one of them with its profiles at the right."""
