"""The questions of Planet Unknown, one file for each phase."""
