"""What bots think of positions of SpaceCorp."""
