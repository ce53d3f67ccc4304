"""What the strengths of the computer players are called, from the weakest to the strongest."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from .personas import temper

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
    """The name of a strength."""
    return QCoreApplication.translate("Levels", LEVEL_NAMES[known_level(level)])


def known_level(level: str) -> str:
    """The same level, or the usual one for what a later Casino or another program has written."""
    return level if level in LEVEL_NAMES else FIRST_LEVEL


def level_choices() -> list[dict[str, Any]]:
    """Who may sit down at a seat: a person, named "", or a computer player of a strength.

    ``usual`` is true for the one who sits down where nobody was chosen yet.
    """
    person = QCoreApplication.translate("Levels", "A person at this screen")
    computers = [
        {
            "id": level,
            "name": level_name(level),
            "line": temper(level),
            "usual": level == FIRST_LEVEL,
        }
        for level in LEVEL_NAMES
    ]
    return [{"id": "", "name": person, "usual": False}, *computers]
