"""What the strengths of the computer players are called, from the weakest to the strongest."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.players.pace import SOFTENED, base_level

LEVEL_NAMES: dict[str, Any] = {
    "random": QT_TRANSLATE_NOOP("Levels", "Random"),
    "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
    "greedy": QT_TRANSLATE_NOOP("Levels", "Greedy"),
    "counter": QT_TRANSLATE_NOOP("Levels", "Card counter"),
    "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
    "master": QT_TRANSLATE_NOOP("Levels", "Master"),
}

# Who sits down where nobody else was asked for.
FIRST_LEVEL = "greedy"


def level_name(level: str) -> str:
    """The name of a strength, softened or not."""
    level = known_level(level)
    name = QCoreApplication.translate("Levels", LEVEL_NAMES[base_level(level)])
    if level not in SOFTENED:
        return name
    return QCoreApplication.translate("Levels", "{level}, mild").format(level=name)


def known_level(level: str) -> str:
    """The same level, or the usual one for what a later Casino or another program has written."""
    return level if level in LEVEL_NAMES or level in SOFTENED else FIRST_LEVEL
