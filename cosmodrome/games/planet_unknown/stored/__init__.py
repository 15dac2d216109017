"""How positions are stored, read and checked."""
