"""The left column of the place Résoudre: who attacks, with what, how, on whom."""
