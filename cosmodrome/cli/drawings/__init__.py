"""Drawings made for one game each: a module named as the game, with draw(view, texts, names)."""
