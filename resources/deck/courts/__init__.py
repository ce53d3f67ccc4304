"""The twelve courts: people composed of robes, faces, hair, hats and what they hold.

All parts of a figure share its coordinates: the origin is the middle of the card, y grows
downwards, the frame reaches to x = 70 and y = -154. Parts of the head have the head's own origin.
"""
