"""One file for each group of questions, named as the rules name them."""
