"""The rules of Planet Unknown, by the chapters of the rulebook."""
