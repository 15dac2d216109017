"""What a player has still to resolve: one class for each kind of pending item (PU 7)."""
