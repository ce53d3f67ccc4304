"""Generators of the program's pictures; ``python -m resources`` writes all of them."""
