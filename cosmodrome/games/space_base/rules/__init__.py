"""The questions of Space Base, one file for each phase or kind of question."""
