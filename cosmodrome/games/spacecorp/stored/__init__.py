"""How SpaceCorp is stored: positions, questions, data files."""
