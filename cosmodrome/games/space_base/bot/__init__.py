"""What bots think of positions of Space Base."""
