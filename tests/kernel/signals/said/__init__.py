"""What is said and shown: actions, events, views, and what stays hidden."""
