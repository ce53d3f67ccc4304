"""Files: records, the game in progress, settings. Knows no screen."""
