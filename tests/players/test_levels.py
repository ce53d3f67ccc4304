from typing import Any

import pytest

from casino_desktop.players.levels import LEVELS, Level, choose, level_named
from casino_desktop.players.pace import PACES, SOFTENED, pace_of
from casino_desktop.rules.check import check
from casino_desktop.rules.errors import PlayerError, Problem
from casino_desktop.rules.moves import Move
from tests.players.watches import Looks


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_makes_legal_moves_under_every_rule_set(positions: list[Any], level: str) -> None:
    for position in positions:
        move = choose(position.seen_by(position.state.mover), level, 1, Looks(3))
        assert check(position.state, move) is None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_move(positions: list[Any], level: str) -> None:
    for seed, position in enumerate(positions):
        seen = position.seen_by(position.state.mover)
        first, second = (choose(seen, level, seed, Looks(3)) for _ in range(2))
        assert first == second


def test_the_random_player_makes_every_legal_move_in_time(positions: list[Any]) -> None:
    seen = positions[0].seen_by(positions[0].state.mover)
    assert len({choose(seen, "random", seed) for seed in range(200)}) > 3


def test_levels_bear_their_names() -> None:
    assert list(LEVELS) == [level.name for level in LEVELS.values()]


@pytest.mark.parametrize("level", ["oracle", "oracle-soft", "expert-hard", "random-soft", "soft"])
def test_an_unknown_level_is_named(positions: list[Any], level: str) -> None:
    seen = positions[0].seen_by(positions[0].state.mover)
    with pytest.raises(PlayerError) as caught:
        choose(seen, level, 1)
    assert caught.value.problem is Problem.UNKNOWN_LEVEL
    assert caught.value.details == {"level": level}


def test_a_softened_level_plays_half_of_its_moves_as_the_one_below(
    positions: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = positions[0].seen_by(positions[0].state.mover)
    for name, card in (("counter", 1), ("expert", 2)):
        monkeypatch.setitem(LEVELS, name, Level(name, lambda *_, card=card: Move(card)))
    played = [choose(seen, "expert-soft", seed).card for seed in range(400)]
    assert {*played} == {1, 2}
    assert 160 < played.count(1) < 240


def test_each_level_but_the_weakest_can_be_softened() -> None:
    assert list(SOFTENED.values()) == list(LEVELS)[1:]
    assert [level_named(name).name for name in SOFTENED] == list(SOFTENED)


@pytest.mark.parametrize("soft", SOFTENED)
def test_a_softened_level_has_the_pace_of_its_own(soft: str) -> None:
    assert pace_of(soft) == PACES[SOFTENED[soft]]


@pytest.mark.parametrize("level", ["random-soft", "expert-hard", "oracle"])
def test_there_is_no_pace_of_a_level_that_there_is_not(level: str) -> None:
    assert pace_of(level) is None


def test_nobody_plays_out_of_turn(positions: list[Any]) -> None:
    state = positions[0].state
    with pytest.raises(PlayerError) as caught:
        choose(positions[0].seen_by((state.mover + 1) % state.seats), "greedy", 1)
    assert caught.value.problem is Problem.NOT_THE_MOVER
