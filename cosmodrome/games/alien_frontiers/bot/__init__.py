"""What bots think of positions of Alien Frontiers."""
