"""What finished games come to: each as its people saw it, and those of a kind together."""

from collections.abc import Iterable
from typing import NamedTuple

from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet

from .record import Record
from .replay import replay

# What is chosen for each game and makes no other rule set of it.
_CHOSEN = ("target", "deals", "teams")


class Kind(NamedTuple):
    """What games are counted together by.

    ``preset`` names the rule set, ``changed`` tells whether options of it were changed, ``pairs``
    whether partners play together; ``levels`` are the strengths of the opponents, each once.
    """

    preset: str
    changed: bool
    seats: int
    pairs: bool
    levels: tuple[str, ...]


class Finished(NamedTuple):
    """A finished game of people on one side against computers.

    ``points`` are theirs, ``others`` those of the best other side, ``sweeps`` theirs too.
    ``undone`` tells whether a move was taken back, ``started`` is as in the record.
    """

    kind: Kind
    started: str
    won: bool
    points: int
    others: int
    deals: int
    sweeps: int
    undone: bool


class Tally(NamedTuple):
    """Games taken together; ``streak`` is the most of them that were won in a row."""

    games: int
    won: int
    deals: int
    points: int
    sweeps: int
    streak: int

    @property
    def points_a_deal(self) -> float:
        """The mean of the points of a deal."""
        return self.points / self.deals


def finished(record: Record) -> Finished | None:
    """What became of a game; None if it is not over, or not people on one side against computers.

    RecordError if the rules do not allow the game.
    """
    deals = replay(record)
    result = deals[-1].result
    if result is None or result.verdict.winner < 0:
        return None
    state, totals = result.state, result.verdict.totals
    people = {state.side_of(seat) for seat, one in enumerate(record.seats) if one.kind == "human"}
    if len(people) != 1:
        return None
    (own,) = people
    others = totals[:own] + totals[own + 1 :]
    sweeps = sum(state.side_of(sweep.seat) == own for deal in deals for sweep in deal.state.sweeps)
    return Finished(
        kind=_kind(record, own, state.side_count),
        started=record.started,
        won=result.verdict.winner == own,
        points=totals[own],
        others=min(others) if record.rules.winner == "lowest" else max(others),
        deals=len(deals),
        sweeps=sweeps,
        undone=record.undone,
    )


def tallies(games: Iterable[Finished]) -> dict[Kind, Tally]:
    """The games by kind, in the order of their last ones; one with a move undone does not count.

    ``games`` are in the order they were played, the latest first.
    """
    found: dict[Kind, list[Finished]] = {}
    for game in games:
        if not game.undone:
            found.setdefault(game.kind, []).append(game)
    return {kind: _tally(alike) for kind, alike in found.items()}


def _kind(record: Record, own: int, sides: int) -> Kind:
    levels = {
        one.level for seat, one in enumerate(record.seats) if seat % sides != own and one.level
    }
    return Kind(
        preset=record.preset,
        changed=_fixed(record.rules) != _fixed(PRESETS.get(record.preset, record.rules)),
        seats=len(record.seats),
        pairs=sides < len(record.seats),
        levels=tuple(sorted(levels)),
    )


def _fixed(rules: RuleSet) -> tuple[object, ...]:
    return tuple(value for name, value in rules._asdict().items() if name not in _CHOSEN)


def _tally(games: list[Finished]) -> Tally:
    return Tally(
        games=len(games),
        won=sum(game.won for game in games),
        deals=sum(game.deals for game in games),
        points=sum(game.points for game in games),
        sweeps=sum(game.sweeps for game in games),
        streak=_streak(games),
    )


def _streak(games: list[Finished]) -> int:
    longest = current = 0
    for game in games:
        current = current + 1 if game.won else 0
        longest = max(longest, current)
    return longest
