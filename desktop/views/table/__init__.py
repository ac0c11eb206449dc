"""The place « Table »: the map with its tools, and the panel that mirrors it."""
