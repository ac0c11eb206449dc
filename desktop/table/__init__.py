"""The battlefield from above: what is seen of it, how it is edited, how it is drawn."""
