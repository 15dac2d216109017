"""What every game is made of: rules of play, with no game, player, table or server in them."""
