"""Who may sit down at a seat, as the page of a new game offers it."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.players.pace import SOFTENED

from .level_names import FIRST_LEVEL, LEVEL_NAMES, level_name
from .personas import persona_name, portrait

_TEMPERS: dict[str, Any] = {
    "random": QT_TRANSLATE_NOOP("Levels", "Plays whatever comes to hand."),
    "beginner": QT_TRANSLATE_NOOP("Levels", "Likes to take, and overlooks things now and then."),
    "greedy": QT_TRANSLATE_NOOP("Levels", "Takes the most at once and never looks ahead."),
    "counter": QT_TRANSLATE_NOOP("Levels", "Forgets no card and leaves you little."),
    "expert": QT_TRANSLATE_NOOP("Levels", "Thinks through what may come."),
    "master": QT_TRANSLATE_NOOP("Levels", "Reads from your moves what you hold."),
}
_SEATS = range(4)


def level_choices() -> list[dict[str, Any]]:
    """A person, named "", or a computer player of a strength, each below its softened one.

    ``usual`` is true for the one who sits down where nobody was chosen yet, ``players`` has by seat
    the name and the portrait of who comes, and ``mild`` is true for the softened.
    """
    person = QCoreApplication.translate("Levels", "A person at this screen")
    softer = {level: soft for soft, level in SOFTENED.items()}
    ladder = [one for level in LEVEL_NAMES for one in (softer.get(level), level) if one]
    return [{"id": "", "name": person, "usual": False}, *map(_choice, ladder)]


def _choice(level: str) -> dict[str, Any]:
    temper = _TEMPERS.get(level)
    return {
        "id": level,
        "name": level_name(level),
        "line": QCoreApplication.translate("Levels", temper) if temper else "",
        "usual": level == FIRST_LEVEL,
        "mild": level in SOFTENED,
        "players": [
            {"name": persona_name(level, seat), "portrait": portrait(level, seat)}
            for seat in _SEATS
        ],
    }
