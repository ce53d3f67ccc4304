"""Finding a drop that the ribbon would ask about, for a picture of the ribbon."""

from itertools import product

from casino_desktop.rules.cards import cards_of
from casino_desktop.rules.intent import intent
from casino_desktop.rules.state import DealState


def ambiguous_drop(state: DealState) -> tuple[int, int] | None:
    """The first hand card of the mover and loose card that may mean several moves together."""
    for card, other in product(cards_of(state.hands[state.mover]), cards_of(state.loose)):
        if len(intent(state, card, 1 << other).moves) > 1:
            return card, other
    return None
