"""The places of the window, one widget per file."""
