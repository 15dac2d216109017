toy-action = { $text }
toy-hide = Спрячьте камень
