"""What is said of Space Base: actions, events, names, refusals and what a viewer may know."""
