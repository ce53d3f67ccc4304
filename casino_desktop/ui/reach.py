"""What a gesture of QML points at, in the scene as it is when the gesture arrives."""

from .scene import Scene


def lying(scene: Scene | None, card: int) -> int:
    """The mask of a loose card, or of the whole build that a card lies in; 0 for any other card."""
    if scene is None or card < 0:
        return 0
    if card in scene.loose:
        return 1 << card
    return next((fan.build.cards for fan in scene.fans if card in fan.cards), 0)


def build_numbered(scene: Scene | None, number: int) -> int:
    """The mask of a build's cards, 0 if it is no longer there."""
    fans = scene.fans if scene is not None else ()
    return next((fan.build.cards for fan in fans if fan.id == number), 0)
