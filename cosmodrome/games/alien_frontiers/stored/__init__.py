"""How positions of Alien Frontiers are stored, and what must hold in them."""
