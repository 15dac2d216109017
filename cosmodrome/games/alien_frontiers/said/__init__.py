"""What is said of Alien Frontiers: actions, events, names, refusals and what a viewer may know."""
