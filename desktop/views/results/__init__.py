"""What may happen, figure by figure: cards, their tables, and why."""
