"""What is said of Federation: actions, events, names, refusals and what a viewer may know."""
