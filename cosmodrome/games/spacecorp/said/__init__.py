"""What is said in SpaceCorp: answers, events, names, refusals, and what a seat sees."""
