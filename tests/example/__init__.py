"""A game in one file, as CONTRIBUTING.md tells it; test_example.py puts it among the others."""
