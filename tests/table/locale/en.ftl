toy-action = { $text }
toy-hide = Hide a gem
