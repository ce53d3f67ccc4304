"""What the others' moves tell of their hands: what they left lying, and what rules forbade."""

from math import inf
from random import Random

import pytest

from casino_desktop.players.evidence import KEEPING, LeftLying, left_lying
from casino_desktop.players.memory import Past, telling
from casino_desktop.players.stakes import Stakes
from casino_desktop.players.worlds import Worlds
from casino_desktop.rules.advance import advance
from casino_desktop.rules.cards import FULL_DECK, card_list, cards_of, parse_card, parse_cards
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.moves import Move
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import observe
from casino_desktop.rules.presets import preset
from casino_desktop.rules.ruleset import SEATS, RuleSet
from tests.rules.table import table

FIVES = parse_card("5c"), parse_card("5h")
FREE_MISERE = preset("kasino-sv").changed({"winner": "lowest"})


def told(rules: RuleSet | str, loose: str, move: str, cards: str, builds: str = "") -> LeftLying:
    """What the move of seat 0 at a table says of cards."""
    state = table(rules, "KcKd", loose, builds, "QcQd")
    past = Past(0, parse_move(move), state.loose, state.builds)
    return left_lying(past, state, card_list(parse_cards(cards)), Stakes(state.rules))


def test_the_more_was_left_lying_the_less_a_card_is_believed() -> None:
    left = told("casino-de", "AsKd5c", "9h", "AcAd5d8c")
    assert left[parse_card("Ac")] == left[parse_card("Ad")] > left[parse_card("5d")] > 0
    assert left[parse_card("8c")] == 0


def test_who_sweeps_may_hold_another_card_that_sweeps() -> None:
    assert told("casino-de", "7c", "7hx7c", "7d9d") == {parse_card("7d"): 0, parse_card("9d"): 0}
    assert told("casino-de", "7c8d", "7hx7c", "7d")[parse_card("7d")] == 0


def test_who_did_not_sweep_where_it_must_has_no_card_that_sweeps() -> None:
    left = told("kasino-sv-misere", "2c3d", "9h", "5c5h4d")
    assert {card for card, doubt in left.items() if doubt == inf} == set(FIVES)
    assert left[parse_card("4d")] < 0.1


def test_who_had_to_sweep_may_hold_cards_that_take_less() -> None:
    # In a misère a sweep is the worst that can be played, but nothing else was allowed.
    left = told("kasino-sv-misere", "5d", "5cx5d", "8h9dKc")
    assert set(left.values()) == {0}


def test_who_trails_where_any_capture_is_a_duty_has_no_card_that_captures() -> None:
    left = told("kasino-sv-forced", "4c9d", "7h", "4d9h8d")
    assert left == {parse_card("4d"): inf, parse_card("9h"): inf, parse_card("8d"): 0}


def test_who_had_to_capture_could_not_trail_instead() -> None:
    rules = preset("kasino-sv-forced").changed({"winner": "lowest"})
    left = told(rules, "4c9d", "4dx4c", "8d9c")
    assert left == {parse_card("8d"): 0, parse_card("9c"): 0}


def test_where_the_fewest_points_win_a_capture_left_lying_is_no_surprise() -> None:
    left = told("kasino-sv-misere", "9dKd", "8h", "9c5h")
    assert left[parse_card("9c")] == 0
    # Who captures there may have had nothing harmless to trail.
    assert told(FREE_MISERE, "AsKd", "AhxAs", "2h")[parse_card("2h")] > 1


def test_where_the_fewest_points_win_who_trails_would_rather_be_rid_of_a_card_that_scores() -> None:
    left = told("kasino-sv-misere", "QcQd", "8h", "Td7s7c")
    assert left[parse_card("Td")] > left[parse_card("7s")] > left[parse_card("7c")] > 0
    assert set(told("casino-de", "QcQd", "8h", "Td7s7c").values()) == {0}


def test_where_the_fewest_points_win_moves_tell_less() -> None:
    # What could have been trailed is doubted by as many points as the capture cost, not by four
    # times as many.
    cost = 2 * Stakes(preset("kasino-sv-misere")).card
    left = told("kasino-sv-misere", "9d8d", "9cx9d", "Kc")
    assert left[parse_card("Kc")] == pytest.approx(cost + KEEPING * cost / 2)


def test_a_build_is_allowed_to_whom_holds_its_guard() -> None:
    rules = preset("casino-de").changed({"must_capture": "any_card"})
    left = told(rules, "3c", "5h+3c=8", "Kh2c")
    assert inf not in left.values()


def test_at_a_crowded_table_nothing_is_asked_of_duties() -> None:
    crowd = "2c2d3c3d4c4d5c5d6c6d7c7d"
    assert told("kasino-sv-misere", crowd, "9h", "8c")
    assert told("kasino-sv-misere", f"{crowd}8d", "9h", "8c") == {}
    assert told("casino-de", f"{crowd}8d", "9h", "8c")


@pytest.mark.parametrize("infers", [False, True])
def test_hands_that_were_not_allowed_are_never_sampled(infers: bool) -> None:
    state = table("kasino-sv-misere", "9c8c7c6c", "5dKd", "", "2h3h4h")
    seen_cards = state.table_cards | sum(state.hands)
    state = state._replace(stock=tuple(cards_of(FULL_DECK & ~seen_cards)))
    seen = observe(state, 0, (parse_move("Kd"),))
    worlds = Worlds(seen, Stakes(seen.rules), Random(3), infers)
    fives = parse_cards("5c5h5s")
    held = sum(worlds.sample().hands[1] & fives != 0 for _ in range(500))
    assert (held == 0) == infers


DUTIES = ({"must_sweep": True}, {"must_capture": "any_card"}, {"must_capture": "played_card"})


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("duty", DUTIES)
@pytest.mark.parametrize("name", ["casino-de", "cassino-en-royal", "casino-classic", "kasino-sv"])
def test_the_hands_that_moved_are_never_thought_impossible(
    name: str, duty: dict[str, object], seats: int
) -> None:
    rules = preset(name).changed(duty)
    rng, asked = Random(f"{name} {duty} {seats}"), 0
    for _ in range(4):
        moves: tuple[Move, ...] = ()
        state = start_deal(rules, seats, 0, shuffled(rules, seats, 0, rng))
        while not state.over:
            seen = observe(state, state.mover, moves)
            for past in telling(seen):
                held = card_list(state.hands[past.seat])
                left = left_lying(past, state, held, Stakes(rules))
                assert inf not in left.values()
                asked += len(left)
            move = rng.choice(legal_moves(state))
            state, moves = advance(state, move), (*moves, move)
    assert asked > 300
