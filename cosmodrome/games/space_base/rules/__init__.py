"""The rules of Space Base, by the chapters of the rulebook: the questions, and what happens by itself."""
