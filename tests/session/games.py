"""Games played at random, for the tests of sessions, files and the terminal."""

from random import Random

from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.presets import preset
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession

STARTED = "2026-01-02T03:04:05Z"


def new_game(name: str = "casino-de", seats: int = 2, seed: int = 1) -> GameSession:
    people = (Seat("Ada", "human"), *(Seat(f"C{n}", "computer", "greedy") for n in range(1, seats)))
    return GameSession.new(
        name, preset(name), people, first_dealer=seats - 1, rng=Random(seed), started=STARTED
    )


def play_on(session: GameSession, steps: int, rng: Random) -> GameSession:
    """Play random moves, deals being dealt in between, until the game is over at the latest."""
    for _ in range(steps):
        if session.game_over:
            break
        if session.deal_over:
            session.next_deal()
        session.play(rng.choice(legal_moves(session.state)))
    return session


def played_game(
    name: str = "casino-de", seats: int = 2, seed: int = 1, moves: int = 20
) -> GameSession:
    return play_on(new_game(name, seats, seed), moves, Random(seed))


def whole_game(name: str = "casino-de", seats: int = 2, seed: int = 1) -> GameSession:
    return played_game(name, seats, seed, moves=5000)
