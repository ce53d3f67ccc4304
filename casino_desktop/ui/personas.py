"""Who the computer players are: a name and a portrait for each strength at each seat."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.players.pace import base_level
from casino_desktop.session.seats import Seat

from .level_names import known_level

# By strength and seat, names that anybody may bear; their portraits bear the same numbers.
_NAMES: dict[str, tuple[Any, ...]] = {
    "random": (
        QT_TRANSLATE_NOOP("Personas", "Momo"),
        QT_TRANSLATE_NOOP("Personas", "Mika"),
        QT_TRANSLATE_NOOP("Personas", "Jo"),
        QT_TRANSLATE_NOOP("Personas", "Kit"),
    ),
    "beginner": (
        QT_TRANSLATE_NOOP("Personas", "Billie"),
        QT_TRANSLATE_NOOP("Personas", "Charlie"),
        QT_TRANSLATE_NOOP("Personas", "Lou"),
        QT_TRANSLATE_NOOP("Personas", "Jamie"),
    ),
    "greedy": (
        QT_TRANSLATE_NOOP("Personas", "Toni"),
        QT_TRANSLATE_NOOP("Personas", "Robin"),
        QT_TRANSLATE_NOOP("Personas", "Max"),
        QT_TRANSLATE_NOOP("Personas", "Bo"),
    ),
    "counter": (
        QT_TRANSLATE_NOOP("Personas", "Kai"),
        QT_TRANSLATE_NOOP("Personas", "Alex"),
        QT_TRANSLATE_NOOP("Personas", "Noa"),
        QT_TRANSLATE_NOOP("Personas", "Chris"),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("Personas", "Eli"),
        QT_TRANSLATE_NOOP("Personas", "Kim"),
        QT_TRANSLATE_NOOP("Personas", "Nico"),
        QT_TRANSLATE_NOOP("Personas", "Jona"),
    ),
    "master": (
        QT_TRANSLATE_NOOP("Personas", "Jules"),
        QT_TRANSLATE_NOOP("Personas", "Sasha"),
        QT_TRANSLATE_NOOP("Personas", "Luca"),
        QT_TRANSLATE_NOOP("Personas", "Sam"),
    ),
}


def named(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with a name for each computer player that has none, no two alike.

    A strength has the same name at a seat in every game, as far as nobody else there bears it.
    """
    found = list(seats)
    for place, seat in enumerate(seats):
        if seat.kind == "computer" and not seat.name:
            taken = {other.name for other in found}
            # The others at the table cannot bear all the names that the strength has for its seats.
            own = (persona_name(seat.level, one) for one in (place, *range(len(seats))))
            name = next(name for name in own if name not in taken)
            found[place] = Seat(name, seat.kind, seat.level)
    return tuple(found)


def persona_name(level: str, seat: int) -> str:
    """What a computer player of a strength, softened or not, is called that has no other name."""
    return QCoreApplication.translate("Personas", _NAMES[_known(level)][seat])


def portrait(level: str, seat: int) -> str:
    """The name of the picture of a computer player."""
    return f"{_known(level)}-{seat}"


def _known(level: str) -> str:
    return base_level(known_level(level))
