"""Tables: who sits where, what was played, how it is kept so that nothing is ever lost."""
