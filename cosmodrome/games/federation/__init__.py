"""Federation, a game of votes and funding by Dimitri Perrier and Matthieu Verdier."""
