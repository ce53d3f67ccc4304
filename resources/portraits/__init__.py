"""The portraits of the computer players: for each strength one for each seat."""
