"""What a seat remembers of a deal: cards that others must hold, and tables that they saw before."""

from typing import NamedTuple

from casino_desktop.rules.guard import own_values
from casino_desktop.rules.law import law_of
from casino_desktop.rules.moves import Move
from casino_desktop.rules.observation import Observation
from casino_desktop.rules.state import Build


class Past(NamedTuple):
    """A move with the seat that played it and the table it was played at."""

    seat: int
    move: Move
    loose: int
    builds: tuple[Build, ...]


def announced(seen: Observation) -> tuple[frozenset[int], ...]:
    """By seat, the values it must hold a card for: announced in a build, the guard not yet played.

    The seat keeps its guard for as long as it owns the build, and after the build was taken or
    raised by another until it plays such a card.
    """
    law = law_of(seen.rules)
    held: list[set[int]] = [set() for _ in seen.hand_sizes]
    for seat, move in _played(seen):
        held[seat] = {value for value in held[seat] if not law.guards[value] >> move.card & 1}
        if move.value:
            held[seat].add(move.value)
    return tuple(
        frozenset(values | own_values(seen.builds, seat)) for seat, values in enumerate(held)
    )


def _played(seen: Observation) -> list[tuple[int, Move]]:
    seats = len(seen.hand_sizes)
    first = (seen.mover - len(seen.moves)) % seats
    return [((first + number) % seats, move) for number, move in enumerate(seen.moves)]


def telling(seen: Observation) -> list[Past]:
    """The moves that tell of the hands as they are, the latest first.

    Those since the last cards were dealt; where each play draws a card, only the last of each seat,
    since those before it mislead more than they tell.
    """
    seats = len(seen.hand_sizes)
    if seen.rules.supply == "draw":
        since = min(len(seen.moves), seats)
    else:
        since = len(seen.moves) % (seats * min(seen.rules.hand_size[seats - 2], 48 // seats))
    played = _played(seen)
    loose, builds, past = seen.loose, seen.builds, []
    for number in range(len(played) - 1, len(played) - 1 - since, -1):
        seat, move = played[number]
        loose, builds = _before(played[:number], move, loose, builds)
        past.append(Past(seat, move, loose, builds))
    return past


def _before(
    earlier: list[tuple[int, Move]], move: Move, loose: int, builds: tuple[Build, ...]
) -> tuple[int, tuple[Build, ...]]:
    """The table before a move, from the one after it."""
    restored = tuple(_as_made(earlier, cards) for cards in move.builds)
    if move.value:
        builds = tuple(build for build in builds if build.cards != move.cards)
    loose = loose & ~(1 << move.card) | move.loose
    return loose, (*builds, *restored)


def _as_made(earlier: list[tuple[int, Move]], cards: int) -> Build:
    """A build of the past, as a single one: it can be captured like a multiple one, and raised."""
    for seat, move in reversed(earlier):
        if move.value and move.cards == cards:
            return Build(cards, move.value, False, seat)
    return Build(cards, 0, False, -1)
