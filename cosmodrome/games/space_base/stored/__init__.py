"""How positions of Space Base are stored, and what must hold in them."""
