from functools import partial
from itertools import count

import pytest

from casino_desktop.players.arena import (
    DeckResult,
    Figure,
    figure,
    lead,
    match_of,
    play_deck,
    points_by_level,
    seatings,
)
from casino_desktop.players.expert import Effort, expert_move
from casino_desktop.players.levels import LEVELS, Level
from casino_desktop.rules.errors import CasinoError, Problem
from casino_desktop.rules.presets import PRESETS, preset
from casino_desktop.rules.ruleset import SEATS, RuleSet

PLAIN = preset("casino-de")
# Where captures are forced, there is less to choose and more luck to even out.
DECKS = {"kasino-sv-forced": 120}


def test_greedy_leads_random_by_more_than_four_points_a_deal() -> None:
    match = match_of(PLAIN, 2, ["greedy", "random"], 1, True)
    found = lead([play_deck(match, number) for number in range(100)], "greedy")
    assert found.mean - found.margin > 4


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", PRESETS)
def test_greedy_beats_random_under_every_rule_set(name: str, seats: int) -> None:
    rules = preset(name)
    players = ["greedy"] + ["random"] * (seats - 1) if seats == 3 else ["greedy", "random"]
    match = match_of(rules, seats, players, 1, True)
    found = lead([play_deck(match, number) for number in range(DECKS.get(name, 30))], "greedy")
    better = -found.mean if rules.winner == "lowest" else found.mean
    assert better - found.margin > 0


@pytest.mark.parametrize(
    ("strong", "weak", "decks"),
    [("beginner", "random", 30), ("greedy", "beginner", 150), ("counter", "greedy", 50)],
)
def test_each_level_beats_the_one_below(strong: str, weak: str, decks: int) -> None:
    match = match_of(PLAIN, 2, [strong, weak], 1, True)
    found = lead([play_deck(match, number) for number in range(decks)], strong)
    assert found.mean - found.margin > 0


@pytest.mark.parametrize("name", ["expert", "master"])
def test_little_search_is_enough_against_greed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    effort = Effort(iterations=60, nodes=20_000, infers=name == "master")
    monkeypatch.setitem(LEVELS, name, Level(name, partial(expert_move, effort=effort)))
    match = match_of(PLAIN, 2, [name, "greedy"], 1, True)
    found = lead([play_deck(match, number) for number in range(16)], name)
    assert found.mean - found.margin > 0


def test_a_deck_is_played_by_its_number_alone() -> None:
    match = match_of(PLAIN, 2, ["greedy", "random"], 5, True)
    forwards = [play_deck(match, number).points for number in range(4)]
    backwards = [play_deck(match, number).points for number in reversed(range(4))]
    assert forwards == backwards[::-1]
    assert forwards != [play_deck(match._replace(seed=6), number).points for number in range(4)]


def test_seats_are_swapped_for_each_deck() -> None:
    def tables(seats: int, players: list[str], duplicate: bool = True) -> list[tuple[str, ...]]:
        return seatings(match_of(PLAIN, seats, players, 1, duplicate))

    greedy, random = "greedy", "random"
    assert tables(2, [greedy, random]) == [(greedy, random), (random, greedy)]
    assert tables(2, [greedy, random], duplicate=False) == [(greedy, random)]
    assert tables(4, [greedy, random]) == [(greedy, random) * 2, (random, greedy) * 2]
    assert len(tables(3, [greedy, random, random])) == 3
    assert tables(3, [greedy]) == [(greedy,) * 3]


def test_partners_have_the_points_of_their_side() -> None:
    single = PLAIN.changed({"teams": False})
    pairs = play_deck(match_of(PLAIN, 4, ["greedy", "random"], 1, False), 0)
    alone = play_deck(match_of(single, 4, ["greedy", "random"], 1, False), 0)
    assert sum(pairs.points.values()) >= 8
    assert sum(alone.points.values()) < sum(pairs.points.values())


def test_the_slowest_move_is_told() -> None:
    ticks = count()
    times = (number * number / 1000 for number in ticks)
    result = play_deck(match_of(PLAIN, 2, ["greedy", "random"], 1, False), 0, lambda: next(times))
    # 48 moves take two readings each; the last two are 94 and 95 squared.
    assert result.slowest == pytest.approx((95**2 - 94**2) / 1000)
    assert result.plays == 1


@pytest.mark.parametrize(
    ("seats", "players", "problem"),
    [
        (2, ["oracle", "random"], Problem.UNKNOWN_LEVEL),
        (3, ["greedy", "random"], Problem.PLAYERS_PER_SEAT),
        (2, ["greedy", "random", "greedy"], Problem.PLAYERS_PER_SEAT),
        (2, [], Problem.PLAYERS_PER_SEAT),
        (5, ["greedy"], Problem.BAD_SEATS),
    ],
)
def test_players_that_do_not_fit_the_table_are_refused(
    seats: int, players: list[str], problem: Problem
) -> None:
    rules: RuleSet = PLAIN
    with pytest.raises(CasinoError) as caught:
        match_of(rules, seats, players, 1, True)
    assert caught.value.problem is problem


def test_figures_are_means_with_their_intervals() -> None:
    results = [DeckResult({"a": 4.0, "b": 1.0, "c": 2.0}, 1, 0.0)] * 2
    results += [DeckResult({"a": 6.0, "b": 1.0, "c": 4.0}, 1, 0.0)] * 2
    assert points_by_level(results)["a"] == figure([4, 4, 6, 6])
    assert figure([4, 4, 6, 6]).mean == 5
    assert figure([4, 4, 6, 6]).margin == pytest.approx(1.96 * (4 / 3) ** 0.5 / 2)
    assert lead(results, "a") == figure([2.5, 2.5, 3.5, 3.5])
    assert figure([3]) == Figure(3, 0)
