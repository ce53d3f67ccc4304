"""What the players and the sides are called."""

from PySide6.QtCore import QCoreApplication

from casino_desktop.session.seats import Seat


def seat_name(seats: tuple[Seat, ...], seat: int) -> str:
    """The name given to a seat, else "You" or "Computer", numbered if there are several."""
    named = seats[seat]
    name = _one_line(named.name)
    if name:
        return name
    alike = [place for place, other in enumerate(seats) if other.kind == named.kind]
    number = alike.index(seat) + 1
    if len(alike) == 1:
        return _only(named)
    if named.kind == "human":
        return QCoreApplication.translate("SeatNames", "Player {number}").format(number=number)
    return QCoreApplication.translate("SeatNames", "Computer {number}").format(number=number)


def side_name(seats: tuple[Seat, ...], side: int, sides: int) -> str:
    """The name of a side: of its seat, or of both partners."""
    names = [seat_name(seats, seat) for seat in range(side, len(seats), sides)]
    if len(names) == 1:
        return names[0]
    pair = QCoreApplication.translate("SeatNames", "{first} and {second}")
    return pair.format(first=names[0], second=names[1])


def is_you(seats: tuple[Seat, ...], side: int, sides: int) -> bool:
    """Whether a side is the only human, called "You"."""
    humans = [place for place, seat in enumerate(seats) if seat.kind == "human"]
    return sides == len(seats) and humans == [side] and not _one_line(seats[side].name)


def _one_line(name: str) -> str:
    """A name without the line breaks and control characters that a file of others may hold."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())


def _only(seat: Seat) -> str:
    if seat.kind == "human":
        return QCoreApplication.translate("SeatNames", "You")
    return QCoreApplication.translate("SeatNames", "Computer")
