"""What the strengths of the computer players are called, from the weakest to the strongest."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

LEVEL_NAMES: dict[str, Any] = {
    "random": QT_TRANSLATE_NOOP("Levels", "Random"),
    "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
    "greedy": QT_TRANSLATE_NOOP("Levels", "Greedy"),
    "counter": QT_TRANSLATE_NOOP("Levels", "Card counter"),
    "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
    "master": QT_TRANSLATE_NOOP("Levels", "Master"),
}


def level_name(level: str) -> str:
    """The name of a strength; its own code if it has none, as a later Casino may write."""
    return QCoreApplication.translate("Levels", LEVEL_NAMES.get(level, level))


def level_choices() -> list[dict[str, Any]]:
    """Who may sit down at a seat: a person, named "", or a computer player of a strength."""
    person = QCoreApplication.translate("Levels", "A person at this screen")
    computers = [{"id": level, "name": level_name(level)} for level in LEVEL_NAMES]
    return [{"id": "", "name": person}, *computers]
