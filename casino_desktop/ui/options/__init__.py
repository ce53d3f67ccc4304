"""The options of a rule set in the player's words: names, meanings, and what goes together."""
