"""Where the fewest points win, the counter sees captures that are forced, its own and others'."""

from random import Random

import pytest

from casino_desktop.players.counter import weigh
from casino_desktop.players.greedy import greedy_move
from casino_desktop.players.replies import Replies
from casino_desktop.rules.advance import advance
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.observation import Observation
from tests.players.test_counter import chosen, seen

MISERE = "kasino-sv-misere"
SMALL = "2c 2d 3c 3d 4c 4d 6c 6d"


def greedily(observation: Observation) -> set[str]:
    return {str(greedy_move(observation, Random(seed))) for seed in range(20)}


def test_it_lays_no_ace_that_its_own_hand_would_have_to_take() -> None:
    # The other ace takes an ace, and the king takes it together with the queen.
    observation = seen("Ac Ad Kd", "Qh", hidden=SMALL, rules=MISERE)
    assert greedily(observation) == {"Ac", "Ad"}
    assert chosen(observation) == {"Kd"}


def test_it_lays_no_card_that_it_would_have_to_sweep_itself() -> None:
    observation = seen("5h 5d Kc", "", hidden=SMALL, rules=MISERE)
    assert {"5h", "5d"} < greedily(observation)
    assert chosen(observation) == {"Kc"}


def test_it_lays_what_others_will_have_to_sweep() -> None:
    observation = seen("5h 9h", "", hidden="5c 5d 5s Jc Jd Jh Kc Kd", rules=MISERE)
    assert greedily(observation) == {"5h", "9h"}
    assert chosen(observation) == {"5h"}


def test_a_card_that_is_dodged_with_is_as_likely_as_the_next() -> None:
    observation = seen("5h 9h", "", hidden="5c 5d 5s Jc Jd Jh Kc Kd", rules=MISERE)
    laid = parse_move("5h")
    replies = Replies(observation)
    likely = replies.likely(advance(replies.state, laid), 1)
    assert sum(reply.chance for reply in likely) == pytest.approx(1)
    assert sum(reply.chance for reply in likely if reply.move) == pytest.approx(3 / 8)
    # Each of the three fives would have to sweep, for a point.
    (weighed,) = weigh(observation, [laid])
    assert weighed.threat == pytest.approx(-3 / 8)


def test_elsewhere_whoever_can_dodge_a_capture_is_thought_to() -> None:
    observation = seen("5h 9h", "", hidden="5c 5d 5s Jc Jd Jh Kc Kd")
    replies = Replies(observation)
    likely = replies.likely(advance(replies.state, parse_move("5h")), 1)
    # Four of eight cards: none of the three fives is among them in 5 of 70 hands.
    assert sum(reply.chance for reply in likely if reply.move) == pytest.approx(65 / 70)
