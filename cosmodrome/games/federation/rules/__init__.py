"""The questions of Federation, one file for each phase or kind of question."""
