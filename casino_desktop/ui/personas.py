"""Who the computer players are: a name for each seat, and the temper of each strength."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from casino_desktop.session.seats import Seat

# In the order of the strengths, with two to spare; names that anybody may bear.
_NAMES: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("Personas", "Mika"),
    QT_TRANSLATE_NOOP("Personas", "Charlie"),
    QT_TRANSLATE_NOOP("Personas", "Robin"),
    QT_TRANSLATE_NOOP("Personas", "Alex"),
    QT_TRANSLATE_NOOP("Personas", "Kim"),
    QT_TRANSLATE_NOOP("Personas", "Sasha"),
    QT_TRANSLATE_NOOP("Personas", "Toni"),
    QT_TRANSLATE_NOOP("Personas", "Noa"),
)
_TEMPERS: dict[str, Any] = {
    "random": QT_TRANSLATE_NOOP("Personas", "Plays whatever comes to hand."),
    "beginner": QT_TRANSLATE_NOOP("Personas", "Likes to take, and overlooks things now and then."),
    "greedy": QT_TRANSLATE_NOOP("Personas", "Takes the most at once and never looks ahead."),
    "counter": QT_TRANSLATE_NOOP("Personas", "Forgets no card and leaves you little."),
    "expert": QT_TRANSLATE_NOOP("Personas", "Thinks through what may come."),
    "master": QT_TRANSLATE_NOOP("Personas", "Reads from your moves what you hold."),
}


def named(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with a name for each computer player that has none, no two alike.

    A strength has the same name in every game, as far as nobody else at the table bears it.
    """
    taken = {seat.name for seat in seats}
    found = []
    for seat in seats:
        if seat.kind == "computer" and not seat.name:
            name = next(name for name in _names_for(seat.level) if name not in taken)
            taken.add(name)
            found.append(Seat(name, seat.kind, seat.level))
        else:
            found.append(seat)
    return tuple(found)


def temper(level: str) -> str:
    """How players of a strength play, in one sentence; "" for one that is not known."""
    text = _TEMPERS.get(level)
    return QCoreApplication.translate("Personas", text) if text else ""


def portrait(level: str) -> str:
    """The name of the picture of a strength; "" for one that is not known."""
    return level if level in _TEMPERS else ""


def _names_for(level: str) -> list[str]:
    """All names, beginning with that of the strength."""
    names = [QCoreApplication.translate("Personas", name) for name in _NAMES]
    first = list(_TEMPERS).index(level) if level in _TEMPERS else 0
    return names[first:] + names[:first]
