"""The command line: play in a terminal, let players meet, test, measure, serve."""
