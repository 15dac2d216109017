"""What is said: actions, events, names, refusals, and what a seat may know."""
