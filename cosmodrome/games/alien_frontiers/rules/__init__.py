"""The questions of a turn, one file each, named as the rulebook names them."""
