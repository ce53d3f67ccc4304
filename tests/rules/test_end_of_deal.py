"""Sweeps, the last play, leftovers, and the events that tell of them."""

import pytest

from casino_desktop.rules.apply import Transition, apply
from casino_desktop.rules.cards import card_names, parse_card, parse_cards
from casino_desktop.rules.events import (
    BuildMade,
    BuildRaised,
    CardPlayed,
    CardsCaptured,
    CardTrailed,
    DealScored,
    LeftoversTaken,
    PacketDealt,
    Swept,
)
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.state import Build, DealState
from tests.rules.table import allows, table, texts


def play(state: DealState, text: str) -> Transition:
    return apply(state, parse_move(text))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_capture_of_everything_is_a_sweep(preset: str) -> None:
    state, events = play(table(preset, "8hKh", "3c5c", "", "Qh"), "8hx3c5c")
    assert events[1:] == (CardsCaptured(0, parse_cards("3c5c8h")), Swept(0, parse_card("5c")))
    assert [sweep.seat for sweep in state.sweeps] == [0]


def test_the_marker_is_a_captured_card() -> None:
    state = play(table("casino-de", "9hKh", "4c5h", "3s6d=9@1", "Qh"), "9hx[3s6d]4c5h").state
    assert parse_cards("3s6d4c5h") >> state.sweeps[0].card & 1


@pytest.mark.parametrize(
    ("loose", "builds", "move"),
    [("3c5cKc", "", "8hx3c5c"), ("8c", "3c4c=7@1", "8hx8c"), ("8c", "3c5c=8@1", "8hx[3c5c]")],
)
def test_a_card_or_a_build_left_is_no_sweep(loose: str, builds: str, move: str) -> None:
    state, events = play(table("casino-de", "8hKh", loose, builds, "Qh"), move)
    assert state.sweeps == ()
    assert not any(isinstance(event, Swept) for event in events)


def test_an_empty_table_allows_only_a_trail() -> None:
    assert texts(table("casino-de", "8hKh", "")) == {"8h", "Kh"}
    assert texts(table("kasino-sv-misere", "8hKh", "")) == {"8h", "Kh"}


def test_the_very_last_clearing_counts_or_not() -> None:
    assert len(play(table("casino-de", "8h", "3c5c"), "8hx3c5c").state.sweeps) == 1
    never, events = play(table("casino-de-last", "8h", "3c5c"), "8hx3c5c")
    assert never.sweeps == ()
    assert not any(isinstance(event, Swept) for event in events)


@pytest.mark.parametrize("others", [("Kh", ""), ("", "4c4d4h4s")])
def test_an_earlier_clearing_always_counts(others: tuple[str, str]) -> None:
    hand, stock = others
    state = table("casino-de-last", "8h", "3c5c", "", hand, stock=stock)
    assert len(play(state, "8hx3c5c").state.sweeps) == 1


def test_leftovers_are_no_sweep_and_go_to_the_last_capturer() -> None:
    start = table("casino-de", "8h", "8cKcQc", "", "2h")
    state, events = play(play(start, "8hx8c").state, "2h")
    assert card_names(state.piles[0]) == card_names(parse_cards("8h8cKcQc2h"))
    assert (state.piles[1], state.loose, state.sweeps) == (0, 0, ())
    assert events == (
        CardPlayed(1, parse_move("2h")),
        CardTrailed(1, parse_card("2h")),
        LeftoversTaken(0, parse_cards("KcQc2h")),
        DealScored(score_deal(state)),
    )


def test_leftovers_of_builds_and_loose_cards() -> None:
    start = table("casino-de", "8h", "8cKc", "3c4c=7@1", "7h")
    state, events = play(play(start, "8hx8c").state, "7hx[3c4c]")
    assert LeftoversTaken(1, parse_cards("Kc")) in events
    assert card_names(state.piles[1]) == "3c4c7hKc"


def test_leftovers_with_a_build_on_the_table() -> None:
    start = table("casino-de", "8h", "", "3c4c=7@1")._replace(last_capturer=1)
    state = play(start, "8h").state
    assert card_names(state.piles[1]) == "3c4c8h"
    assert state.builds == ()


