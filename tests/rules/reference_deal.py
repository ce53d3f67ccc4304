"""A whole deal by the book: dealing, playing, sweeps, leftovers; slow and with names of cards."""

import re
from copy import deepcopy
from dataclasses import dataclass, field

from casino_desktop.rules.ruleset import RuleSet
from tests.rules.reference import legal, takes_everything
from tests.rules.reference_table import Build, Play, Table, divisions, in_order

TO_TABLE = -1


@dataclass
class Deal:
    """One deal that changes as it is played; ``stock`` holds the next card first."""

    rules: RuleSet
    seats: int
    dealer: int
    stock: list[str]
    hands: list[set[str]] = field(init=False)
    piles: list[set[str]] = field(init=False)
    loose: set[str] = field(default_factory=set)
    builds: list[Build] = field(default_factory=list)
    sweeps: list[int] = field(default_factory=list)
    last_capturer: int | None = None
    mover: int = field(init=False)

    def __post_init__(self) -> None:
        self.hands = [set() for _ in range(self.seats)]
        self.piles = [set() for _ in range(self.seats)]
        self.mover = (self.dealer + 1) % self.seats
        self._deal_packet(table_cards=4)

    @property
    def over(self) -> bool:
        return not any(self.hands)

    def table(self) -> Table:
        hand = frozenset(self.hands[self.mover])
        return Table(self.rules, self.mover, hand, frozenset(self.loose), tuple(self.builds))

    def plays(self) -> list[Play]:
        return sorted(legal(self.table()), key=lambda play: play.text)

    def after(self, play: Play) -> "Deal":
        deal = deepcopy(self)
        deal.play(play)
        return deal

    def play_text(self, text: str) -> None:
        """Play what the notation says, without asking whether it is legal."""
        card, sign, rest = text[:2], text[2:3], text[3:]
        rest, _, value = rest.partition("=")
        inside = re.findall(r"\[(\w+)\]", rest)
        builds = [self._build_of(names) for names in inside]
        loose = frozenset(names_of(re.sub(r"\[\w+\]", "", rest)))
        assert sign in ("", "x" if not value else "+")
        self.play(Play(card, loose, tuple(builds), int(value or 0)))

    def _build_of(self, names: str) -> Build:
        return next(build for build in self.builds if build.cards == {*names_of(names)})

    def play(self, play: Play) -> None:
        seat, table = self.mover, self.table()
        self.hands[seat].remove(play.card)
        self.loose -= play.loose
        self.builds = [build for build in self.builds if build not in play.builds]
        if play.value:
            self.builds.append(self._built(play))
        elif play.loose or play.builds:
            self._capture(play, takes_everything(table, play))
        else:
            self.loose.add(play.card)
        self.mover = (seat + 1) % self.seats
        self._supply(seat)

    def _built(self, play: Play) -> Build:
        cards = frozenset({play.card}) | play.loose
        counts = divisions(self.rules, cards, play.value) if not play.builds else frozenset()
        several = any(count > 1 for count in counts)
        for old in play.builds:
            cards |= old.cards
            several = old.value == play.value or bool(play.loose)
        multiple = several and self.rules.multiple_builds
        return Build(cards, play.value, multiple, self.mover)

    def _capture(self, play: Play, clears: bool) -> None:
        self.piles[self.mover] |= {play.card, *play.loose}
        for build in play.builds:
            self.piles[self.mover] |= build.cards
        self.last_capturer = self.mover
        very_last = self.over and not self.stock
        if clears and not (very_last and self.rules.last_play_sweep == "never"):
            self.sweeps.append(self.mover)

    def _supply(self, player: int) -> None:
        if self.rules.supply == "draw" and self.stock:
            self.hands[player].add(self.stock.pop(0))
        elif self.over and self.stock:
            self._deal_packet(table_cards=0)
        elif self.over:
            self._give_leftovers(player)

    def _give_leftovers(self, player: int) -> None:
        taker = player if self.rules.leftovers == "last_player" else self.last_capturer
        if taker is not None:
            self.piles[taker] |= self.loose.union(*(build.cards for build in self.builds))
        self.loose, self.builds = set(), []

    def _deal_packet(self, table_cards: int) -> None:
        room = (len(self.stock) - table_cards) // self.seats
        size = min(self.rules.hand_size[self.seats - 2], room)
        at_once = self.rules.deal_pattern == "at_once"
        step = size if at_once else 2
        given = 0
        while given < size:
            count = min(step, size - given)
            for place in range(1, self.seats + 1):
                if place == self.seats and not at_once and table_cards:
                    self._to_table(2)
                    table_cards -= 2
                for _ in range(count):
                    self.hands[(self.dealer + place) % self.seats].add(self.stock.pop(0))
            given += count
        self._to_table(table_cards)

    def _to_table(self, count: int) -> None:
        for _ in range(count):
            self.loose.add(self.stock.pop(0))


def pile_texts(deal: Deal) -> list[str]:
    return [in_order(pile) for pile in deal.piles]


def sweep_counts(deal: Deal) -> list[int]:
    return [deal.sweeps.count(seat) for seat in range(deal.seats)]


def names_of(deck: str) -> list[str]:
    return [deck[place : place + 2] for place in range(0, len(deck), 2)]
