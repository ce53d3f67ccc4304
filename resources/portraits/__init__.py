"""The portraits of the computer players, one for each strength."""
