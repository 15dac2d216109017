"""The rules of Alien Frontiers, by the chapters of the rulebook: the questions, and what happens by itself."""
