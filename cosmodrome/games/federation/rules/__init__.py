"""The rules of Federation, by the chapters of the rulebook: the questions, and what happens by itself."""
