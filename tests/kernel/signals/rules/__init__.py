"""What is asked, and what comes of the answers."""
