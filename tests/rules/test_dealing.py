"""Packets: who gets which card of the deck, and when the last packet is announced."""

from collections.abc import Iterator
from typing import Any

import pytest

from casino_desktop.rules.advance import advance
from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import DECK_SIZE, NAMES, parse_deck
from casino_desktop.rules.dealing import (
    first_packet,
    next_packet,
    packet_sizes,
    packets_left,
    start_deal,
)
from casino_desktop.rules.errors import DeckError, RuleSetError
from casino_desktop.rules.events import CardDrawn, LastPacketAnnounced, PacketDealt
from casino_desktop.rules.legal import legal_moves
from casino_desktop.rules.presets import PRESETS
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.state import DealState

DECK = parse_deck("".join(NAMES))


def packets(preset: str, seats: int, dealer: int = 0, **options: Any) -> list[PacketDealt]:
    """The later packets of a deal in which every card is the first legal move's."""
    state = start_deal(PRESETS[preset].changed(options), seats, dealer, DECK)
    dealt = []
    while not state.over:
        state, events = apply(state, legal_moves(state)[0])
        dealt += [event for event in events if isinstance(event, PacketDealt)]
    return dealt


def sizes(preset: str, seats: int, **options: Any) -> list[int]:
    first = first_packet(PRESETS[preset].changed(options), seats, 0).receivers
    later = [tuple(to for to, _ in packet.cards) for packet in packets(preset, seats, **options)]
    assert -1 not in sum(later, ())
    for packet in (first, *later):
        assert len({packet.count(seat) for seat in range(seats)}) == 1
    return [packet.count(0) for packet in (first, *later)]


def test_twos_go_round_from_the_dealers_left_with_the_table_before_the_dealer() -> None:
    packet = first_packet(PRESETS["casino-de"], 3, 1).receivers
    assert packet == (2, 2, 0, 0, -1, -1, 1, 1) * 2


def test_at_once_gives_whole_hands_and_the_table_last() -> None:
    packet = first_packet(PRESETS["cassino-de"], 3, 1).receivers
    assert packet == (2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, -1, -1, -1, -1)


def test_later_packets_leave_the_table_out() -> None:
    (packet, *_) = packets("casino-de", 2, 1)
    assert [to for to, _ in packet.cards] == [0, 0, 1, 1] * 2
    assert [card for _, card in packet.cards] == list(range(12, 20))
    (packet, *_) = packets("cassino-de", 2, 1)
    assert [to for to, _ in packet.cards] == [0] * 4 + [1] * 4


def test_an_odd_last_card_comes_singly() -> None:
    packet = first_packet(PRESETS["casino-classic"], 3, 2).receivers
    assert packet == (0, 0, 1, 1, -1, -1, 2, 2) * 2 + (0, 0, 1, 1, 2, 2, 0, 1, 2)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 4), (4, 3)])
def test_number_of_packets_of_four(preset: str, seats: int, count: int) -> None:
    if PRESETS[preset].hand_size[seats - 2] == 4 and PRESETS[preset].supply == "packets":
        assert sizes(preset, seats) == [4] * count


@pytest.mark.parametrize(("seats", "expected"), [(2, [12, 12]), (3, [7, 7, 2]), (4, [4, 4, 4])])
def test_packets_of_the_classical_game(seats: int, expected: list[int]) -> None:
    assert sizes("casino-classic", seats) == expected


@pytest.mark.parametrize(
    ("seats", "size", "expected"),
    [(2, 5, [5, 5, 5, 5, 4]), (2, 7, [7, 7, 7, 3]), (3, 5, [5, 5, 5, 1]), (4, 5, [5, 5, 2])],
)
def test_a_short_last_packet_is_shared_out_evenly(
    seats: int, size: int, expected: list[int]
) -> None:
    assert sizes("casino-de", seats, hand_size=(size, size, size)) == expected


def test_one_card_hands() -> None:
    assert first_packet(PRESETS["casino-de"].changed({"hand_size": (1, 1, 1)}), 2, 1).receivers == (
        0,
        -1,
        -1,
        1,
        -1,
        -1,
    )