def test_leftovers_of_a_deal_without_captures_go_to_nobody() -> None:
    state, events = play(table("casino-de", "8h", "2c", ""), "8h")
    assert state.piles == (0, 0)
    assert LeftoversTaken(-1, parse_cards("2c8h")) in events


def test_leftovers_may_go_to_the_last_player() -> None:
    start = table("casino-classic", "8h", "8cQc", "", "2h")
    state, events = play(play(start, "8hx8c").state, "2h")
    assert card_names(state.piles[1]) == "2hQc"
    assert LeftoversTaken(1, parse_cards("Qc2h")) in events
    assert state.last_capturer == 0


def test_no_leftovers_no_event() -> None:
    _, events = play(table("casino-de", "8h", "8c"), "8hx8c")
    assert [type(event) for event in events] == [CardPlayed, CardsCaptured, Swept, DealScored]


def test_the_last_capturer_is_kept_across_packets() -> None:
    start = table("casino-de", "8h", "8cQc", "", "2h", stock="3d4d5d6d7dTdKdJd")
    state = play(start, "8hx8c").state
    state, events = play(state, "2h")
    assert isinstance(events[-1], PacketDealt)
    assert state.last_capturer == 0


def test_build_events() -> None:
    build = Build(parse_cards("3c4h"), 7, False, 0)
    state, events = play(table("casino-de", "4h7h", "3c", "", "2d9d"), "4h+3c=7")
    assert events[1:] == (BuildMade(0, build),)
    raised = Build(parse_cards("3c4h2d"), 9, False, 1)
    _, events = play(state, "2d+[3c4h]=9")
    assert events[1:] == (BuildRaised(1, build, raised),)


def test_an_addition_is_a_build_made() -> None:
    _, events = play(table("casino-de", "7h7s", "", "3c4c=7@1", "2d9d"), "7h+[3c4c]=7")
    assert events[1:] == (BuildMade(0, Build(parse_cards("3c4c7h"), 7, True, 0)),)


def test_must_sweep_asks_for_everything() -> None:
    assert texts(table("casino-de", "7h8h9h", "3c5c", must_sweep=True)) == {"8hx3c5c"}
    two = table("casino-de", "7h8h8s", "8c", "3c5c=8@1", must_sweep=True)
    assert texts(two) == {"8hx[3c5c]8c", "8sx[3c5c]8c"}
    other = table("casino-de", "7h8h", "3c5cKc", must_sweep=True)
    assert allows(other, "8hx3c5c")
    assert allows(other, "7h")


def test_must_sweep_yields_to_the_owners_right() -> None:
    """Where only its owner may take a build, the others cannot clear the table."""
    state = table("cassino-de", "8hKh", "", "3c5c=8@1", must_sweep=True)
    assert texts(state) == {"8h", "Kh"}


@pytest.mark.parametrize("card", ["4h", "8h"])
def test_must_capture_counts_court_cards_too(card: str) -> None:
    state = table("casino-de", f"Kh{card}", "KcQc", must_capture="any_card")
    assert texts(state) == {"KhxKc"}
    state = table("casino-de", f"Kh{card}", "KcQc", must_capture="played_card")
    assert texts(state) == {"KhxKc", card}


def test_maximal_extent_takes_the_builds_too() -> None:
    state = table("casino-da", "8h", "8c", "3c5c=8@1", capture_extent="maximal")
    assert {text for text in texts(state) if "x" in text} == {"8hx[3c5c]8c"}
    owner = table("cassino-de", "8h", "8c", "3c5c=8@1", capture_extent="maximal")
    assert {text for text in texts(owner) if "x" in text} == {"8hx8c"}


def test_all_pairs_asks_for_cards_of_the_value_alone() -> None:
    state = table("casino-da", "8h", "8c8d3c5c", "2c6c=8@1", capture_extent="all_pairs")
    assert {text for text in texts(state) if "x" in text} == {
        "8hx8c8d",
        "8hx3c5c8c8d",
        "8hx[2c6c]8c8d",
        "8hx[2c6c]3c5c8c8d",
    }
