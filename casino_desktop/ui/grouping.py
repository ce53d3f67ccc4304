"""How the cards of a move fall into groups, so that they can be drawn side by side.

Only for the eye: whether they may fall so is for the rules to say.
"""

from collections.abc import Iterator

from casino_desktop.rules.cards import cards_of, rank_of
from casino_desktop.rules.law import Law
from casino_desktop.rules.moves import Move
from casino_desktop.rules.state import DealState

Group = tuple[int, ...]
_TRIES = 5_000


def groups_of(state: DealState, move: Move) -> list[Group]:
    """The table cards of a move group by group, builds first, each with its cards in order.

    The played card of a new build counts in its group without being named.
    """
    builds = [tuple(cards_of(build)) for build in move.builds]
    loose = tuple(cards_of(move.loose))
    if not loose:
        return builds
    law, card = state.law, move.card
    if not move.value:
        _, found = _captured(state, move)
        return builds + (found or [(other,) for other in loose])
    old = state.build_with(move.builds[0]) if move.builds else None
    alone = old is not None and old.value != move.value
    found = _Divider(law, move.value).divided(loose if alone else (*loose, card))
    groups = [tuple(one for one in group if one != card) for group in found or [loose]]
    return builds + [group for group in groups if group]


def groups_with(law: Law, value: int, cards: Group, played: int) -> list[Group]:
    """How table cards and the card that is played make a value; the groups of a new build.

    The group that the played card completes comes last, and that card last in it.
    """
    groups = _Divider(law, value).divided((*cards, played)) or [(*cards, played)]
    groups.sort(key=lambda group: played in group)
    groups[-1] = (*(card for card in groups[-1] if card != played), played)
    return groups


def groups_beside(law: Law, value: int, cards: Group) -> list[Group]:
    """How table cards make a value by themselves."""
    return _Divider(law, value).divided(cards) or [cards]


def capture_value(state: DealState, move: Move) -> int:
    """The value at which a card with two values captures; 0 for every other card."""
    law = state.law
    high = law.rules.dual_cards != "none" and law.hand_values[move.card]
    if not high or high == (rank_of(move.card) + 1,):
        return 0
    return _captured(state, move)[0]


def high_value(law: Law, move: Move) -> int:
    """The high value of a card that has captured with it; 0 where it was the low one, or has none.

    Told from the move alone: the cards of a build, too, fall into groups of its value.
    """
    values = law.hand_values[move.card]
    if not values or values[-1] == rank_of(move.card) + 1:
        return 0
    taken = tuple(cards_of(move.table_cards))
    found = next((v for v in values if _Divider(law, v).divided(taken) is not None), 0)
    return found if found != rank_of(move.card) + 1 else 0


def _captured(state: DealState, move: Move) -> tuple[int, list[Group] | None]:
    """The value of a capture and how its loose cards fall into groups of it."""
    law, loose = state.law, tuple(cards_of(move.loose))
    taken = [state.build_with(build) for build in move.builds]
    for value in law.hand_values[move.card]:
        found = _Divider(law, value).divided(loose)
        if found is not None and all(build is None or build.value == value for build in taken):
            return value, found
    return 0, None


class _Divider:
    """Divides cards into groups of a value, trying so often and no more."""

    def __init__(self, law: Law, value: int) -> None:
        self._law, self._value = law, value
        self._tries = _TRIES

    def divided(self, cards: Group) -> list[Group] | None:
        """A division that uses every card, None if none was found."""
        if not cards:
            return []
        # The card with the highest value has the fewest partners.
        first = max(cards, key=lambda card: self._law.table_values[card] or (0,))
        rest = tuple(card for card in cards if card != first)
        for group in self._totalling((first,), rest):
            left = tuple(card for card in rest if card not in group)
            others = self.divided(left)
            if others is not None:
                return [tuple(sorted(group)), *others]
        return None

    def _totalling(self, group: Group, rest: Group) -> Iterator[Group]:
        for value in self._law.table_values[group[0]]:
            yield from self._completed(group, rest, self._value - value)

    def _completed(self, group: Group, rest: Group, missing: int) -> Iterator[Group]:
        self._tries -= 1
        if missing == 0:
            yield group
        if missing <= 0 or self._tries <= 0:
            return
        for place, card in enumerate(rest):
            for value in self._law.table_values[card]:
                yield from self._completed((*group, card), rest[place + 1 :], missing - value)
