"""The computer players: what they know, how they choose, and the process they think in."""
