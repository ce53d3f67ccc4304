"""The people and computers of a game as the table names them."""

from casino_desktop.session.session import GameSession

from .level_names import level_name
from .narration import Cast
from .personas import portrait
from .seat_model import Sitter
from .seat_names import is_you, seat_name, side_name
from .viewers import humans


def sitters_of(session: GameSession) -> tuple[Sitter, ...]:
    """Who sits at the table, with the points of each one's side before the deal."""
    return tuple(
        Sitter(
            name=seat_name(session.seats, seat),
            level_name=level_name(who.level) if who.kind == "computer" else "",
            human=who.kind == "human",
            total=session.totals[session.state.side_of(seat)],
            portrait=portrait(who.level, seat) if who.kind == "computer" else "",
        )
        for seat, who in enumerate(session.seats)
    )


def cast_of(session: GameSession) -> Cast:
    """Who is who in the narration; the only human at the table is called "you"."""
    people, sides = humans(session), session.state.side_count
    names = tuple(seat_name(session.seats, seat) for seat in range(len(session.seats)))
    groups = tuple(side_name(session.seats, side, sides) for side in range(sides))
    yours = [side for side in range(sides) if is_you(session.seats, side, sides)]
    you = people[0] if len(people) == 1 else -1
    draws, law = session.rules.supply == "draw", session.state.law
    return Cast(names, groups, you, yours[0] if yours else -1, draws, law)
