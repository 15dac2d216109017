"""What game writers build with: questions, stored forms, readers, bit sets and the like. It knows no game."""
