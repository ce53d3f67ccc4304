"""The sheet that every ground is drawn on; the window shows as much of it as it has room for."""

from resources.draw import document

WIDTH, HEIGHT = 1600.0, 1000.0


def document_of(*parts: str) -> str:
    """A whole ground of its parts."""
    return document(WIDTH, HEIGHT, *parts)
