"""The comparison at hand: its rows and columns, its cells, what is made of them."""
