import pytest

from casino_desktop.players.levels import choose
from casino_desktop.players.worth import Worth, worth_of
from casino_desktop.rules.cards import parse_cards
from casino_desktop.rules.observation import observe
from casino_desktop.rules.position import read_position
from casino_desktop.rules.presets import preset


def greedy(hand: str, loose: str, rules: str = "casino-de", captured: str = "") -> set[str]:
    """The moves that the greedy player makes, one or several of equal rank."""
    table = {"rules": {"preset": rules}, "seats": 2, "builds": [], "mover": 0}
    cards = {"hand": hand.split(), "loose": loose.split()}
    state = read_position({**table, **cards})._replace(piles=(parse_cards(captured), 0))
    return {str(choose(observe(state, 0), "greedy", seed)) for seed in range(30)}


@pytest.mark.parametrize(
    ("hand", "loose", "move"),
    [
        ("9c Ac 2h", "As 9d 4c 5c 2c Jh", "AcxAs"),
        ("Th 9c", "Td 2c 7c 6d", "ThxTd"),
        ("5h 6h", "5s 4c 2c Kh", "5hx5s"),
        ("5h 6h", "5c 4c 2c Kh", "6hx2c4c"),
        ("5h 9h", "5c 4c", "9hx4c5c"),
        ("5c 9h", "5h Kd", "5cx5h"),
    ],
    ids=["ace", "big casino", "spade", "number", "sweep", "only capture"],
)
def test_the_most_valuable_capture_is_taken(hand: str, loose: str, move: str) -> None:
    assert greedy(hand, loose) == {move}


def test_a_sweep_weighs_what_it_scores() -> None:
    assert greedy("Ac 5c", "As 4s", "casino-de") == {"5cxAs4s"}
    assert greedy("Ac 5c", "As 4s", "cassino-de") == {"AcxAs"}


def test_the_majority_suit_is_the_rule_sets() -> None:
    assert greedy("5h 6h", "5s 6d Kh", "casino-de") == {"5hx5s"}
    assert greedy("5h 6h", "5s 6d Kh", "cassino-de") == {"6hx6d"}


def test_a_build_that_few_cards_out_of_sight_could_take_is_made() -> None:
    assert greedy("3c 8h 8s 8d", "5d Qh") == {"3c+5d=8"}
    assert greedy("3c 8h 8s Kc", "5d Qh") == {"3c+5d=8"}
    assert greedy("3c 8h Jc Kc", "5d Qh") == {"3c", "8h", "Jc", "Kc"}


def test_a_captured_card_is_forgotten() -> None:
    assert greedy("3c 8h Kc", "5d Qh", captured="8c8d8s") == {"3c", "8h", "Kc"}


def test_the_card_of_least_worth_is_trailed() -> None:
    assert greedy("Ac 2s Td Kh", "Qc Jd") == {"Kh"}
    assert greedy("Ac 2s Ks Ad", "Qc Jd") == {"Ks"}


def test_where_the_lowest_total_wins_worth_is_turned_round() -> None:
    assert greedy("Ac Td Kh", "Qc 8d", "kasino-sv-misere") == {"Td"}
    assert greedy("Ac Ad", "9h 6c As", "kasino-sv-misere") == {"AcxAs", "AdxAs"}


def test_worth_follows_the_rule_sets_points() -> None:
    cards = parse_cards("AsTd2sJsKh")
    assert worth_of(preset("casino-de"), cards) == Worth(4, 3, 5)
    assert worth_of(preset("casino-de-spades"), cards) == Worth(8, 3, 5)
    assert worth_of(preset("cassino-de"), cards) == Worth(4, 1, 5)
    unsuited = preset("casino-de").changed({"points_suit": 0})
    assert worth_of(unsuited, cards) == Worth(4, 0, 5)
