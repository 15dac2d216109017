"""What bots think of positions."""
