"""Planet Unknown, a game of tiles, tracks and rovers by Ryan Lambert and Adam Rehberg."""
