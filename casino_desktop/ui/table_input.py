"""What the player's hand does: raise, hold, choose and drop cards, until it means a move."""

from collections.abc import Callable
from typing import NamedTuple

from casino_desktop.rules.cards import cards_of
from casino_desktop.rules.intent import intent, targets
from casino_desktop.rules.legal import captures_with
from casino_desktop.rules.moves import Move
from casino_desktop.rules.reasons import Refusal
from casino_desktop.rules.state import DealState

from .choice_model import Anchor
from .marks import NO_MARKS, Marks

MOST_CHOICES = 60


class Gesture(NamedTuple):
    """``card`` is the hand card in question, -1 for none; ``held`` tells that it is being dragged.

    ``selection`` is the mask of the table cards chosen before. ``moves`` are what the gesture may
    mean when it means several, ``current`` the one offered.
    """

    card: int = -1
    held: bool = False
    selection: int = 0
    moves: tuple[Move, ...] = ()
    current: int = 0
    anchor: Anchor = Anchor()


class TableInput:
    """Follows one player's gestures. Every call is safe at any time; the last one wins.

    ``state`` gives the state while it is the player's turn, else None; ``play`` and ``refuse`` are
    called with what a gesture has come to.
    """

    def __init__(
        self,
        state: Callable[[], DealState | None],
        play: Callable[[Move], None],
        refuse: Callable[[Refusal], None],
    ) -> None:
        self._state, self._play, self._refuse = state, play, refuse
        self.gesture = Gesture()
        self._aims: tuple[DealState, tuple[int, int], tuple[int, bool]] | None = None

    @property
    def marks(self) -> Marks:
        """What is to be marked on the table."""
        state = self._state()
        if state is None:
            return NO_MARKS
        card, selection = self.gesture.card, self.gesture.selection
        hand = state.hands[state.mover]
        if card < 0:
            return Marks(hand, selected=selection)
        aims, table = self._aims_of(state, card, selection)
        return Marks(hand, aims, selection | 1 << card, table)

    def clear(self) -> None:
        """Forget everything."""
        self.gesture = Gesture()

    def pick_up(self, card: int) -> None:
        """Take a hand card; a drag begins."""
        if self._in_hand(card):
            self.gesture = Gesture(card, held=True, selection=self.gesture.selection)

    def put_back(self) -> None:
        """The drag ends nowhere."""
        if self.gesture.held:
            self.gesture = Gesture(selection=self.gesture.selection)

    def drop(self, card: int, target: int, anchor: Anchor) -> None:
        """Drop a hand card on a loose card or a build, given by its mask; 0 is the free table."""
        selection = self.gesture.selection
        self.gesture = Gesture(selection=selection)
        if self._in_hand(card):
            self._mean(card, target, selection, anchor)

    def use_hand_card(self, card: int, anchor: Anchor) -> None:
        """Raise a card, lower it again, or play it onto the cards chosen before."""
        if not self._in_hand(card):
            return
        if self.gesture.selection:
            self._mean(card, 0, self.gesture.selection, anchor)
        else:
            raised = -1 if self.gesture.card == card else card
            self.gesture = Gesture(raised)

    def use_twice(self, card: int) -> None:
        """Take all that a card can take, where one capture takes whatever the others would.

        Where there is a choice, or nothing to take, the card stays as the first use has left it.
        """
        state = self._state()
        if state is None or not self._in_hand(card) or self.gesture.selection:
            return
        captures = captures_with(state, card)
        best = max(captures, key=lambda move: move.table_cards.bit_count(), default=None)
        if best and all(not move.table_cards & ~best.table_cards for move in captures):
            self.clear()
            self._play(best)

    def use_target(self, target: int, anchor: Anchor) -> None:
        """Play the raised card onto a loose card or build, or else choose or unchoose this one."""
        if self._state() is None:
            return
        if self.gesture.card >= 0:
            self._mean(self.gesture.card, target, 0, anchor)
        else:
            self.gesture = Gesture(selection=self.gesture.selection ^ target)

    def use_table(self) -> None:
        """Lay the raised card down."""
        if self.gesture.card >= 0 and self._state() is not None:
            self._mean(self.gesture.card, 0, 0, Anchor())

    def choose(self, number: int) -> None:
        """Play one of the moves offered."""
        moves = self.gesture.moves
        if 0 <= number < len(moves):
            self.clear()
            self._play(moves[number])

    def move_choice(self, delta: int) -> None:
        """Offer another one of the moves, round in a ring."""
        if self.gesture.moves:
            current = (self.gesture.current + delta) % len(self.gesture.moves)
            self.gesture = self.gesture._replace(current=current)

    def dismiss(self) -> None:
        """Step back: from the ribbon, else from the raised card, else from the chosen cards."""
        gesture = self.gesture
        if gesture.moves:
            self.gesture = gesture._replace(moves=(), current=0, anchor=Anchor())
        elif gesture.card >= 0:
            self.gesture = Gesture(selection=gesture.selection)
        else:
            self.clear()

    def _mean(self, card: int, target: int, selection: int, anchor: Anchor) -> None:
        state = self._state()
        if state is None:
            return
        moves, refusal = intent(state, card, target, selection)
        if len(moves) == 1:
            self.clear()
            self._play(moves[0])
        elif moves:
            self.gesture = Gesture(card, False, selection, moves[:MOST_CHOICES], 0, anchor)
        elif refusal is not None:
            self._refuse(refusal)

    def _aims_of(self, state: DealState, card: int, selection: int) -> tuple[int, bool]:
        """The card's targets, found once: on a crowded table that takes its time."""
        key = (card, selection)
        if self._aims is None or self._aims[0] is not state or self._aims[1] != key:
            self._aims = (state, key, aims_of(state, card, selection))
        return self._aims[2]

    def _in_hand(self, card: int) -> bool:
        state = self._state()
        return state is not None and card >= 0 and bool(state.hands[state.mover] >> card & 1)


def aims_of(state: DealState, card: int, selection: int) -> tuple[int, bool]:
    """The mask of what a hand card may be dropped on, and whether the free table is a target.

    With cards chosen before, those and the one dropped on are meant, and no others.
    """
    if not selection:
        return targets(state, card)
    units = [build.cards for build in state.builds]
    units += [1 << other for other in cards_of(state.loose)]
    aims = 0
    for unit in units:
        if intent(state, card, unit, selection).moves:
            aims |= unit
    return aims, bool(intent(state, card, 0, selection).moves)


def running_sum(state: DealState, selection: int) -> str:
    """The values of the chosen table cards and their total: "4 + 5 = 9"; courts do not count."""
    values = [build.value for build in state.builds if build.cards & selection]
    loose = cards_of(selection & state.loose)
    values += [state.law.table_values[card][0] for card in loose if state.law.table_values[card]]
    if len(values) < 2:
        return "".join(map(str, values))
    return f"{' + '.join(map(str, values))} = {sum(values)}"