def test_hands_that_use_the_whole_deck_at_once() -> None:
    assert sizes("casino-de", 4, hand_size=(12, 12, 12)) == [12]


HAND_SIZES = [RuleSet(hand_size=(n, n, n)) for n in range(1, 13)]


def cards_dealt(rules: RuleSet, seats: int) -> Iterator[int]:
    """The number of cards in each packet of a deal, those for the table included."""
    size = len(first_packet(rules, seats, 0).receivers)
    stock = DECK_SIZE
    while size:
        yield size
        stock -= size
        size = len(next_packet(rules, seats, 0, stock).receivers) if stock else 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", [*HAND_SIZES, PRESETS["casino-classic"]])
def test_at_every_card_the_packets_that_are_not_over_count(rules: RuleSet, seats: int) -> None:
    packets = list(cards_dealt(rules, seats))
    assert sum(packets) == DECK_SIZE
    stock = DECK_SIZE
    for number, cards in enumerate(packets):
        for _ in range(cards):
            assert packets_left(rules, seats, stock) == len(packets) - number
            stock -= 1
    assert packets_left(rules, seats, stock) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", [*HAND_SIZES, PRESETS["casino-classic"]])
def test_the_sizes_of_all_packets_are_known_before(rules: RuleSet, seats: int) -> None:
    first, *later = cards_dealt(rules, seats)
    hands = [first - 4, *later]
    assert [size * seats for size in packet_sizes(rules, seats)] == hands


def announcements(preset: str, seats: int) -> list[int]:
    """The number of stock cards before each announcement of the last packet."""
    state = start_deal(PRESETS[preset], seats, 0, DECK)
    found = []
    while not state.over:
        before = state
        state, events = apply(state, legal_moves(state)[0])
        if LastPacketAnnounced(0) in events:
            found.append(len(before.stock))
            follows = events[events.index(LastPacketAnnounced(0)) + 1 :]
            assert before.rules.supply == "draw" or isinstance(follows[0], PacketDealt)
    return found


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_packet_is_announced_once_before_it_is_dealt(preset: str, seats: int) -> None:
    size = 1 if PRESETS[preset].supply == "draw" else seats * PRESETS[preset].hand_size[seats - 2]
    later = 52 - 4 - seats * PRESETS[preset].hand_size[seats - 2]
    last = size if later % size == 0 else later % size
    assert announcements(preset, seats) == [last]


def test_drawing_keeps_hands_full_while_the_stock_lasts() -> None:
    state = start_deal(PRESETS["kasino-sv-draw"], 3, 0, DECK)
    drawn = 0
    while state.stock:
        before = state
        state, events = apply(state, legal_moves(state)[0])
        assert CardDrawn(before.mover, before.stock[0]) in events
        assert state.hands[before.mover] >> before.stock[0] & 1
        assert [hand.bit_count() for hand in state.hands] == [4, 4, 4]
        drawn += 1
    assert drawn == 36
    assert moves_left(state) == 12


def moves_left(state: DealState) -> int:
    count = 0
    while not state.over:
        state, count = advance(state, legal_moves(state)[0]), count + 1
    return count


@pytest.mark.parametrize("deck", [DECK[:51], DECK + DECK[:1], (*DECK[:51], DECK[0]), ()])
def test_a_deck_has_52_different_cards(deck: tuple[int, ...]) -> None:
    with pytest.raises(DeckError):
        start_deal(PRESETS["casino-de"], 2, 0, deck)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_three_or_four_play(seats: int) -> None:
    with pytest.raises(RuleSetError, match="2, 3 or 4"):
        start_deal(PRESETS["casino-de"], seats, 0, DECK)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_to_the_dealers_left_begins(seats: int) -> None:
    for dealer in range(seats):
        assert start_deal(PRESETS["casino-de"], seats, dealer, DECK).mover == (dealer + 1) % seats
