"""The texts that Toise carries: the rules of each game and the guide, read, shown and printed."""
