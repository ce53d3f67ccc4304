"""Questions about a rule set, answered by playing: what the witnesses of the options ask."""

from collections.abc import Callable
from random import Random

from casino_desktop.rules.apply import apply
from casino_desktop.rules.cards import NAMES, card_names, parse_deck, rank_of
from casino_desktop.rules.dealing import shuffled, start_deal
from casino_desktop.rules.notation import parse_move
from casino_desktop.rules.ruleset import RuleSet
from casino_desktop.rules.scoring import score_deal
from casino_desktop.rules.winning import settle
from casino_desktop.session.first_dealer import draw_first_dealer
from tests.rules.finished import finished
from tests.rules.table import table, texts

Ask = Callable[[RuleSet], object]


def moves(hand: str, loose: str, builds: str = "", kind: str = "") -> Ask:
    """The legal moves at a table, those whose notation has the sign of one kind alone."""
    return lambda rules: {text for text in texts(table(rules, hand, loose, builds)) if kind in text}


def after(hand: str, loose: str, move: str, *, stock: str = "", other: str = "") -> Ask:
    """The hand of the player, the piles and the number of sweeps after a move."""

    def ask(rules: RuleSet) -> object:
        state = apply(table(rules, hand, loose, "", other, stock=stock), parse_move(move)).state
        return card_names(state.hands[0]), *map(card_names, state.piles), len(state.sweeps)

    return ask


def counted(*piles: str) -> Ask:
    """The points of each side for its pile; seat 0 swept once and captured last."""

    def ask(rules: RuleSet) -> object:
        sides = score_deal(finished(rules, *piles, sweeps=(0,)))
        return [side.points_by_item() for side in sides]

    return ask


def winners(*games: tuple[int, int, int]) -> Ask:
    """The winners of games: the totals before a deal and its number.

    The deal is three aces (3 points) against most spades (1 point).
    """

    def ask(rules: RuleSet) -> object:
        deal = finished(rules, "3s4sAcAdAh", "5s6s7s2c2d")
        scores = score_deal(deal)
        return [settle(deal, (one, two), scores, deals).winner for one, two, deals in games]

    return ask


DECK = parse_deck("".join(NAMES))


def first_hands(rules: RuleSet) -> object:
    state = start_deal(rules, 2, 1, DECK)
    return [card_names(cards) for cards in (*state.hands, state.loose)]


def openings(rules: RuleSet) -> object:
    """What is seen among the first table cards of 200 shuffled deals."""
    seen = set()
    for seed in range(200):
        opening = start_deal(rules, 2, 0, shuffled(rules, 2, 0, Random(seed))).loose
        names = [NAMES[card] for card in range(52) if opening >> card & 1]
        ranks = [name[0] for name in names]
        seen |= {"point card"} if {"Td", "2s"} & {*names} or "A" in ranks else set()
        seen |= {"pair"} if len({*ranks}) < 4 else set()
        seen |= {"two or queen"} if {"2", "Q"} & {*ranks} else set()
    return seen


def drawn_dealers(rules: RuleSet) -> object:
    """How the dealer's last card compares to the others', over twenty draws."""
    seen = set()
    for seed in range(20):
        draw = draw_first_dealer(rules, 3, Random(seed))
        ranks = {seat: rank_of(card) for seat, card in draw.rounds[-1]}
        mine = ranks.pop(draw.dealer)
        seen |= {"lower" if mine < other else "higher" for other in ranks.values()}
    return seen
