"""What bots think of positions of Federation."""
