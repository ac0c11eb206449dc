"""Forms built from the games' models: never one game by name."""
