"""The rules of SpaceCorp, by the chapters of the rulebook (docs/rules/spacecorp.md)."""
