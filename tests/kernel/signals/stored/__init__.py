"""Positions as data."""
