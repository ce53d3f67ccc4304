"""What finished games come to: what counts, and what is counted together."""

from random import Random

import pytest

from casino_desktop.rules.presets import preset
from casino_desktop.session.record import Record
from casino_desktop.session.seats import Seat
from casino_desktop.session.session import GameSession
from casino_desktop.session.statistics import Finished, Kind, Tally, finished, tallies
from tests.session.games import new_game, play_on, played_game, whole_game

ADA, BEN = Seat("Ada", "human"), Seat("Ben", "human")
GREEDY, EXPERT = Seat("C1", "computer", "greedy"), Seat("C2", "computer", "expert")


def played(name: str, *seats: Seat, seed: int = 1, **changes: object) -> GameSession:
    rules, rng = preset(name).changed(changes), Random(seed)
    return play_on(GameSession.new(name, rules, seats, first_dealer=0, rng=rng), 5000, rng)


def told(record: Record) -> Finished:
    found = finished(record)
    assert found is not None
    return found


def test_a_game_is_told_as_its_player_saw_it() -> None:
    session = whole_game("casino-de", 2)
    game, totals = told(session.record), session.scores[-1].verdict.totals
    assert game.kind == Kind("casino-de", False, 2, False, ("greedy",))
    assert (game.points, game.others) == totals
    assert game.won == (session.winner == 0)
    assert game.deals == len(session.record.deals)
    assert game.started == session.record.started
    assert not game.undone


@pytest.mark.parametrize("seed", range(4))
def test_the_sweeps_are_those_of_the_own_side(seed: int) -> None:
    session = played("kasino-sv", GREEDY, ADA, seed=seed)
    own = sum(sweep.seat == 1 for deal in session.scores for sweep in deal.state.sweeps)
    assert told(session.record).sweeps == own


def test_partners_share_the_points() -> None:
    session = played("casino-de", ADA, GREEDY, EXPERT, GREEDY)
    game, totals = told(session.record), session.scores[-1].verdict.totals
    assert game.kind == Kind("casino-de", False, 4, True, ("greedy",))
    assert (game.points, game.others) == totals


def test_of_several_others_the_best_is_told() -> None:
    for name, best in (("casino-de", max), ("kasino-sv-misere", min)):
        session = played(name, GREEDY, ADA, EXPERT, teams=False)
        game, totals = told(session.record), session.scores[-1].verdict.totals
        assert game.kind.levels == ("expert", "greedy")
        assert game.points == totals[1]
        assert game.others == best(totals[0], totals[2])


def test_a_target_of_ones_own_makes_no_other_rule_set() -> None:
    assert told(played("casino-de", ADA, GREEDY, target=11).record).kind.changed is False
    assert told(played("casino-de", ADA, GREEDY, sweep_points=0).record).kind.changed is True


def test_only_finished_games_of_people_against_computers_are_told() -> None:
    assert finished(new_game().record) is None
    assert finished(played_game(moves=60).record) is None
    assert finished(played("casino-de", ADA, BEN).record) is None
    assert finished(played("casino-de", GREEDY, EXPERT).record) is None
    assert finished(played("casino-de", ADA, GREEDY, BEN, EXPERT).record) is not None
    assert finished(played("kasino-sv", ADA, GREEDY, BEN).record) is None


KIND, OTHER = (
    Kind("casino-de", False, 2, False, ("greedy",)),
    Kind("kasino-sv", False, 3, False, ()),
)


def game(kind: Kind = KIND, *, won: bool = True, undone: bool = False) -> Finished:
    return Finished(kind, "", won, points=20, others=8, deals=3, sweeps=2, undone=undone)


def test_games_are_counted_by_kind_the_last_played_first() -> None:
    found = tallies([game(OTHER), game(), game(OTHER, won=False), game()])
    assert list(found) == [OTHER, KIND]
    assert found[KIND] == Tally(games=2, won=2, deals=6, points=40, sweeps=4, streak=2)
    assert found[OTHER] == Tally(games=2, won=1, deals=6, points=40, sweeps=4, streak=1)
    assert found[KIND].points_a_deal == pytest.approx(40 / 6)


def test_the_longest_row_of_wins_is_found_wherever_it_lies() -> None:
    results = [True, False, True, True, True, False, True, True]
    (tally,) = tallies(game(won=won) for won in results).values()
    assert tally.streak == 3


def test_a_game_with_a_move_taken_back_does_not_count() -> None:
    (tally,) = tallies([game(), game(won=False, undone=True), game()]).values()
    assert (tally.games, tally.won, tally.streak) == (2, 2, 2)
    assert tallies([game(undone=True)]) == {}
