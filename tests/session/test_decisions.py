"""What each seat had to decide in a deal."""

from casino_desktop.rules.legal import legal_moves
from casino_desktop.session.decisions import decisions
from tests.session.games import played_game


def test_each_seats_decisions_are_its_moves_and_what_it_saw() -> None:
    game = played_game("casino-de", 2, moves=20)
    found = list(decisions(game, {1}))
    assert [one.number for one in found] == [
        number for number, state in enumerate(game.states[:-1]) if state.mover == 1
    ]
    for one in found:
        assert game.moves[one.number] == one.move
        assert one.move in legal_moves(one.state)
        assert one.seen.seat == one.seen.mover == 1
        assert one.seen.hand == one.state.hands[1]
        assert one.seen.moves == game.moves[: one.number]


def test_all_seats_together_made_all_moves() -> None:
    game = played_game("casino-de", 2, moves=20)
    assert [one.move for one in decisions(game, {0, 1})] == list(game.moves)
    assert list(decisions(game, ())) == []
