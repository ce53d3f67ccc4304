"""Shuffling, dealing and packets. A deck is data: 52 cards, top card first."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from .cards import ACES, BIG_CASINO, DECK_SIZE, LITTLE_CASINO, QUEEN, TWO, rank_of
from .errors import DeckError, Problem
from .law import law_of
from .ruleset import DealPattern, RuleSet, check_seats
from .state import DealState

TABLE_CARDS = 4
TO_TABLE = -1


class Packet(NamedTuple):
    """One dealing: who gets the next cards of the stock, a seat or TO_TABLE for each, in order."""

    receivers: tuple[int, ...]


def start_deal(rules: RuleSet, seats: int, dealer: int, deck: tuple[int, ...]) -> DealState:
    """The state after the first packet of a deck; DeckError unless it has 52 different cards."""
    check_seats(seats)
    if len(deck) != DECK_SIZE or len(set(deck)) != DECK_SIZE:
        raise DeckError(Problem.DECK_SIZE, count=len(set(deck)))
    empty = (0,) * seats
    law, mover = law_of(rules), (dealer + 1) % seats
    state = DealState(law, dealer, mover, empty, 0, (), deck, empty, (), -1)
    hands, loose, stock = deal_out(state, first_packet(rules, seats, dealer))
    return state._replace(hands=hands, loose=loose, stock=stock)


def first_packet(rules: RuleSet, seats: int, dealer: int) -> Packet:
    """The first packet of a deal, the four cards for the table among it."""
    size = min(rules.hand_size[seats - 2], (DECK_SIZE - TABLE_CARDS) // seats)
    return _packet(rules.deal_pattern, seats, dealer, size, TABLE_CARDS)


def next_packet(rules: RuleSet, seats: int, dealer: int, stock: int) -> Packet:
    """A later packet, given the number of cards in the stock; a short last one is shared evenly."""
    size = min(rules.hand_size[seats - 2], stock // seats)
    return _packet(rules.deal_pattern, seats, dealer, size, 0)


def packet_sizes(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """How many cards each player gets in each packet, the stock being dealt in packets.

    >>> from casino_desktop.rules.presets import preset
    >>> packet_sizes(preset("casino-classic"), 3)
    (7, 7, 2)
    """
    sizes, left = [], (DECK_SIZE - TABLE_CARDS) // seats
    while left:
        sizes.append(min(rules.hand_size[seats - 2], left))
        left -= sizes[-1]
    return tuple(sizes)


def packets_left(rules: RuleSet, seats: int, stock: int) -> int:
    """How many packets are to come, the one being dealt among them.

    ``stock`` is the number of undealt cards, which are dealt in packets.
    """
    sizes, later = packet_sizes(rules, seats), 0
    for number, size in enumerate(reversed(sizes)):
        if stock <= later:
            return number
        later += size * seats
    return len(sizes)


def deal_out(state: DealState, packet: Packet) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """The hands, the loose cards and the stock after a packet."""
    hands, loose = list(state.hands), state.loose
    for receiver, card in zip(packet.receivers, state.stock, strict=False):
        if receiver == TO_TABLE:
            loose |= 1 << card
        else:
            hands[receiver] |= 1 << card
    return tuple(hands), loose, state.stock[len(packet.receivers) :]


def last_packet_next(state: DealState) -> bool:
    """Whether the packet to be dealt next takes the last card of the stock."""
    size = state.rules.hand_size[state.seats - 2]
    return 0 < len(state.stock) <= size * state.seats


@lru_cache(256)
def _packet(pattern: DealPattern, seats: int, dealer: int, size: int, to_table: int) -> Packet:
    return Packet(tuple(_receivers(pattern, seats, dealer, size, to_table)))


def _receivers(
    pattern: DealPattern, seats: int, dealer: int, size: int, to_table: int
) -> Iterator[int]:
    order = [(dealer + 1 + place) % seats for place in range(seats)]
    step = size if pattern == "at_once" else 2
    for dealt in range(0, size, step):
        count = min(step, size - dealt)
        for seat in order[:-1]:
            yield from [seat] * count
        if step == 2:
            yield from [TO_TABLE] * min(2, to_table)
            to_table -= min(2, to_table)
        yield from [dealer] * count
    yield from [TO_TABLE] * to_table


def shuffled(rules: RuleSet, seats: int, dealer: int, rng: Random) -> tuple[int, ...]:
    """A shuffled deck whose first four table cards are as the option ``opening`` wants them."""
    deck = list(range(DECK_SIZE))
    rng.shuffle(deck)
    packet = first_packet(rules, seats, dealer)
    places = [place for place, to in enumerate(packet.receivers) if to == TO_TABLE]
    while True:
        unwanted = _unwanted(rules, [deck[place] for place in places])
        if not unwanted:
            return tuple(deck)
        if rules.opening == "redeal_twos_or_queens":
            rng.shuffle(deck)
        else:
            _replace(deck, places[unwanted[0]], len(packet.receivers), rng)


def _unwanted(rules: RuleSet, table: list[int]) -> list[int]:
    """The places 0..3 of the table cards that have to go."""
    if rules.opening == "replace_point_cards":
        points = ACES | 1 << BIG_CASINO | 1 << LITTLE_CASINO
        return [place for place, card in enumerate(table) if points >> card & 1]
    if rules.opening == "replace_pairs":
        ranks = [rank_of(card) for card in table]
        return [place for place, rank in enumerate(ranks) if rank in ranks[:place]]
    if rules.opening == "redeal_twos_or_queens":
        return [place for place, card in enumerate(table) if rank_of(card) in (TWO, QUEEN)]
    return []


def _replace(deck: list[int], place: int, dealt: int, rng: Random) -> None:
    """Put a table card back into the stock at random, the next stock card in its place."""
    unwanted = deck[place]
    deck[place] = deck.pop(dealt)
    deck.insert(rng.randrange(dealt, len(deck) + 1), unwanted)
