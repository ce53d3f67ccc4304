"""What the counting player weighs, in positions where it can be counted by hand."""

from random import Random

import pytest

from casino_desktop.players.counter import counter_move, prospect, weigh
from casino_desktop.players.memory import announced
from casino_desktop.players.replies import none_held
from casino_desktop.rules.cards import FULL_DECK, cards_of, parse_cards
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import Observation, known_state
from casino_desktop.rules.presets import preset
from casino_desktop.rules.state import Build


def seen(
    hand: str,
    loose: str,
    *,
    hidden: str | None = None,
    builds: tuple[Build, ...] = (),
    moves: str = "",
    rules: str = "casino-de",
    others: int = 4,
) -> Observation:
    """What seat 0 of two sees; all cards but its own, the table's and ``hidden`` are captured."""
    mine, table = parse_cards(hand.replace(" ", "")), parse_cards(loose.replace(" ", ""))
    in_builds = sum(build.cards for build in builds)
    away = FULL_DECK & ~(mine | table | in_builds)
    unseen = away if hidden is None else parse_cards(hidden.replace(" ", ""))
    return Observation(
        rules=preset(rules),
        seat=0,
        dealer=1,
        mover=0,
        hand=mine,
        hand_sizes=(mine.bit_count(), others),
        loose=table,
        builds=builds,
        stock=unseen.bit_count() - others,
        piles=(0, away & ~unseen),
        sweeps=(),
        last_capturer=1,
        moves=tuple(parse_move(move) for move in moves.split()),
    )


def chosen(observation: Observation) -> set[str]:
    return {str(counter_move(observation, Random(seed))) for seed in range(20)}


def test_it_trails_what_nobody_can_take() -> None:
    observation = seen("9c Ad", "Kd", hidden="Ac Ah As 2c 3c 3d Qc Qd")
    assert chosen(observation) == {"9c"}


def test_it_leaves_no_table_that_can_be_swept() -> None:
    risk = prospect(seen("9c 2c", "9d Ah", hidden="Ac Ad As Jc Jd Jh Qc Qd"), Move(32, 1 << 33))
    assert risk.sweep_risk == pytest.approx(1 - none_held(3, 4, 8))


def test_it_builds_only_where_the_build_is_safe() -> None:
    safe = seen("3c 8h Kc", "5d Qh", hidden="2c 2d 4c 4d Jc Jd Jh Tc")
    assert "3c+5d=8" in chosen(safe)
    unsafe = seen("3c 8h Kc", "5d Qh", hidden="8c 8d 8s 4d Jc Jd Jh Tc")
    assert "3c+5d=8" not in chosen(unsafe)
    build = parse_move("3c+5d=8")
    assert prospect(safe, build).build_risk == 0
    assert prospect(unsafe, build).build_risk == pytest.approx(1 - none_held(3, 4, 8))


def test_the_parts_of_a_value_add_up() -> None:
    observation = seen("3c 8h Kc", "5d Qh 3d")
    for one in weigh(observation, legal_moves(known_state(observation))):
        assert one.value == pytest.approx(one.gain - one.threat + one.follow)
        assert one.threat >= 0
        assert one.follow >= 0


def test_a_builder_holds_its_guard_until_it_plays_one() -> None:
    build = Build(parse_cards("3c5d"), 8, False, 1)
    held = seen("2h 9c", "Kd", builds=(build,), moves="3c+5d=8")
    assert announced(held) == (frozenset(), frozenset({8}))
    taken = seen("2h 9c", "Kd", moves="3c+5d=8 8cx[3c5d] Kd")
    assert announced(taken) == (frozenset(), frozenset({8}))
    played = seen("2h 9c", "Kd", moves="3c+5d=8 8cx[3c5d] 8d")
    assert announced(played) == (frozenset(), frozenset())


def test_a_sure_guard_is_reckoned_with() -> None:
    observation = seen(
        "Tc 2h 8s", "Kd 7h As", moves="3c+5d=8 8cx[3c5d] Kd", hidden="8d Jc Jd Qc Qd Qh 4c 5c"
    )
    assert announced(observation)[1] == frozenset({8})
    weighed = {
        str(one.move): one for one in weigh(observation, [parse_move("Tc"), parse_move("8sxAs7h")])
    }
    assert weighed["Tc"].threat > 0.3
    assert weighed["8sxAs7h"].threat < weighed["Tc"].threat


def test_the_chance_to_hold_none_is_that_of_the_draw() -> None:
    draws = 20_000
    rng, deck = Random(1), list(cards_of(0b1111111111))
    hits = sum(not {0, 1, 2} & set(rng.sample(deck, 4)) for _ in range(draws))
    assert none_held(3, 4, 10) == pytest.approx(hits / draws, abs=0.02)
    assert none_held(7, 4, 10) == 0
    assert none_held(0, 4, 10) == 1
