"""How positions of Federation are stored, and what must hold in them."""
