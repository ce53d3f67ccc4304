"""The rules book: pages composed from the rule set in force, so that they say what it does."""
